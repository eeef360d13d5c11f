extension UITabBarController {
  /// Whether the user can tap the bar: it is visible, not covered, and not hidden by a pushed screen.
  private var barIsInReach: Bool {
    visibleWindow != nil && presentedViewController == nil && !barIsHidden
  }

  /// Taps the tab at `index` of the bar (UIKit-T1, UIKit-T2, UIKit-T3). A tap on More shows the list. Returns false if nothing could be
  /// tapped.
  @discardableResult public func tapTab(_ index: Int) -> Bool {
    guard barIsInReach, index >= 0 else { return false }
    if tabList.isInUse {
      guard #available(iOS 18.0, *) else { return false }
      let inBar = tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
      return inBar.indices.contains(index) && tapTab(inBar[index])
    }
    if showsMore, index == 4 { return tap(moreNavigationController) }
    guard index < (showsMore ? 4 : rootControllers.count) else { return false }
    return tap(rootControllers[index])
  }

  /// Selects a controller in the More list (UIKit-T3).
  @discardableResult public func tapInMore(_ controller: UIViewController) -> Bool {
    guard barIsInReach, showsMore, choosesMore, rootControllers.dropFirst(4).contains(where: { $0 === controller }) else { return false }
    return tap(controller)
  }

  private func tap(_ controller: UIViewController) -> Bool {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return true }
    let previous = selectedViewController
    animate { selectedViewController = controller }
    Headless.world.call(.didSelectTab) { [weak self] in
      guard let self else { return }
      delegate?.tabBarController(self, didSelect: controller)
      if Headless.options.reportsTapsAsTabsToo, Headless.has(18), #available(iOS 18.0, *) {
        delegate?.tabBarController(self, didSelectTab: madeTab(for: controller), previousTab: previous.map(madeTab))
      }
    }
    return true
  }

  /// Performs a change of tabs, which takes no time unless the delegate returns an animation (UIKit-T14).
  private func animate(_ change: () -> Void) {
    let old = displayed
    change()
    guard let old, let new = displayed, old !== new,
      let own = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else { return }
    _ = delegate?.tabBarController(self, interactionControllerFor: own)
    let duration = own.transitionDuration(using: nil)
    let running = HeadlessTransition(from: old, to: new, animated: true, duration: duration)
    transition = running
    Headless.world.after(duration, animated: true) { [weak self] in
      guard let self, transition === running else { return }
      transition = nil
      running.end()
    }
  }

  /// Rearranges the More list, which only calls the delegate (UIKit-T15).
  public func customizeTabs() {
    let controllers = customizableViewControllers ?? []
    delegate?.tabBarController(self, willBeginCustomizing: controllers)
    delegate?.tabBarController(self, willEndCustomizing: controllers, changed: true)
    delegate?.tabBarController(self, didEndCustomizing: controllers, changed: true)
  }

  /// Edits the sidebar: hides `tabs`, and reports a new order of `group` to the delegate (UIKit-T16).
  @available(iOS 18.0, *) public func editSidebar(hiding tabs: [UITab], in group: UITabGroup? = nil) {
    delegate?.tabBarControllerWillBeginEditing(self)
    for tab in tabs { tab.isHidden = true }
    if !tabs.isEmpty { delegate?.tabBarController(self, visibilityDidChangeFor: tabs) }
    if let group { delegate?.tabBarController(self, displayOrderDidChangeFor: group) }
    delegate?.tabBarControllerDidEndEditing(self)
  }

  /// Drops a session on a tab (UIKit-T17). Returns false if the delegate rejects it.
  @available(iOS 18.0, *) @discardableResult public func drop(_ session: any UIDropSession, on tab: UITab) -> Bool {
    let operation = delegate?.tabBarController(self, tab: tab, operationForAcceptingItemsFrom: session) ?? .cancel
    guard operation == .copy || operation == .move else { return false }
    delegate?.tabBarController(self, tab: tab, acceptItemsFrom: session)
    return true
  }

  /// Returns the tab that UIKit creates for one of `viewControllers`.
  @available(iOS 18.0, *) private func madeTab(for controller: UIViewController) -> UITab {
    if let existing = controller.madeTab as? UITab { return existing }
    let number = rootControllers.firstIndex { $0 === controller } ?? rootControllers.count
    let made = UITab(title: controller.title ?? "", image: nil, identifier: "tab \(number)") { [unowned controller] _ in controller }
    controller.madeTab = made
    return made
  }

  /// Taps a tab in the bar or the sidebar, at any depth (UIKit-T2, UIKit-T10). Returns false if the tab can't be reached.
  @available(iOS 18.0, *) @discardableResult public func tapTab(_ tab: UITab) -> Bool {
    guard barIsInReach, tab.tabBarController === self, tab.enabled, !tab.path.contains(where: \.isHidden) else { return false }
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return true }
    let previous = selectedTab
    animate { selectedTab = tab }
    guard let selectedTab else { return true }
    Headless.world.call(.didSelectTab) { [weak self] in
      if let self { delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous) }
    }
    return true
  }

  /// Cancels an active search, which selects the previous tab without a tap (UIKit-T12). Returns false if no search is active.
  @available(iOS 26.0, *) @discardableResult public func cancelSearch() -> Bool {
    guard let search = selectedTab as? UISearchTab, search.automaticallyActivatesSearch,
      let previous = tabList.beforeSearch as? UITab
    else { return false }
    selectedTab = previous
    return true
  }

  /// Whether a wide window offers the sidebar (UIKit-T10).
  @available(iOS 18.0, *) public var offersSidebar: Bool {
    guard traitCollection.horizontalSizeClass == .regular else { return false }
    return mode == .tabSidebar || mode == .automatic && tabs.contains { $0 is UITabGroup }
  }

  /// The prominent tab (UIKit-T13).
  @available(iOS 27.0, *) public var prominentTab: UITab? {
    if let prominentTabIdentifier { return tab(forIdentifier: prominentTabIdentifier) }
    return tabs.first { ($0 as? UISearchTab)?.automaticallyActivatesSearch ?? false }
  }
}
