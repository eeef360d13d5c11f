/// A stand-in for a navigation controller: a stack whose last controller is visible (UIKit-N1 to UIKit-N25).
@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The value of `viewControllers` (UIKit-N15).
  var stack: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.navigation = self
    return bar
  }()
  open var isNavigationBarHidden = false
  @available(iOS 3.0, *) open var isToolbarHidden = true
  @available(iOS 8.0, *) open var hidesBarsOnSwipe = false
  @available(iOS 8.0, *) open var hidesBarsOnTap = false
  @available(iOS 8.0, *) open var hidesBarsWhenKeyboardAppears = false
  @available(iOS 8.0, *) open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of the swipe back, for failure requirements only (UIKit-N20).
  @available(iOS 7.0, *) open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  @available(iOS 26.0, *) open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    Headless.needs(26, "interactiveContentPopGestureRecognizer")
    return contentPop
  }
  private lazy var contentPop = UIGestureRecognizer()
  /// The operation of the running or the last transition (UIKit-N14).
  package internal(set) var lastOperation = Operation.none
  /// The running change, or nil.
  var pending: HeadlessStackChange?

  /// Creates a stack with a root (UIKit-N1).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  @available(iOS 5.0, *) public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  /// The orientations that the delegate returns, or else the default ones (UIKit-O1).
  @available(iOS 6.0, *) open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Headless.ask { delegate?.navigationControllerSupportedInterfaceOrientations(self) } ?? super.supportedInterfaceOrientations
  }

  @available(iOS 6.0, *) open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Headless.ask { delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var visibleChildren: [UIViewController] {
    if let pending { return [pending.from, pending.to].compactMap { $0 } }
    return stack.suffix(1)
  }

  override var arrivingChildren: [UIViewController] {
    guard let pending else { return visibleChildren }
    return [pending.transition.isCancelled ? pending.from : pending.to].compactMap { $0 }
  }

  /// The stack after a transition that began in this turn, or else the current stack.
  private var goal: [UIViewController] {
    guard let pending, pending.transition.turn == Headless.clock.turn else { return stack }
    return pending.new
  }

  override var isContextByItself: Bool { true }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  override func lose(_ child: UIViewController) {
    super.lose(child)
    stack.removeAll { $0 === child }
  }

  /// Removes a child. A column of a collapsed split view returns to the split view.
  override func abandon(_ child: UIViewController) {
    super.abandon(child)
    if let split = parent as? UISplitViewController, split.pushedColumn(child) != nil { split.adopt(child) }
  }

  // MARK: Reading

  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or else the top one (UIKit-N22).
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The stack, which is set without an animation (UIKit-N13).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  // MARK: Changing

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !goal.contains(where: { $0 === viewController }) else {
      Headless.world.raise(
        "UIKit-N2",
        "\(headlessName(self)) is pushing the same view controller instance (\(headlessName(viewController))) more than once "
          + "which is not supported and is most likely an error in the application")
      return
    }
    change(to: goal + [viewController], animated: animated, call: "pushViewController:animated:")
  }

  /// Pops the top, unless it's the root (UIKit-N10).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard goal.count > 1 else { return nil }
    return change(to: Array(goal.dropLast()), animated: animated, call: "popViewControllerAnimated:").last
  }

  /// Pops to `viewController`, which must be on the stack, and returns the popped controllers (UIKit-N11).
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = goal.firstIndex(where: { $0 === viewController }) else {
      Headless.world.raise("UIKit-N11", "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: Array(goal[...index]), animated: animated, call: "popToViewController:animated:")
  }

  /// Pops to the root (UIKit-N12).
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard goal.count > 1 else { return nil }
    return change(to: Array(goal.prefix(1)), animated: animated, call: "popToRootViewControllerAnimated:")
  }

  /// Sets the stack with at most one transition (UIKit-N14).
  @available(iOS 3.0, *) open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated, call: "setViewControllers:animated:")
  }

  /// Pushes a controller (UIKit-N23).
  @available(iOS 8.0, *) open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func accessibilityPerformEscape() -> Bool { escapesByItself() }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  @available(iOS 3.0, *) open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
