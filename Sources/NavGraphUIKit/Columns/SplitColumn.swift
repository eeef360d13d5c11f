import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// What stands in one column. Its controller stays while what it shows changes, so that UIKit has nothing to exchange.
  @MainActor final class SplitColumn<G: Graph>: NSObject, ContainerOwner, UINavigationControllerDelegate {
    let controller: UIViewController
    private(set) var content: Coordinator<G>
    private let container: G.Container?
    /// The bar around content that brings none.
    private let wrapper: UINavigationController?
    /// What the app pushes there itself.
    private var shared = SharedStack()
    private weak var host: UIKitHost<G>?
    private let bars = ShownBars<G>()

    init(_ node: Node<G>, host: UIKitHost<G>) {
      self.host = host
      container = node.container
      content = host.coordinator(for: node)
      if content.bringsItsBar {
        wrapper = nil
        controller = content.controller
      } else {
        let wrapper = host.containers.navigation(nil)
        wrapper.setViewControllers([content.controller], animated: false)
        wrapper.navigationBar.prefersLargeTitles = G.hasLargeTitles
        self.wrapper = wrapper
        controller = wrapper
      }
      super.init()
      wrapper?.delegate = self
      if let wrapper { bars.show(around: content.controller, among: [content], of: wrapper, by: host, animated: false) }
    }

    /// Whether something changed; nil if the column needs another controller for this node.
    func update(to node: Node<G>, host: UIKitHost<G>, animated: Bool) -> Bool? {
      if content.id == node.id { return clearsTheWay(animated: animated) || content.update(to: node, animated: animated) }
      if let wrapper {
        let old = content.controller
        switch node.content {
        case .stack: return nil
        case .tabs: return nil
        default: content = host.coordinator(for: node)
        }
        shared.takeAway([old])
        wrapper.setViewControllers([content.controller], animated: false)
        bars.show(around: content.controller, among: [content], of: wrapper, by: host, animated: false)
        return true
      }
      guard content is StackCoordinator<G>, node.stack != nil, node.container == container else { return nil }
      content.take(node.id)
      return content.update(to: node, animated: false)
    }

    /// Whether showing `node` would change the stack itself.
    func differs(from node: Node<G>) -> Bool {
      guard let path = node.stack else { return content.id != node.id }
      return !path.elementsEqual(content.children) { $0.id == $1.id }
    }

    /// Other columns have been pushed on top.
    var isCovered: Bool {
      guard let navigation = controller as? UINavigationController else { return false }
      return navigation.viewControllers.contains { shared.isColumn($0, on: navigation) }
    }

    /// What the app has pushed around content without a stack.
    var opaque: [UIViewController] { wrapper.map { shared.opaque(on: $0, beside: [content.controller]) } ?? [] }

    /// Takes that away where an intent clears the way; true if there was anything.
    private func clearsTheWay(animated: Bool) -> Bool {
      guard let wrapper, let host, host.opaque.clearing.screens.contains(content.id), !opaque.isEmpty else { return false }
      return wrapper.drop(opaque, animated: animated)
    }

    /// Something of this column can be seen.
    var isSeen: Bool { content.isSeen || !isCovered && opaque.contains { $0.viewIfLoaded?.window != nil } }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      bars.show(around: viewController, among: [content], of: navigationController, by: host, animated: animated)
      host?.lookAgain()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      host?.lookAgain()
    }
  }
}

extension NavGraph.ControllerOwner {
  /// A screen of this one is in the window, or what the app has pushed on that.
  fileprivate var isSeen: Bool {
    if visible.isEmpty { return controller.viewIfLoaded?.window != nil }
    // What lies on the columns that a collapsed split has pushed there lies on them.
    let isCovered = (controller as? UINavigationController)?.viewControllers.contains { $0 is UINavigationController } ?? false
    return visible.contains(where: { $0.isSeen }) || !isCovered && opaque.contains { $0.viewIfLoaded?.window != nil }
  }
}

extension NavGraph.Coordinator {
  /// Whether its controller has a navigation bar, or bars inside it.
  fileprivate var bringsItsBar: Bool {
    if self is NavGraph.TabsCoordinator<G> { return true }
    return self is NavGraph.StackCoordinator<G>
  }
}
