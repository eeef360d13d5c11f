import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.UIKitHost {
  /// Whether a finger may send a screen of a stack back into what it has grown out of. A screen that asks first is asked.
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

extension UIViewController {
  /// Comes out of `anchor`, and goes back into it: into what it is by then, if that is still there. Older systems have no such transition,
  /// and where the user wants less motion, or a part of a view is meant, it is the usual one.
  ///
  /// A finger that drags it back or pinches it is let if `mayGo` says so: no word of Apple's says who else would be asked.
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
