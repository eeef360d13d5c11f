// Ways in: the start of the app, routes and entries.
extension Walker {
  /// How the app can begin, without a link.
  package func starts() -> [Stride] {
    guard let root, let unit = unit(of: root) else { return [] }
    var run = Run(State([fresh(unit)]), at: nil, [])
    askRoot(unit, root, run.state, &run)
    return finish([run], .start)
  }

  /// The idiom's root as it is shown first.
  package func freshRoot() -> State? {
    root.flatMap(unit(of:)).map { State([fresh($0)]) }
  }

  /// What the links of the app do to a state.
  package func links(from state: State) -> [Stride] {
    var result: [Stride] = []
    for route in graph.routes.ids { result += open(route, from: state) }
    for entry in graph.entries.ids { result += open(entry, from: state) }
    return result
  }

  package func open(_ route: RouteID, from state: State) -> [Stride] {
    let value = graph.routes[route]
    return open(value.destinations, value.requires, value.arms, value.links, from: state, .route(route))
  }

  package func open(_ entry: EntryID, from state: State) -> [Stride] {
    let value = graph.entries[entry]
    return open(value.destinations, value.requires, value.arms, value.links, from: state, .entry(entry))
  }

  private func open(
    _ destinations: IDRange<Destination>, _ requires: IDRange<GuardUse>, _ arms: IDRange<Arm>, _ policy: App.LinkPolicy?,
    from state: State, _ cause: Stride.Cause
  ) -> [Stride] {
    var run = Run(state, at: nil, [])
    var forks: [Run] = []
    open(destinations, requires, arms, policy, &run, &forks)
    return run.isDropped ? [] : finish([run], cause)
  }

  /// Where a link leads on this idiom.
  package func destination(_ destinations: IDRange<Destination>) -> DestinationID? {
    destinations.first { graph.destinations[$0].idioms.contains(idiom) } ?? destinations.first { graph.destinations[$0].idioms.isEmpty }
  }

  /// The user is led elsewhere, whatever is shown now.
  func open(
    _ destinations: IDRange<Destination>, _ requires: IDRange<GuardUse>, _ arms: IDRange<Arm>, _ policy: App.LinkPolicy?,
    _ run: inout Run, _ forks: inout [Run]
  ) {
    run.stopAll()
    guard let id = destination(destinations) else { return run.isDropped = true }
    let destination = graph.destinations[id]
    let steps = Array(graph.destinationSteps[destination.steps])
    let policy = policy ?? graph.app?.links ?? .dismiss
    if policy == .reject || policy == .wait, run.state.layers.count > 1 || isOpen(run.state) { return run.isDropped = true }
    // While a guard's flow has the root's place, a link waits.
    if let first = run.state.layers.first, places.units[first.unit].kind == .guardFlow { return run.isDropped = true }
    if let here = graph.hereSteps(of: destination), openHere(here, policy, requires, arms, &run) { return }
    guard let root = destination.root else { return run.isDropped = true }
    if !isOpen(run.state), run.state.layers.count > 1, policy != .over {
      guard dismissesForLink(run.state) else { return run.isDropped = true }
      run.state.layers.removeSubrange(1...)
    }
    follow(steps, in: root, requires, arms, &run)
  }

  /// Whether every modal that is up lets a link dismiss it; those that ask may say yes.
  private func dismissesForLink(_ state: State) -> Bool {
    state.layers.dropFirst().allSatisfy { layer in
      if case .modal(let modal) = places.units[layer.unit].content { graph.modals[modal].dismissal != .blocked } else { true }
    }
  }

  /// Pushes on the innermost visible stack that may hold the screens; false if there is none.
  private func openHere(
    _ steps: [DestinationStep], _ policy: App.LinkPolicy, _ requires: IDRange<GuardUse>, _ arms: IDRange<Arm>,
    _ run: inout Run
  ) -> Bool {
    var instances: [InstanceID] = []
    var modals: [(InstanceID, Style?)] = []
    for step in steps {
      switch step.kind {
      case .screen(let instance): instances.append(instance)
      case .present(let instance, let style): modals.append((instance, style))
      default: return false
      }
    }
    if let first = instances.first, case .screen(let screen) = graph.instances[first].content {
      guard let top = run.state.layers.indices.last else { return false }
      var found = visibleStack(holding: screen, in: run.state.layers[top]).map { Cursor(layer: top, slot: $0) }
      if found == nil, top > 0, policy == .over || dismissesForLink(run.state) {
        found = visibleStack(holding: screen, in: run.state.layers[0]).map { Cursor(layer: 0, slot: $0) }
        if found != nil, policy != .over { run.state.layers.removeSubrange(1...) }
      }
      guard let found else { return false }
      run.cursor = found
      ask(requires, &run)
      for instance in instances { push(instance, &run) }
    } else {
      run.cursor = run.state.layers.last.flatMap(leaf).map { Cursor(layer: run.state.layers.count - 1, slot: $0) }
      ask(requires, &run)
    }
    for (index, modal) in modals.enumerated() { present(modal.0, modal.1, index == modals.count - 1 ? arms : .none, &run) }
    return true
  }

  private func visibleStack(holding screen: ScreenID, in layer: Layer) -> SlotID? {
    sights(layer).map(\.slot).sorted { (places.slots[$0].column?.raw ?? 0) > (places.slots[$1].column?.raw ?? 0) }.first { slot in
      guard places.slots[slot].hasPath, let place = places.place(screen, in: slot) else { return false }
      return places.places[place].flags.contains(.isPushed)
    }
  }

  /// Makes all of a target visible.
  private func follow(
    _ steps: [DestinationStep], in root: RootID, _ requires: IDRange<GuardUse>, _ arms: IDRange<Arm>, _ run: inout Run
  ) {
    guard let unit = unit(of: root), let top = places.units[unit].slot else { return run.isDropped = true }
    let before = run.state
    if run.state.layers.first?.unit != unit {
      run.state = State([fresh(unit)])
      askRoot(unit, root, before, &run)
    }
    run.cursor = Cursor(layer: 0, slot: top)
    ask(requires, &run)
    var slot = top
    var screens: [ScreenID] = []
    var index = 0
    while index < steps.count {
      switch steps[index].kind {
      case .tab(let tab):
        guard case .tabs(let tabs) = places.slots[slot].kind, graph.tabSets[tabs].tabs.contains(tab) else { break }
        let child = places.slots[slot].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
        if places.slots[child].kind == .nothing { break }
        run.cursor = Cursor(layer: 0, slot: slot)
        askEntering(child, .none, &run)
        select(child, in: slot, &run.layer)
        slot = child
      case .column(let column, let instance):
        if case .split = places.slots[slot].kind { reset(below: slot, &run.layer) }
        guard let split = places.slots[slot].split else { break }
        let child = places.slots[split].children[Int(column.rawValue)]
        bring(column, in: split, &run.layer)
        slot = child
        screens = []
        if let instance, case .screen(let screen) = graph.instances[instance].content {
          set(Path(child, [screen]), &run.layer)
          screens = [screen]
        } else if let instance, let other = alternate(of: child, graph.instances[instance].content) {
          if other != child { run.layer.choose(other.index, child) }
          slot = other
        }
      case .page(let instance):
        guard case .pages(let pages) = places.slots[slot].kind,
          let page = graph.pageSets[pages].pages.firstIndex(where: {
            graph.shows(graph.pages[$0].instance, graph.instances[instance].content)
          })
        else { break }
        let child = places.slots[slot].children[page]
        select(child, in: slot, &run.layer)
        slot = child
      case .screen(let instance):
        guard case .screen(let screen) = graph.instances[instance].content else { break }
        if screens.isEmpty { declare(&slot, &run.layer) }
        land(screen, in: slot, &screens, &run)
      case .present(let instance, let style):
        if screens.isEmpty { declare(&slot, &run.layer) }
        run.cursor = Cursor(layer: run.state.layers.count - 1, slot: leaf(run.state.layers[run.state.layers.count - 1]) ?? slot)
        present(instance, style, index == steps.count - 1 ? arms : .none, &run)
      }
      index += 1
    }
    if run.state.layers.count == 1, screens.isEmpty { declare(&slot, &run.layer) }
  }

  private func alternate(of column: SlotID, _ content: Content) -> SlotID? {
    var next: SlotID? = column
    while let slot = next {
      if places.slots[slot].kind.content == content { return slot }
      next = places.slots[slot].alternate
    }
    return nil
  }

  /// What stands where a target stops is as it is declared: a stack's root, the first tab, the columns of a split.
  private func declare(_ slot: inout SlotID, _ layer: inout Layer) {
    while true {
      switch places.slots[slot].kind {
      case .tabs, .pages:
        layer.choose(nil, slot)
        guard let child = selected(slot, layer) else { return }
        slot = child
      case .split:
        reset(below: slot, &layer)
        let columns = places.slots[slot].children.prefix(3).filter { places.slots[$0].kind != .nothing }
        guard let child = columns.last(where: { places.slots[$0].hasPath }) ?? columns.last else { return }
        slot = child
      case .stack, .bare:
        layer.set(nil, slot)
        return
      case .unseen, .nothing: return
      }
    }
  }

  private func land(_ screen: ScreenID, in slot: SlotID, _ screens: inout [ScreenID], _ run: inout Run) {
    let index = 0
    run.cursor = Cursor(layer: index, slot: slot)
    guard places.slots[slot].hasPath, let first = places.slots[slot].first else {
      screens = [screen]
      ask(graph.screens[screen].requires, &run)
      set(Path(slot, screens), &run.layer)
      return
    }
    if let split = places.slots[slot].split, let column = places.slots[slot].column,
      let which = Column.allCases.first(where: { places.slots[split].children[Int($0.rawValue)] == column })
    {
      bring(which, in: split, &run.layer)
    }
    if screens.isEmpty {
      screens = [places.places[first].screen]
      if screens == [screen] { return }
    }
    ask(graph.screens[screen].requires, &run)
    screens.append(screen)
    set(Path(slot, screens), &run.layer)
  }
}
