import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  static var systemBringsColumns: Bool { if #available(iOS 17.0, *) { true } else { false } }

  /// Whether the views of that split have been told another width than the tree knows of, or are about to be.
  func isChangingWidth(_ split: NavGraph.Node<G>) -> Bool {
    guard case .split(_, _, let focus) = split.content, let sight = splits[split.id], let controller = sight.controller else {
      return false
    }
    return sight.mustInsist || sight.isNarrow != focus.isCollapsed
      || (controller.traitCollection.horizontalSizeClass == .compact) != focus.isCollapsed
  }

  /// The column on top of a collapsed split, or the one that would be.
  func columnOnTop(_ split: NavGraph.NodeID) -> NavGraph.Column {
    shown.node(split)?.columnOnTop ?? .sidebar
  }

  // MARK: What views bind to

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

  /// What the one stack in the place of a collapsed split shows on top of its lowest screen.
  subscript(columns split: NavGraph.NodeID) -> [NavGraph.PathStep<G>] {
    get {
      let screens = pages(of: split).flatMap { $0.pages }
      return screens.prefix { $0.id != leftEarly[split] }.dropFirst().map { NavGraph.PathStep(node: $0) }
    }
    set { systemShows(newValue.count + 1, ofColumnsIn: split) }
  }

  /// The screens of each column, up to the one on top.
  private func pages(of split: NavGraph.NodeID) -> [(column: NavGraph.Column, pages: [NavGraph.Node<G>])] {
    guard let columns = shown.node(split)?.splitColumns else { return [] }
    let top = columnOnTop(split)
    let below = NavGraph.Column.allCases.prefix { $0 != top } + [top]
    return below.compactMap { column in columns[column].map { (column, $0.pagesOfColumn) } }
  }

  private func options(of split: NavGraph.NodeID) -> NavGraph.SplitOptions {
    shown.node(split)?.container.map { G.options(of: $0) } ?? NavGraph.SplitOptions()
  }

  // MARK: Facts

  /// The views of that split have been told how wide it is.
  func split(_ id: NavGraph.NodeID, isNarrow: Bool, behind controller: UIViewController) {
    var sight = splits[id] ?? NavGraph.SplitSight()
    let isNews = sight.isNarrow != isNarrow || sight.controller !== controller
    (sight.controller, sight.isNarrow) = (controller, isNarrow)
    splits[id] = sight
    // Columns that stand otherwise than they did may hide what was to appear.
    if isNews, case .appearance(let screen)? = expectation, shown.split(around: screen)?.id == id { expectation = .update }
    if isNews { _Concurrency.Task { @MainActor [weak self] in self?.step() } }
  }

  /// What stands is shown again, once nothing moves: what has been written is not what the user wanted.
  func insistLater(in split: NavGraph.NodeID) {
    splits[split]?.mustInsist = true
    _Concurrency.Task { @MainActor [weak self] in self?.step() }
  }

  /// The system has brought a column to the front: nobody but the graph does that, except on the way back.
  private func systemBrings(_ column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), case .split(_, let nodes, let focus) = node.content, let wanted = nodes[column]?.leaf.id,
      focus.isCollapsed, column.order < focus.front.order
    else {
      if column != columnOnTop(split) { insistLater(in: split) }
      return
    }
    guard isChangingWidth(node) else { return goBack(to: column, in: split) }
    // What moves has led there, so nothing else is wanted before it has come to rest.
    if probes.appeared.contains(wanted) || probes.isComing(wanted) { splits[split]?.broughtEarly = column }
    insistLater(in: split)
  }

  /// The user has gone back to that column.
  private func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) {
    guard let node = shown.node(split), let seen = node.splitColumns?[column]?.leaf else { return }
    expectation = shown.front?.leaf.id == node.leaf.id && seen.screen != nil ? .appearance(seen.id) : .update
    splits[split]?.agreed = (column, seen.id)
    write { $0.goBack(to: column, in: split) }
    navigator.hostWentBack(to: column, in: split)
  }

  /// The one stack in the place of a collapsed split has become shorter.
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

  /// Leaves so many screens of the columns that are one stack.
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

  /// The system has written a shorter path while the width changes. If its screen has left its stack, the views go on with that path until
  /// nothing moves; else what stands is shown again then.
  func keepUntilRest(_ leaving: NavGraph.NodeID, of stack: NavGraph.NodeID, in split: NavGraph.NodeID) {
    if probes.hasLeftItsStack(leaving) { leftEarly[stack] = leaving }
    insistLater(in: split)
  }

  /// Nothing moves: what has left meanwhile has left.
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

  /// Tells the navigator what the screen says about splits, now that nothing moves; false if something is about to.
  func absorbSplits() -> Bool {
    splits = splits.filter { shown.node($0.key) != nil }
    var hasAnotherWidth = false
    for id in splits.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let wasCollapsed = isCollapsed(id)
      absorb(id)
      if isCollapsed(id) != wasCollapsed { hasAnotherWidth = true }
    }
    guard splits.values.contains(where: { $0.mustInsist }) else { return true }
    // The columns have been told, and move next: what stands is shown again when they have arrived.
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
    // Once it has collapsed, what the user has hidden is forgotten, as UIKit does.
    if focus.isCollapsed != sight.isNarrow { (sight.agreed, sight.visibility) = (nil, nil) }
    splits[id] = sight
    if focus.isCollapsed != sight.isNarrow { return navigator.hostCollapsed(id, onto: sight.isNarrow ? sight.broughtEarly ?? column : nil) }
    guard case .split(_, let nodes, let seenFocus)? = shown.node(id)?.content else { return }
    guard focus.isCollapsed else {
      // Side by side, what was asked for is there.
      if focus.column != nil, focus.column == seenFocus.column { navigator.hostCollapsed(id, onto: nil) }
      return
    }
    absorb(nodes, seenFocus, id, sight, isAsked: focus.front != seenFocus.front)
  }

  /// Columns that stand behind each other show what they are to show: from here on, another one on top is where the user went back to.
  func agreeWithScreen() {
    for id in splits.keys {
      guard case .split(_, let nodes, let focus)? = shown.node(id)?.content, focus.isCollapsed, let front = nodes[focus.front]?.leaf.id,
        probes.appeared.contains(front)
      else { continue }
      splits[id]?.agreed = (focus.front, front)
    }
  }

  /// Where columns stand behind each other, the screens say which of them is on top, should nobody else.
  private func absorb(
    _ nodes: [NavGraph.Column: NavGraph.Node<G>], _ focus: NavGraph.Focus, _ id: NavGraph.NodeID, _ sight: NavGraph.SplitSight,
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

  /// Whether the user has gone back from a column that was to appear again, as with its tab, and nobody has said so.
  func hasGoneBack(from screen: NavGraph.NodeID) -> Bool {
    guard let split = shown.split(around: screen), case .split(_, let nodes, let focus) = split.content, focus.isCollapsed,
      splits[split.id]?.agreed?.column == focus.front
    else { return false }
    // What the column shows may have been replaced meanwhile.
    return nodes.contains { column, node in column.order < focus.front.order && probes.appeared.contains(node.leaf.id) }
  }

  /// Side by side, a column that is asked for is seen.
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
  /// SwiftUI's name for it. The inspector is none of its columns.
  fileprivate var name: NavigationSplitViewColumn {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail, .inspector: .detail
    }
  }

  fileprivate init(_ name: NavigationSplitViewColumn) { self = name == .sidebar ? .sidebar : name == .content ? .content : .detail }
}
