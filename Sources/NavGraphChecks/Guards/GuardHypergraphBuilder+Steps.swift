import NavGraphModel

// Hyperedges by events, outcome handlers, links, and the actions of tabs
extension GuardHypergraphBuilder {
  /// Adds the effects of the events of each place, and the guards that they evaluate.
  mutating func addEvents() {
    let shared = sharedSources()
    let shown = shownByEarlierSteps()
    for place in places.places.ids {
      let screen = places.places[place].screen
      let own = hypergraph.vertex(of: place)
      for item in graph.screens[screen].events {
        let event = graph.events[graph.eventsOfScreens[item].event]
        if !event.requires.isEmpty { evaluate(guards(in: event.requires), from: VertexSet(own)) }
      }
      for edge in places.edges(from: place) {
        guard let id = edge.event, edge.kind.leadsOn || edge.kind == .finish, !hasUnresolvedGuard(at: graph.events[id].declared.range)
        else { continue }
        if let step = edge.step, runsNever(step) { continue }
        var sources = VertexSet(own)
        let point = vertex(of: edge.point)
        if point != own {
          // Steps that continue on another screen are followed once for all places that have the event.
          if let any = shared[SharedEvent(unit: places.unit(of: place), event: id)] { sources = VertexSet(any) }
          if let point { sources.append(edge.step.flatMap { passed(edge.point, before: $0) } ?? point) }
        }
        if let step = edge.step {
          addEnds(around: step, to: &sources)
          for earlier in stepsBefore(step) {
            if let vertex = shown[ShownStep(unit: places.unit(of: place), step: earlier)] ?? nil { sources.append(vertex) }
          }
        }
        let requires = guards(in: graph.events[id].requires)
        for way in ways(of: edge.step, requiring: requires, by: .event(id, edge.step), refused: .refused(id, edge.step)) {
          act(Effect(of: edge), from: sources, evaluating: way.evaluated, by: way.cause)
        }
      }
    }
  }

  /// The effect of a step of an event, of a tab's action, or of a link's outcome handler.
  private struct Effect {
    let kind: Edge.Kind
    let target: UInt32
    let step: StepID?
    let point: ProgramPoint

    init(of edge: Edge) { (kind, target, step, point) = (edge.kind, edge.target, edge.step, edge.point) }
    init(of way: WayIn) { (kind, target, step, point) = (way.kind, way.target, way.step, way.point) }
  }

  /// Adds the effect of a step.
  private mutating func act(_ effect: Effect, from sources: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause) {
    if effect.kind == .finish {
      if let slot = places.slot(of: effect.point) {
        hypergraph.add(hypergraph.end(of: places.slots[slot].unit), from: sources, evaluating: evaluated, by: cause)
      }
    } else {
      show(effect, from: sources, evaluating: evaluated, by: cause)
    }
  }

  // MARK: Outcome handlers

  /// Returns the guards and the cause with which a step runs: after all guards have succeeded, or in the outcome handler of a `present`
  /// that one of them has prevented.
  private func ways(
    of step: StepID?, requiring requires: [GuardID], by cause: Hyperedge.Cause, refused: Hyperedge.Cause
  ) -> [(evaluated: [GuardID], cause: Hyperedge.Cause)] {
    guard let step, let arm = nesting.outermostArm(of: step), graph.arms[arm].outcome == .dismissed, let branch = nesting.branch(of: arm),
      let last = graph.presentation(endingIn: graph.branches[branch].steps),
      case .present(let instance, let style) = graph.steps[last].action,
      let units = presented[graph.instances[instance].content]
    else { return [(requires, cause)] }
    // The contents of a modal can have different guards. The step may run with the fewest.
    let own = units.map { unit in requires + (places.units[unit].slot.flatMap { guards(entering: $0) } ?? []) }
    let evaluated = own.min { $0.count < $1.count } ?? requires
    if evaluated.isEmpty { return [(requires, cause)] }
    // A failing guard guarantees none of them.
    let refusal: (evaluated: [GuardID], cause: Hyperedge.Cause) = ([], refused)
    let isDismissed =
      graph.isSwiped(graph.instances[instance].content, style: style, onSomeOf: idioms)
      || units.contains { !places.units[$0].flags.isDisjoint(with: [.dismisses, .isDismissedAsLowest]) }
    return isDismissed ? [(evaluated, cause), refusal] : [refusal]
  }

  // MARK: Sequences

  private struct ShownStep: Hashable {
    var unit: PresentationContextID
    var step: StepID
  }

  /// Returns the vertex that each step with successors shows, or nil if it may show several. Later steps run only if it was shown.
  private func shownByEarlierSteps() -> [ShownStep: GuardHypergraph.Vertex?] {
    var result: [ShownStep: GuardHypergraph.Vertex?] = [:]
    for edge in places.edges {
      guard let step = edge.step, !nesting.isLast[step.index] else { continue }
      let vertex: GuardHypergraph.Vertex
      switch edge.kind {
      case .select, .reveal, .page: vertex = hypergraph.vertex(of: SlotID(raw: edge.target))
      case .show: vertex = hypergraph.vertex(of: PlaceID(raw: edge.target))
      default: continue
      }
      let key = ShownStep(unit: places.unit(of: edge.source), step: step)
      if let known = result[key], known != vertex { result[key] = .some(nil) } else { result[key] = vertex }
    }
    return result
  }

  /// Returns the earlier steps of the step's branch.
  private func stepsBefore(_ step: StepID) -> [StepID] {
    guard let branch = nesting.branch(of: step) else { return [] }
    return graph.branches[branch].steps.filter { $0 < step }
  }

  /// Returns the vertex for a screen that the rest of its sequence removes, and that is never visible, or nil if it stays.
  private mutating func passing(_ step: StepID, at place: PlaceID) -> GuardHypergraph.Vertex? {
    guard isTakenAway(step, in: places.units[places.unit(of: place)].kind) else { return nil }
    let key = PassingPlace(step: step, place: place)
    let vertex = passing[key] ?? hypergraph.newVertex()
    passing[key] = vertex
    return vertex
  }

  /// Returns the passing vertex of the place on which a step runs.
  private mutating func passed(_ point: ProgramPoint, before step: StepID) -> GuardHypergraph.Vertex? {
    guard let place = point.node?.place else { return nil }
    for earlier in stepsBefore(step).reversed() {
      let instance: InstanceID
      switch graph.steps[earlier].action {
      case .push(let shown), .replace(let shown): instance = shown
      default: continue
      }
      if graph.instances[instance].content == .screen(places.places[place].screen) { return passing(earlier, at: place) }
    }
    return nil
  }

  /// Whether a screen that a step pushes, or puts in place of another one, is always removed before the end of its sequence.
  private func isTakenAway(_ step: StepID, in kind: NavGraphModel.PresentationContext.Kind) -> Bool {
    guard let branch = nesting.branch(of: step) else { return false }
    let isPushed: Bool
    switch graph.steps[step].action {
    case .push: isPushed = true
    case .replace: isPushed = false
    default: return false
    }
    var above = 0
    for next in graph.branches[branch].steps where next > step {
      switch graph.steps[next].action {
      case .push(let instance):
        // If a guard fails, the sequence ends here.
        guard isFree(instance) else { return false }
        above += 1
      case .replace(let instance):
        guard isFree(instance) else { return false }
        if above == 0 { return true }
      case .pop:
        // A `pop` at the root has no effect.
        if above == 0 { return isPushed }
        above -= 1
      case .popToRoot: return isPushed
      case .dismiss, .finish: return kind == .presented
      default: return false
      }
    }
    return false
  }

  /// Whether a screen has no guards.
  private func isFree(_ instance: InstanceID) -> Bool {
    guard case .screen(let screen) = graph.instances[instance].content else { return false }
    return graph.screens[screen].requires.isEmpty && !hasUnresolvedGuard(at: graph.screens[screen].declared.range)
  }

  /// Whether a step is in a dead branch.
  private func runsNever(_ step: StepID) -> Bool {
    var next = deadBranches.isEmpty ? nil : nesting.branch(of: step)
    while let branch = next {
      if deadBranches.contains(branch) { return true }
      next = nesting.arm(of: branch).flatMap { nesting.branch(of: $0) }
    }
    return false
  }

  // MARK: Sources

  private struct SharedEvent: Hashable {
    var unit: PresentationContextID
    var event: EventID
  }

  /// Returns a vertex for each unit and event with steps on other screens. It is reached from all places of the unit that have the event.
  private mutating func sharedSources() -> [SharedEvent: GuardHypergraph.Vertex] {
    var isShared = [Bool](repeating: false, count: graph.events.count)
    for edge in places.edges where edge.point != ProgramPoint(Node(edge.source)) {
      if let event = edge.event, edge.kind.leadsOn || edge.kind == .finish { isShared[event.index] = true }
    }
    var result: [SharedEvent: GuardHypergraph.Vertex] = [:]
    for place in places.places.ids {
      for item in graph.screens[places.places[place].screen].events {
        let event = graph.eventsOfScreens[item].event
        guard isShared[event.index] else { continue }
        let key = SharedEvent(unit: places.unit(of: place), event: event)
        let vertex = result[key] ?? hypergraph.newVertex()
        result[key] = vertex
        hypergraph.add(vertex, from: VertexSet(hypergraph.vertex(of: place)), evaluating: [], by: .none)
      }
    }
    return result
  }

  /// Adds the ends of the units whose outcome handlers contain a step.
  private func addEnds(around step: StepID, to sources: inout VertexSet) {
    var next = nesting.branch(of: step)
    while let branch = next, let arm = nesting.arm(of: branch) {
      next = nesting.branch(of: arm)
      guard graph.arms[arm].outcome == .finished, let outer = next,
        let last = graph.presentation(endingIn: graph.branches[outer].steps),
        case .present(let instance, _) = graph.steps[last].action, let units = presented[graph.instances[instance].content]
      else { continue }
      // A modal can show different contents on different devices, and it isn't known which of them has ended.
      if units.count == 1 { sources.append(hypergraph.end(of: units[0])) }
    }
  }

  /// Adds a step that shows something.
  private mutating func show(_ effect: Effect, from sources: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause) {
    switch effect.kind {
    case .push, .replace, .show:
      let place = PlaceID(raw: effect.target)
      let screen = graph.screens[places.places[place].screen]
      if hasUnresolvedGuard(at: screen.declared.range) { return }
      var sources = sources
      let slot = places.places[place].slot
      if effect.kind == .show {
        if let split = places.slots[slot].parent { sources.append(hypergraph.vertex(of: split)) }
        hypergraph.add(hypergraph.vertex(of: slot), from: sources, evaluating: evaluated, by: .none)
      } else {
        sources.append(hypergraph.vertex(of: slot))
      }
      let vertex = effect.step.flatMap { passing($0, at: place) } ?? hypergraph.vertex(of: place)
      emit(vertex, from: sources, evaluating: evaluated + guards(in: screen.requires), by: cause)
    case .present: show(PresentationContextID(raw: effect.target), from: sources, evaluating: evaluated, by: cause, atRoot: false)
    case .switchTo, .window:
      let unit = PresentationContextID(raw: effect.target)
      guard let own = guards(ofRoot: places.units[unit].content) else { return }
      show(unit, from: sources, evaluating: evaluated + own, by: cause, atRoot: true)
    case .select, .reveal, .page:
      let slot = SlotID(raw: effect.target)
      var sources = sources
      if let parent = places.slots[slot].parent { sources.append(hypergraph.vertex(of: parent)) }
      show(slot, from: sources, evaluating: evaluated, by: cause)
    default: break
    }
  }

  /// Adds the action of a tab, or an outcome handler of a link.
  mutating func add(_ way: WayIn) {
    var sources = VertexSet()
    if case .tab(let tab) = way.origin, let bar = places.slot(of: way.point).flatMap({ places.slots[$0].tabs }),
      places.slots[bar].kind == .tabs(graph.tabs[tab].tabs)
    {
      sources.append(hypergraph.bar(of: bar))
    }
    if let point = vertex(of: way.point) { sources.append(point) }
    if let step = way.step { addEnds(around: step, to: &sources) }
    let effect = Effect(of: way)
    switch way.origin {
    case .tab(let tab):
      let value = graph.tabs[tab]
      if hasUnresolvedGuard(at: value.declared.range) || !isEverTapped(tab) { return }
      for one in ways(
        of: way.step, requiring: guards(in: value.requires), by: .tabAction(tab, way.step), refused: .refusedTab(tab, way.step))
      {
        act(effect, from: sources, evaluating: one.evaluated, by: one.cause)
      }
    case .route(let route):
      if hasUnresolvedGuard(at: graph.routes[route].range) { return }
      act(effect, from: sources, evaluating: guards(in: graph.routes[route].requires), by: .route(route))
    case .entry(let entry):
      if hasUnresolvedGuard(at: graph.entries[entry].range) { return }
      act(effect, from: sources, evaluating: guards(in: graph.entries[entry].requires), by: .entry(entry))
    case .appEvent(let id):
      if hasUnresolvedGuard(at: graph.events[id].declared.range) { return }
      if let step = way.step, runsNever(step) { return }
      for one in ways(
        of: way.step, requiring: guards(in: graph.events[id].requires), by: .appEvent(id, way.step), refused: .refused(id, way.step))
      {
        act(effect, from: sources, evaluating: one.evaluated, by: one.cause)
      }
    case .unit, .event, .root, .external, .asked, .meant: break
    }
  }

  /// Adds the places that present a unit, if steps follow after it.
  mutating func addPresenters() {
    var hubs: [UInt64: JoinPointID] = [:]
    for hub in places.hubs.ids {
      guard case .presenters(let unit) = places.hubs[hub].members else { continue }
      let slot = places.hubs[hub].slot
      if places.units[unit].flags.contains(.isGuardFlow) {
        // Not all places at which its guard is evaluated are known.
        hypergraph.add(hypergraph.vertex(of: hub), from: VertexSet(hypergraph.vertex(of: slot)), evaluating: [], by: .none)
      } else {
        hubs[UInt64(unit.raw) << 32 | UInt64(slot.raw)] = hub
      }
    }
    if hubs.isEmpty { return }
    for presentation in places.presentations {
      guard let hub = hubs[UInt64(presentation.unit.raw) << 32 | UInt64(presentation.slot.raw)] else { continue }
      var sources = VertexSet()
      if let source = presentation.source { sources.append(hypergraph.vertex(of: source)) }
      sources.append(presentation.node.flatMap { vertex(of: ProgramPoint($0)) } ?? hypergraph.vertex(of: presentation.slot))
      hypergraph.add(hypergraph.vertex(of: hub), from: sources, evaluating: [], by: .none)
    }
  }
}

/// A place that a step shows only during its sequence.
struct PassingPlace: Hashable {
  var step: StepID
  var place: PlaceID
}
