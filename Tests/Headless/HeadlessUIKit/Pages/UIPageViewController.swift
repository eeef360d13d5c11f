/// A stand-in for a page view controller (UIKit-P1).
@available(iOS 5.0, *) @MainActor open class UIPageViewController: UIViewController {
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public let transitionStyle: UIPageViewController.TransitionStyle
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  open var isDoubleSided = false
  var shown: [UIViewController] = []
  /// The direction of the last animated turn that code requested.
  package private(set) var lastDirection: NavigationDirection?
  package let options: [OptionsKey: Any]
  /// The scroll view of pages that scroll, or nil.
  var scroll: UIScrollView? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first }
  /// The gesture recognizer of pages that curl, or nil.
  var curl: UIGestureRecognizer? { gestureRecognizers.first }
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = transitionStyle == .pageCurl ? [UIGestureRecognizer()] : []
  /// The pages that the running turn leads to.
  var coming: [UIViewController] = []

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    self.options = options ?? [:]
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The location of the spine that the delegate returned when the device was last turned (UIKit-P3).
  var turned: SpineLocation?

  /// The location of the spine. Pages that scroll have none.
  open var spineLocation: UIPageViewController.SpineLocation {
    guard transitionStyle == .pageCurl else { return .none }
    if let turned { return turned }
    return (options[.spineLocation] as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll { view.addSubview(UIScrollView(frame: .zero)) }
  }

  /// The orientations that the delegate returns, or else the default ones (UIKit-O1).
  @available(iOS 6.0, *) open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Headless.ask { delegate?.pageViewControllerSupportedInterfaceOrientations(self) } ?? super.supportedInterfaceOrientations
  }

  @available(iOS 6.0, *) open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Headless.ask { delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var visibleChildren: [UIViewController] { shown + coming }

  override var arrivingChildren: [UIViewController] { coming.isEmpty || transition?.isCancelled ?? false ? shown : coming }

  open var viewControllers: [UIViewController]? { shown }

  /// Shows other pages. The delegate isn't called, and the completion receives whether the turn finished (UIKit-P1).
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard new.count == 1 else {
      Headless.world.raise(
        "UIKit-P2",
        "The number of view controllers provided (\(new.count)) doesn't match the number required (1) for the requested transition")
      return
    }
    guard transition == nil else {
      Headless.world.violate("UIKit-P1", "setViewControllers called on \(headlessName(self)) while a page turns; nothing changes")
      completion?(false)
      return
    }
    guard animated, appearance.isOnScreen, new.first !== shown.first, !shown.isEmpty else {
      for page in new { adopt(page) }
      let before = shown
      shown = new
      exchange(before, for: new)
      for page in before where !new.contains(where: { $0 === page }) { abandon(page) }
      completion?(true)
      return
    }
    lastDirection = direction
    let turn = begin(turnTo: new, interactive: false)
    Headless.world.after(HeadlessDuration.page, animated: true) {
      self.finish(turn)
      if let completion { Headless.world.call(.turnCompletion) { completion(true) } }
    }
  }

  func begin(turnTo new: [UIViewController], interactive: Bool) -> HeadlessTransition {
    let turn = HeadlessTransition(
      from: shown.first, to: new.first, animated: true, interactive: interactive, duration: HeadlessDuration.page)
    turn.isSecret = !Headless.options.pageTurnsHaveCoordinator
    transition = turn
    for page in new { adopt(page) }
    coming = new
    for page in shown { page.beginAppearance(false, animated: true) }
    for page in new { page.beginAppearance(true, animated: true) }
    return turn
  }

  func finish(_ turn: HeadlessTransition) {
    guard transition === turn else { return }
    transition = nil
    let leaving = turn.isCancelled ? coming : shown
    let all = shown + coming
    if !turn.isCancelled { shown = coming }
    coming = []
    for page in all { page.endAppearance(animated: true) }
    for page in leaving where !shown.contains(where: { $0 === page }) { abandon(page) }
    turn.end()
  }
}
