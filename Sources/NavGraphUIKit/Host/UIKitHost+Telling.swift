import NavGraphPlatform
import NavGraphRuntime

// Updating controllers that stay with new values.
extension NavGraph {
  /// Calls `update` if the controller has this class. Generated code uses it to update the controllers of your factory.
  @MainActor public static func tell<Controller>(_ controller: UIViewController, _ update: (Controller) -> Void) {
    if let controller = controller as? Controller { update(controller) }
  }
}

extension NavGraph.UIKitHost {
  /// Updates the controllers on the screen whose values have changed.
  func tellScreens() {
    guard let tell, heardTellings != navigator.tellings else { return }
    heardTellings = navigator.tellings
    var screens: [NavGraph.NodeID: G.Screen] = [:]
    for layer in navigator.tree.layers { layer.walk({ $0.children }) { screens[$0.id] = $0.screen } }
    for coordinator in coordinators {
      if coordinator.isLent { continue }
      guard let old = coordinator.value, let screen = screens[coordinator.id], screen != old else { continue }
      coordinator.value = screen
      tell(coordinator.screen, screen, NavGraph.Place(navigator, coordinator.id))
      coordinator.chrome = G.chrome(of: screen)
      dress(coordinator.screen, as: screen, coordinator.id)
    }
  }
}
