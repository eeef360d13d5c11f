import NavGraphSyntax

// Sequences of steps.
extension AbstractInterpreter {
  /// The position at which the next step runs.
  struct Cursor: Hashable {
    var layer: Int
    var slot: SlotID
  }

  /// A sequence that is running.
  struct Run {
    var state: State
    /// The current position; nil at a presenter without a place.
    var cursor: Cursor?
    /// The rest of the running sequence.
    var rest: RemainingSteps?
    /// The sequences that have dismissed their own unit and wait for the `dismissed` handler, the innermost last.
    var waiting: [RemainingSteps] = []
    var questions: [Question] = []
    var premises: [PathCondition] = []
    /// A guard that has failed.
    var refusal: GuardID?
    /// Whether the run is a link that leads nowhere from here.
    var isDropped = false
    /// The current work, for the case that a guard delays it.
    var work = SuspendedWork(work: .nothing)
    /// Whether a guard flow that replaced a root has ended before any root was shown.
    var isRootless = false
    /// The position at which a link started. All its guards are evaluated there.
    var linkStart: LinkStart?
    /// Whether the run is an app-level event. A modal that it presents and that is already on top stays.
    var isAppEvent = false
    /// Whether a link is creating a root or a modal, whose guards are evaluated when it is complete.
    var isMaking = false
    /// The guards that a link evaluates for values that differ from the declared ones.
    var askedForValues: [ID<GuardUse>] = []

    struct LinkStart {
      var state: State
      var cursor: Cursor?
    }

    init(in state: State, at cursor: Cursor?, rest: RemainingSteps? = nil) {
      self.state = state
      self.cursor = cursor
      self.rest = rest
    }

    /// Drops the rest of the sequence. Waiting sequences continue.
    mutating func stop() { rest = nil }
    mutating func stopAll() {
      rest = nil
      waiting = []
    }

    /// The layer in which the next step runs.
    var layer: Layer {
      get { state.layers[min(cursor?.layer ?? state.layers.count - 1, state.layers.count - 1)] }
      set { state.layers[min(cursor?.layer ?? state.layers.count - 1, state.layers.count - 1)] = newValue }
    }
  }

  /// A guard that was evaluated, and the state at that time.
  struct Question {
    var use: ID<GuardUse>
    var before: State
    /// The position at which it was evaluated.
    var cursor: Cursor?
    /// The work that it delays.
    var parked: SuspendedWork
    /// The sequences that continue whatever the answer is.
    var waiting: [RemainingSteps]
    /// Whether the flow replaces the root.
    var isOfRoot = false
    /// Whether an app-level event requires the guard. A flow that is already on top stays.
    var isAppEvent = false
    var isRootless = false
  }

  /// Returns the possible results of runs.
  func finish(_ runs: [Run], cause: StateTransition.Cause) -> [StateTransition] {
    var results = Results(cause: cause, open: runs.reversed())
    while var run = results.open.popLast() {
      var forks: [Run] = []
      while let (step, branch) = next(in: &run) {
        take(step, of: branch, during: &run, forks: &forks)
        if run.state.leaving != nil || !forks.isEmpty { break }
      }
      if !forks.isEmpty {
        if results.open.count + results.transitions.count + forks.count <= maxWays { results.open.append(contentsOf: forks.reversed()) }
        continue
      }
      let isDenied = denied != nil && run.questions.contains { graph.guardUses[$0.use].guard == denied }
      for state in isDenied ? [] : run.isRootless ? starts().map(\.state) : [run.state] {
        results.add(state, after: run, refusal: run.refusal)
      }
      // A guard that has succeeded isn't evaluated again in the same run.
      var granted: Set<GuardID> = []
      for question in run.questions {
        let id = graph.guardUses[question.use].guard
        if granted.contains(id) { continue }
        refuse(id, at: question, with: Refusing(granted: granted), during: run, to: &results)
        if id == denied { break }
        if graph.guards[id].parameters.isEmpty { granted.insert(id) }
      }
    }
    if isCollapsed {
      for index in results.transitions.indices { results.transitions[index].state = seen(results.transitions[index].state) }
    }
    return results.transitions
  }

  /// Returns the next step: that of the running sequence, or of a waiting sequence that can still continue at its position.
  private func next(in run: inout Run) -> (StepID, BranchID)? {
    while true {
      if let rest = run.rest {
        let steps = graph.branches[rest.branch].steps
        if rest.index < steps.count {
          run.work.work = .steps(RemainingSteps(of: rest.branch, from: rest.index))
          run.work.requires = .empty
          run.work.isAppEvent = false
          run.rest = rest.index + 1 < steps.count ? RemainingSteps(of: rest.branch, from: rest.index + 1) : nil
          return (steps[rest.index], rest.branch)
        }
      }
      guard let next = run.waiting.popLast() else { return nil }
      run.rest = nil
      switch next.place {
      case .here: break
      case .presenter(let place):
        // Content that the handler has covered stays as it is.
        guard isInFront(place, in: run.state) else { continue }
        run.cursor = Cursor(layer: place.layer, slot: place.slot)
      case .root:
        guard run.state.layers.count == 1, let layer = run.state.layers.first, let slot = leaf(of: layer) else { continue }
        run.cursor = Cursor(layer: 0, slot: slot)
      }
      run.rest = RemainingSteps(of: next.branch, from: next.index)
    }
  }

  /// Returns the branches that can be taken, with the premises of each.
  func branches(among branches: IDRange<Branch>) -> [(branch: BranchID, premises: [PathCondition])] {
    if branches.count == 1, let only = branches.first, graph.branches[only].test == nil { return [(only, [])] }
    var before: [PathCondition] = []
    var result: [(BranchID, [PathCondition])] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else {
        if areConsistent(before) { result.append((branch, before)) }
        break
      }
      let premises = before + [PathCondition(test, isTrue: true)]
      if areConsistent(premises) { result.append((branch, premises)) }
      before.append(PathCondition(test, isTrue: false))
      if before.count > 40 { break }
    }
    return result
  }

  /// Whether the premises can be true together on this kind of device.
  private func areConsistent(_ premises: [PathCondition]) -> Bool { conditions.areConsistent(premises + settled) }

  /// Returns the premises under which none of the branches is taken; nil if one of them always is.
  func noneHolds(of branches: IDRange<Branch>) -> [PathCondition]? {
    var premises: [PathCondition] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else { return nil }
      premises.append(PathCondition(test, isTrue: false))
    }
    return conditions.areConsistent(premises) ? premises : nil
  }

  // MARK: Ends of presentations

  /// Returns `run` at the presenter's place for each way that an outcome handler can go, including no effect; empty if no handler has the
  /// outcome.
  func arms(among arms: IDRange<Arm>, outcome: Unwind.Outcome, during run: Run) -> [Run] {
    var result: [Run] = []
    for arm in arms {
      let isMeant =
        switch (graph.arms[arm].outcome, outcome) {
        case (.finished, .finished), (.dismissed, .dismissed): true
        case (.button(let a), .button(let b)): a == b
        default: false
        }
      guard isMeant else { continue }
      let ways = graph.arms[arm].branches
      for way in branches(among: ways) {
        var next = run
        next.rest = RemainingSteps(of: way.branch)
        next.premises += way.premises
        result.append(next)
      }
      guard let premises = noneHolds(of: ways) else { continue }
      var next = run
      next.rest = nil
      next.premises += premises
      result.append(next)
    }
    return result
  }

  /// Ends a layer and those above it. The outcome handler runs first, and the rest of `run` after it, at the presenter or, if everything is
  /// dismissed, at the root's visible leaf.
  func end(at index: Int, outcome: Unwind.Outcome, isAll: Bool = false, during run: inout Run, forks: inout [Run]) {
    run.isAppEvent = false
    let layer = run.state.layers[index]
    if index == 0, let parked = layer.parked, places.units[layer.unit].kind == .guardFlow {
      run.state.layers.removeSubrange(1...)
      return endGate(layer, parked: parked, outcome: outcome, during: &run, forks: &forks)
    }
    if index == 0 {
      // The content that a guard flow replaced isn't known.
      run.state.layers.removeAll()
      run.state.leaving = Unwind(outcome: outcome, rest: run.rest)
      run.waiting = []
      return
    }
    run.state.layers.removeSubrange(index...)
    forget(from: index, during: &run)
    let presenter = layer.presenter ?? leaf(of: run.state.layers[index - 1]).map { Presenter(layer: index - 1, slot: $0) }
    run.cursor = presenter.map { Cursor(layer: $0.layer, slot: $0.slot) }
    if let parked = layer.parked, outcome == .finished {
      run.stop()
      if parked.isAnywhere {
        run.cursor = leafInFront(of: run.state)
      } else if let presenter, !isInFront(presenter, in: run.state) {
        // The user is at another place, so the work is dropped.
        return
      }
      return goOn(with: parked, during: &run, forks: &forks)
    }
    var after = run
    if let rest = run.rest {
      let place = isAll ? RemainingSteps.Place.root : presenter.map { .presenter($0) }
      if let place { after.waiting.append(RemainingSteps(of: rest.branch, from: rest.index, at: place)) }
      after.rest = nil
    }
    // A presenter that is covered or in an unselected tab does nothing more.
    let runs = presenter.map { isInFront($0, in: run.state) } ?? false ? arms(among: layer.arms, outcome: outcome, during: after) : []
    if runs.isEmpty {
      if isAll { run.cursor = run.state.layers.first.flatMap(leaf).map { Cursor(layer: 0, slot: $0) } }
    } else if runs.count == 1, let only = runs.first {
      run = only
    } else {
      forks += runs
    }
  }

  /// Removes the sequences that wait in removed layers.
  func forget(from index: Int, during run: inout Run) {
    run.waiting.removeAll { if case .presenter(let place) = $0.place { place.layer >= index } else { false } }
  }

  /// Whether there is an unknown layer below the lowest one.
  func isOpen(in state: State) -> Bool {
    guard let first = state.layers.first else { return false }
    return places.units[first.unit].kind == .presented
  }

  func dismissAll(during run: inout Run, forks: inout [Run]) {
    if isOpen(in: run.state) {
      run.state.layers.removeAll()
      run.state.leaving = Unwind(outcome: .all, rest: run.rest)
      run.waiting = []
    } else if run.state.layers.count > 1 {
      end(at: 1, outcome: .dismissed, isAll: true, during: &run, forks: &forks)
    } else {
      run.cursor = run.state.layers.first.flatMap(leaf).map { Cursor(layer: 0, slot: $0) }
    }
  }

  /// Returns the transitions from a state whose topmost layer has ended as `leaving` specifies.
  package func resume(_ state: State, after leaving: Unwind, cause: StateTransition.Cause) -> [StateTransition] {
    guard !state.layers.isEmpty else { return [] }
    if case .stays(let layers, let place, let waiting) = leaving.outcome {
      return finish([beneath(state, layers: layers, at: place, rest: leaving.rest, waiting: waiting)], cause: cause)
    }
    var run = Run(in: state, at: nil, rest: leaving.rest)
    var forks: [Run] = []
    if leaving.outcome == .all {
      if state.layers.count == 1, !isOpen(in: state) { return [] }
      dismissAll(during: &run, forks: &forks)
    } else {
      end(at: state.layers.count - 1, outcome: leaving.outcome, during: &run, forks: &forks)
    }
    return finish(forks.isEmpty ? [run] : forks, cause: cause)
  }

  /// Returns a run with layers whose lower layers weren't known, on top of a state.
  private func beneath(_ state: State, layers: [Layer], at place: Presenter, rest: RemainingSteps?, waiting: [RemainingSteps]) -> Run {
    var state = state
    let lowest = state.layers.removeLast()
    let count = state.layers.count
    for (index, layer) in layers.enumerated() {
      var layer = layer
      if index == 0 { layer.stay(as: lowest) } else { layer.presenter?.layer += count }
      state.layers.append(layer)
    }
    var run = Run(in: state, at: Cursor(layer: place.layer + count, slot: place.slot), rest: rest)
    run.waiting = waiting.map { remainder in
      guard case .presenter(var presenter) = remainder.place else { return remainder }
      presenter.layer += count
      return RemainingSteps(of: remainder.branch, from: remainder.index, at: .presenter(presenter))
    }
    return run
  }
}
