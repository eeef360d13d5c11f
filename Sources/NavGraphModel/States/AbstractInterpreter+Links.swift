import NavGraphSyntax

// Entry points: the start of the app, routes, and entries.
extension AbstractInterpreter {
  /// Returns the possible starts of the app without a link.
  package func starts() -> [StateTransition] {
    guard let root, let unit = unit(of: root) else { return [] }
    var run = Run(in: State([fresh(for: unit)]), at: nil)
    run.work.work = .start
    askRoot(unit, as: root, before: State([]), during: &run)
    return finish([run], cause: .start)
  }

  /// Returns the idiom's root in its initial state.
  package func freshRoot() -> State? {
    root.flatMap(unit(of:)).map { State([fresh(for: $0)]) }
  }

  /// Returns the initial root after its guards have succeeded, as a link that starts the app finds it; nil if one of them never succeeds.
  package func startedRoot() -> State? {
    guard let root, let unit = unit(of: root) else { return nil }
    if let denied {
      let uses = Array(graph.roots[root].requires) + (places.units[unit].slot.map { guardsOnEntering($0) } ?? [])
      if uses.contains(where: { graph.guardUses[$0].guard == denied }) { return nil }
    }
    return freshRoot()
  }

  /// Returns the transitions of all links and app-level events from a state.
  package func links(from state: State) -> [StateTransition] {
    var result: [StateTransition] = []
    for route in graph.routes.ids { result += open(route, from: state) }
    for entry in graph.entries.ids { result += open(entry, from: state) }
    for event in graph.appEvents { result += perform(appEvent: event, from: state) }
    return result
  }

  /// Returns the transitions of a route.
  ///
  /// - Parameter isStart: Whether the link starts the app.
  package func open(_ route: RouteID, from state: State, isStart: Bool = false) -> [StateTransition] {
    open(.route(route), from: state, isStart: isStart)
  }

  package func open(_ entry: EntryID, from state: State, isStart: Bool = false) -> [StateTransition] {
    open(.entry(entry), from: state, isStart: isStart)
  }

  private func open(_ link: StateTransition.Cause, from state: State, isStart: Bool) -> [StateTransition] {
    if isOnItsWay(link, in: state) { return [] }
    var runs: [Run] = []
    for way in ways(of: link) where !way.isNowhere {
      let isAtOnce = graph.isShownAtOnce(way.destinations, under: way.policy, on: idiom)
      var run = Run(in: isAtOnce ? state : forgettingLinks(in: state), at: nil)
      run.work.work = .link(link)
      run.premises = way.premises
      onWay(way).open(way, isStart: isStart, during: &run)
      if !run.isDropped, !way.hasSameValues || runs.last?.state != run.state { runs.append(run) }
    }
    return finish(runs, cause: link)
  }

  /// Whether a guard's flow is presented that the same link waits for. The new link then counts as that one, if it has no parameters.
  private func isOnItsWay(_ cause: StateTransition.Cause, in state: State) -> Bool {
    let parameters: IDRange<Parameter> =
      switch cause {
      case .route(let id): graph.routes[id].parameters
      case .entry(let id): graph.entries[id].parameters
      default: .empty
      }
    return parameters.isEmpty && state.layers.contains { $0.parked?.work == .link(cause) }
  }

  /// Returns a state in which a newer link has replaced the links that wait for guard flows. The flows stay, and nothing follows them.
  private func forgettingLinks(in state: State) -> State {
    var state = state
    for index in state.layers.indices {
      if case .link? = state.layers[index].parked?.work { state.layers[index].parked?.work = .nothing }
    }
    return state
  }

  /// Returns the target of a link without branches on this idiom.
  private func destination(among destinations: IDRange<Destination>) -> DestinationID? {
    graph.destination(in: destinations, on: idiom)
  }

  /// Returns the possible targets of a link on this idiom, whatever the values of conditions are.
  package func possibleDestinations(among destinations: IDRange<Destination>) -> [DestinationID] {
    graph.possibleDestinations(among: destinations, on: idiom)
  }

  /// The steps of a link's target, and the outcome handlers of what the last one presents.
  struct Target {
    var steps: [DestinationStep]
    var arms: IDRange<Arm>
  }

  /// Opens a target, whatever is shown now.
  ///
  /// - Parameter isOwn: Whether an event opens it, so that it waits for nothing.
  func open(_ way: LinkWay, isStart: Bool = false, isOwn: Bool = false, during run: inout Run) {
    run.stop()
    let start = run.state
    let requires = way.requires
    guard let id = destination(among: way.destinations) else { return run.isDropped = true }
    run.linkStart = Run.LinkStart(state: start, cursor: run.cursor)
    defer {
      run.linkStart = nil
      if !requires.isEmpty, !mayBeNew(id, since: start, during: run) { run.questions.removeAll { requires.contains($0.use) } }
    }
    let destination = graph.destinations[id]
    let target = Target(steps: Array(graph.destinationSteps[destination.steps]), arms: destination.arms)
    let own = graph.linkPolicy(own: way.policy)
    // A link that is shown at once changes nothing under the modals.
    let policy = own.leavesModals ? .over : own
    if policy == .reject || policy == .wait, run.state.layers.count > 1 || isOpen(in: run.state) { return run.isDropped = true }
    // While a guard flow replaces the root, a link waits, unless it is shown at once.
    if !isOwn, isGated(in: run.state), !graph.isShownAtOnce(destination, under: own) { return run.isDropped = true }
    // A link that starts the app has no current place.
    let isElsewhere = isStart && destination.root != nil
    if !isElsewhere, let here = graph.hereSteps(of: destination),
      openHere(Target(steps: here, arms: destination.arms), policy: policy, requires: requires, during: &run)
    {
      return
    }
    guard let root = destination.root else { return run.isDropped = true }
    if isOpen(in: run.state), policy != .over, isHeldUp(target.steps, in: run.state) { return run.isDropped = true }
    if policy == .over {
      // Only what is on top stays.
      let isRootThere = !isOpen(in: run.state) && run.state.layers.first?.unit == unit(of: root)
      let up = isRootThere ? layersUp(for: target.steps, in: run.state) : []
      run.state.layers.removeLast(up.count)
      follow(target, in: root, requires: requires, during: &run)
      for (index, old) in zip(run.state.layers.indices.suffix(up.count), up) { run.state.layers[index].stay(as: old) }
      return losePresenters(since: start, in: &run.state)
    }
    let kept = isOpen(in: run.state) ? [] : layersKept(by: target, in: root, during: run)
    if !isOpen(in: run.state), run.state.layers.count > 1 {
      guard dismissesForLink(in: run.state, from: 1 + kept.count) else { return run.isDropped = true }
      run.state.layers.removeSubrange(1...)
      forget(from: 1 + kept.count, during: &run)
    }
    follow(target, in: root, requires: requires, during: &run)
    for (index, old) in zip(run.state.layers.indices.dropFirst(), kept) { run.state.layers[index].stay(as: old) }
  }

  /// Marks presenters as removed if the content under remaining layers has changed.
  private func losePresenters(since old: State, in state: inout State) {
    guard let before = old.layers.first, let after = state.layers.first, before.unit == after.unit else { return }
    for index in state.layers.indices.dropFirst() {
      guard let presenter = state.layers[index].presenter, presenter.layer == 0, let was = path(in: presenter.slot, of: before),
        let now = path(in: presenter.slot, of: after), was.base == .floor, now.base == .floor
      else { continue }
      if !now.screens.starts(with: was.screens) { state.layers[index].presenter?.isGone = true }
    }
  }

  /// Returns the modals, from the bottom up, that a target presents and that are presented already, while it changes nothing under them. If
  /// values may distinguish one, it is another, unless it is blocked: then the link waits for it or keeps it.
  private func layersKept(by target: Target, in root: LinkRoot, during run: Run) -> [Layer] {
    let up = run.state.layers
    guard up.count > 1, let present = target.steps.lastPresent, up[0].unit == unit(of: root) else { return [] }
    var opened = run
    opened.state.layers.removeSubrange(1...)
    follow(target, in: root, requires: .empty, during: &opened)
    guard opened.state.layers.first == up[0] else { return [] }
    let isCertain = areValuesSame || !givesValues(target.steps[...present])
    var kept: [Layer] = []
    for (wanted, layer) in zip(opened.state.layers.dropFirst(), up.dropFirst()) {
      guard wanted.unit == layer.unit, isCertain || isBlocked(layer) else { break }
      kept.append(layer)
      var shown = wanted
      shown.stay(as: layer)
      // The layers above it are removed with what has changed.
      if shown != layer { break }
    }
    return kept
  }

  /// Whether a link can dismiss all modals, if dismissal confirmations succeed.
  func dismissesForLink(in state: State, from first: Int = 1) -> Bool {
    state.layers.dropFirst(first).allSatisfy { !isBlocked($0) }
  }

  /// Whether a modal blocks a link over unknown layers. A modal that the link presents may be the same one.
  private func isHeldUp(_ steps: [DestinationStep], in state: State) -> Bool {
    let wanted = steps.compactMap { step -> PresentationContextID? in
      if case .present(let instance, _) = step.kind { unit(as: .presented, for: graph.instances[instance].content) } else { nil }
    }
    return state.layers.contains { isBlocked($0) && !wanted.contains($0.unit) }
  }

  func isBlocked(_ layer: Layer) -> Bool {
    if case .modal(let modal) = places.units[layer.unit].content { graph.modals[modal].dismissal == .blocked } else { false }
  }

  /// Shows all of a target.
  private func follow(_ target: Target, in root: LinkRoot, requires: IDRange<GuardUse>, during run: inout Run) {
    guard let unit = unit(of: root), let top = places.units[unit].slot else { return run.isDropped = true }
    let isEntered = run.state.layers.first?.unit != unit
    if isEntered {
      run.state = State([Layer(of: unit)])
      run.waiting = []
      run.isRootless = false
    }
    let start = Cursor(layer: 0, slot: top)
    run.cursor = start
    ask(requires, during: &run)
    follow(target, from: start, isWhole: true, entering: isEntered ? root : nil, during: &run)
  }

  /// Follows the steps of a target down from a slot, and into what they present. `isWhole` is false if existing content stays.
  func follow(_ target: Target, from start: Cursor, isWhole: Bool, entering root: LinkRoot? = nil, during run: inout Run) {
    let made = root == nil ? run.state.layers.count : 0
    run.isMaking = root != nil
    defer {
      run.isMaking = false
      askMade(from: made, entering: root, during: &run)
    }
    var (slot, layer, isWhole) = (start.slot, start.layer, isWhole)
    var screens: [ScreenID] = []
    let steps = target.steps
    let last = steps.lastPresent
    for (index, step) in steps.enumerated() {
      switch step.kind {
      case .tab(let tab):
        guard case .tabs(let tabs) = places.slots[slot].kind, graph.tabSets[tabs].tabs.contains(tab) else { break }
        let child = places.slots[slot].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
        if places.slots[child].kind == .nothing { break }
        run.cursor = Cursor(layer: layer, slot: slot)
        askEntering(child, during: &run)
        select(child, in: slot, of: &run.layer)
        slot = child
      case .container(let instance):
        run.cursor = Cursor(layer: layer, slot: slot)
        askForValues(given: instance, of: slot, during: &run)
        // The first page is shown if no page is named.
        if case .page? = steps.dropFirst(index + 1).first?.kind { break }
        if case .pages = places.slots[slot].kind, let first = places.firstChild(of: slot) { askEntering(first, during: &run) }
      case .column(let column, let instance):
        if case .split = places.slots[slot].kind { reset(below: slot, in: &run.layer) }
        guard let split = places.slots[slot].split else { break }
        let child = places.slots[split].children[Int(column.rawValue)]
        if column == .inspector, instance == nil {
          run.cursor = Cursor(layer: layer, slot: split)
          askEntering(child, during: &run)
        }
        bring(column, in: split, of: &run.layer)
        slot = child
        screens = []
        if let instance, case .screen(let screen) = graph.instances[instance].content {
          ask(requirements(of: screen, during: run), during: &run)
          run.cursor = Cursor(layer: layer, slot: child)
          askForValues(shownBy: instance, in: child, during: &run)
          set(Path(slot: child, screens: [screen]), in: &run.layer)
          screens = [screen]
        } else if let instance, let other = places.alternate(for: graph.instances[instance].content, in: child) {
          ask(guardsOnEntering(other, during: run), during: &run)
          put(other, into: child, in: &run.layer)
          slot = other
        }
      case .page(let instance):
        guard case .pages(let pages) = places.slots[slot].kind,
          let page = graph.page(of: pages, showing: graph.instances[instance].content)
        else { break }
        let child = places.slots[slot].children[page]
        run.cursor = Cursor(layer: layer, slot: slot)
        if mayDiffer(instance, in: child) { run.layer.unvisit(child) }
        askForValues(shownBy: instance, in: child, during: &run)
        askEntering(child, during: &run)
        select(child, in: slot, of: &run.layer)
        slot = child
      case .screen(let instance):
        guard case .screen(let screen) = graph.instances[instance].content else { break }
        if screens.isEmpty { declare(&slot, during: &run) }
        land(instance, screen: screen, at: Cursor(layer: layer, slot: slot), screens: &screens, during: &run)
      case .present(let instance, let style):
        if isWhole, screens.isEmpty { declare(&slot, during: &run) }
        let below = run.state.layers.count
        run.cursor = Cursor(layer: below - 1, slot: leaf(of: run.state.layers[below - 1]) ?? slot)
        run.isMaking = true
        present(instance, as: style, arms: index == last ? target.arms : .empty, during: &run)
        // An alert shows nothing that a target could name.
        guard run.state.layers.count > below, let inner = places.units[run.state.layers[below].unit].slot else { return }
        (slot, layer, isWhole, screens) = (inner, below, true, [])
        run.cursor = Cursor(layer: layer, slot: slot)
      }
    }
    if isWhole, screens.isEmpty { declare(&slot, during: &run) }
    if layer > 0, let leaf = leaf(of: run.state.layers[layer]) { run.cursor = Cursor(layer: layer, slot: leaf) }
  }
}
