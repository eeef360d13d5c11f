@available(iOS 14.0, *) extension UISplitViewController {
  /// The visible columns: the top one while collapsed, or else those of the display mode.
  public var visibleColumns: [UISplitViewController.Column] {
    let inspector: [Column] = shownColumns.filter { ![.primary, .supplementary, .secondary, .compact].contains($0) }
    return (isCollapsed ? inspector.isEmpty ? [top] : inspector : shownColumns).filter { columns[$0] != nil }
  }

  /// Whether the inspector covers the collapsed columns.
  public var inspectorCovers: Bool { isCollapsed && inspectorIsShown && visibleColumns != [top] }

  /// Swipes back from the root of the top column to the column below, while collapsed. With `complete` false, the swipe is cancelled.
  ///
  /// The navigation controller below calls its delegate as for any pop. Returns false if the top column is the primary one.
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

  /// Closes the inspector with a gesture.
  @discardableResult public func closeInspector() -> Bool {
    guard inspectorIsShown, runningTransition == nil, visibleWindow != nil, presentedViewController == nil else { return false }
    change(to: mode, inspector: false, tells: true)
    return true
  }

  /// Swipes the leading columns in (UIKit-S11).
  @discardableResult public func swipeSidebarIn() -> Bool {
    guard !isCollapsed, !shownColumns.contains(.primary) else { return false }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    let began = tapSidebarButton()
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    return began
  }
}
