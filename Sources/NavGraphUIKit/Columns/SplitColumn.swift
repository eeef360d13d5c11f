import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The content of a column. Its controller stays when the content changes, so that UIKit doesn't have to replace it.
  @MainActor final class SplitColumn<G: Graph>: NSObject, ContainerOwner, UINavigationControllerDelegate {
    let controller: UIViewController
    private(set) var content: Coordinator<G>
    private let container: G.Container?
    /// The navigation controller around content without one.
    private let wrapper: UINavigationController?
    /// The stack on which the app may push its own controllers.
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

    /// Shows the node and returns whether anything changed. Returns nil if the column needs another controller.
    func update(to node: Node<G>, host: UIKitHost<G>, animated: Bool) -> Bool? {
      if content.id == node.id { return clearAppControllers(animated: animated) || content.update(to: node, animated: animated) }
      if let wrapper {
        let old = content.controller
        switch node.content {
        case .stack: return nil
        case .tabs: return nil
        default: content = host.coordinator(for: node)
        }
        shared.recordRemoval(of: [old])
        wrapper.setViewControllers([content.controller], animated: false)
        bars.show(around: content.controller, among: [content], of: wrapper, by: host, animated: false)
        return true
      }
      guard content is StackCoordinator<G>, node.stack != nil, node.container == container else { return nil }
      content.take(node.id)
      return content.update(to: node, animated: false)
    }

    /// Returns whether showing `node` would change the stack.
    func differs(from node: Node<G>) -> Bool {
      guard let path = node.stack else { return content.id != node.id }
      return !path.elementsEqual(content.children) { $0.id == $1.id }
    }

    /// Whether UIKit has pushed other columns on this one.
    var isCovered: Bool {
      guard let navigation = controller as? UINavigationController else { return false }
      return navigation.viewControllers.contains { shared.isColumn($0, on: navigation) }
    }

    /// The controllers that the app has pushed, if the content isn't a stack.
    var opaque: [UIViewController] { wrapper.map { shared.appControllers(on: $0, besides: [content.controller]) } ?? [] }

    /// Removes the app's controllers if an intent requires it. Returns whether UIKit removes any.
    private func clearAppControllers(animated: Bool) -> Bool {
      guard let wrapper, let host, host.opaque.clearing.screens.contains(content.id), !opaque.isEmpty else { return false }
      return wrapper.remove(opaque, animated: animated)
    }

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
  /// Whether a screen of this owner, or a controller that the app has pushed on it, is in the window.
  fileprivate var isSeen: Bool {
    if visible.isEmpty { return controller.viewIfLoaded?.window != nil }
    // If a collapsed split has pushed other columns, the app's controllers are on those.
    let isCovered = (controller as? UINavigationController)?.viewControllers.contains { $0 is UINavigationController } ?? false
    return visible.contains(where: { $0.isSeen }) || !isCovered && opaque.contains { $0.viewIfLoaded?.window != nil }
  }
}

extension NavGraph.Coordinator {
  /// Whether the controller is, or contains, a navigation controller.
  fileprivate var bringsItsBar: Bool {
    if self is NavGraph.TabsCoordinator<G> { return true }
    return self is NavGraph.StackCoordinator<G>
  }
}
