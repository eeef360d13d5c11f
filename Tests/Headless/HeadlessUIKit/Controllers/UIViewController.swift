/// A screen, or a container of screens.
@MainActor open class UIViewController: UIResponder {
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  open var hidesBottomBarWhenPushed = false
  @available(iOS 5.0, *) open var definesPresentationContext: Bool {
    get { contextWish ?? isContextByItself }
    set { contextWish = newValue }
  }
  @available(iOS 3.2, *) open var modalPresentationStyle = UIModalPresentationStyle.automatic
  @available(iOS 3.0, *) open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  @available(iOS 13.0, *) open var isModalInPresentation = false
  @available(iOS 7.0, *) open var modalPresentationCapturesStatusBarAppearance = false
  @available(iOS 18.0, *) open var preferredTransition: UIViewController.Transition? {
    get { wish as? UIViewController.Transition }
    set {
      Headless.needs(18, "preferredTransition")
      wish = newValue
    }
  }
  /// Erased, since the type is younger than this class.
  private var wish: NSObject?
  open var restorationIdentifier: String?

  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // The tree.
  public internal(set) weak var parent: UIViewController?
  @available(iOS 5.0, *) public var children: [UIViewController] { childList }
  var childList: [UIViewController] = []
  weak var ownWindow: UIWindow?

  // Presentation.
  /// What this controller itself presents; strong, as in UIKit.
  var presentation: UIViewController?
  weak var presenter: UIViewController?
  var presentationControllerInUse: UIPresentationController?
  private var contextWish: Bool?
  @available(iOS 5.0, *) public internal(set) var isBeingPresented = false
  @available(iOS 5.0, *) public internal(set) var isBeingDismissed = false

  // Transitions.
  var transition: HeadlessTransition?
  var appearance = HeadlessAppearance.disappeared
  @available(iOS 5.0, *) public internal(set) var isMovingToParent = false
  @available(iOS 5.0, *) public internal(set) var isMovingFromParent = false
  private var loadedView: UIView?
  weak var ownTab: NSObject?
  var madeTab: NSObject?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    Headless.world.register(self)
  }

  /// Stands for `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  // MARK: What the system shows

  @available(iOS 7.0, *) open var prefersStatusBarHidden: Bool { false }
  @available(iOS 7.0, *) open var childForStatusBarHidden: UIViewController? { nil }
  @available(iOS 11.0, *) open var prefersHomeIndicatorAutoHidden: Bool { false }
  @available(iOS 11.0, *) open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  @available(iOS 11.0, *) open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  @available(iOS 11.0, *) open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  @available(iOS 14.0, *) open var prefersPointerLocked: Bool { false }
  @available(iOS 14.0, *) open var childViewControllerForPointerLock: UIViewController? { nil }
  @available(iOS 26.0, *) open var prefersInterfaceOrientationLocked: Bool { false }
  @available(iOS 26.0, *) open var childForInterfaceOrientationLock: UIViewController? { nil }
  @available(iOS 6.0, *) open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }
  @available(iOS 6.0, *) open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  var usualOrientations: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }

  @available(iOS 11.0, *) open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { surroundingWindow?.readDeferredEdges() }
  @available(iOS 14.0, *) open func setNeedsUpdateOfPrefersPointerLocked() { surroundingWindow?.readPointerLock() }
  @available(iOS 16.0, *) open func setNeedsUpdateOfSupportedInterfaceOrientations() { surroundingWindow?.readOrientations() }
  @available(iOS 26.0, *) open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { surroundingWindow?.readOrientationLock() }

  /// UIKit-C1: the container hears of another size.
  @available(iOS 7.0, *) open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { parent?.preferredContentSizeDidChange(forChildContentContainer: self) } }
  }

  @available(iOS 8.0, *) open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  @available(iOS 7.0, *) open func setNeedsStatusBarAppearanceUpdate() { surroundingWindow?.readStatusBar() }
  @available(iOS 11.0, *) open func setNeedsUpdateOfHomeIndicatorAutoHidden() { surroundingWindow?.readHomeIndicator() }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  @available(iOS 3.0, *) open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView(frame: .zero) }

  @available(iOS 9.0, *) open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *) open func viewIsAppearing(_ animated: Bool) {}
  /// What a view of SwiftUI in it does at VoiceOver's escape.
  package var escapes: (@MainActor () -> Void)?

  /// SwiftUI shows it as a view.
  package var isRepresented = false

  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  @available(iOS 7.0, *) open var childForStatusBarStyle: UIViewController? { nil }

  @available(iOS 15.0, *) open func setContentScrollView(_ scrollView: UIScrollView?) { observedScrollView = scrollView }

  @available(iOS 15.0, *) open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { observedScrollView }

  private weak var observedScrollView: UIScrollView?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  // MARK: What containers override

  /// The children that are seen while this controller is.
  var visibleChildren: [UIViewController] { childList }

  /// The children to which a running transition of this container leads; without one, those that are seen.
  var arrivingChildren: [UIViewController] { visibleChildren }

  /// The controller is about to be on the screen.
  func prepareForAppearance() {}

  /// A child goes to another container.
  func lose(_ child: UIViewController) {
    childList.removeAll { $0 === child }
  }

  /// Hears of that, in the headless SwiftUI.
  package var sizeClassHasChanged: @MainActor () -> Void = {}

  /// The window is wider or narrower than before.
  func sizeClassDidChange() {
    sizeClassHasChanged()
    if presenter != nil { presentationControllerInUse?.adapt(alongside: nil) }
    for child in childList { child.sizeClassDidChange() }
    presentation?.sizeClassDidChange()
  }

  /// UIKit-M19: some of the system's containers define a context unless they are told otherwise.
  var isContextByItself: Bool { false }

  /// The style that a presentation of this controller uses.
  var styleToPresent: UIModalPresentationStyle { modalPresentationStyle }

  /// UIKit-N23: shows a controller in whatever way the nearest container has for it.
  @available(iOS 8.0, *) open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { rootOfWindow.present(vc, animated: true) }
  }

  /// UIKit-S10.
  @available(iOS 8.0, *) open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { rootOfWindow.present(vc, animated: true) }
  }

  /// UIKit-M1, UIKit-M2, UIKit-M3, UIKit-M4, UIKit-M5: see `UIViewController+Presenting`.
  @available(iOS 5.0, *)
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// UIKit-M5, UIKit-M6, UIKit-M7, UIKit-M8: see `UIViewController+Dismissing`.
  @available(iOS 5.0, *) open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // MARK: Children

  @available(iOS 5.0, *) open func willMove(toParent parent: UIViewController?) {}
  @available(iOS 5.0, *) open func didMove(toParent parent: UIViewController?) {}

  @available(iOS 5.0, *) open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  @available(iOS 5.0, *) open func removeFromParent() {
    parent?.abandon(self)
  }

  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.parent?.lose(child)
    child.willMove(toParent: self)
    child.parent = self
    childList.append(child)
  }

  func abandon(_ child: UIViewController) {
    guard child.parent === self else { return }
    lose(child)
    child.parent = nil
    child.didMove(toParent: nil)
  }
}
