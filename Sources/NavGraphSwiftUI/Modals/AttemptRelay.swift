import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// A delegate that observes attempts to dismiss a sheet, and forwards all calls to the delegate that it replaces, which is SwiftUI's or
  /// one that the app has set.
  @MainActor class AttemptRelay: StandIn, UISheetPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    final var own: (any UIAdaptivePresentationControllerDelegate)? {
      get { forwards as? any UIAdaptivePresentationControllerDelegate }
      set { forwards = newValue }
    }
    var hasTried: @MainActor () -> Void = {}

    private var ofSheet: (any UISheetPresentationControllerDelegate)? { own as? any UISheetPresentationControllerDelegate }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerDidAttemptToDismiss(_:)
      tell?(presentation)
      hasTried()
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      let ask = own?.presentationControllerShouldDismiss(_:)
      return ask?(presentation) ?? true
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerWillDismiss(_:)
      tell?(presentation)
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      let tell = own?.presentationControllerDidDismiss(_:)
      tell?(presentation)
    }

    func presentationController(
      _ presentation: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      let tell = own?.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      tell?(presentation, style, transitionCoordinator)
    }

    func presentationController(_ presentation: UIPresentationController, prepare adaptive: UIPresentationController) {
      let tell = own?.presentationController(_:prepare:)
      tell?(presentation, adaptive)
    }

    func presentationController(
      _ presentation: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let ask = own?.presentationController(_:viewControllerForAdaptivePresentationStyle:)
      return ask?(presentation, style)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      let tell = ofSheet?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
      tell?(sheet)
    }
  }

  /// A relay for delegates that determine the style in a compact width. The system determines it only if no delegate has these methods.
  @MainActor final class AdaptingAttemptRelay: AttemptRelay, UIPopoverPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    private var ofPopover: (any UIPopoverPresentationControllerDelegate)? { own as? any UIPopoverPresentationControllerDelegate }

    func adaptivePresentationStyle(
      for presentation: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      let (ask, askOlder) = (own?.adaptivePresentationStyle(for:traitCollection:), own?.adaptivePresentationStyle(for:))
      return ask?(presentation, traitCollection) ?? askOlder?(presentation) ?? .none
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      let tell = ofPopover?.prepareForPopoverPresentation(_:)
      tell?(popover)
    }

    func popoverPresentationController(
      _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<Foundation.CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      #if compiler(>=6.2)
      let tell = unsafe ofPopover?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      unsafe tell?(popover, rect, view)
      #else
      let tell = ofPopover?.popoverPresentationController(_:willRepositionPopoverTo:in:)
      tell?(popover, rect, view)
      #endif
    }
  }
}
