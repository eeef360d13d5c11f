/// A stand-in for a view controller: a screen, or a container.
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
  /// The value of `preferredTransition`, whose type is newer than this class.
  private var wish: NSObject?
  open var restorationIdentifier: String?

  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // Containment.
  public internal(set) weak var parent: UIViewController?
  @available(iOS 5.0, *) public var children: [UIViewController] { childList }
  var childList: [UIViewController] = []
  weak var ownWindow: UIWindow?

  // Presentation.
  /// The controller that this controller itself presents, a strong reference as in UIKit.
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

  /// Replaces `init()` of `NSObject`.
  public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  // MARK: System interface

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

  /// The preferred size. A change notifies the container (UIKit-C1).
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
  /// The action that a SwiftUI view in this controller performs for VoiceOver's escape gesture.
  package var escapes: (@MainActor () -> Void)?

  /// Whether a SwiftUI view represents this controller.
  package var isRepresented = false

  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  @available(iOS 7.0, *) open var childForStatusBarStyle: UIViewController? { nil }

  @available(iOS 15.0, *) open func setContentScrollView(_ scrollView: UIScrollView?) { observedScrollView = scrollView }

  @available(iOS 15.0, *) open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { observedScrollView }

  private weak var observedScrollView: UIScrollView?

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  // MARK: Overridden by containers

  /// The children that are visible while this controller is visible.
  var visibleChildren: [UIViewController] { childList }

  /// The children that are visible when the running transition of this container ends, or `visibleChildren` without a transition.
  var arrivingChildren: [UIViewController] { visibleChildren }

  /// Prepares a container that is about to appear.
  func prepareForAppearance() {}

  /// Removes a child that leaves this container.
  func lose(_ child: UIViewController) {
    childList.removeAll { $0 === child }
  }

  /// Called when the size class changes, for the headless SwiftUI.
  package var sizeClassHasChanged: @MainActor () -> Void = {}

  /// Adapts presentations and children to a change of the window's size class.
  func sizeClassDidChange() {
    sizeClassHasChanged()
    if presenter != nil { presentationControllerInUse?.adapt(alongside: nil) }
    for child in childList { child.sizeClassDidChange() }
    presentation?.sizeClassDidChange()
  }

  /// Whether this controller defines a presentation context by default. Some of the system's containers do (UIKit-M19).
  var isContextByItself: Bool { false }

  /// The style with which this controller is presented.
  var styleToPresent: UIModalPresentationStyle { modalPresentationStyle }

  /// Shows a controller in the nearest container that can, or presents it (UIKit-N23).
  @available(iOS 8.0, *) open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { rootOfWindow.present(vc, animated: true) }
  }

  /// Shows a controller as a detail in the nearest container that can, or presents it (UIKit-S10).
  @available(iOS 8.0, *) open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { rootOfWindow.present(vc, animated: true) }
  }

  /// Presents a controller: see `UIViewController+Presenting` (UIKit-M1, UIKit-M2, UIKit-M3, UIKit-M4, UIKit-M5).
  @available(iOS 5.0, *)
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what is presented: see `UIViewController+Dismissing` (UIKit-M5, UIKit-M6, UIKit-M7, UIKit-M8).
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
