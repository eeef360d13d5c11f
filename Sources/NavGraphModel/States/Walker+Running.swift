import NavGraphSyntax

// Sequences of steps.
extension Walker {
  /// Where the next step happens.
  struct Cursor: Hashable {
    var layer: Int
    var slot: SlotID
  }

  /// A sequence on its way.
  struct Run {
    var state: State
    /// nil: at the presenter of something that has no place.
    var cursor: Cursor?
    /// What is left of the sequence that is running.
    var rest: Remainder?
    /// Sequences that have dismissed what they were in and wait for its arm, the innermost last.
    var waiting: [Remainder] = []
    var questions: [Question] = []
    var premises: [Premise] = []
    /// A guard that has answered no.
    var refusal: GuardID?
    /// A link that leads nowhere from here.
    var isDropped = false
    /// What is being done, in case that a guard refuses it.
    var work = Parked(work: .nothing)
    /// A guard's flow in a root's place is over, and there is no root yet.
    var isRootless = false
    /// Where a link that is being opened has set out from: it is opened whole, so its guards are asked there.
    var linkStart: LinkStart?
    /// An event of the app: what it presents and is on top already stays as it is.
    var isStrike = false
    /// A link is making a root or something presented: what that asks is asked once it shows all that the link names.
    var isMaking = false
    /// The guards that a link evaluates for values that differ from the declared ones.
    var askedForValues: [ID<GuardUse>] = []

    struct LinkStart {
      var state: State
      var cursor: Cursor?
    }

    init(_ state: State, at cursor: Cursor?, _ rest: Remainder? = nil) {
      self.state = state
      self.cursor = cursor
      self.rest = rest
    }

    /// Drops the rest of the sequence; what waits for it goes on.
    mutating func stop() { rest = nil }
    mutating func stopAll() {
      rest = nil
      waiting = []
    }

    /// The layer in which the next step happens.
    var layer: Layer {
      get { state.layers[min(cursor?.layer ?? state.layers.count - 1, state.layers.count - 1)] }
      set { state.layers[min(cursor?.layer ?? state.layers.count - 1, state.layers.count - 1)] = newValue }
    }
  }

  /// A guard that was asked, and how things were then.
  struct Question {
    var use: ID<GuardUse>
    var before: State
    /// Where it was asked.
    var cursor: Cursor?
    /// What it keeps from happening.
    var parked: Parked
    /// Sequences that go on whatever the answer is.
    var waiting: [Remainder]
    /// The flow takes the root's place.
    var isOfRoot = false
    /// An event of the app asks: a flow that is on top already stays as it is.
    var isStrike = false
    var isRootless = false
  }

  /// The ways that a run can go to its end.
  func finish(_ runs: [Run], _ cause: Stride.Cause) -> [Stride] {
    var open = Array(runs.reversed())
    var result: [Stride] = []
    while var run = open.popLast() {
      var forks: [Run] = []
      while let (step, branch) = next(&run) {
        take(step, of: branch, &run, &forks)
        if run.state.leaving != nil || !forks.isEmpty { break }
      }
      if !forks.isEmpty {
        if open.count + result.count + forks.count <= mostWays { open.append(contentsOf: forks.reversed()) }
        continue
      }
      let isDenied = denied != nil && run.questions.contains { graph.guardUses[$0.use].guard == denied }
      for state in isDenied ? [] : run.isRootless ? starts().map(\.state) : [run.state] {
        var stride = Stride(cause, state)
        stride.premises = run.premises
        stride.refusal = run.refusal
        result.append(stride)
      }
      // Who has said yes is not asked again on the way.
      var granted: Set<GuardID> = []
      for question in run.questions {
        let id = graph.guardUses[question.use].guard
        if granted.contains(id) { continue }
        refuse(id, question, Refusing(granted: granted), run, cause, &result, &open)
        if id == denied { break }
        if graph.guards[id].parameters.isEmpty { granted.insert(id) }
      }
    }
    if isCollapsed { for index in result.indices { result[index].state = seen(result[index].state) } }
    return result
  }

  /// The next step: of the sequence that is running, else of one that has waited, if it can still go on where it was.
  private func next(_ run: inout Run) -> (StepID, BranchID)? {
    while true {
      if let rest = run.rest {
        let steps = graph.branches[rest.branch].steps
        if rest.index < steps.count {
          run.work.work = .steps(Remainder(rest.branch, from: rest.index))
          run.work.requires = .none
          run.work.isStrike = false
          run.rest = rest.index + 1 < steps.count ? Remainder(rest.branch, from: rest.index + 1) : nil
          return (steps[rest.index], rest.branch)
        }
      }
      guard let next = run.waiting.popLast() else { return nil }
      run.rest = nil
      switch next.place {
      case .here: break
      case .presenter(let place):
        // What the arm has covered stays as it is.
        guard isInFront(place, run.state) else { continue }
        run.cursor = Cursor(layer: place.layer, slot: place.slot)
      case .root:
        guard run.state.layers.count == 1, let layer = run.state.layers.first, let slot = leaf(layer) else { continue }
        run.cursor = Cursor(layer: 0, slot: slot)
      }
      run.rest = Remainder(next.branch, from: next.index)
    }
  }

  /// The branches that can be taken, each with what it takes for granted.
  func branches(_ branches: IDRange<Branch>) -> [(branch: BranchID, premises: [Premise])] {
    if branches.count == 1, let only = branches.first, graph.branches[only].test == nil { return [(only, [])] }
    var before: [Premise] = []
    var result: [(BranchID, [Premise])] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else {
        if areConsistent(before) { result.append((branch, before)) }
        break
      }
      let premises = before + [Premise(test, true)]
      if areConsistent(premises) { result.append((branch, premises)) }
      before.append(Premise(test, false))
      if before.count > 40 { break }
    }
    return result
  }

  /// Whether these can be so together on this kind of device.
  private func areConsistent(_ premises: [Premise]) -> Bool { conditions.areConsistent(premises + settled) }

  /// What is taken for granted where none of the branches is taken; nil if one of them always is.
  func noneHolds(_ branches: IDRange<Branch>) -> [Premise]? {
    var premises: [Premise] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else { return nil }
      premises.append(Premise(test, false))
    }
    return conditions.areConsistent(premises) ? premises : nil
  }

  // MARK: Ends of what is presented

  /// `run` at the presenter's place, with each way that an arm for the outcome can go, that it does nothing among them; empty if there is
  /// no arm.
  func arms(_ arms: IDRange<Arm>, _ outcome: Leaving.Outcome, _ run: Run) -> [Run] {
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
      for way in branches(ways) {
        var next = run
        next.rest = Remainder(way.branch)
        next.premises += way.premises
        result.append(next)
      }
      guard let premises = noneHolds(ways) else { continue }
      var next = run
      next.rest = nil
      next.premises += premises
      result.append(next)
    }
    return result
  }

  /// Ends a layer and those above it. Its arm runs first; what `run` still has to do goes on after it, at the presenter or, where all is
  /// dismissed, at the root's visible leaf.
  func end(_ index: Int, _ outcome: Leaving.Outcome, isAll: Bool = false, _ run: inout Run, _ forks: inout [Run]) {
    run.isStrike = false
    let layer = run.state.layers[index]
    if index == 0, let parked = layer.parked, places.units[layer.unit].kind == .guardFlow {
      run.state.layers.removeSubrange(1...)
      return endGate(layer, parked, outcome, &run, &forks)
    }
    if index == 0 {
      // Of a guard's flow in the root's place nothing is known of what was there before.
      run.state.layers.removeAll()
      run.state.leaving = Leaving(outcome: outcome, rest: run.rest)
      run.waiting = []
      return
    }
    run.state.layers.removeSubrange(index...)
    forget(from: index, &run)
    let presenter = layer.presenter ?? leaf(run.state.layers[index - 1]).map { Presenter(layer: index - 1, slot: $0) }
    run.cursor = presenter.map { Cursor(layer: $0.layer, slot: $0.slot) }
    if let parked = layer.parked, outcome == .finished {
      run.stop()
      if parked.isAnywhere {
        run.cursor = leafInFront(of: run.state)
      } else if let presenter, !isInFront(presenter, run.state) {
        // The user has gone elsewhere, so nothing comes of it.
        return
      }
      return goOn(parked, &run, &forks)
    }
    var after = run
    if let rest = run.rest {
      let place = isAll ? Remainder.Place.root : presenter.map { .presenter($0) }
      if let place { after.waiting.append(Remainder(rest.branch, from: rest.index, at: place)) }
      after.rest = nil
    }
    // A presenter that is covered, or in a tab that is not selected, does nothing more.
    let runs = presenter.map { isInFront($0, run.state) } ?? false ? arms(layer.arms, outcome, after) : []
    if runs.isEmpty {
      if isAll { run.cursor = run.state.layers.first.flatMap(leaf).map { Cursor(layer: 0, slot: $0) } }
    } else if runs.count == 1, let only = runs.first {
      run = only
    } else {
      forks += runs
    }
  }

  /// What waits in layers that are gone waits no more.
  func forget(from index: Int, _ run: inout Run) {
    run.waiting.removeAll { if case .presenter(let place) = $0.place { place.layer >= index } else { false } }
  }

  /// Whether something that is not known lies below the lowest layer.
  func isOpen(_ state: State) -> Bool {
    guard let first = state.layers.first else { return false }
    return places.units[first.unit].kind == .presented
  }

  func dismissAll(_ run: inout Run, _ forks: inout [Run]) {
    if isOpen(run.state) {
      run.state.layers.removeAll()
      run.state.leaving = Leaving(outcome: .all, rest: run.rest)
      run.waiting = []
    } else if run.state.layers.count > 1 {
      end(1, .dismissed, isAll: true, &run, &forks)
    } else {
      run.cursor = run.state.layers.first.flatMap(leaf).map { Cursor(layer: 0, slot: $0) }
    }
  }

  /// What happens to a state whose topmost layer has ended as `leaving` says.
  package func resume(_ state: State, _ leaving: Leaving, _ cause: Stride.Cause) -> [Stride] {
    guard !state.layers.isEmpty else { return [] }
    if case .stays(let layers, let place, let waiting) = leaving.outcome {
      return finish([beneath(state, layers, place, leaving.rest, waiting)], cause)
    }
    var run = Run(state, at: nil, leaving.rest)
    var forks: [Run] = []
    if leaving.outcome == .all {
      if state.layers.count == 1, !isOpen(state) { return [] }
      dismissAll(&run, &forks)
    } else {
      end(state.layers.count - 1, leaving.outcome, &run, &forks)
    }
    return finish(forks.isEmpty ? [run] : forks, cause)
  }

  /// Layers of which nothing was known beneath, on what is there.
  private func beneath(_ state: State, _ layers: [Layer], _ place: Presenter, _ rest: Remainder?, _ waiting: [Remainder]) -> Run {
    var state = state
    let lowest = state.layers.removeLast()
    let count = state.layers.count
    for (index, layer) in layers.enumerated() {
      var layer = layer
      if index == 0 { layer.stay(as: lowest) } else { layer.presenter?.layer += count }
      state.layers.append(layer)
    }
    var run = Run(state, at: Cursor(layer: place.layer + count, slot: place.slot), rest)
    run.waiting = waiting.map { remainder in
      guard case .presenter(var presenter) = remainder.place else { return remainder }
      presenter.layer += count
      return Remainder(remainder.branch, from: remainder.index, at: .presenter(presenter))
    }
    return run
  }
}
