import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// A screen on a stack must not bring a stack of its own: most often a view whose body still begins with a `NavigationStack`.
  func lookForInnerStacks() {
    for case let stack as NavGraph.StackCoordinator<G> in coordinators {
      for child in stack.children where child.controller.bringsStack && nesting.insert(child.id).inserted {
        navigator.log("\(child.name): it stands on a stack, and brings a stack of its own; leave that out of the screen")
        navigator.pass(.nests(child.name))
      }
    }
  }
}

extension UIViewController {
  /// Whether a navigation controller is part of this one.
  fileprivate var bringsStack: Bool { children.contains { $0 is UINavigationController || $0.bringsStack } }
}
