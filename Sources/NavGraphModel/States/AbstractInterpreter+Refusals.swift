import NavGraphSyntax

// The effects of a guard that fails.
extension AbstractInterpreter {
  /// The guards that were evaluated before a failure.
  struct Refusing {
    var granted: Set<GuardID>
    /// The guards that have just failed. The flow of the next delays that of each.
    var denied: [GuardID] = []
  }

  /// The transitions that runs cause, and the runs that haven't ended.
  struct Results {
    let cause: StateTransition.Cause
    var transitions: [StateTransition] = []
    var open: [Run]

    /// Adds a transition to a state under the premises of a run.
    mutating func add(_ state: State, after run: Run, refusal: GuardID?) {
      var stride = StateTransition(cause: cause, state: state)
      stride.premises = run.premises
      stride.refusal = refusal
      transitions.append(stride)
    }
  }

  /// Adds the transitions of a guard that fails: its flow is shown, and the delayed work continues after it. Without a flow, or after it,
  /// the previous steps are kept, and the rest is dropped.
  ///
  /// The guards of the flow are evaluated first. The flow of one that fails is shown instead. No guard is evaluated twice.
  func refuse(_ id: GuardID, at question: Question, with answers: Refusing, during run: Run, to results: inout Results) {
    guard results.transitions.count < maxWays, results.open.count < maxWays else { return }
    let content = graph.guards[id].flow.map { graph.instances[$0].content } ?? .unknown
    let isSecondNo = question.parked.isShown.contains(id) && question.parked.work != .start
    // With another argument, it is the first failure.
    let hasValues = !graph.guards[id].parameters.isEmpty
    if content == .unknown || isSecondNo {
      stay(at: question, during: run, open: &results.open)
      if content == .unknown || !hasValues { return }
    }
    guard let unit = unit(as: question.isOfRoot ? .guardFlow : .presented, for: content) else { return }
    if answers.denied.count < 8 {
      var next = answers
      next.denied.append(id)
      for missing in guards(ofFlow: content, unit: unit, at: question)
      where !next.granted.contains(missing) && !next.denied.contains(missing) {
        refuse(missing, at: question, with: next, during: run, to: &results)
        if missing == denied { return }
        if graph.guards[missing].parameters.isEmpty { next.granted.insert(missing) }
      }
    }
    // A link that requires the guard whose flow is presented waits for that flow, and replaces what waited for it.
    if case .link = question.parked.work,
      let index = question.before.layers.firstIndex(where: { places.units[$0.unit].content == content && $0.parked?.isShown.last == id })
    {
      var state = question.before
      state.layers[index].parked = question.parked
      state.layers[index].parked?.note(id)
      results.add(state, after: run, refusal: id)
      if !hasValues { return }
    }
    if question.isAppEvent, !question.isOfRoot, question.before.top?.unit == unit {
      // The flow is already presented, and what waits for it stays the same.
      results.add(question.before, after: run, refusal: id)
      if graph.parameters(of: content).isEmpty { return }
    }
    var layer = fresh(for: unit)
    layer.parked = question.parked
    layer.parked?.note(id)
    layer.arms = question.parked.arms
    var state = question.before
    if question.isOfRoot {
      layer.parked?.home = home(of: state)
      state = State([])
    } else {
      // Nothing can be presented on an alert, so it is dismissed first. If nothing else is known, it stays.
      state = withoutAlerts(in: state) ?? state
      let cursor = state.layers.count < question.before.layers.count ? leafInFront(of: state) : question.cursor
      layer.presenter = cursor.map { Presenter(layer: $0.layer, slot: $0.slot) }
      // A flow that isn't a modal is shown full screen.
      if case .modal = content { layer.isSwiped = isSwiped(content, as: nil) }
    }
    state.layers.append(layer)
    results.add(state, after: run, refusal: id)
  }

  /// Returns the guards of a flow as it would be shown now. At the start of the app, guards without a flow are left out.
  private func guards(ofFlow content: Content, unit: PresentationContextID, at question: Question) -> [GuardID] {
    if graph.guardUses.isEmpty { return [] }
    var uses: [ID<GuardUse>] = []
    if case .modal(let modal) = content { uses += Array(graph.modals[modal].requires) }
    if let slot = places.units[unit].slot {
      uses += guardsOnEntering(slot, during: question.isOfRoot ? nil : Run(in: question.before, at: nil))
    }
    let isFirst = question.before.layers.isEmpty
    return uses.map { graph.guardUses[$0].guard }.filter { !isFirst || graph.guards[$0].flow != nil }
  }

  private func stay(at question: Question, during run: Run, open: inout [Run]) {
    // Without a root, there is nowhere to stay.
    if question.before.layers.isEmpty { return }
    var refused = Run(in: question.before, at: question.cursor)
    refused.premises = run.premises
    refused.waiting = question.waiting
    refused.refusal = graph.guardUses[question.use].guard
    refused.isRootless = question.isRootless
    let runs = arms(among: question.parked.arms, outcome: .dismissed, during: refused)
    open.append(contentsOf: runs.isEmpty ? [refused] : runs)
  }

  /// Returns the root that is shown again if a flow that replaces it isn't finished.
  private func home(of state: State) -> [Layer] {
    guard let first = state.layers.first else { return [] }
    switch places.units[first.unit].kind {
    case .root: return [first]
    case .guardFlow: return first.parked?.home ?? []
    case .presented, .external: return []
    }
  }

  /// Ends a guard flow that replaces a root. If it isn't finished, the previous root is shown, or the app starts again.
  func endGate(_ layer: Layer, parked: SuspendedWork, outcome: Unwind.Outcome, during run: inout Run, forks: inout [Run]) {
    run.stopAll()
    run.isRootless = parked.home.isEmpty
    if !parked.home.isEmpty { run.state = State(parked.home) }
    run.cursor = run.state.layers.first.flatMap(leaf).map { Cursor(layer: 0, slot: $0) }
    if outcome == .finished { goOn(with: parked, during: &run, forks: &forks) }
  }

  /// Continues the work that a finished guard flow has delayed, at the position at which the guard was evaluated.
  func goOn(with parked: SuspendedWork, during run: inout Run, forks: inout [Run]) {
    run.work = parked
    run.work.home = []
    run.isAppEvent = parked.isAppEvent
    ask(parked.requires, during: &run, arms: parked.arms)
    switch parked.work {
    case .steps(let rest): run.rest = rest
    case .tab(let tab, let bar):
      guard let cursor = run.cursor else { return }
      run.cursor = Cursor(layer: cursor.layer, slot: bar)
      choose(tab, in: bar, during: &run)
    case .page(let index, let book): turn(to: index, of: book, during: &run)
    case .link(let cause):
      if run.isRootless {
        // If the root never appears, the link waits forever.
        guard let fresh = startedRoot() else { return }
        run.state = fresh
        run.isRootless = false
      }
      goOn(with: cause, during: &run, forks: &forks)
    case .start:
      guard let root, let unit = unit(of: root) else { return }
      run.state = State([fresh(for: unit)])
      run.isRootless = false
      askRoot(unit, as: root, before: State([]), during: &run)
    case .nothing: break
    }
  }
}
