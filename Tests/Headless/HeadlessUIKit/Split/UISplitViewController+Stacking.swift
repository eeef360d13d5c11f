/// The stack of columns in a collapsed split view.
extension UISplitViewController {
  /// The navigation controller whose stack contains the other columns.
  var base: UINavigationController? { columns[.primary]?.content as? UINavigationController }

  /// The top column while collapsed.
  var top: Column {
    if columns[.compact] != nil { return .compact }
    return base?.stack.last.flatMap(pushedColumn) ?? .primary
  }

  /// Returns the column whose content is `controller`, if the column can be on the stack of the primary one.
  func pushedColumn(_ controller: UIViewController) -> Column? {
    [Column.supplementary, .secondary].first { columns[$0]?.content === controller }
  }

  private func chain(upTo goal: Column) -> [UIViewController] {
    let order: [Column] = goal == .secondary ? [.supplementary, .secondary] : goal == .supplementary ? [.supplementary] : []
    return order.compactMap { columns[$0]?.content }
  }

  private func ownPages(_ base: UINavigationController) -> [UIViewController] {
    base.stack.filter { pushedColumn($0) == nil }
  }

  func stackColumns(upTo goal: Column) {
    guard columns[.compact] == nil, let base else { return }
    base.install(ownPages(base) + chain(upTo: goal))
  }

  func unstackColumns() {
    guard let base else { return }
    base.install(ownPages(base))
    for column in [Column.supplementary, .secondary] {
      if let content = columns[column]?.content { adopt(content) }
    }
  }

  /// Shows a column of a collapsed split view: pushes it, or pops the columns above it.
  func showCollapsed(_ column: Column) {
    guard let base, columns[.compact] == nil, columns[column] != nil, column != top else { return }
    guard runningTransition ?? base.transition == nil else {
      Headless.world.violate("UIKit-S6", "columns of \(headlessName(self)) change during a transition; nothing happens")
      return
    }
    base.change(to: ownPages(base) + chain(upTo: column), animated: true, call: "showColumn:")
  }

  /// Sets another controller for a column of a collapsed split view (UIKit-S7). If it was on top, the column below is shown.
  func exchangeStacked(_ old: UIViewController, for column: Column, _ put: () -> Void) {
    guard column == .primary || base?.stack.contains(where: { $0 === old }) ?? false else { return put() }
    let goal = column == top ? below(column) ?? .primary : top
    rearrange {
      unstackColumns()
      put()
      stackColumns(upTo: goal)
    }
  }
}
