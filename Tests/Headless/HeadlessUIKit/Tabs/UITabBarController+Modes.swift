extension UITabBarController {
  /// The bar, or the bar with a sidebar (UIKit-T10).
  @available(iOS 18.0, *) public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The condition under which the bar is minimized.
  @available(iOS 26.0, *) public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// The sidebar of a tab bar controller.
  @available(iOS 18.0, *) @MainActor open class Sidebar: NSObject {
    @available(iOS 18.0, *) public enum Layout: Int, Sendable {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }

    @available(iOS 27.0, *) public enum Placement: Int, Sendable {
      case automatic = 0
      case sidebar
      case tabBar
    }

    /// A delegate that is called when the sidebar displays a tab.
    @available(iOS 18.0, *) @MainActor public protocol Delegate: NSObjectProtocol {
      @available(iOS 18.0, *)
      func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
    }

    open weak var delegate: (any UITabBarController.Sidebar.Delegate)?
    open var isHidden = false
    open var preferredLayout = UITabBarController.Sidebar.Layout.automatic
    @available(iOS 27.0, *) open var preferredPlacement: UITabBarController.Sidebar.Placement {
      get { Placement(rawValue: placement) ?? .automatic }
      set { placement = newValue.rawValue }
    }
    private var placement = 0

    override init() { super.init() }
  }
}
