import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Returns whether a gesture may pop a screen that was pushed with a zoom transition. If the screen must confirm it, the confirmation
  /// starts.
  func mayZoomBack(from id: NavGraph.NodeID) -> Bool {
    if chrome(of: id).swipeBack == .none { return false }
    if chrome(of: id).back == .hidden { return false }
    let asked = coordinator(of: id)?.screen as? any NavGraph.DismissalConfirming
    if chrome(of: id).back == .confirm, asked?.mayDismiss == false {
      askBeforeBack(from: id)
      return false
    }
    return true
  }
}

extension NavGraph.ModalCoordinator {
  func zoom(from anchor: NavGraph.Anchor?) {
    controller.zoom(from: anchor) { [weak self] in self?.mayZoomBack() ?? true }
  }

  /// Returns whether a gesture may dismiss the modal with its zoom transition. The same conditions apply as for dragging a sheet.
  func mayZoomBack() -> Bool {
    guard let presentation = controller.presentationController else { return true }
    guard !controller.isModalInPresentation, relay.presentationControllerShouldDismiss(presentation) else {
      relay.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    // UIKit may not report the end of the dismissal.
    _Concurrency.Task { @MainActor [weak host] in host?.lookAgain() }
    return true
  }
}

extension UIViewController {
  /// Sets a zoom transition from `anchor`, and back to its current view. Before iOS 18, with Reduce Motion, or for a part of a view, the
  /// standard transition is used.
  ///
  /// A gesture can dismiss the controller if `mayGo` returns true. Apple doesn't document whether UIKit calls other delegates too.
  func zoom(from anchor: NavGraph.Anchor?, mayGo: @escaping @MainActor () -> Bool) {
    guard #available(iOS 18.0, *), !UIAccessibility.isReduceMotionEnabled, let anchor, anchor.rectangle == nil, anchor.isOnScreen
    else { return }
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { $0.willBegin && mayGo() }
    if anchor.current is UIKit.UIView {
      preferredTransition = .zoom(options: options, sourceViewProvider: { _ in anchor.current as? UIKit.UIView })
    } else if #available(iOS 26.0, *) {
      preferredTransition = .zoom(options: options, sourceBarButtonItemProvider: { _ in anchor.current as? UIBarButtonItem })
    }
  }
}
