import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// An object that makes UIKit show one node. The class is used for screens; containers have subclasses.
  @MainActor public class Coordinator<G: Graph>: ControllerOwner {
    private(set) weak var host: UIKitHost<G>?
    /// The screen that the controller was created for or last updated with; nil for a container.
    var value: G.Screen?

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      value = node.screen
      super.init(node.id, name: Self.name(of: node), controller)
      chrome = node.screen.map { G.chrome(of: $0) }
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
    }

    /// Creates a coordinator for a screen that the app shows itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      super.init(node.id, name: Self.name(of: node), lent: controller)
      chrome = node.screen.map { G.chrome(of: $0) }
    }

    private static func name(of node: Node<G>) -> String {
      node.container.map { "\($0)" } ?? node.screen.map { G.recordName(of: $0) } ?? ""
    }

    public var children: [Coordinator] { [] }

    /// This coordinator and all coordinators under it. Steps don't use it, because it takes time proportional to the whole scene.
    final var subtree: [Coordinator] { [self] + children.flatMap { $0.subtree } }

    /// Returns the coordinator of the node, if it's this one or under it.
    final func coordinator(of wanted: NodeID) -> Coordinator? {
      if id == wanted { return self }
      for child in children.reversed() {
        if let found = child.coordinator(of: wanted) { return found }
      }
      return nil
    }

    /// Makes UIKit show `node`. Returns whether anything changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }
  }
}

extension NavGraph.ControllerOwner {
  /// The app's controller of the screen.
  var screen: UIViewController {
    if let bare = controller as? NavGraph.BareController { return bare.screen }
    return controller
  }
}

extension UIViewController {
  /// Applies the options for the bars around this screen.
  func apply(_ chrome: NavGraph.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    navigationItem.applyTitles(chrome)
    navigationItem.applyBack(chrome)
    if chrome.hides.contains(.tabBar) { hidesBottomBarWhenPushed = true }
  }
}

extension UINavigationItem {
  func applyTitles(_ chrome: NavGraph.Chrome) {
    switch chrome.titleSize {
    case .automatic: break
    case .large: largeTitleDisplayMode = .always
    case .inline: largeTitleDisplayMode = .never
    case .inlineLarge:
      largeTitleDisplayMode = .always
      if #available(iOS 17.0, *) { largeTitleDisplayMode = .inline }
    case .hidden:
      // The title isn't removed, because Back buttons and VoiceOver use it.
      titleView = UIKit.UIView(frame: .zero)
      largeTitleDisplayMode = .never
    }
    if #available(iOS 26.0, *), let text = chrome.subtitle { subtitle = text }
  }
}
