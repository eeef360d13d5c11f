// The guards that a step evaluates: those of the places that it enters.
extension Simulator {
  /// A declaration with guards, at its position.
  private struct Thing: Hashable {
    enum Kind: Hashable { case root, container(World.Content), tab(Int, Int), screen(Int) }
    var unit: Int
    var spot: [Int]
    var kind: Kind
  }

  /// Returns the guards of everything that becomes visible, or is under something visible, and wasn't before. The outermost are first.
  func guards(from old: AppState, to new: AppState) -> [Int] {
    let asking = things(in: new, withKept: false).filter { !$0.guards.isEmpty }
    if asking.isEmpty { return [] }
    let kept = old.keeping(new)
    var known = Set(things(in: answers == nil ? old : kept, withKept: false).map(\.thing))
    // Returning to a tab evaluates the guards of the tab, but not those of the screens in its stack.
    for (thing, _) in things(in: kept, withKept: true) {
      if case .tab = thing.kind { continue }
      known.insert(thing)
    }
    guard answers != nil || knowsShown else { return asking.flatMap { known.contains($0.thing) ? [] : $0.guards } }
    // An equal screen that was visible or under something visible counts at any position. The checks and explorations use places instead.
    var shown: Set<Int> = []
    for unit in old.units.dropFirst(base ?? 0) { unit.node.shown { shown.insert($0) } }
    return asking.flatMap { thing, guards -> [Int] in
      if case .screen(let screen) = thing.kind, shown.contains(screen) { return [] }
      return known.contains(thing) ? [] : guards
    }
  }

  /// The declarations that are found in a state, with their guards.
  private struct Things {
    /// Whether those that aren't visible are included, if they have been entered.
    let withKept: Bool
    let entered: Set<At>?
    var found: [(thing: Thing, guards: [Int])] = []

    mutating func add(_ kind: Thing.Kind, at: At, guards: [Int]) { found.append((Thing(unit: at.unit, spot: at.spot, kind: kind), guards)) }
  }

  private func things(in state: AppState, withKept: Bool) -> [(thing: Thing, guards: [Int])] {
    var result = Things(withKept: withKept, entered: state.entered)
    for (index, unit) in state.units.enumerated() {
      if index == 0, unit.waiting == nil, !unit.isOwnStack {
        result.add(.root, at: At(unit: 0), guards: guards(ofRoot: unit.content))
      }
      add(unit.content, node: unit.node, at: At(unit: index), to: &result)
    }
    return result.found
  }

  /// Returns the guards of a root on any idiom, because an event may enter it on another one.
  func guards(ofRoot content: World.Content) -> [Int] { world.roots.filter { $0.content == content }.flatMap(\.guards) }

  private func add(_ content: World.Content, node: Pane, at: At, to result: inout Things) {
    if result.withKept, !at.spot.isEmpty, result.entered?.contains(at) == false { return }
    result.add(.container(content), at: at, guards: guards(of: content))
    if case .modal(let id) = content { return add(world.modals[id].content(on: idiom), node: node, at: at, to: &result) }
    switch node {
    case .screen(let id): put(screen: id, at: at, to: &result)
    case .stack(let path): for id in path { put(screen: id, at: at, to: &result) }
    case .tabs(let id, let selected, let children):
      for (tab, child) in children.enumerated() where result.withKept || tab == selected {
        guard let child, let content = world.tabSets[id].tabs[tab].content else { continue }
        if tab == selected { result.add(.tab(id, tab), at: at, guards: world.tabSets[id].tabs[tab].guards) }
        add(content, node: child, at: At(unit: at.unit, spot: at.spot + [tab]), to: &result)
      }
    case .split(let id, let columns, let front):
      for (column, child) in columns.enumerated() where result.withKept || front.covers(column: column) {
        guard let child, let content = world.splits[id].columns[column] else { continue }
        add(content, node: child, at: At(unit: at.unit, spot: at.spot + [column]), to: &result)
      }
    case .pages(_, let page, let screens, let asking):
      for index in screens.indices where index == page || result.withKept && !asking.contains(index) {
        put(screen: screens[index], at: At(unit: at.unit, spot: at.spot + [index]), to: &result)
      }
    case .alert: break
    }
  }

  /// Returns the guards of a container, without those of its content.
  func guards(of content: World.Content) -> [Int] {
    switch content {
    case .modal(let id): world.modals[id].guards
    case .flow(let id): world.flows[id].guards
    case .tabs(let id): world.tabSets[id].guards
    case .split(let id): world.splits[id].guards
    case .pages(let id): world.pageSets[id].guards
    case .screen, .stack, .alert: []
    }
  }

  private func put(screen: Int, at: At, to result: inout Things) {
    result.add(.screen(screen), at: at, guards: world.guards(ofScreen: screen))
  }
}

extension AppState {
  /// The state without the screens that another state doesn't keep at their positions. Content that is created again is entered again.
  fileprivate func keeping(_ other: AppState) -> AppState {
    guard entered != nil else { return self }
    var state = self
    // A modal is entered each time that it is presented.
    let kept = zip(units, other.units).prefix { $0.content == $1.content && $0.stamp == $1.stamp }.count
    state.units.removeSubrange(kept...)
    for index in state.units.indices { state.units[index].node = units[index].node.keeping(other.units[index].node) }
    state.entered = entered?.intersection(other.entered ?? [])
    return state
  }
}

extension Pane {
  fileprivate func keeping(_ other: Pane) -> Pane {
    switch (self, other) {
    case (.stack(let path), .stack(let new)): .stack(zip(path, new).prefix { $0 == $1 }.map(\.0))
    case (.tabs(let id, let selected, let children), .tabs(_, _, let new)):
      .tabs(id, selected: selected, zip(children, new).map { child, new in new.flatMap { child?.keeping($0) } })
    case (.split(let id, let columns, let front), .split(_, let new, _)):
      .split(id, zip(columns, new).map { child, new in new.flatMap { child?.keeping($0) } }, front: front)
    default: self
    }
  }
}
