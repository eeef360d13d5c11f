// Walks with known answers: the moves of the user, the app, and the system at each position, and their results.
extension Simulator {
  enum Choice: Hashable, Sendable {
    case event(Int, at: At), tab(Int), back(At), page(At, by: Int), dismissal, button(Int), link(Int), appEvent(Int), restoration
    /// The app is launched by a link.
    case start(for: Int)
  }

  /// Returns the states after the app's launch.
  mutating func begin() -> [AppState] { start().map(settled) }

  /// Returns the possible moves in a state. Links wait while a guard flow
  /// replaces the root, so a single state doesn't determine the result.
  func choices(in state: AppState) -> [Choice] {
    let top = state.top
    var result: [Choice] = []
    if case .alert(let id) = state.units[top].content { result += (0..<world.alerts[id]).map { .button($0) } }
    for at in state.leaves(of: top) {
      guard let node = state[at] else { continue }
      if let screen = node.top {
        result += world.events(of: screen).map { .event($0, at: at) }
        if !world.screens[screen].isBackHidden { result.append(.back(at)) }
      }
      if case .pages = node { result += [.page(at, by: 1), .page(at, by: -1)] }
    }
    if case .tabs(let id, _, _) = state.units[top].node, showsBar(in: state) { result += world.tabSets[id].tabs.indices.map { .tab($0) } }
    for strip in strips(in: state) { result += world.events(of: strip.screen).map { .event($0, at: At(unit: top)) } }
    if top > 0 { result.append(.dismissal) }
    result += world.appEvents.map { .appEvent($0) }
    // Without a root, `links now` links wait with other links, so a single state doesn't determine the result.
    let atOnce = world.links.indices.filter { world.links[$0].isShownAtOnce(on: idiom) }
    let isBlank = state.units[0].node == .alert
    // It isn't known yet which guards fail.
    let startsBlank = !atOnce.isEmpty && world.guards.contains { $0.flow == nil }
    result += world.links.indices.filter { !isBlank || !atOnce.contains($0) }.map { .link($0) }
    result += world.links.indices.filter { !startsBlank || !atOnce.contains($0) }.map { .start(for: $0) }
    return result + [.restoration]
  }

  /// Returns the possible states after a move. There are several only if the
  /// language doesn't specify the column in which a sequence continues.
  mutating func take(_ choice: Choice, in state: AppState) -> [AppState] {
    let top = state.top
    let result: [AppState] =
      switch choice {
      case .event(let event, let at):
        run(event: event, in: Run(state: state, at: at), while: state.isVisibleBar(at: at) ? strips(in: state).first?.shown : nil)
      case .tab(let tab): tapped(tab, in: state)
      case .back(let at): [back(from: at, in: state)]
      case .page(let at, let by): turned(at: at, by: by, in: state)
      case .dismissal: top > 0 && state.units[top].isSwiped && !keeps(state.units[top...]) ? end(top, of: state, with: .dismissed) : [state]
      case .button(let button): end(top, of: state, with: .button(button))
      case .link(let link): follow(link: link, in: state)
      // Single states don't determine the result of events that wait for a root, so these have no effect here.
      case .appEvent(let event):
        state.units[0].waiting?.parked == nil && state.units[0].node != .alert ? perform(appEvent: event, in: state) : [state]
      case .restoration: restored(state)
      case .start(let link):
        start().map { state in
          var state = state
          state.link = HeldLink(link: link, isCold: true)
          return state
        }
      }
    // If a flow in place of the root has ended and the previous root is unknown, the app starts again.
    return result.flatMap { $0.units.isEmpty ? start() : [$0] }.flatMap { followHeld(in: $0, since: state) }.map(settled)
  }

  /// Opens a waiting link when it is possible.
  private mutating func followHeld(in state: AppState, since before: AppState) -> [AppState] {
    guard let held = state.link else { return [state] }
    if state.units[0].waiting?.parked != nil, !world.links[held.link].isShownAtOnce(on: idiom) { return [state] }
    // A waiting link is tried again only after something has ended.
    let isFree = before.link != held || before.units[0].waiting?.parked != nil || state.units.count { $0.stamp == 0 } < before.units.count
    guard isFree, before.link == held || held.isCold else { return [state] }
    var free = state.entering
    free.link = nil
    let target = world.links[held.link].target(on: idiom)
    isStarting = held.isCold && target.isHere && target.hasPlace
    defer { isStarting = false }
    return states(of: open(held.link, in: free, for: held.isCold ? .firstLink(held.link) : .link(held.link), granted: [])).map { state in
      var state = state
      if held.isCold { state.link?.isCold = true }
      return state
    }
  }

  private mutating func tapped(_ tab: Int, in state: AppState) -> [AppState] {
    guard case .tabs(let id, let selected, _) = state.units[state.top].node else { return [state] }
    let bar = At(unit: state.top)
    if let action = world.tabSets[id].tabs[tab].action {
      guard let at = state.leaves(of: state.top).first else { return [state] }
      return run(event: action, in: Run(state: state, at: at))
    }
    if tab != selected { return states(of: tap(tab, of: id, at: bar, in: state, granted: [])) }
    let at = At(unit: state.top, spot: [tab])
    guard world.tabSets[id].tabs[tab].isReselected, case .stack(let screens)? = state[at] else { return [state] }
    var next = state
    next[at] = .stack([screens[0]])
    return [next]
  }

  /// Pops a screen, or navigates back to the previous column.
  private func back(from at: At, in state: AppState) -> AppState {
    var next = state
    if case .stack(let path)? = state[at], path.count > 1 {
      next[at] = .stack(path.dropLast())
      return next
    }
    guard let split = state.around(at, where: \.isSplit), case .split(_, let columns, .column(let front)?)? = state[split],
      let below = columns.indices.last(where: { $0 < front && columns[$0] != nil })
    else { return state }
    for left in columns.indices where left > below && left <= front && columns[left] != nil { clear(left, of: split, in: &next) }
    bring(below, of: split, in: &next)
    return next
  }

  private mutating func turned(at: At, by: Int, in state: AppState) -> [AppState] {
    guard case .pages(_, let page, let screens, _)? = state[at], screens.indices.contains(page + by) else { return [state] }
    return states(of: turn(to: page + by, at: at, in: state, granted: []))
  }

  /// Makes a column the front of a collapsed split.
  func bring(_ column: Int, of split: At, in state: inout AppState) {
    guard case .split(let id, let columns, let front?)? = state[split] else { return }
    if case .column = front {
      state[split] = .split(id, columns, front: .column(column))
    } else {
      state[split] = .split(id, columns, front: .asked(column))
    }
  }

  /// Returns the state at rest: visible content is marked as entered, and splits are collapsed.
  func settled(_ state: AppState) -> AppState {
    var state = state.atRest.entering
    for index in state.units.indices {
      for split in state.visibleSplits(of: index) { collapse(split, in: &state) }
    }
    return state
  }

  /// Collapses a split. The requested column is in front, or else the last column that differs from its declaration.
  private func collapse(_ split: At, in state: inout AppState) {
    guard case .split(let id, let columns, .asked(let asked)?)? = state[split] else { return }
    let chosen = [2, 1].first { columns[$0] != nil && columns[$0] != world.splits[id].columns[$0].map(make) }
    state[split] = .split(id, columns, front: .column(asked ?? chosen ?? 0))
  }
}

extension AppState {
  /// The state with its visible content marked as entered.
  var entering: AppState {
    var state = self
    var entered = (state.entered ?? []).filter { state[$0] != nil }
    for index in state.units.indices {
      state.units[index].node.entering { entered.insert(At(unit: index, spot: $0)) }
    }
    state.entered = entered
    return state
  }
}

extension Pane {
  /// Calls a closure with the position of each tab and column that is visible or under a visible one.
  func entering(under spot: [Int] = [], look: ([Int]) -> Void) {
    look(spot)
    switch self {
    case .tabs(_, let selected, let children): children[selected]?.entering(under: spot + [selected], look: look)
    case .split(_, let columns, let front):
      for (column, child) in columns.enumerated() where front.covers(column: column) { child?.entering(under: spot + [column], look: look) }
    default: break
    }
  }
}
