// What a scene is brought back with: all that it showed, but for alerts, flows of guards, what stands on those, and what guards refuse.
extension Simulator {
  mutating func restored(_ state: AppState) -> [AppState] {
    var next = state
    // A flow in the root's place is not kept; the root that it replaced is.
    if state.units[0].waiting?.parked != nil { next.units = state.units[0].home }
    guard !next.units.isEmpty else { return start() }
    next.units[0].home = []
    if let first = next.units.indices.dropFirst().first(where: { !isKept(next.units[$0], in: next) }) {
      next.units.removeSubrange(first...)
    }
    guard let root = world.roots.first(where: { $0.content == next.units[0].content }) else { return start() }
    next.entered = []
    if denied(root.guards) != nil { return start() }
    guard let node = cut(next.units[0].content, next.units[0].node) else { return start() }
    next.units[0].node = node
    for index in next.units.indices.dropFirst() {
      guard let presenter = next.units[index].waiting?.at, let node = cut(next.units[index].content, next.units[index].node),
        let pane = next[presenter], presenter.spot == [] || next.leaves(of: presenter.unit).contains(presenter), pane == state[presenter]
      else {
        next.units.removeSubrange(index...)
        break
      }
      next.units[index].node = node
    }
    return [next]
  }

  private func isKept(_ unit: AppUnit, in state: AppState) -> Bool {
    if case .alert = unit.content { return false }
    return unit.waiting?.parked == nil && unit.waiting?.isGone != true
  }

  /// A node without what guards refuse and what stands on that; nil if nothing is left.
  private func cut(_ content: World.Content, _ node: Pane) -> Pane? {
    func isDenied(_ guards: [Int]) -> Bool { denied(guards) != nil }
    func isDenied(screen: Int) -> Bool { isDenied(world.screens[screen].guards) }
    switch content {
    case .modal(let id): return isDenied(world.modals[id].guards) ? nil : cut(world.modals[id].content, node)
    case .flow(let id) where isDenied(world.flows[id].guards): return nil
    case .tabs(let id) where isDenied(world.tabSets[id].guards): return nil
    case .split(let id) where isDenied(world.splits[id].guards): return nil
    case .pages(let id) where isDenied(world.pageSets[id].guards): return nil
    default: break
    }
    switch node {
    case .alert: return node
    case .screen(let id): return isDenied(screen: id) ? nil : node
    case .stack(let path):
      let kept = path.prefix { !isDenied(screen: $0) }
      return kept.isEmpty ? nil : .stack(Array(kept))
    case .pages(let id, let page, let screens):
      return ([page] + screens.indices).first { !isDenied(screen: screens[$0]) }.map { .pages(id, at: $0, screens) }
    case .tabs(let id, let selected, var children):
      let tabs = world.tabSets[id].tabs
      for tab in [selected] + tabs.indices.filter({ $0 != selected }) {
        guard let content = tabs[tab].content, !isDenied(tabs[tab].guards), let kept = cut(content, children[tab] ?? make(content)) else {
          continue
        }
        children[tab] = kept
        return .tabs(id, selected: tab, children)
      }
      return nil
    case .split(let id, var columns, var front):
      for column in columns.indices {
        guard let content = world.splits[id].columns[column], let child = columns[column] else { continue }
        if let kept = cut(content, child) {
          columns[column] = kept
          continue
        }
        guard let fresh = cut(content, make(content)) else { return nil }
        columns[column] = fresh
        if front == column { front = 0 }
      }
      return .split(id, columns, front: front)
    }
  }
}
