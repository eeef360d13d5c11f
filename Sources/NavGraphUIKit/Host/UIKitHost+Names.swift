import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Gives the views of screens, containers and alerts that can be seen the names that they have in the graph, for tests of the interface.
  func nameViews() {
    for layer in layers { layer.visitVisible { $0.controller.viewIfLoaded?.takeName($0.name) } }
    #if ALERTS
    for (controller, modal) in zip(presentedControllers, navigator.tree.modals) where modal.content == nil {
      controller.viewIfLoaded?.takeName(G.note(ofModal: modal.modal).name)
    }
    #endif
  }
}
