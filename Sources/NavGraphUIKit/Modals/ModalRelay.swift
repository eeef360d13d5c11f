import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Tells a coordinator of a finger's dismissal, which goes through if the app's delegate agrees, and that delegate of everything.
  @MainActor class ModalRelay: Relay<any UIAdaptivePresentationControllerDelegate>, UISheetPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      agree(both, { $0.presentationControllerShouldDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      tell(both, { $0.presentationControllerWillDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      tell(both, { $0.presentationControllerDidDismiss(_:) }) { $0(presentation) }
    }
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      #if CONFIRMATION
      // Where only the app has refused, the screens are not asked.
      let hasRefused = !agree([owner], { $0.presentationControllerShouldDismiss(_:) }) { $0(presentation) }
      if hasRefused { tell([owner], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentation) } }
      #endif
      tell([app], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentation) }
    }
    func presentationController(
      _ presentation: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell = app?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentation, style, transitionCoordinator)
    }
    func presentationController(_ presentation: UIPresentationController, prepare adaptive: UIPresentationController) {
      tell([app], { $0.presentationController(_:prepare:) }) { $0(presentation, adaptive) }
    }
    func presentationController(
      _ presentation: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      ask({ $0.presentationController(_:viewControllerForAdaptivePresentationStyle:) }) { $0(presentation, style) } ?? nil
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      let tell = (app as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      tell?(sheet)
    }
  }
}
