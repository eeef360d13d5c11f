import NavGraphPlatform
import NavGraphRuntime

// Controllers that stay, and are told of other values.
extension NavGraph {
  /// Tells a controller of the app, if it is one of that class: a factory tells those that it has made.
  @MainActor public static func tell<Controller>(_ controller: UIViewController, _ update: (Controller) -> Void) {
    if let controller = controller as? Controller { update(controller) }
  }
}

extension NavGraph.UIKitHost {
  /// Tells the controllers on the screen of the values that they were not made with, nor told yet.
  func tellScreens() {
    guard let tell else { return }
    for coordinator in coordinators {
      guard let old = coordinator.told, let screen = navigator.tree.node(coordinator.id)?.screen, screen != old else { continue }
      coordinator.told = screen
      tell(coordinator.screen, screen, NavGraph.Place(navigator, coordinator.id))
      dress(coordinator.screen, as: screen, coordinator.id)
    }
  }
}
