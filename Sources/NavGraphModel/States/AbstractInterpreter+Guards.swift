// Guards, and when they are evaluated for content that is entered.
extension AbstractInterpreter {
  /// Returns the layer of a unit in its initial state.
  package func fresh(for unit: PresentationContextID) -> Layer {
    var layer = Layer(of: unit)
    if graph.guardUses.isEmpty { return layer }
    if let slot = places.units[unit].slot { markFirstShown(in: slot, of: &layer) }
    return layer
  }

  private func markFirstShown(in slot: SlotID, of layer: inout Layer) {
    var open = [slot]
    while let next = open.popLast() {
      mark(next, in: &layer)
      open += firstShown(in: next)
    }
  }

  /// Marks a slot as shown if its content has guards, which have been evaluated.
  private func mark(_ slot: SlotID, in layer: inout Layer) {
    if !guardsOnEntering(slot, during: nil, isWithTab: false).isEmpty { _ = layer.visit(slot) }
  }

  /// Returns the children that a slot shows first.
  private func firstShown(in slot: SlotID) -> [SlotID] {
    let value = places.slots[slot]
    switch value.kind {
    case .tabs, .pages: return places.firstChild(of: slot).map { [$0] } ?? []
    // An inspector is shown later.
    case .split: return value.children.prefix(3).filter { places.slots[$0].kind != .nothing }
    default: return []
    }
  }

  /// Returns the guards of a slot itself: those of its tab, its container, and its first screen.
  private func guards(of slot: SlotID, during run: Run? = nil, isWithTab: Bool = true) -> [ID<GuardUse>] {
    let value = places.slots[slot]
    var uses: [ID<GuardUse>] = []
    if isWithTab, case .tab(let tab) = value.role { uses += Array(graph.tabs[tab].requires) }
    uses += guards(ofContainer: value.kind)
    if value.showsScreens, let first = value.first { uses += Array(requirements(of: places.places[first].screen, during: run)) }
    return uses
  }

  private func guards(ofContainer kind: Slot.Kind) -> IDRange<GuardUse> {
    switch kind {
    case .stack(let id): graph.stacks[id].requires
    case .tabs(let id): graph.tabSets[id].requires
    case .split(let id): graph.splits[id].requires
    case .pages(let id): graph.pageSets[id].requires
    case .bare, .unseen, .nothing: .empty
    }
  }

  /// Returns the guards of a new screen: none if an equal one is shown or under a shown one. Arguments aren't known, so
  /// a screen with parameters may be another.
  ///
  /// - Parameter run: nil if a root is entered, so that no screen counts as shown.
  func requirements(of screen: ScreenID, during run: Run?) -> IDRange<GuardUse> {
    let uses = graph.screens[screen].requires
    guard let run, !uses.isEmpty, areValuesSame || graph.screens[screen].parameters.isEmpty else { return uses }
    return isShown(screen, in: run.linkStart?.state ?? run.state) ? .empty : uses
  }

  /// Whether a screen is visible or under a visible one.
  private func isShown(_ screen: ScreenID, in state: State) -> Bool {
    state.layers.contains { layer in
      sights(of: layer).contains { sight in
        // A slot with assumed content may not contain the screen, and then its guards are evaluated.
        if let known = layer.onlyKnown, sight.slot != known, layer.path(in: sight.slot) == nil { return false }
        if places.slots[sight.slot].role == .accessory { return false }
        guard let path = path(in: sight.slot, of: layer) else { return sight.screen == screen }
        return path.screens.contains(screen) || path.isOpen && (path.lowest ?? onlyLowest[path.slot.index]) == screen
      }
    }
  }

  /// Whether a link may lead to a place that wasn't shown. Otherwise, its own guards aren't evaluated.
  func mayBeNew(_ destination: DestinationID, since old: State, during run: Run) -> Bool {
    guard run.state.layers.count == 1, let layer = run.state.layers.first, old.layers.first?.unit == layer.unit else { return true }
    let given = areValuesSame ? [] : screensGivenValues(by: destination)
    return shownSlots(of: layer).contains { slot in
      guard showsScreen(in: slot, of: layer) else { return false }
      return (path(in: slot, of: layer)?.screens ?? []).contains { given.contains($0) || !isShown($0, in: old) }
    }
  }

  /// Returns the guards of all contents that a slot shows first, including those of its tab.
  package func guardsOnEntering(_ slot: SlotID) -> [ID<GuardUse>] { guardsOnEntering(slot, during: nil) }

  /// Returns the guards of all contents that a slot shows first. Without a `run`, a root is entered.
  func guardsOnEntering(_ slot: SlotID, during run: Run?, isWithTab: Bool = true) -> [ID<GuardUse>] {
    var uses: [ID<GuardUse>] = []
    var open = [slot]
    while let next = open.popLast() {
      uses += guards(of: next, during: run, isWithTab: isWithTab || next != slot)
      open += firstShown(in: next).reversed()
    }
    return uses
  }

  func ask(
    _ uses: some Sequence<ID<GuardUse>>, during run: inout Run, arms: IDRange<Arm>? = nil, isOfRoot: Bool = false, before: State? = nil
  ) {
    if run.isMaking { return }
    var parked = run.work
    parked.arms = arms ?? .empty
    let asking = run.linkStart ?? Run.LinkStart(state: before ?? run.state, cursor: run.cursor)
    for use in uses {
      run.questions.append(
        Question(
          use: use, before: asking.state, cursor: isOfRoot ? nil : asking.cursor, parked: parked,
          waiting: isOfRoot ? [] : run.waiting, isOfRoot: isOfRoot, isAppEvent: run.isAppEvent, isRootless: run.isRootless))
    }
  }

  /// Evaluates the guards of a tab, page, or column that is about to be shown: a tab's own ones each time, and those of its content only
  /// the first time.
  func askEntering(_ slot: SlotID, during run: inout Run) {
    if graph.guardUses.isEmpty { return }
    let before = run.state
    var uses: [ID<GuardUse>] = []
    if let parent = places.slots[slot].parent, selected(in: parent, of: run.layer) != slot, case .tab(let tab) = places.slots[slot].role {
      uses += Array(graph.tabs[tab].requires)
    }
    if !guardsOnEntering(slot, during: nil, isWithTab: false).isEmpty {
      let inside = guardsOnEntering(slot, during: run, isWithTab: false)
      if run.layer.visit(slot) {
        uses += inside
        markFirstShown(in: slot, of: &run.layer)
      }
    }
    ask(uses, during: &run, before: before)
  }

  /// Evaluates the guards of what a link shows, not of what it skips, from a layer upward. No outcome handler of the link runs if one
  /// fails.
  ///
  /// - Parameter root: The root that the link has entered. Only the guards that it always evaluates count as its own.
  func askMade(from first: Int, entering root: LinkRoot?, during run: inout Run) {
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
      for slot in shownSlots(of: layer) {
        if case .tab(let tab) = places.slots[slot].role { uses += Array(graph.tabs[tab].requires) }
        uses += Array(guards(ofContainer: places.slots[slot].kind))
        if showsScreen(in: slot, of: layer) {
          for screen in path(in: slot, of: layer)?.screens ?? [] {
            uses += Array(requirements(of: screen, during: root == nil ? run : nil))
          }
        }
      }
      markShown(in: &run.state.layers[index])
    }
    for use in uses {
      let isOfRoot = ofRoot.contains(graph.guardUses[use].guard)
      ask([use], during: &run, isOfRoot: isOfRoot)
      // For other values than the root's, the guard is also evaluated at the user's place.
      if isOfRoot, run.askedForValues.contains(use) { ask([use], during: &run) }
    }
  }

  /// Marks the slots that a layer shows, or that are under a shown one.
  package func markShown(in layer: inout Layer) {
    if graph.guardUses.isEmpty { return }
    for slot in shownSlots(of: layer) { mark(slot, in: &layer) }
  }

  /// Returns the slots that are visible or under a visible one, from the top of the tree down, with all columns of a split, because its
  /// width isn't known.
  private func shownSlots(of layer: Layer) -> [SlotID] {
    var result: [SlotID] = []
    var open = places.units[layer.unit].slot.map { [$0] } ?? []
    while let slot = open.popLast() {
      result.append(slot)
      let value = places.slots[slot]
      switch value.kind {
      case _ where showsScreen(in: slot, of: layer): break
      case .tabs, .pages: if let child = selected(in: slot, of: layer) { open.append(child) }
      case .split:
        for column in Column.allCases.reversed() where column != .inspector || focus(of: slot, in: layer).showsInspector {
          let child = shown(in: value.children[Int(column.rawValue)], of: layer)
          if places.slots[child].kind != .nothing { open.append(child) }
        }
      case .stack, .bare, .unseen, .nothing: break
      }
    }
    return result
  }

  /// Marks the slots around and in a slot, so that returning to it evaluates no guards in it.
  package func visit(_ slot: SlotID, in layer: inout Layer) {
    if graph.guardUses.isEmpty { return }
    var open: SlotID? = slot
    while let next = open {
      mark(next, in: &layer)
      open = places.slots[next].parent
    }
  }

  func askRoot(_ unit: PresentationContextID, as root: RootID?, before: State, during run: inout Run) {
    if graph.guardUses.isEmpty { return }
    var uses = root.map { Array(graph.roots[$0].requires) } ?? []
    if let slot = places.units[unit].slot { uses += guardsOnEntering(slot) }
    ask(uses, during: &run, isOfRoot: true, before: before)
  }

  func present(_ instance: InstanceID, as style: Style?, arms: IDRange<Arm>, during run: inout Run) {
    let content = graph.instances[instance].content
    guard content != .unknown, let unit = unit(as: .presented, for: content), !run.state.layers.isEmpty else { return run.stop() }
    if !graph.guardUses.isEmpty {
      if case .modal(let modal) = content { ask(graph.modals[modal].requires, during: &run, arms: arms) }
      if let slot = places.units[unit].slot { ask(guardsOnEntering(slot, during: run), during: &run, arms: arms) }
    }
    var layer = run.isMaking ? Layer(of: unit) : fresh(for: unit)
    let index = run.state.layers.count - 1
    layer.presenter =
      run.cursor.map { Presenter(layer: $0.layer, slot: $0.slot) }
      ?? leaf(of: run.state.layers[index]).map { Presenter(layer: index, slot: $0) }
    layer.arms = arms
    layer.isSwiped = isSwiped(content, as: style)
    run.state.layers.append(layer)
    run.cursor = leaf(of: layer).map { Cursor(layer: index + 1, slot: $0) }
  }

  /// Whether the system lets the user dismiss a content on this idiom.
  package func isSwiped(_ content: Content, as style: Style?) -> Bool { graph.isSwiped(content, style: style, on: idiom) }
}
