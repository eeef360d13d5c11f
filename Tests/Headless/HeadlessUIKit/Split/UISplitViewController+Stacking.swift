/// One column on top of the other, while it is collapsed.
extension UISplitViewController {
  /// The navigation controller onto whose stack the other columns go.
  var base: UINavigationController? { columns[.primary]?.content as? UINavigationController }

  /// The column on top while it is collapsed.
  var top: Column {
    if columns[.compact] != nil { return .compact }
    return base?.stack.last.flatMap(pushedColumn) ?? .primary
  }

  /// The column whose navigation controller this is, if it may stand on the primary one's stack.
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

  /// A column comes on top of a collapsed split view, or what is above it goes.
  func showCollapsed(_ column: Column) {
    guard let base, columns[.compact] == nil, columns[column] != nil, column != top else { return }
    guard runningTransition ?? base.transition == nil else {
      Headless.world.violate("UIKit-S6", "columns of \(headlessName(self)) change during a transition; nothing happens")
      return
    }
    base.change(to: ownPages(base) + chain(upTo: column), animated: true, call: "showColumn:")
  }

  /// UIKit-S7: another controller for a column of a collapsed split view. It does not show itself: what it replaces goes.
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
