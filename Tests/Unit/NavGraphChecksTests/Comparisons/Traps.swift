import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Screens and groups of screens that can't be left (0610, 0612), each by the names of its screens.
  static let traps = Comparison(name: "0610 and 0612", least: 3) { app in
    // In a split it makes a difference how wide the window is.
    app.world.splits.isEmpty && app.isWhole ? judge(app, in: app.explorations) : .skipped
  }

  /// The same in apps with splits, in wide windows and on phones, where columns cover each other.
  ///
  /// Few apps are compared, so none has to be: `StateOracleTests.trapsInSplits` makes apps for it.
  static let trapsInSplits = Comparison(name: "0610 and 0612 in splits", least: 0) { app in
    // In a narrow window an inspector covers the split, which is not walked.
    if app.world.splits.isEmpty || app.world.splits.contains(where: { $0.columns.count > World.inspector }) { return .skipped }
    // On a pad, the user can make a window wide again.
    let walks = app.walks().filter { !$0.isCollapsed || $0.idiom == .phone }
    return walks.contains(where: \.isOverfull) ? .skipped : judge(app, in: walks)
  }

  private static func judge(_ app: OracleCase, in walks: [some StateSpace]) -> Verdict {
    // Around `external` screens anything may be.
    if app.world.screens.contains(where: \.isExternal) { return .skipped }
    // One mistake is one finding: who is caught in the whole of a modal, and where a way out may be meant, has been said.
    if app.has(607) || !app.areStepsServed || !app.isAsked { return .skipped }
    var certain: Set<Set<String>> = []
    var possible: Set<Set<String>> = []
    for walk in walks {
      certain.formUnion(walk.traps(isCutFree: true))
      possible.formUnion(walk.traps(isCutFree: false))
    }
    let missable = Set(certain.filter { set in !certain.contains { $0.isStrictSubset(of: set) } }.map(words))
    let found = Set(
      app.checked.findings.filter { $0.code == Code(610) || $0.code == Code(612) }.map { finding in
        let parts = finding.message.split(separator: "`", omittingEmptySubsequences: false)
        return words(Set(stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }))
      })
    if possible.isEmpty, found.isEmpty { return .skipped }
    let invented = found.subtracting(possible.map(words))
    if !invented.isEmpty { return .disagreed("invented \(invented.sorted()), possible \(possible.map(words).sorted())") }
    // A branch that never runs may have been meant as the way out, and so may what a dismissal that two steps wait for would lead to.
    if !app.isPlain { return .agreed }
    // A screen further down may have hidden the bar: of each place it is only asked whether it does itself.
    return app.world.screens.contains(where: \.hidesBar) ? .agreed : .all(of: missable, in: found)
  }

  private static func words(_ names: Set<String>) -> String { names.sorted().joined(separator: " ") }
}

/// States, and the moves of a user between them.
private protocol StateSpace {
  var states: [AppState] { get }
  /// The states from which some move leads to one that was left out.
  var edge: Set<Int> { get }
  /// What a user's moves from a state lead to.
  func targets(of state: Int) -> [Int]
}

extension Exploration: StateSpace {
  fileprivate func targets(of state: Int) -> [Int] { steps[state].filter { !$0.move.isFromOutside }.map(\.to) }
}

extension Walks: StateSpace {
  fileprivate func targets(of state: Int) -> [Int] { steps[state].filter { !$0.isLink }.map(\.to) }
}

extension StateSpace {
  /// Of each state that never leads to the lowest screen of a root's slot: the screens that are shown from there on.
  ///
  /// States that are too deep are not known; `isCutFree` says how they count.
  fileprivate func traps(isCutFree: Bool) -> Set<Set<String>> {
    // Who leads to a state.
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
          if let pane = states[state][at], let screen = pane.screen(at: pane.depth) { names.insert("S\(Screens.declared(screen))") }
        }
        open += targets(of: state)
      }
      result.insert(names)
    }
    return result
  }

  /// Whether it shows a screen that can be the lowest there, however it stands there now. On another column it is not a way out.
  private func isAtRoot(_ state: AppState, _ lowest: Set<Shown>) -> Bool {
    guard state.top == 0 else { return false }
    return state.leaves(of: 0).contains { at in
      if isOnAnotherColumn(at, state) { return false }
      guard case .stack(let path)? = state[at], let top = path.last else { return true }
      return lowest.contains(Shown(state, at.spot, top))
    }
  }

  /// Whether another tab of the root can't be left at once, either. The checks look from where the tabs beside a screen are as declared, so
  /// they don't tell of tabs that hold the user only together.
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
    guard let split = state.around(at, \.isSplit), case .split(_, let columns, .column(let front)?)? = state[split] else { return false }
    return columns.prefix(front).contains { $0 != nil }
  }
}

/// A screen in the root, or in a flow that has taken its place.
private struct Shown: Hashable {
  var content: World.Content
  var spot: [Int]
  var screen: Int
  init(_ state: AppState, _ spot: [Int], _ screen: Int) {
    (content, self.spot, self.screen) = (state.units[0].content, spot, Screens.declared(screen))
  }
}
