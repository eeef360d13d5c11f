import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Compares screens and groups of screens that can't be left (0610, 0612), by the names of their screens.
  static let traps = Comparison(name: "0610 and 0612", least: 3) { app in
    // In a split, the result depends on the width of the window.
    app.world.splits.isEmpty && app.isWhole ? judge(app, in: app.explorations) : .skipped
  }

  /// Compares traps in apps with splits, in wide windows and on phones, where columns cover each other.
  ///
  /// No minimum is required, because few apps can be compared. `StateOracleTests.trapsInSplits` creates apps for this comparison.
  static let trapsInSplits = Comparison(name: "0610 and 0612 in splits", least: 0) { app in
    // In a narrow window an inspector covers the split, which isn't explored.
    if app.world.splits.isEmpty || app.world.splits.contains(where: { $0.columns.count > World.inspector }) { return .skipped }
    // On a pad, the user can widen the window again.
    let walks = app.walks().filter { !$0.isCollapsed || $0.idiom == .phone }
    return walks.contains(where: \.isOverfull) ? .skipped : judge(app, in: walks)
  }

  private static func judge(_ app: OracleCase, in walks: [some StateSpace]) -> Verdict {
    // The surroundings of an `external` screen are unknown.
    if app.world.screens.contains(where: \.isExternal) { return .skipped }
    // A modal that can't be left, and an invalid step that may be the exit, have other diagnostics.
    if app.has(607) || !app.areStepsServed || !app.isAsked { return .skipped }
    var certain: Set<Set<String>> = []
    var possible: Set<Set<String>> = []
    for walk in walks {
      certain.formUnion(walk.traps(isCutFree: true))
      possible.formUnion(walk.traps(isCutFree: false))
    }
    let missable = Set(certain.filter { set in !certain.contains { $0.isStrictSubset(of: set) } }.map(words))
    let found = Set(
      app.checked.diagnostics.filter { $0.code == Code(610) || $0.code == Code(612) }.map { diagnostic in
        let parts = diagnostic.message.split(separator: "`", omittingEmptySubsequences: false)
        return words(Set(stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }))
      })
    if possible.isEmpty, found.isEmpty { return .skipped }
    let invented = found.subtracting(possible.map(words))
    if !invented.isEmpty { return .disagreed("invented \(invented.sorted()), possible \(possible.map(words).sorted())") }
    // A dead branch, or a step after a dismissal that two steps wait for, may be the intended exit.
    if !app.isPlain { return .agreed }
    // A screen further down may hide the bar, but the checks only consider the screen itself.
    return app.world.screens.contains(where: \.hidesBar) ? .agreed : .all(of: missable, in: found)
  }

  private static func words(_ names: Set<String>) -> String { names.sorted().joined(separator: " ") }
}

/// States, and the transitions that a user can cause.
private protocol StateSpace {
  var states: [AppState] { get }
  /// The states from which a transition leads to an omitted state.
  var edge: Set<Int> { get }
  /// Returns the targets of the user's transitions from a state.
  func targets(of state: Int) -> [Int]
}

extension Exploration: StateSpace {
  fileprivate func targets(of state: Int) -> [Int] { steps[state].filter { !$0.move.isFromOutside }.map(\.to) }
}

extension Walks: StateSpace {
  fileprivate func targets(of state: Int) -> [Int] { steps[state].filter { !$0.isLink }.map(\.to) }
}

extension StateSpace {
  /// Returns, for each state from which no path leads to the lowest screen of a root's position, the names of the screens shown from there
  /// on.
  ///
  /// States beyond the depth limit are unknown. `isCutFree` specifies whether they count as exits.
  fileprivate func traps(isCutFree: Bool) -> Set<Set<String>> {
    // The predecessors of each state.
    var sources = [[Int]](repeating: [], count: states.count)
    for state in states.indices { for target in targets(of: state) { sources[target].append(state) } }
    var lowest: Set<Shown> = []
    for state in states {
      state.units[0].node.stacks { spot, path in if let first = path.first { lowest.insert(Shown(state, spot, first)) } }
    }
    var isFree = [Bool](repeating: false, count: states.count)
    var open = states.indices.filter { isAtRoot(states[$0], lowest) || isCutFree && edge.contains($0) }
    while let state = open.popLast() {
      if isFree[state] { continue }
      isFree[state] = true
      open += sources[state]
    }
    var result: Set<Set<String>> = []
    for start in states.indices where !isFree[start] {
      if isCutFree, isHeldByTabs(states[start], lowest) { continue }
      var seen: Set<Int> = []
      var names: Set<String> = []
      var open = [start]
      while let state = open.popLast() {
        guard seen.insert(state).inserted else { continue }
        for at in states[state].leaves(of: states[state].top) {
          if let pane = states[state][at], let screen = pane.screen(at: pane.depth) { names.insert("S\(Screens.declared(of: screen))") }
        }
        open += targets(of: state)
      }
      result.insert(names)
    }
    return result
  }

  /// Returns whether the state shows a screen that can be the lowest one at its position. A column on top of another one isn't an exit.
  private func isAtRoot(_ state: AppState, _ lowest: Set<Shown>) -> Bool {
    guard state.top == 0 else { return false }
    return state.leaves(of: 0).contains { at in
      if isOnAnotherColumn(at, state) { return false }
      guard case .stack(let path)? = state[at], let top = path.last else { return true }
      return lowest.contains(Shown(state, at.spot, top))
    }
  }

  /// Returns whether another tab of the root can't be left immediately, either. The checks assume that the other tabs are as declared, so
  /// they don't report tabs that trap the user only together.
  private func isHeldByTabs(_ state: AppState, _ lowest: Set<Shown>) -> Bool {
    guard case .tabs(let id, let selected, let children) = state.units[0].node else { return false }
    return children.indices.contains { other in
      if other == selected || children[other] == nil { return false }
      var beside = state
      beside.removeUnits(from: 1)
      beside.units[0].node = .tabs(id, selected: other, children)
      return !isAtRoot(beside, lowest)
    }
  }

  private func isOnAnotherColumn(_ at: At, _ state: AppState) -> Bool {
    guard let split = state.around(at, where: \.isSplit), case .split(_, let columns, .column(let front)?)? = state[split] else {
      return false
    }
    return columns.prefix(front).contains { $0 != nil }
  }
}

/// A screen in the root, or in a guard flow that is shown instead of it.
private struct Shown: Hashable {
  var content: World.Content
  var spot: [Int]
  var screen: Int
  init(_ state: AppState, _ spot: [Int], _ screen: Int) {
    (content, self.spot, self.screen) = (state.units[0].content, spot, Screens.declared(of: screen))
  }
}
