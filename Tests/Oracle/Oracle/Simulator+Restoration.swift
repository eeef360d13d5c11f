// The restored content of a scene: everything that it showed, except for
// alerts, guard flows, modals over them, and content whose guards fail.
extension Simulator {
  mutating func restored(_ state: AppState) -> [AppState] {
    var saved = state
    // A flow in place of the root isn't saved, but the root is.
    if state.units[0].waiting?.parked != nil { saved.units = state.units[0].home }
    guard !saved.units.isEmpty else { return start() }
    saved.units[0].home = []
    if let first = saved.units.indices.dropFirst().first(where: { !isKept(saved.units[$0]) }) { saved.removeUnits(from: first) }
    saved.entered = []
    saved.link = nil
    // The saved state doesn't contain whether the window is narrow.
    for index in saved.units.indices { saved.units[index].node = saved.units[index].node.unseen(in: self) }
    return bringBack(saved)
  }

  /// Restores a saved state. The root's own guards present their flows, as at any launch. Other guards that fail remove content.
  mutating func bringBack(_ saved: AppState) -> [AppState] {
    var next = saved
    let content = next.units[0].content
    let declared = next.units[0].isOwnStack ? [] : guards(ofRoot: content)
    if let missing = denied(among: declared + guards(of: content)) {
      let nowhere = Run(state: AppState(units: []), at: At(unit: 0))
      return states(of: refusing(missing, for: Attempt(work: .restoration(saved), before: nowhere), root: true))
    }
    guard let node = cut(next.units[0].content, node: next.units[0].node) else { return start() }
    next.units[0].node = node
    next.units[0].stamp = nextStamp()
    for index in next.units.indices.dropFirst() {
      guard let presenter = next.units[index].waiting, next.isShown(presenter, as: saved),
        let node = cut(next.units[index].content, node: next.units[index].node)
      else {
        next.removeUnits(from: index)
        break
      }
      next.units[index].node = node
    }
    return [next]
  }

  /// The state while a guard without a flow prevents the first root.
  var blank: AppState {
    let content = world.root(on: idiom)?.content ?? .screen(0)
    let parked = SuspendedWork(asked: 0, granted: [], work: .start)
    return AppState(units: [AppUnit(content: content, node: .alert, waiting: Waiting(at: At(unit: 0), parked: parked))])
  }

  private func isKept(_ unit: AppUnit) -> Bool {
    if case .alert = unit.content { return false }
    return unit.waiting?.parked == nil && unit.waiting?.isGone != true
  }

  /// Returns a pane without the content whose guards fail and the content over it, or nil if nothing remains.
  private func cut(_ content: World.Content, node: Pane) -> Pane? {
    func isDenied(by guards: [Int]) -> Bool { denied(among: guards) != nil }
    func isDenied(screen: Int) -> Bool { isDenied(by: world.guards(ofScreen: screen)) }
    switch content {
    case .modal(let id): return isDenied(by: world.modals[id].guards) ? nil : cut(world.modals[id].content(on: idiom), node: node)
    case .flow(let id) where isDenied(by: world.flows[id].guards): return nil
    case .tabs(let id) where isDenied(by: world.tabSets[id].guards): return nil
    case .split(let id) where isDenied(by: world.splits[id].guards): return nil
    case .pages(let id) where isDenied(by: world.pageSets[id].guards): return nil
    default: break
    }
    switch node {
    case .alert: return node
    case .screen(let id): return isDenied(screen: id) ? nil : node
    case .stack(let path):
      let kept = path.prefix { !isDenied(screen: $0) }
      return kept.isEmpty ? nil : .stack(Array(kept))
    case .pages(let id, let page, let screens, let asking):
      return ([page] + screens.indices).first { !isDenied(screen: screens[$0]) }.map { .pages(id, at: $0, screens, asking: asking) }
    case .tabs(let id, let selected, var children):
      let tabs = world.tabSets[id].tabs
      for tab in [selected] + tabs.indices.filter({ $0 != selected }) {
        guard let content = tabs[tab].content, !isDenied(by: tabs[tab].guards),
          let kept = cut(content, node: children[tab] ?? make(content))
        else {
          continue
        }
        children[tab] = kept
        return .tabs(id, selected: tab, children)
      }
      return nil
    case .split(let id, var columns, var front):
      for column in columns.indices {
        guard let content = world.splits[id].columns[column], let child = columns[column] else { continue }
        if let kept = cut(content, node: child) {
          columns[column] = kept
          continue
        }
        guard let fresh = cut(content, node: make(content)) else { return nil }
        columns[column] = fresh
        if front == .asked(column) { front = .asked(0) }
      }
      return .split(id, columns, front: front)
    }
  }
}

extension Pane {
  /// Returns the pane as it is before it appears on the screen.
  fileprivate func unseen(in simulator: Simulator) -> Pane {
    switch self {
    case .tabs(let id, let selected, let children): .tabs(id, selected: selected, children.map { $0?.unseen(in: simulator) })
    case .pages(let id, let page, let screens, _): .pages(id, at: page, screens, asking: simulator.asking(in: screens))
    case .split(let id, let columns, .column(let column)): .split(id, columns, front: .asked(column))
    default: self
    }
  }
}

extension AppState {
  /// Whether the presenter is visible or under something visible.
  fileprivate func isShown(_ waiting: Waiting, as saved: AppState) -> Bool {
    guard !waiting.isGone, let pane = self[waiting.at] else { return false }
    if isVisibleBar(at: waiting.at) { return true }
    guard leaves(of: waiting.at.unit).contains(waiting.at) else { return false }
    if case .pages(_, let page, _, _) = pane { return page == waiting.depth }
    // A column that was reset to its declaration is another presenter.
    return (0...waiting.depth).allSatisfy { depth in pane.screen(at: depth).map { $0 == saved[waiting.at]?.screen(at: depth) } ?? false }
  }
}
