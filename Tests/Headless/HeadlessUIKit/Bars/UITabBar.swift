/// A headless tab bar.
@MainActor open class UITabBar: UIView {
  @available(iOS 13.0, *) open var standardAppearance = UITabBarAppearance()
  @available(iOS 15.0, *) open var scrollEdgeAppearance: UITabBarAppearance?
  @available(iOS 10.0, *) open var unselectedItemTintColor: UIColor?
  weak var tabs: UITabBarController?
  private var ownItems: [UITabBarItem]?
  private var ownSelection: UITabBarItem?

  open var items: [UITabBarItem]? {
    get { tabs.map { $0.rootControllers.map(\.tabBarItem) } ?? ownItems }
    set { change { ownItems = newValue } }
  }

  open var selectedItem: UITabBarItem? {
    get { tabs.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set { change { ownSelection = newValue } }
  }

  /// Changes the bar, unless a tab bar controller manages it (UIKit-T11).
  private func change(_ work: () -> Void) {
    if tabs == nil {
      work()
    } else {
      Headless.world.raise("UIKit-T11", "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }
}
