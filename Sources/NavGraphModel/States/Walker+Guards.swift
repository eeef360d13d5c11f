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
  private func guards(of slot: SlotID) -> [ID<GuardUse>] {
    let value = places.slots[slot]
    var uses: [ID<GuardUse>] = []
    if case .tab(let tab) = value.role { uses += Array(graph.tabs[tab].requires) }
    switch value.kind {
    case .stack(let id): uses += Array(graph.stacks[id].requires)
    case .tabs(let id): uses += Array(graph.tabSets[id].requires)
    case .split(let id): uses += Array(graph.splits[id].requires)
    case .pages(let id): uses += Array(graph.pageSets[id].requires)
    case .bare, .unseen, .nothing: break
    }
    if value.showsScreens, let first = value.first { uses += Array(graph.screens[places.places[first].screen].requires) }
    return uses
  }

  /// The guards of everything that a slot shows first.
  private func guardsOnEntering(_ slot: SlotID) -> [ID<GuardUse>] {
    var uses: [ID<GuardUse>] = []
    var open = [slot]
    while let next = open.popLast() {
      uses += guards(of: next)
      open += firstShown(in: next).reversed()
    }
    return uses
  }

  func ask(_ uses: some Sequence<ID<GuardUse>>, _ run: inout Run, arms: IDRange<Arm> = .none) {
    for use in uses { run.questions.append(Question(use: use, before: run.state, slot: run.cursor?.slot, arms: arms)) }
  }

  /// A tab, a page or a column's content is about to be shown.
  func askEntering(_ slot: SlotID, _ requires: IDRange<GuardUse>, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    let uses = guardsOnEntering(slot)
    guard !uses.isEmpty else { return }
    let before = run.state
    guard run.layer.visit(slot) else { return }
    for use in uses { run.questions.append(Question(use: use, before: before, slot: run.cursor?.slot)) }
  }

  func askRoot(_ unit: UnitID, _ root: RootID?, _ before: State, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    var uses = root.map { Array(graph.roots[$0].requires) } ?? []
    if let slot = places.units[unit].slot { uses += guardsOnEntering(slot) }
    for use in uses { run.questions.append(Question(use: use, before: before, slot: nil, isOfRoot: true)) }
  }

  func present(_ instance: InstanceID, _ style: Style?, _ arms: IDRange<Arm>, _ run: inout Run) {
    let content = graph.instances[instance].content
    guard content != .unknown, let unit = unit(.presented, content), !run.state.layers.isEmpty else { return run.stop() }
    if !graph.guardUses.isEmpty {
      if case .modal(let modal) = content { ask(graph.modals[modal].requires, &run, arms: arms) }
      if let slot = places.units[unit].slot { ask(guardsOnEntering(slot), &run, arms: arms) }
    }
    var layer = fresh(unit)
    let index = run.state.layers.count - 1
    layer.presenter = run.cursor.flatMap { $0.layer == index ? $0.slot : nil } ?? leaf(run.state.layers[index])
    layer.arms = arms
    layer.isSwiped = isSwiped(content, style)
    run.state.layers.append(layer)
    run.cursor = leaf(layer).map { Cursor(layer: index + 1, slot: $0) }
  }

  /// Whether the system lets the user dismiss it on this idiom.
  package func isSwiped(_ content: Content, _ style: Style?) -> Bool {
    guard case .modal(let id) = content else {
      if case .alert = content { return false }
      return (style ?? .automatic).isSwiped
    }
    let modal = graph.modals[id]
    if modal.dismissal == .blocked { return false }
    if let style { return style.isSwiped }
    let uses = graph.styleUses[modal.styles]
    let use = uses.first { $0.idioms.isEmpty || $0.idioms.contains(idiom) } ?? uses.first
    return (use?.style ?? .automatic).isSwiped
  }
}
