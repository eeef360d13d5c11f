@available(iOS 18.0, *) extension UITabBarController {
  public var tabs: [UITab] {
    get { tabList.roots.compactMap { $0 as? UITab } }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    Headless.needs(18, "tabs")
    animatesTabs = animated
    var seen: Set<String> = []
    for tab in tabs.flatMap(\.subtree) where !seen.insert(tab.identifier).inserted {
      Headless.world.violate("UIKit-T7", "two tabs have the identifier \(tab.identifier)")  // UIKit-T7
    }
    let before = visibleChildren
    let old = self.tabs
    tabList.isInUse = true
    list = nil
    chosen = nil
    choosesMore = false
    tabList.roots = tabs
    for tab in old { tab.owner = nil }
    for tab in tabs { tab.owner = self }
    let kept = selectedTab.flatMap { tab(forIdentifier: $0.identifier) }
    tabList.selected = (kept ?? tabs.first { !$0.isHidden })?.settled
    showSelection(from: before)
  }

  /// The selected leaf. Setting it to a group selects the group's selected or default child (UIKit-T6, UIKit-T8).
  public var selectedTab: UITab? {
    get { tabList.selected as? UITab }
    set {
      guard let newValue else { return }
      guard tabs.flatMap(\.subtree).contains(where: { $0 === newValue }) else {
        Headless.world.violate("UIKit-T6", "selectedTab \(newValue.identifier) is not one of this controller's tabs")
        return
      }
      let before = visibleChildren
      if newValue is UISearchTab, newValue !== selectedTab { tabList.beforeSearch = selectedTab }
      newValue.selectInGroups()
      tabList.selected = newValue.settled
      showSelection(from: before)
    }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.flatMap(\.subtree).first { $0.identifier == identifier }
  }

  /// Shows the controller of the selected tab (UIKit-T7, UIKit-T9).
  func showSelection(from before: [UIViewController]) {
    for tab in tabs where tab.isBuilt || selectedTab?.root === tab {
      if (tab as? UITabGroup)?.managingNavigationController == nil, tab.viewController == nil {
        Headless.world.violate("UIKit-T7", "the root tab \(tab.identifier) has no view controller")
      }
    }
    let displayed = selectedTab?.displayed
    tabList.displayed = displayed
    let controllers = tabs.compactMap(\.builtController) + (displayed.map { [$0] } ?? [])
    tabList.rootControllers = controllers.enumerated().filter { pair in
      !controllers[..<pair.offset].contains { $0 === pair.element }
    }.map(\.element)
    if let displayed { adopt(displayed) }
    exchange(before, for: visibleChildren)
    for child in childList where !tabs.flatMap(\.subtree).contains(where: { $0.owns(child) }) { abandon(child) }
  }

  public var sidebar: UITabBarController.Sidebar {
    if let existing = sidebarInUse as? Sidebar { return existing }
    let made = Sidebar()
    sidebarInUse = made
    return made
  }

  public var isTabBarHidden: Bool {
    get { barIsHidden }
    set { barIsHidden = newValue }
  }

  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { barIsHidden = hidden }

  public var mode: UITabBarController.Mode {
    get { Mode(rawValue: modeValue) ?? .automatic }
    set { modeValue = newValue.rawValue }
  }

  public var customizationIdentifier: String? {
    get { customizationName }
    set { customizationName = newValue }
  }

  public var compactTabIdentifiers: [String]? {
    get { compactNames }
    set { compactNames = newValue }
  }
}

@available(iOS 26.0, *) extension UITabBarController {
  public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
    get { MinimizeBehavior(rawValue: minimizeValue) ?? .automatic }
    set { minimizeValue = newValue.rawValue }
  }

  public var bottomAccessory: UITabAccessory? {
    get { accessory as? UITabAccessory }
    set { accessory = newValue }
  }

  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}

@available(iOS 27.0, *) extension UITabBarController {
  /// The prominent tab's identifier (UIKit-T13).
  public var prominentTabIdentifier: String? {
    get { prominent }
    set {
      if let newValue, tab(forIdentifier: newValue) == nil {
        Headless.world.violate("UIKit-T13", "the prominent tab \(newValue) is not one of this controller's tabs")
      }
      prominent = newValue
    }
  }

  public func setProminentTabIdentifier(_ identifier: String?, animated: Bool) { prominentTabIdentifier = identifier }

  public func performBatchUpdates(_ updates: () -> Void) { updates() }
}
