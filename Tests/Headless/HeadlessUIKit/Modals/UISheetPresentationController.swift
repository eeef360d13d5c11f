/// The headless presentation controller of a sheet (UIKit-M16).
@available(iOS 15.0, *) @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    didSet { if detents.isEmpty { Headless.world.violate("UIKit-M16", "a sheet without a detent") } }
  }
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  @available(iOS 17.0, *) open var prefersPageSizing: Bool {
    get { pageSizing }
    set { pageSizing = newValue }
  }
  @available(iOS 27.0, *) open var preferredPlacement: UISheetPresentationController.Placement {
    get { Placement(rawValue: placement) ?? .automatic }
    set {
      Headless.needs(27, "preferredPlacement")
      placement = newValue.rawValue
    }
  }
  open var sourceView: UIView?
  private var pageSizing = true
  private var placement = 0

  open func animateChanges(_ changes: () -> Void) { changes() }

  @available(iOS 16.0, *) open func invalidateDetents() {}
}

@available(iOS 15.0, *) extension UISheetPresentationController {
  /// The position of a sheet in a wide window.
  @available(iOS 27.0, *) public enum Placement: Int, Sendable {
    case automatic = 0
    case leading
    case center
    case trailing
  }
}
