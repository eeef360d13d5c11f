extension UISplitViewController {
  var wantsToBeCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The column that the delegate wants on top (S3); UIKit proposes the compact one, or else the last that has something.
  var proposedTop: Column {
    let proposal = [Column.compact, .secondary, .supplementary].first { columns[$0] != nil } ?? .primary
    let answer = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
    return columns[answer] == nil ? .primary : answer
  }

  /// The column to which Back leads from the root of `column` while collapsed.
  func below(_ column: Column) -> Column? {
    switch column {
    case .secondary: columns[.supplementary] != nil ? .supplementary : columns[.primary] != nil ? .primary : nil
    case .supplementary: columns[.primary] != nil ? .primary : nil
    default: nil
    }
  }

  /// S3, S4: follows the width, after whatever else is moving.
  func adapt() {
    guard wantsToBeCollapsed != isCollapsed else { return }
    if let running = runningTransition {
      running.animate(alongsideTransition: nil) { [weak self] _ in
        Headless.clock.schedule(after: 0) { self?.adapt() }
      }
      return
    }
    if wantsToBeCollapsed { collapse() } else { expand() }
  }

  private func collapse() {
    let goal = proposedTop
    let old = shownColumns
    adapt(from: old.filter { $0 != goal }) {
      self.top = goal
      self.inspectorIsShown = false
    } done: {
      self.isCollapsed = true
      self.delegate?.splitViewControllerDidCollapse(self)
    }
  }

  private func expand() {
    let proposal = resolvedMode
    let goal = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
    adapt(from: [top]) {
      self.mode = goal == .automatic ? proposal : goal
    } done: {
      self.isCollapsed = false
      self.delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The exchange happens at the end, when `isCollapsed` changes; until then the old columns are seen.
  private func adapt(from old: [Column], prepare: @escaping @MainActor () -> Void, done: @escaping @MainActor () -> Void) {
    let before = visibleChildren
    let finish: @MainActor () -> Void = {
      prepare()
      let wasCollapsed = self.isCollapsed
      self.isCollapsed = !wasCollapsed
      self.exchange(before, for: self.visibleChildren, animated: true)
      done()
      // A width that changed back in the meantime.
      Headless.clock.schedule(after: 0) { [weak self] in self?.adapt() }
    }
    guard appearance.isOnScreen else {
      finish()
      return
    }
    let running = HeadlessTransition(from: before.first, to: nil, animated: true, duration: HeadlessDuration.split)
    transition = running
    Headless.world.after(HeadlessDuration.split, animated: true) {
      self.transition = nil
      finish()
      running.end()
    }
  }

  /// A column comes on top of a collapsed split view, or what is above it goes.
  func showCollapsed(_ column: Column, interactive: Bool = false) {
    guard columns[.compact] == nil, columns[column] != nil, column != top else { return }
    guard runningTransition == nil else {
      Headless.world.violate("S6", "columns of \(headlessName(self)) change during a transition; nothing happens")
      return
    }
    let old = top
    run(duration: HeadlessDuration.push, from: [old]) {
      self.top = column
    } then: {
    }
  }
}
