@available(iOS 14.0, *) extension UISplitViewController {
  /// The columns that are seen: the one on top while collapsed, those of the display mode otherwise.
  public var visibleColumns: [UISplitViewController.Column] {
    let inspector: [Column] = shownColumns.filter { ![.primary, .supplementary, .secondary, .compact].contains($0) }
    return (isCollapsed ? inspector.isEmpty ? [top] : inspector : shownColumns).filter { columns[$0] != nil }
  }

  /// Collapsed, and the inspector lies on the stack.
  public var inspectorCovers: Bool { isCollapsed && inspectorIsShown && visibleColumns != [top] }

  /// While collapsed: goes back from the root of the top column to the column below, by a swipe; with `complete` false the swipe is
  /// cancelled. The delegate of the navigation controller below hears of it as of any pop. False if there is nothing to go back to.
  @discardableResult public func backToColumnBelow(complete: Bool = true) -> Bool {
    guard isCollapsed, top != .primary, !inspectorIsShown, let base else { return false }
    return base.swipeBack(complete: complete)
  }

  /// Taps the button that shows or hides the leading columns.
  @discardableResult public func tapSidebarButton() -> Bool {
    guard !isCollapsed, runningTransition == nil, visibleWindow != nil, presentedViewController == nil else { return false }
    let isShown = shownColumns.contains(.primary)
    let goal: DisplayMode = isShown ? (style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly) : nearestMode(showing: .primary)
    change(to: goal, inspector: inspectorIsShown, tells: true)
    return true
  }

  /// Closes the inspector with a finger.
  @discardableResult public func closeInspector() -> Bool {
    guard inspectorIsShown, runningTransition == nil, visibleWindow != nil, presentedViewController == nil else { return false }
    change(to: mode, inspector: false, tells: true)
    return true
  }

  /// UIKit-S11: pulls the leading columns in with a finger.
  @discardableResult public func swipeSidebarIn() -> Bool {
    guard !isCollapsed, !shownColumns.contains(.primary) else { return false }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    let began = tapSidebarButton()
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    return began
  }
}
