/// The headless presentation controller of a popover (UIKit-M17).
@available(iOS 8.0, *) @MainActor open class UIPopoverPresentationController: UIPresentationController {
  @available(iOS 16.0, *) open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { anchor as? any UIPopoverPresentationControllerSourceItem }
    set {
      Headless.needs(16, "sourceItem")
      anchor = newValue
    }
  }
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  @available(iOS, introduced: 8.0, deprecated: 100000.0) open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  @available(iOS 9.0, *) open var canOverlapSourceViewRect: Bool {
    get { overlaps }
    set { overlaps = newValue }
  }
  /// The presentation controller for the popover's adaptation to a sheet in a narrow window.
  @available(iOS 15.0, *) open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presented: presentedViewController, style: .pageSheet)
  private var anchor: (any NSObjectProtocol)?
  private var overlaps = false

  /// Calls the delegate before the popover moves, which can change the anchor (UIKit-M20).
  func reposition() {
    guard var view = sourceView ?? anchor as? UIView else { return }
    let listener = delegate as? any UIPopoverPresentationControllerDelegate
    withUnsafeMutablePointer(to: &sourceRect) { rect in
      withUnsafeMutablePointer(to: &view) { place in
        listener?.popoverPresentationController(self, willRepositionPopoverTo: rect, in: AutoreleasingUnsafeMutablePointer(place))
      }
    }
    if view !== sourceView ?? anchor as? UIView { sourceView = view }
  }

  /// Whether the popover has an anchor.
  var hasAnchor: Bool { anchor != nil || sourceView != nil || barButtonItem != nil }
}
