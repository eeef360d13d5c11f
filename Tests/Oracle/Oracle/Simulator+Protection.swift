// The places that guards of events and links protect: the last place that each shows.
extension Simulator {
  /// Whether a guard, with any value, is the one that the exploration avoids.
  func isAvoided(_ guarded: Int) -> Bool { avoided == Guards.declared(of: guarded) }

  /// Records the place that the guards of an event protect. Such events have one step.
  mutating func protect(_ guards: [Int], body: Int, in run: Run) {
    guard let act = world.bodies[body].last, let place = shown(by: act, in: run) else { return }
    for guarded in guards { facts.protected.insert(Facts.Protected(asked: Guards.declared(of: guarded), place: place)) }
  }

  private func shown(by act: World.Act, in run: Run) -> Holder? {
    let unit = run.state.units[run.at.unit]
    switch act {
    case .push(let screen): return run.state[run.at]?.isStack == true ? Holder(unit: unit, at: run.at, screen: screen) : nil
    case .replace(let screen): return run.state[run.at]?.top == nil ? nil : Holder(unit: unit, at: run.at, screen: screen)
    case .show(let column, .screen(let screen)?):
      guard let split = run.state.around(run.at, where: \.isSplit), case .split(_, let columns, _)? = run.state[split],
        columns[column] != nil
      else { return nil }
      return Holder(unit: unit, at: At(unit: split.unit, spot: split.spot + [column]), screen: screen)
    case .present(let content, _, _): return first(of: content)
    case .open(let link): return lastPlace(of: world.links[link])
    case .select(let tabs, let tab, let isNamed):
      guard let bar = bar(of: tabs, isNamed: isNamed, in: run) else { return nil }
      return first(of: world.tabSets[tabs].tabs[tab].content, in: run.state.units[bar.unit], at: At(unit: bar.unit, spot: bar.spot + [tab]))
    case .show, .page, .next, .previous, .switchTo, .restart, .clear, .pop, .popTo, .popToRoot, .dismiss, .dismissAll, .close, .finish,
      .stay, .openWindow:
      return nil
    }
  }

  /// Returns the place that a presentation shows first.
  private func first(of content: World.Content) -> Holder? {
    let unit = AppUnit(content: content, node: make(content), device: world.device(of: content, on: idiom))
    guard let spot = unit.node.mainLeaf, let screen = unit.node[spot[...]]?.top else { return nil }
    return Holder(unit: unit, at: At(unit: 1, spot: spot), screen: screen)
  }

  /// Returns the place that a container shows first at a position.
  private func first(of content: World.Content?, in unit: AppUnit, at: At) -> Holder? {
    guard let node = content.map(make), let spot = node.mainLeaf, let screen = node[spot[...]]?.top else { return nil }
    return Holder(unit: unit, at: At(unit: at.unit, spot: at.spot + spot), screen: screen)
  }

  func shownFirst(by root: World.Root) -> [Holder] {
    let unit = AppUnit(content: root.content, node: make(root.content))
    return unit.node.leaves.compactMap { spot in
      unit.node[spot[...]]?.top.map { Holder(unit: unit, at: At(unit: 0, spot: spot), screen: $0) }
    }
  }

  /// Returns the last place of a link's target, or nil for `here`, which has many.
  func lastPlace(of link: World.Link) -> Holder? {
    let target = link.target(on: idiom)
    if let last = target.modals.last { return first(of: last) }
    if target.isHere { return nil }
    let root = world.roots[target.root]
    let unit = AppUnit(content: root.content, node: make(root.content))
    var at = At(unit: 0)
    if let tab = target.tab { at.spot = [tab] }
    if let column = target.columns.last {
      at.spot.append(column.column)
      return column.path.last.map { Holder(unit: unit, at: at, screen: $0) }
    }
    if let screen = target.path.last ?? target.page { return Holder(unit: unit, at: at, screen: screen) }
    let tab = target.tab.flatMap { tab in world.tabs(of: root.content).flatMap { world.tabSets[$0].tabs[tab].content } }
    return first(of: target.tab == nil ? root.content : tab, in: unit, at: at)
  }
}

extension Pane {
  var top: Int? {
    switch self {
    case .screen(let id): id
    case .stack(let path): path.last
    case .pages(_, let page, let screens, _): screens[page]
    case .tabs, .split, .alert: nil
    }
  }

  /// The visible position that a link or step refers to. In a split, it is the last column that is a stack, or else the last column.
  fileprivate var mainLeaf: [Int]? {
    let all = leaves
    if all.count < 2 { return all.first }
    return all.last { self[$0[...]]?.isStack ?? false } ?? all.last
  }
}
