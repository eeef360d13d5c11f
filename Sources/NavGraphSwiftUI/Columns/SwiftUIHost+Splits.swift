import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  static var systemBringsColumns: Bool { if #available(iOS 17.0, *) { true } else { false } }

  /// Returns whether the width of the split's views differs from the tree, or is about to.
  func isChangingWidth(_ split: NavGraph.Node<G>) -> Bool {
    guard case .split(_, _, let focus) = split.content, let sight = splits[split.id], let controller = sight.controller else {
      return false
    }
    return sight.mustInsist || sight.isNarrow != focus.isCollapsed
      || (controller.traitCollection.horizontalSizeClass == .compact) != focus.isCollapsed
  }

  /// Returns the column on top of a collapsed split, or the one that would be on top.
  func columnOnTop(_ split: NavGraph.NodeID) -> NavGraph.Column {
    shown.node(split)?.columnOnTop ?? .sidebar
  }

  // MARK: Bindings

  @available(iOS 17.0, *) subscript(onTop split: NavGraph.NodeID) -> NavigationSplitViewColumn {
    get { (splits[split]?.broughtEarly ?? columnOnTop(split)).name }
    set { systemBrings(NavGraph.Column(newValue), in: split) }
  }

  subscript(visibility split: NavGraph.NodeID) -> NavigationSplitViewVisibility {
    get { splits[split]?.visibility ?? options(of: split).visibility }
    set {
      splits[split, default: NavGraph.SplitSight()].visibility = newValue
      insist()
    }
  }

  /// The screens above the lowest one if a single stack shows a collapsed split.
  subscript(columns split: NavGraph.NodeID) -> [NavGraph.PathStep<G>] {
    get {
      let screens = pages(of: split).flatMap { $0.pages }
      return screens.prefix { $0.id != leftEarly[split] }.dropFirst().map { NavGraph.PathStep(node: $0) }
    }
    set { systemShows(newValue.count + 1, ofColumnsIn: split) }
  }

  /// Returns the screens of each column, up to the one on top.
  private func pages(of split: NavGraph.NodeID) -> [(column: NavGraph.Column, pages: [NavGraph.Node<G>])] {
    guard let columns = shown.node(split)?.splitColumns else { return [] }
    let top = columnOnTop(split)
    let below = NavGraph.Column.allCases.prefix { $0 != top } + [top]
    return below.compactMap { column in columns[column].map { (column, $0.pagesOfColumn) } }
  }

  private func options(of split: NavGraph.NodeID) -> NavGraph.SplitOptions {
    shown.node(split)?.container.map { G.options(of: $0) } ?? NavGraph.SplitOptions()
  }

  // MARK: Changes by the user and the system

  /// Records the width of the split's views.
  func split(_ id: NavGraph.NodeID, isNarrow: Bool, behind controller: UIViewController) {
    var sight = splits[id] ?? NavGraph.SplitSight()
    let isNews = sight.isNarrow != isNarrow || sight.controller !== controller
    (sight.controller, sight.isNarrow) = (controller, isNarrow)
    splits[id] = sight
    // In the new layout, the expected screen may be hidden.
    if isNews, case .appearance(let screen)? = expectation, shown.split(around: screen)?.id == id { expectation = .update }
    if isNews { _Concurrency.Task { @MainActor [weak self] in self?.step() } }
  }

  /// Shows the current state again when nothing moves, because the system has written a state that the user didn't want.
  func insistLater(in split: NavGraph.NodeID) {
    splits[split]?.mustInsist = true
    _Concurrency.Task { @MainActor [weak self] in self?.step() }
  }

  /// Handles a column that the system has brought to the front. Only the way back is valid; otherwise, the graph determines the column on
  /// top.
  private func systemBrings(_ column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), case .split(_, let nodes, let focus) = node.content, let wanted = nodes[column]?.leaf.id,
      focus.isCollapsed, column.order < focus.front.order
    else {
      if column != columnOnTop(split) { insistLater(in: split) }
      return
    }
    guard isChangingWidth(node) else { return goBack(to: column, in: split) }
    // The transition leads to this column, so views bind to it until nothing moves.
    if probes.appeared.contains(wanted) || probes.isComing(wanted) { splits[split]?.broughtEarly = column }
    insistLater(in: split)
  }

  /// Goes back to the column, as the user has done.
  private func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), let seen = node.splitColumns?[column]?.leaf else { return }
    expectation = shown.front?.leaf.id == node.leaf.id && seen.screen != nil ? .appearance(seen.id) : .update
    splits[split]?.agreed = (column, seen.id)
    write { $0.goBack(to: column, in: split) }
    navigator.hostWentBack(to: column, in: split)
  }

  /// Shortens the single stack of a collapsed split.
  private func systemShows(_ count: Int, ofColumnsIn split: NavGraph.NodeID) {
    guard let node = shown.node(split), case .split(_, _, let focus) = node.content else { return }
    let screens = pages(of: split).flatMap { $0.pages }
    guard focus.isCollapsed, count > 0, count < screens.count else { return insistLater(in: split) }
    if isChangingWidth(node) { return keepUntilRest(screens[count].id, of: split, in: split) }
    guard isFact(screens[count].id, revealing: screens[count - 1].id) else {
      let leaving = screens[count].id
      return later { host in
        let left = host.pages(of: split).flatMap { $0.pages }.firstIndex { $0.id == leaving }
        if let left { host.systemShows(left, ofColumnsIn: split) }
      }
    }
    shorten(columnsOf: split, to: count)
  }

  /// Removes screens of the columns in a single stack, except the lowest `count`.
  private func shorten(columnsOf split: NavGraph.NodeID, to count: Int) {
    guard let node = shown.node(split), case .split(_, _, let focus) = node.content else { return }
    var left = count
    for (column, pages) in pages(of: split) {
      guard left > pages.count else {
        if column != focus.front { goBack(to: column, in: split) }
        if left < pages.count, let stack = node.splitColumns?[column]?.id { shorten(stack, to: left) }
        return
      }
      left -= pages.count
    }
  }

  /// Handles a shorter path that the system has written while the width changes. If the screen has left its stack, views keep the shorter
  /// path until nothing moves. Otherwise, the current path is shown again then.
  func keepUntilRest(_ leaving: NavGraph.NodeID, of stack: NavGraph.NodeID, in split: NavGraph.NodeID) {
    if probes.hasLeftItsStack(leaving) { leftEarly[stack] = leaving }
    insistLater(in: split)
  }

  /// Applies the changes that have occurred while the width changed. Call it when nothing moves.
  private func takeWhatLeftEarly() {
    let left = leftEarly.sorted { $0.key.rawValue < $1.key.rawValue }
    leftEarly = [:]
    for id in splits.keys { splits[id]?.broughtEarly = nil }
    for (stack, screen) in left where probes.hasLeftItsStack(screen) {
      if splits[stack] != nil {
        if let index = pages(of: stack).flatMap({ $0.pages }).firstIndex(where: { $0.id == screen }) {
          shorten(columnsOf: stack, to: index)
        }
      } else if let index = shown.screens(of: stack).firstIndex(where: { $0.id == screen }), index > 0 {
        shorten(stack, to: index)
      }
    }
  }

  // MARK: Steps

  /// Reports the state of splits to the navigator when nothing moves. Returns false if something is about to move.
  func absorbSplits() -> Bool {
    splits = splits.filter { shown.node($0.key) != nil }
    var hasAnotherWidth = false
    for id in splits.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let wasCollapsed = isCollapsed(id)
      absorb(id)
      if isCollapsed(id) != wasCollapsed { hasAnotherWidth = true }
    }
    guard splits.values.contains(where: { $0.mustInsist }) else { return true }
    // The columns have a new width and move next. The current state is shown again afterwards.
    if hasAnotherWidth {
      stepOneTurnLater()
      return false
    }
    takeWhatLeftEarly()
    for id in splits.keys { splits[id]?.mustInsist = false }
    insist()
    return true
  }

  private func isCollapsed(_ split: NavGraph.NodeID) -> Bool? {
    if case .split(_, _, let focus)? = navigator.tree.node(split)?.content { focus.isCollapsed } else { nil }
  }

  private func absorb(_ id: NavGraph.NodeID) {
    guard var sight = splits[id], sight.isOnScreen || sight.hasBeenSeen, !sight.isInBackground, let node = navigator.tree.node(id),
      case .split(_, _, let focus) = node.content
    else { return }
    let column = node.columnOnTop
    sight.hasBeenSeen = true
    // A split that collapses forgets the columns that the user has hidden, as in UIKit.
    if focus.isCollapsed != sight.isNarrow { (sight.agreed, sight.visibility) = (nil, nil) }
    splits[id] = sight
    if focus.isCollapsed != sight.isNarrow { return navigator.hostCollapsed(id, onto: sight.isNarrow ? sight.broughtEarly ?? column : nil) }
    guard case .split(_, let nodes, let seenFocus)? = shown.node(id)?.content else { return }
    guard focus.isCollapsed else {
      // If the columns are side by side, the requested column is visible.
      if focus.column != nil, focus.column == seenFocus.column { navigator.hostCollapsed(id, onto: nil) }
      return
    }
    absorb(nodes, focus: seenFocus, of: id, sight: sight, isAsked: focus.front != seenFocus.front)
  }

  /// Records the column on top of collapsed splits that show the wanted screen. From then on, another column on top means that the user
  /// went back.
  func agreeWithScreen() {
    for id in splits.keys {
      guard case .split(_, let nodes, let focus)? = shown.node(id)?.content, focus.isCollapsed, let front = nodes[focus.front]?.leaf.id,
        probes.appeared.contains(front)
      else { continue }
      splits[id]?.agreed = (focus.front, front)
    }
  }

  /// Determines the column on top of a collapsed split from the screens that have appeared, in case SwiftUI doesn't report it.
  private func absorb(
    _ nodes: [NavGraph.Column: NavGraph.Node<G>], focus: NavGraph.Focus, of id: NavGraph.NodeID, sight: NavGraph.SplitSight,
    isAsked: Bool
  ) {
    let columns: [NavGraph.Column] = [.detail, .content, .sidebar]
    guard let seen = columns.first(where: { column in nodes[column].map { probes.appeared.contains($0.leaf.id) } ?? false }),
      let front = nodes[focus.front]?.leaf.id
    else { return }
    if seen == focus.front {
      splits[id]?.agreed = (seen, front)
    } else if !isAsked, sight.agreed?.column == focus.front, seen.order < focus.front.order {
      goBack(to: seen, in: id)
    }
  }

  /// Returns whether the user has gone back from a column that was expected to appear again, for example with its tab, without a report by
  /// SwiftUI.
  func hasGoneBack(from screen: NavGraph.NodeID) -> Bool {
    guard let split = shown.split(around: screen), case .split(_, let nodes, let focus) = split.content, focus.isCollapsed,
      splits[split.id]?.agreed?.column == focus.front
    else { return false }
    // The content of the column may have been replaced meanwhile.
    return nodes.contains { column, node in column.order < focus.front.order && probes.appeared.contains(node.leaf.id) }
  }

  /// Reveals the columns that are requested in splits with columns side by side.
  func reveal(_ next: NavGraph.Shown<G>) {
    for id in splits.keys {
      guard case .split(_, _, let focus)? = next.node(id)?.content, !focus.isCollapsed, let column = focus.column,
        case .split(_, _, let before)? = shown.node(id)?.content, before.column != column
      else { continue }
      let visibility = self[visibility: id]
      switch column {
      case .sidebar: splits[id]?.visibility = .all
      case .content: if visibility == .detailOnly { splits[id]?.visibility = .doubleColumn }
      case .detail: if options(of: id).lies == true { splits[id]?.visibility = .detailOnly }
      case .inspector: break
      }
    }
  }
}

@available(iOS 17.0, *)
nonisolated extension NavGraph.Column {
  /// SwiftUI's name of the column. It has none for the inspector.
  fileprivate var name: NavigationSplitViewColumn {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail, .inspector: .detail
    }
  }

  fileprivate init(_ name: NavigationSplitViewColumn) { self = name == .sidebar ? .sidebar : name == .content ? .content : .detail }
}
