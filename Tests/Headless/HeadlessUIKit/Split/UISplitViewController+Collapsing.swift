extension UISplitViewController {
  var wantsToBeCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The top column after collapsing, which the delegate determines (UIKit-S3). UIKit proposes the compact column, or else the last one
  /// with a controller.
  var proposedTop: Column {
    let proposal = [Column.compact, .secondary, .supplementary].first { columns[$0] != nil } ?? .primary
    let answer = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
    return columns[answer] == nil ? .primary : answer
  }

  /// Returns the column that Back leads to from the root of `column` while collapsed.
  func below(_ column: Column) -> Column? {
    switch column {
    case .secondary: columns[.supplementary] != nil ? .supplementary : columns[.primary] != nil ? .primary : nil
    case .supplementary: columns[.primary] != nil ? .primary : nil
    default: nil
    }
  }

  /// Collapses or expands to match the width, after running transitions (UIKit-S3, UIKit-S4).
  func adapt() {
    guard wantsToBeCollapsed != isCollapsed else { return }
    let contents = columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.content)
    if let running = runningTransition ?? contents.lazy.compactMap(\.transition).first {
      running.whenOver { [weak self] in
        Headless.clock.schedule(after: 0) { self?.adapt() }
      }
      return
    }
    if wantsToBeCollapsed { collapse() } else { expand() }
  }

  private func collapse() {
    let goal = proposedTop
    adapt {
      self.stackColumns(upTo: goal)
      self.isCollapsed = true
      // The app decides whether to show the inspector again, as a sheet.
      self.inspectorIsShown = false
    } done: {
      Headless.world.call(.didCollapse) { [weak self] in self.map { $0.delegate?.splitViewControllerDidCollapse($0) } }
    }
  }

  private func expand() {
    let proposal = resolvedMode
    let goal = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
    if goal != .automatic, goal != mode { delegate?.splitViewController(self, willChangeTo: goal) }
    adapt {
      self.unstackColumns()
      self.isCollapsed = false
      self.mode = goal == .automatic ? proposal : goal
    } done: {
      Headless.world.call(.didExpand) { [weak self] in self.map { $0.delegate?.splitViewControllerDidExpand($0) } }
    }
  }

  /// Collapses or expands with `change`. The columns change at the end of the transition, together with `isCollapsed`.
  private func adapt(change: @escaping @MainActor () -> Void, done: @escaping @MainActor () -> Void) {
    let finish: @MainActor () -> Void = {
      self.rearrange(change)
      done()
      // The width may have changed back in the meantime.
      Headless.clock.schedule(after: 0) { [weak self] in self?.adapt() }
    }
    guard appearance.isOnScreen else {
      finish()
      return
    }
    let running = HeadlessTransition(from: visibleChildren.first, to: nil, animated: true, duration: HeadlessDuration.split)
    transition = running
    Headless.world.after(HeadlessDuration.split, animated: true) {
      self.transition = nil
      finish()
      running.end()
    }
  }

  /// Moves the views of columns to other containers: the visible children disappear and appear again.
  func rearrange(_ change: () -> Void) {
    isRearranging = true
    defer { isRearranging = false }
    let isSeen = appearance.isOnScreen
    if isSeen { for child in visibleChildren { child.leaveScreen(animated: false) } }
    change()
    guard isSeen else { return }
    for child in visibleChildren { child.beginAppearance(true, animated: false) }
    for child in visibleChildren { child.endAppearance(animated: false) }
  }
}
