import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Whether a finger may send a screen of a stack back into what it has grown out of. A screen that asks first is asked.
  func mayZoomBack(from id: NavGraph.NodeID) -> Bool {
    #if SWIPES
    if chrome(of: id).swipeBack == .none { return false }
    #endif
    #if BACK
    if chrome(of: id).back == .hidden { return false }
    #if CONFIRMATION
    let asked = coordinator(of: id)?.screen as? any NavGraph.DismissalConfirming
    if chrome(of: id).back == .confirm, asked?.mayDismiss == false {
      askBeforeBack(from: id)
      return false
    }
    #endif
    #endif
    return true
  }
}

extension NavGraph.ModalCoordinator {
  func zoom(from anchor: NavGraph.Anchor?) {
    controller.zoom(from: anchor) { [weak self] in self?.mayZoomBack() ?? true }
  }

  /// Whether a finger may send this back into what it has grown out of: as for a finger that drags a sheet.
  func mayZoomBack() -> Bool {
    guard let presentation = controller.presentationController else { return true }
    guard !controller.isModalInPresentation, relay.presentationControllerShouldDismiss(presentation) else {
      relay.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    // Perhaps nobody tells that it has gone.
    _Concurrency.Task { @MainActor [weak host] in host?.lookAgain() }
    return true
  }
}
