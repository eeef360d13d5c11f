/// A stand-in for a view. Nothing is drawn.
@MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! { didSet { tintMoves = Headless.world.isAlongside } }
  /// Whether the tint color was last set alongside a transition.
  package private(set) var tintMoves = false
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  /// The controller that manages this view.
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Replaces `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  /// The window in which the view is visible, or nil if something hides the view.
  open var window: UIWindow? { controller?.visibleWindow ?? superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  /// Whether views are animated. Many interface tests turn animations off.
  public class var areAnimationsEnabled: Bool { Headless.options.animates }
  public class func setAnimationsEnabled(_ enabled: Bool) { Headless.options.animates = enabled }

  /// Returns `rect` unchanged, because nothing is laid out.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.controller?.followContainer()
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    controller?.followContainer()
  }
}

extension UIView {
  /// The dimensions in which a view resizes with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
