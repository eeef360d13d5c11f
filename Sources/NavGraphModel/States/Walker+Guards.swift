// Guards, and what is asked when something is entered.
extension Walker {
  /// A layer of that unit as it is shown first.
  package func fresh(_ unit: UnitID) -> Layer {
    var layer = Layer(unit)
    if graph.guardUses.isEmpty { return layer }
    var open = places.units[unit].slot.map { [$0] } ?? []
    while let slot = open.popLast() {
      if !guards(of: slot).isEmpty { _ = layer.visit(slot) }
      open += firstShown(in: slot)
    }
    return layer
  }

  /// What is shown in a slot when it is shown first.
  private func firstShown(in slot: SlotID) -> [SlotID] {
    let value = places.slots[slot]
    switch value.kind {
    case .tabs, .pages: return value.children.first { places.slots[$0].kind != .nothing }.map { [$0] } ?? []
    case .split: return value.children.filter { places.slots[$0].kind != .nothing }
    default: return []
    }
  }

  /// The guards on a slot itself: its tab's, its container's, its first screen's.
  private func guards(of slot: SlotID, _ run: Run? = nil, isWithTab: Bool = true) -> [ID<GuardUse>] {
    let value = places.slots[slot]
    var uses: [ID<GuardUse>] = []
    if isWithTab, case .tab(let tab) = value.role { uses += Array(graph.tabs[tab].requires) }
    switch value.kind {
    case .stack(let id): uses += Array(graph.stacks[id].requires)
    case .tabs(let id): uses += Array(graph.tabSets[id].requires)
    case .split(let id): uses += Array(graph.splits[id].requires)
    case .pages(let id): uses += Array(graph.pageSets[id].requires)
    case .bare, .unseen, .nothing: break
    }
    if value.showsScreens, let first = value.first {
      let screen = places.places[first].screen
      uses += Array(run.map { requirements(of: screen, $0) } ?? graph.screens[screen].requires)
    }
    return uses
  }

  /// The guards of a screen that comes up: none where an equal one is shown or lies beneath. Arguments are not known, so that what has any
  /// may be another.
  func requirements(of screen: ScreenID, _ run: Run) -> IDRange<GuardUse> {
    let uses = graph.screens[screen].requires
    if uses.isEmpty || !graph.screens[screen].parameters.isEmpty { return uses }
    return isShown(screen, in: run.linkStart?.state ?? run.state) ? .none : uses
  }

  /// Whether a screen can be seen, or lies beneath what can be seen.
  private func isShown(_ screen: ScreenID, in state: State) -> Bool {
    state.layers.contains { layer in
      sights(layer).contains { sight in
        // What is only taken to be there may be missing, and then its guards are asked.
        if let known = layer.onlyKnown, sight.slot != known, layer.path(sight.slot) == nil { return false }
        return places.slots[sight.slot].role != .accessory
          && (path(sight.slot, layer)?.screens ?? (sight.screen.map { [$0] } ?? [])).contains(screen)
      }
    }
  }

  /// Whether a link may lead to a place that was not shown: what else it does asks nobody by itself.
  func mayBeNew(since old: State, _ run: Run) -> Bool {
    guard run.state.layers.count == 1, let layer = run.state.layers.first, old.layers.first?.unit == layer.unit, let slot = leaf(layer),
      let screen = screen(slot, layer), graph.screens[screen].parameters.isEmpty
    else { return true }
    return !isShown(screen, in: old)
  }

  /// The guards of everything that a slot shows first, its tab's among them.
  package func guardsOnEntering(_ slot: SlotID) -> [ID<GuardUse>] { guardsOnEntering(slot, nil) }

  /// The guards of everything that a slot shows first; of the root where there is no `run`.
  func guardsOnEntering(_ slot: SlotID, _ run: Run?, isWithTab: Bool = true) -> [ID<GuardUse>] {
    var uses: [ID<GuardUse>] = []
    var open = [slot]
    while let next = open.popLast() {
      uses += guards(of: next, run, isWithTab: isWithTab || next != slot)
      open += firstShown(in: next).reversed()
    }
    return uses
  }

  func ask(_ uses: some Sequence<ID<GuardUse>>, _ run: inout Run, arms: IDRange<Arm>? = nil, isOfRoot: Bool = false, before: State? = nil) {
    var parked = run.work
    parked.arms = arms ?? .none
    let asking = run.linkStart ?? Run.LinkStart(state: before ?? run.state, cursor: run.cursor)
    for use in uses {
      run.questions.append(
        Question(
          use: use, before: asking.state, cursor: isOfRoot ? nil : asking.cursor, parked: parked,
          waiting: isOfRoot ? [] : run.waiting, isOfRoot: isOfRoot, isRootless: run.isRootless))
    }
  }

  /// A tab or a page is about to be shown. A tab's own guards are asked whenever it is, its content only when it is first shown.
  func askEntering(_ slot: SlotID, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    let before = run.state
    var uses: [ID<GuardUse>] = []
    if let parent = places.slots[slot].parent, selected(parent, run.layer) != slot, case .tab(let tab) = places.slots[slot].role {
      uses += Array(graph.tabs[tab].requires)
    }
    let inside = guardsOnEntering(slot, run, isWithTab: false)
    if !inside.isEmpty, run.layer.visit(slot) { uses += inside }
    ask(uses, &run, before: before)
  }

  /// Marks what is shown around and in a slot: going back to it asks for nothing that is in it.
  package func visit(_ slot: SlotID, _ layer: inout Layer) {
    if graph.guardUses.isEmpty { return }
    var open: SlotID? = slot
    while let next = open {
      if !guardsOnEntering(next, nil, isWithTab: false).isEmpty { _ = layer.visit(next) }
      open = places.slots[next].parent
    }
  }

  func askRoot(_ unit: UnitID, _ root: RootID?, _ before: State, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    var uses = root.map { Array(graph.roots[$0].requires) } ?? []
    if let slot = places.units[unit].slot { uses += guardsOnEntering(slot) }
    ask(uses, &run, isOfRoot: true, before: before)
  }

  func present(_ instance: InstanceID, _ style: Style?, _ arms: IDRange<Arm>, _ run: inout Run) {
    let content = graph.instances[instance].content
    guard content != .unknown, let unit = unit(.presented, content), !run.state.layers.isEmpty else { return run.stop() }
    if !graph.guardUses.isEmpty {
      if case .modal(let modal) = content { ask(graph.modals[modal].requires, &run, arms: arms) }
      if let slot = places.units[unit].slot { ask(guardsOnEntering(slot, run), &run, arms: arms) }
    }
    var layer = fresh(unit)
    let index = run.state.layers.count - 1
    layer.presenter =
      run.cursor.map { Presenter(layer: $0.layer, slot: $0.slot) }
      ?? leaf(run.state.layers[index]).map { Presenter(layer: index, slot: $0) }
    layer.arms = arms
    layer.isSwiped = isSwiped(content, style)
    run.state.layers.append(layer)
    run.cursor = leaf(layer).map { Cursor(layer: index + 1, slot: $0) }
  }

  /// Whether the system lets the user dismiss it on this idiom.
  package func isSwiped(_ content: Content, _ style: Style?) -> Bool { graph.isSwiped(content, style, on: idiom) }
}
