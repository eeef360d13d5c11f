import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Gives the views of screens, containers and alerts the names that they have in the graph, for tests of the interface.
  func nameViews() {
    for coordinator in coordinators { coordinator.controller.viewIfLoaded?.takeName(coordinator.name) }
    #if ALERTS
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(G.note(ofModal: modal.modal).name)
    }
    #endif
  }
}
