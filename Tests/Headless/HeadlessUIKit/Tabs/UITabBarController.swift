/// A stand-in for a tab bar controller, with `viewControllers`, or with `tabs` from iOS 18 on (UIKit-T1 to UIKit-T13).
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  @available(iOS 3.0, *) open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.tabs = self
    return bar
  }()
  open var customizableViewControllers: [UIViewController]?
  /// The More list, created on first use, which keeps it out of `liveControllers` until then.
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = UINavigationController(rootViewController: UIViewController())
    more = made
    return made
  }
  private var more: UINavigationController?

  // State for `viewControllers`.
  var list: [UIViewController]?
  var chosen: UIViewController?
  var choosesMore = false

  // State for `tabs`.
  let tabList = HeadlessTabs()

  // State that is newer than the oldest system.
  var barIsHidden = false
  var modeValue = 0
  var minimizeValue = 0
  var accessory: NSObject?
  var prominent: String?
  /// Whether SwiftUI's search tab begins a search.
  package var activatesSearch = false
  /// Whether the last change of the bar's tabs was animated.
  package internal(set) var animatesTabs = false
  var customizationName: String?
  var compactNames: [String]?
  var sidebarInUse: NSObject?

  @available(iOS 18.0, *) public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The orientations that the delegate returns, or else the default ones (UIKit-O1).
  @available(iOS 6.0, *) open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Headless.ask { delegate?.tabBarControllerSupportedInterfaceOrientations(self) } ?? super.supportedInterfaceOrientations
  }

  @available(iOS 6.0, *) open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Headless.ask { delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var visibleChildren: [UIViewController] { displayed.map { [$0] } ?? [] }

  open override var childForStatusBarHidden: UIViewController? { displayed }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { displayed }

  /// The visible child.
  var displayed: UIViewController? {
    if tabList.isInUse { return tabList.displayed }
    return choosesMore ? moreNavigationController : chosen
  }

  /// The controllers that have an item in the bar.
  var rootControllers: [UIViewController] { tabList.isInUse ? tabList.rootControllers : list ?? [] }

  // MARK: viewControllers

  open var viewControllers: [UIViewController]? {
    get { tabList.isInUse ? controllersOfTabs : list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controllers of the tabs. Apple doesn't document this value.
  private var controllersOfTabs: [UIViewController] {
    guard #available(iOS 18.0, *) else { return [] }
    return tabs.compactMap { ($0 as? UITabGroup)?.managingNavigationController ?? $0.viewController }
  }

  /// Sets the controllers, and keeps the selection (UIKit-T5).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    guard !refusesOldInterface("viewControllers") else { return }
    animatesTabs = animated
    let new = viewControllers ?? []
    let index = list?.firstIndex { $0 === chosen } ?? 0
    let before = visibleChildren
    for controller in new { adopt(controller) }
    let old = list ?? []
    list = viewControllers
    customizableViewControllers = viewControllers
    choosesMore = false
    if !new.contains(where: { $0 === chosen }) {
      chosen = new.indices.contains(index) ? new[index] : new.first
    }
    exchange(before, for: visibleChildren)
    for controller in old where !new.contains(where: { $0 === controller }) { abandon(controller) }
  }

  /// The selected controller, also in More (UIKit-T3, UIKit-T4).
  open var selectedViewController: UIViewController? {
    get { displayed }
    set {
      guard !refusesOldInterface("selectedViewController"), let newValue else { return }
      if showsMore, newValue === moreNavigationController {
        display { choosesMore = true }
        return
      }
      guard rootControllers.contains(where: { $0 === newValue }) else {
        Headless.world.raise("UIKit-T4", "selectedViewController \(headlessName(newValue)) is not one of viewControllers")
        return
      }
      display {
        choosesMore = false
        chosen = newValue
      }
    }
  }

  open var selectedIndex: Int {
    get {
      guard let displayed else { return NSNotFound }
      return (tabList.isInUse ? controllersOfTabs : rootControllers).firstIndex { $0 === displayed } ?? NSNotFound
    }
    set {
      guard !refusesOldInterface("selectedIndex") else { return }
      guard rootControllers.indices.contains(newValue) else {
        Headless.world.violate("UIKit-T4", "selectedIndex \(newValue) of \(rootControllers.count) tabs")
        return
      }
      selectedViewController = rootControllers[newValue]
    }
  }

  /// Whether the bar ends with More (UIKit-T3).
  var showsMore: Bool { rootControllers.count > 5 && traitCollection.horizontalSizeClass != .regular }

  /// Changes the visible child. Switching tabs isn't a transition.
  func display(_ change: () -> Void) {
    let before = visibleChildren
    change()
    exchange(before, for: visibleChildren)
  }

  /// Records the use of the older properties while tabs are in use (UIKit-T6).
  private func refusesOldInterface(_ name: String) -> Bool {
    guard tabList.isInUse else { return false }
    Headless.world.violate("UIKit-T6", "\(name) is set although tabs are in use")
    return true
  }
}
