import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Makes UIKit show one node. This class is enough for a screen; containers have classes of their own.
  @MainActor public class Coordinator<G: Graph>: ControllerOwner {
    private(set) weak var host: UIKitHost<G>?
    /// The screen that its controller was made for, or told of last; nil for a container.
    var value: G.Screen?

    public init(host: UIKitHost<G>, node: Node<G>, controller: UIViewController) {
      self.host = host
      value = node.screen
      super.init(node.id, name: Self.name(of: node), controller)
      chrome = node.screen.map { G.chrome(of: $0) }
      (controller as? any SystemBarHiding)?.hidden = { [weak host, id] in host?.hiddenBars(in: id) ?? [] }
    }

    /// Owns nothing: the app shows that screen itself.
    init(host: UIKitHost<G>, node: Node<G>, lent controller: UIViewController?) {
      self.host = host
      super.init(node.id, name: Self.name(of: node), lent: controller)
      chrome = node.screen.map { G.chrome(of: $0) }
    }

    private static func name(of node: Node<G>) -> String {
      node.container.map { "\($0)" } ?? node.screen.map { G.recordName(of: $0) } ?? ""
    }

    public var children: [Coordinator] { [] }

    /// This coordinator and all below it. No step asks for them: what they cost grows with everything that the scene holds.
    final var subtree: [Coordinator] { [self] + children.flatMap { $0.subtree } }

    /// The coordinator of that node, if it is this one or below it.
    final func coordinator(of wanted: NodeID) -> Coordinator? {
      if id == wanted { return self }
      for child in children.reversed() {
        if let found = child.coordinator(of: wanted) { return found }
      }
      return nil
    }

    /// Makes UIKit show `node`; true if something changed.
    func update(to node: Node<G>, animated: Bool) -> Bool { false }
  }
}

extension NavGraph.ControllerOwner {
  /// The app's own controller, where this one owns a screen.
  var screen: UIViewController {
    if let bare = controller as? NavGraph.BareController { return bare.screen }
    return controller
  }
}

extension UIViewController {
  /// Sets what the graph says about the bars around this screen.
  func apply(_ chrome: NavGraph.Chrome) {
    if let title = chrome.title { navigationItem.title = title }
    navigationItem.applyTitles(chrome)
    navigationItem.applyBack(chrome)
    if chrome.hides.contains(.tabBar) { hidesBottomBarWhenPushed = true }
  }
}

extension UINavigationItem {
  /// Sets the size of the title, and the subtitle.
  func applyTitles(_ chrome: NavGraph.Chrome) {
    switch chrome.titleSize {
    case .automatic: break
    case .large: largeTitleDisplayMode = .always
    case .inline: largeTitleDisplayMode = .never
    case .inlineLarge:
      largeTitleDisplayMode = .always
      if #available(iOS 17.0, *) { largeTitleDisplayMode = .inline }
    case .hidden:
      // The title stays what Back buttons and VoiceOver read.
      titleView = UIKit.UIView(frame: .zero)
      largeTitleDisplayMode = .never
    }
    if #available(iOS 26.0, *), let text = chrome.subtitle { subtitle = text }
  }
}
