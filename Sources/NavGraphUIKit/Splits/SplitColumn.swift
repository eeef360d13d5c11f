import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What stands in one column. Its controller stays while what it shows changes, so that UIKit has nothing to exchange.
  @MainActor final class SplitColumn<G: Graph>: NSObject, UINavigationControllerDelegate {
    let controller: UIViewController
    private(set) var content: Coordinator<G>
    private let container: G.Container?
    /// The bar around content that brings none.
    private let wrapper: UINavigationController?
    private weak var host: UIKitHost<G>?
    #if APPEARANCES || BACK && CONFIRMATION || HIDING
    private let bars = ShownBars<G>()
    #endif

    init(_ node: Node<G>, host: UIKitHost<G>) {
      self.host = host
      container = node.container
      content = host.coordinator(for: node)
      if content.bringsItsBar {
        wrapper = nil
        controller = content.controller
      } else {
        let wrapper = UINavigationController(rootViewController: content.controller)
        #if TITLES
        wrapper.navigationBar.prefersLargeTitles = G.hasLargeTitles
        #endif
        self.wrapper = wrapper
        controller = wrapper
      }
      super.init()
      wrapper?.delegate = self
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      if let wrapper { bars.show(around: content.controller, among: [content], of: wrapper, animated: false) }
      #endif
    }

    /// Whether something changed; nil if the column needs another controller for this node.
    func update(to node: Node<G>, host: UIKitHost<G>, animated: Bool) -> Bool? {
      if content.id == node.id { return content.update(to: node, animated: animated) }
      if let wrapper {
        switch node.content {
        case .stack: return nil
        #if TABS
        case .tabs: return nil
        #endif
        default: content = host.coordinator(for: node)
        }
        wrapper.setViewControllers([content.controller], animated: false)
        #if APPEARANCES || BACK && CONFIRMATION || HIDING
        bars.show(around: content.controller, among: [content], of: wrapper, animated: false)
        #endif
        return true
      }
      guard content is StackCoordinator<G>, node.stack != nil, node.container == container else { return nil }
      content.take(node.id)
      return content.update(to: node, animated: false)
    }

    /// Whether showing `node` would change the stack itself.
    func differs(from node: Node<G>) -> Bool {
      guard let path = node.stack else { return content.id != node.id }
      return path.map(\.id) != content.children.map(\.id)
    }

    /// Other columns have been pushed on top.
    var isCovered: Bool {
      guard let navigation = controller as? UINavigationController else { return false }
      let own = wrapper == nil ? content.children.map(\.controller) : [content.controller]
      return navigation.viewControllers.contains { shown in !own.contains { $0 === shown } }
    }

    /// Something of this column can be seen.
    var isSeen: Bool { content.isSeen }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      #if APPEARANCES || BACK && CONFIRMATION || HIDING
      bars.show(around: viewController, among: [content], of: navigationController, animated: animated)
      #endif
      host?.lookAgain()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      host?.lookAgain()
    }
  }
}

extension NavGraph.Coordinator {
  /// A screen of this coordinator is in the window.
  fileprivate var isSeen: Bool {
    children.isEmpty ? controller.viewIfLoaded?.window != nil : children.contains(where: \.isSeen)
  }
}

extension NavGraph.Coordinator {
  /// Whether its controller has a navigation bar, or bars inside it.
  fileprivate var bringsItsBar: Bool {
    #if TABS
    if self is NavGraph.TabsCoordinator<G> { return true }
    #endif
    return self is NavGraph.StackCoordinator<G>
  }
}
