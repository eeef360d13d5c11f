@available(iOS 14.0, *) extension UISplitViewController {
  /// The columns that are seen: the one on top while collapsed, those of the display mode otherwise.
  public var visibleColumns: [UISplitViewController.Column] {
    (isCollapsed ? [top] : shownColumns).filter { columns[$0] != nil }
  }

  /// While collapsed: goes back from the root of the top column to the column below, by the Back button or a swipe; with
  /// `complete` false the swipe is cancelled. The delegate of the navigation controller below hears of it as of any pop.
  /// False if there is nothing to go back to.
  @discardableResult public func backToColumnBelow(complete: Bool = true) -> Bool {
    guard isCollapsed, runningTransition == nil, visibleWindow != nil, presentedViewController == nil, let goal = below(top),
      let content = columns[goal]?.content, let leavingContent = columns[top]?.content
    else { return false }
    if let navigation = leavingContent as? UINavigationController, navigation.stack.count > 1 { return false }
    let navigation = content as? UINavigationController
    let running = HeadlessTransition(
      from: leavingContent, to: content, animated: true, interactive: true, duration: HeadlessDuration.push)
    transition = running
    leaving = [goal]
    if let navigation, let page = navigation.topViewController {
      navigation.delegate?.navigationController(navigation, willShow: page, animated: true)
    }
    leavingContent.beginAppearance(false, animated: true)
    content.beginAppearance(true, animated: true)
    Headless.world.after(HeadlessDuration.release, animated: true) {
      running.releaseFinger(cancelled: !complete)
      if !complete {
        content.beginAppearance(false, animated: true)
        if self.appearance.isOnScreen { leavingContent.beginAppearance(true, animated: true) }
      }
      Headless.world.after(HeadlessDuration.release, animated: true) {
        self.transition = nil
        self.leaving = []
        if complete { self.top = goal }
        content.endAppearance(animated: true)
        leavingContent.endAppearance(animated: true)
        running.end()
        if complete, let navigation, let page = navigation.topViewController {
          navigation.delegate?.navigationController(navigation, didShow: page, animated: true)
        }
      }
    }
    return true
  }

  /// Taps the button that shows or hides the leading columns.
  @discardableResult public func tapSidebarButton() -> Bool {
    guard !isCollapsed, runningTransition == nil, visibleWindow != nil, presentedViewController == nil else { return false }
    if shownColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
    return true
  }
}
