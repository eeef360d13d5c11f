/// A stand-in for a window.
@MainActor open class UIWindow: UIView {
  @available(iOS 13.0, *) open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.forget(self)
      windowScene?.remember(self)
    }
  }
  /// The level of a window above or below other windows.
  public struct Level: Hashable, Sendable {
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2_000)

    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  open var windowLevel = UIWindow.Level.normal
  private var root: UIViewController?
  /// The system state that was last read, after a `setNeeds...` call.
  package var isStatusBarHidden = false
  package var hidesHomeIndicator = false
  package internal(set) var deferredEdges: UIRectEdge = []
  package internal(set) var isPointerLocked = false
  package internal(set) var isOrientationLocked = false
  /// The orientations that were last read, or nil.
  package internal(set) var orientations: UIInterfaceOrientationMask?
  private(set) var horizontal = UIUserInterfaceSizeClass.compact
  private(set) var vertical = UIUserInterfaceSizeClass.regular

  @available(iOS 13.0, *) public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    isHidden = true
    self.windowScene = windowScene
    windowScene.remember(self)
    takeSizeFromDevice()
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    takeSizeFromDevice()
  }

  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if !isHidden, refusesToShow {
        isHidden = true
        return
      }
      if isHidden { root?.leaveScreen(animated: false) } else { root?.enterScreen(animated: false) }
    }
  }

  @available(iOS 4.0, *) open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      if let old = root {
        if old.presentation != nil {
          Headless.world.violate(
            "UIKit-M6", "the root of the window is replaced while \(headlessName(old)) still presents; it stays in memory")
        }
        old.leaveScreen(animated: false)
        old.ownWindow = nil
      }
      root = newValue
      newValue?.ownWindow = self
      if !isHidden { newValue?.enterScreen(animated: false) }
    }
  }

  /// Whether the window lacks a required scene (UIKit-L4).
  private var refusesToShow: Bool {
    guard Headless.options.requiresScenes, windowScene == nil else { return false }
    Headless.world.violate("UIKit-L4", "a window without a scene: the app does not have the life cycle of scenes")
    return true
  }

  open func makeKey() {}

  open func makeKeyAndVisible() { isHidden = false }

  open var traitCollection: UITraitCollection {
    UITraitCollection(
      idiom: Headless.options.idiom, horizontal: horizontal, vertical: vertical,
      direction: Headless.options.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func takeSizeFromDevice() {
    horizontal = Headless.options.idiom == .pad ? .regular : .compact
  }

  /// Changes the size classes of the window, as rotation, multitasking, or resizing does.
  func resize(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
    root?.sizeClassDidChange()
  }
}
