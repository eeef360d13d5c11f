import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// A delegate that forwards calls to the coordinator and to the app's delegate. A gesture dismisses the modal only if both agree.
  @MainActor class ModalRelay: DelegateProxy<any UIAdaptivePresentationControllerDelegate>, UISheetPresentationControllerDelegate {
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
      // If only the app's delegate has refused, the screens aren't asked for confirmation.
      let hasRefused = !agree([owner], { $0.presentationControllerShouldDismiss(_:) }) { $0(presentation) }
      if hasRefused { tell([owner], { $0.presentationControllerDidAttemptToDismiss(_:) }) { $0(presentation) } }
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

  /// A relay that also determines the style in a compact width. It's used for popovers, and for sheets whose compact style is declared or
  /// set by the app.
  @MainActor final class ModalStyleRelay: ModalRelay, UIPopoverPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    /// The style that the graph specifies; nil if it specifies none.
    var compactStyle: UIModalPresentationStyle?
    func adaptivePresentationStyle(for shown: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
      if let compactStyle { return traitCollection.horizontalSizeClass == .compact ? compactStyle : .none }
      let (ask, askOlder) = (app?.adaptivePresentationStyle(for:traitCollection:), app?.adaptivePresentationStyle(for:))
      return ask?(shown, traitCollection) ?? askOlder?(shown) ?? .none
    }
    private var popovers: (any UIPopoverPresentationControllerDelegate)? { app as? any UIPopoverPresentationControllerDelegate }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      let tell = popovers?.prepareForPopoverPresentation(_:)
      tell?(popover)
    }
    func popoverPresentationController(
      _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<Foundation.CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      #if compiler(>=6.2)
      let tell = unsafe popovers?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      unsafe tell?(popover, rect, view)
      #else
      let tell = popovers?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      tell?(popover, rect, view)
      #endif
    }
  }
}
