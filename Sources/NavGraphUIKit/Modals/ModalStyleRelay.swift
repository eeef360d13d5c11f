import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// Says what a modal becomes where there is little room, too: of every popover, and of a sheet about which somebody has something to say.
  @MainActor final class ModalStyleRelay: ModalRelay, UIPopoverPresentationControllerDelegate {
    nonisolated override init() { super.init() }

    #if ANCHORS || COMPACT
    /// What the graph says, if it does.
    var compactStyle: UIModalPresentationStyle?
    #endif
    func adaptivePresentationStyle(for shown: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
      #if ANCHORS || COMPACT
      if let compactStyle { return traitCollection.horizontalSizeClass == .compact ? compactStyle : .none }
      #endif
      let (ask, askOlder) = (app?.adaptivePresentationStyle(for:traitCollection:), app?.adaptivePresentationStyle(for:))
      return ask?(shown, traitCollection) ?? askOlder?(shown) ?? .none
    }
    #if ANCHORS
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
    #endif
  }
}
