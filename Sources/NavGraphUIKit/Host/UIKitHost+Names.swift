import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Gives the views of screens, containers and alerts the names that they have in the graph, for tests of the interface.
  func nameViews() {
    for coordinator in coordinators { coordinator.controller.viewIfLoaded?.takeName(coordinator.name) }
    #if ALERTS
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(NavGraph.caseName(of: modal.modal))
    }
    #endif
  }
}

extension UIKit.UIView {
  /// What the app has named itself keeps its name.
  fileprivate func takeName(_ name: String) {
    if accessibilityIdentifier == nil { accessibilityIdentifier = name }
  }
}

extension NavGraph {
  /// The name of an enum's case, without what it carries.
  static func caseName(of value: Any) -> String {
    Swift.Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
