// Guards, and what is asked when something is entered.
extension Walker {
  /// A layer of that unit as it is shown first.
  package func fresh(_ unit: UnitID) -> Layer {
    var layer = Layer(unit)
    if graph.guardUses.isEmpty { return layer }
    if let slot = places.units[unit].slot { markFirstShown(in: slot, &layer) }
    return layer
  }

  private func markFirstShown(in slot: SlotID, _ layer: inout Layer) {
    var open = [slot]
    while let next = open.popLast() {
      mark(next, &layer)
      open += firstShown(in: next)
    }
  }

  /// Marks a slot that is shown: what asks in it has been asked for.
  private func mark(_ slot: SlotID, _ layer: inout Layer) {
    if !guardsOnEntering(slot, nil, isWithTab: false).isEmpty { _ = layer.visit(slot) }
  }

  /// What is shown in a slot when it is shown first.
  private func firstShown(in slot: SlotID) -> [SlotID] {
    let value = places.slots[slot]
    switch value.kind {
    case .tabs, .pages: return places.firstChild(of: slot).map { [$0] } ?? []
    // An inspector is shown later.
    case .split: return value.children.prefix(3).filter { places.slots[$0].kind != .nothing }
    default: return []
    }
  }

  /// The guards on a slot itself: its tab's, its container's, its first screen's.
  private func guards(of slot: SlotID, _ run: Run? = nil, isWithTab: Bool = true) -> [ID<GuardUse>] {
    let value = places.slots[slot]
    var uses: [ID<GuardUse>] = []
    if isWithTab, case .tab(let tab) = value.role { uses += Array(graph.tabs[tab].requires) }
    uses += guards(ofContainer: value.kind)
    if value.showsScreens, let first = value.first { uses += Array(requirements(of: places.places[first].screen, run)) }
    return uses
  }

  private func guards(ofContainer kind: Slot.Kind) -> IDRange<GuardUse> {
    switch kind {
    case .stack(let id): graph.stacks[id].requires
    case .tabs(let id): graph.tabSets[id].requires
    case .split(let id): graph.splits[id].requires
    case .pages(let id): graph.pageSets[id].requires
    case .bare, .unseen, .nothing: .none
    }
  }

  /// The guards of a screen that comes up: none where an equal one is shown or lies beneath. Arguments are not known, so that what has any
  /// may be another.
  ///
  /// - Parameter run: nil where nothing counts as shown before: a root is entered.
  func requirements(of screen: ScreenID, _ run: Run?) -> IDRange<GuardUse> {
    let uses = graph.screens[screen].requires
    guard let run, !uses.isEmpty, areValuesSame || graph.screens[screen].parameters.isEmpty else { return uses }
    return isShown(screen, in: run.linkStart?.state ?? run.state) ? .none : uses
  }

  /// Whether a screen can be seen, or lies beneath what can be seen.
  private func isShown(_ screen: ScreenID, in state: State) -> Bool {
    state.layers.contains { layer in
      sights(layer).contains { sight in
        // What is only taken to be there may be missing, and then its guards are asked.
        if let known = layer.onlyKnown, sight.slot != known, layer.path(sight.slot) == nil { return false }
        if places.slots[sight.slot].role == .accessory { return false }
        guard let path = path(sight.slot, layer) else { return sight.screen == screen }
        return path.screens.contains(screen) || path.isOpen && (path.lowest ?? onlyLowest[path.slot.index]) == screen
      }
    }
  }

  /// Whether a link may lead to a place that was not shown: what else it does asks nobody by itself.
  func mayBeNew(_ destination: DestinationID, since old: State, _ run: Run) -> Bool {
    guard run.state.layers.count == 1, let layer = run.state.layers.first, old.layers.first?.unit == layer.unit else { return true }
    let given = areValuesSame ? [] : screensGivenValues(destination)
    return shownSlots(layer).contains { slot in
      guard showsScreen(slot, layer) else { return false }
      return (path(slot, layer)?.screens ?? []).contains { given.contains($0) || !isShown($0, in: old) }
    }
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
    if run.isMaking { return }
    var parked = run.work
    parked.arms = arms ?? .none
    let asking = run.linkStart ?? Run.LinkStart(state: before ?? run.state, cursor: run.cursor)
    for use in uses {
      run.questions.append(
        Question(
          use: use, before: asking.state, cursor: isOfRoot ? nil : asking.cursor, parked: parked,
          waiting: isOfRoot ? [] : run.waiting, isOfRoot: isOfRoot, isStrike: run.isStrike, isRootless: run.isRootless))
    }
  }

  /// A tab, a page or a column is about to be shown. A tab's own guards are asked whenever it is, its content only when it is first shown.
  func askEntering(_ slot: SlotID, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    let before = run.state
    var uses: [ID<GuardUse>] = []
    if let parent = places.slots[slot].parent, selected(parent, run.layer) != slot, case .tab(let tab) = places.slots[slot].role {
      uses += Array(graph.tabs[tab].requires)
    }
    if !guardsOnEntering(slot, nil, isWithTab: false).isEmpty {
      let inside = guardsOnEntering(slot, run, isWithTab: false)
      if run.layer.visit(slot) {
        uses += inside
        markFirstShown(in: slot, &run.layer)
      }
    }
    ask(uses, &run, before: before)
  }

  /// Asks for what a link has made, from a layer up: for what it shows, not for what it goes past. No arm of the link hears of a no.
  ///
  /// - Parameter root: The one that it has entered. Only the guards that the root asks in any case are the root's.
  func askMade(from first: Int, entering root: LinkRoot?, _ run: inout Run) {
    if graph.guardUses.isEmpty { return }
    var uses: [ID<GuardUse>] = []
    var ofRoot: Set<GuardID> = []
    if let root, let unit = unit(of: root), let slot = places.units[unit].slot {
      uses += Array(graph.requirements(of: root))
      ofRoot = Set((uses + guardsOnEntering(slot)).map { graph.guardUses[$0].guard })
    }
    for index in run.state.layers.indices.dropFirst(first) {
      let layer = run.state.layers[index]
      if case .modal(let modal) = places.units[layer.unit].content { uses += Array(graph.modals[modal].requires) }
      for slot in shownSlots(layer) {
        if case .tab(let tab) = places.slots[slot].role { uses += Array(graph.tabs[tab].requires) }
        uses += Array(guards(ofContainer: places.slots[slot].kind))
        if showsScreen(slot, layer) {
          for screen in path(slot, layer)?.screens ?? [] { uses += Array(requirements(of: screen, root == nil ? run : nil)) }
        }
      }
      markShown(&run.state.layers[index])
    }
    for use in uses {
      let isOfRoot = ofRoot.contains(graph.guardUses[use].guard)
      ask([use], &run, isOfRoot: isOfRoot)
      // For other values than the root's own, it is asked where the user is.
      if isOfRoot, run.askedForValues.contains(use) { ask([use], &run) }
    }
  }

  /// Marks what a layer shows, or what lies beneath that.
  package func markShown(_ layer: inout Layer) {
    if graph.guardUses.isEmpty { return }
    for slot in shownSlots(layer) { mark(slot, &layer) }
  }

  /// The slots that can be seen, or lie beneath what can be, from the top down. A split has all its columns: nothing says yet how narrow
  /// it will be.
  private func shownSlots(_ layer: Layer) -> [SlotID] {
    var result: [SlotID] = []
    var open = places.units[layer.unit].slot.map { [$0] } ?? []
    while let slot = open.popLast() {
      result.append(slot)
      let value = places.slots[slot]
      switch value.kind {
      case _ where showsScreen(slot, layer): break
      case .tabs, .pages: if let child = selected(slot, layer) { open.append(child) }
      case .split:
        for column in Column.allCases.reversed() where column != .inspector || focus(slot, layer).showsInspector {
          let child = shown(value.children[Int(column.rawValue)], layer)
          if places.slots[child].kind != .nothing { open.append(child) }
        }
      case .stack, .bare, .unseen, .nothing: break
      }
    }
    return result
  }

  /// Marks what is shown around and in a slot: going back to it asks for nothing that is in it.
  package func visit(_ slot: SlotID, _ layer: inout Layer) {
    if graph.guardUses.isEmpty { return }
    var open: SlotID? = slot
    while let next = open {
      mark(next, &layer)
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
    var layer = run.isMaking ? Layer(unit) : fresh(unit)
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
