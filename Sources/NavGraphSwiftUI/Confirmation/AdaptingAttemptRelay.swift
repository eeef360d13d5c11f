import NavGraphRuntime
import NavGraphSwiftUIPlatform

extension NavGraph {
  /// Stands in for a delegate that says what a sheet becomes where there is little room. The system decides only if nobody has that method.
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
