/// A headless tab: an identifier, and a controller that is created when it's first needed (UIKit-T7).
@available(iOS 18.0, *) @MainActor open class UITab: NSObject {
  @available(iOS 18.0, *) public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  public let identifier: String
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  open var badgeValue: String?
  open var userInfo: Any?
  open var preferredPlacement = UITab.Placement.automatic
  open var allowsHiding = false
  open var isHiddenByDefault = false
  open var isHidden = false
  @available(iOS 18.4, *) open var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }
  public internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  private(set) var isBuilt = false
  private(set) var builtController: UIViewController?
  var enabled = true
  private let provider: ((UITab) -> UIViewController)?

  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller, created once (UIKit-T7).
  open var viewController: UIViewController? {
    if !isBuilt {
      isBuilt = true
      builtController = provider?(self)
      builtController?.ownTab = self
    }
    return builtController
  }

  open var tabBarController: UITabBarController? { root.owner }

  open var managingTabGroup: UITabGroup? {
    var found: UITabGroup?
    var current = self as? UITabGroup ?? parent
    while let group = current {
      if group.managingNavigationController != nil { found = group }
      current = group.parent
    }
    return found
  }

  open var hasVisiblePlacement: Bool { !isHidden }

  /// This tab and its descendants, parents first.
  var subtree: [UITab] { [self] }

  /// The tab at the top level that contains this one.
  var root: UITab {
    var current = self
    while let next = current.parent { current = next }
    return current
  }

  /// The leaf that a selection of this tab leads to.
  var settled: UITab { self }

  /// The tabs from the root to this one.
  var path: [UITab] { (parent?.path ?? []) + [self] }

  /// Selects this tab in the groups that contain it.
  func selectInGroups() {
    guard let parent else { return }
    parent.remember(self)
    parent.selectInGroups()
  }

  /// The visible controller while this leaf is selected: of the outermost group that manages a stack, or else of the root tab.
  var displayed: UIViewController? {
    if let group = managingTabGroup, let navigation = group.managingNavigationController {
      let below = path.drop { $0 !== group }
      let levels = below.flatMap { level -> [UIViewController] in
        let proposed = level.viewController.map { [$0] } ?? []
        guard let owner = tabBarController, let delegate = owner.delegate else { return proposed }
        return delegate.tabBarController(owner, displayedViewControllersFor: level, proposedViewControllers: proposed)
      }
      navigation.setViewControllers(levels, animated: false)  // UIKit-T9
      return navigation
    }
    return root.viewController
  }

  func owns(_ controller: UIViewController) -> Bool { builtController === controller }
}

@available(iOS 18.0, *) extension UIViewController {
  /// The tab that created this controller or its nearest ancestor with a tab.
  public var tab: UITab? {
    var current: UIViewController? = self
    while let candidate = current {
      if let found = candidate.ownTab as? UITab { return found }
      current = candidate.parent
    }
    return nil
  }
}
