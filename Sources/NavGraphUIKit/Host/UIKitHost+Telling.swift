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
