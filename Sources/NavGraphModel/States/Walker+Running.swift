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
    /// What is still to do, the innermost last.
    var rest: [Remainder]
    var questions: [Question] = []
    var premises: [Premise] = []
    var isRefused = false
    /// A link that leads nowhere from here.
    var isDropped = false

    init(_ state: State, at cursor: Cursor?, _ rest: [Remainder]) {
      self.state = state
      self.cursor = cursor
      self.rest = rest
    }

    /// Whose step it is.
    var branch: BranchID?

    /// Drops the rest of the sequence; what goes on after an arm does.
    mutating func stop() {
      if let last = rest.last, last.branch == branch { rest.removeLast() }
    }
    mutating func stopAll() { rest = [] }

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
    var slot: SlotID?
    /// What a refused presentation runs.
    var arms: IDRange<Arm> = .none
    /// The flow takes the root's place.
    var isOfRoot = false
  }

  /// The ways that a run can go to its end.
  func finish(_ runs: [Run], _ cause: Stride.Cause) -> [Stride] {
    var open = Array(runs.reversed())
    var result: [Stride] = []
    while var run = open.popLast() {
      var forks: [Run] = []
      while let remainder = run.rest.popLast() {
        let steps = graph.branches[remainder.branch].steps
        guard remainder.index < steps.count else { continue }
        run.branch = remainder.branch
        if remainder.index + 1 < steps.count { run.rest.append(Remainder(remainder.branch, from: remainder.index + 1)) }
        take(steps[remainder.index], of: remainder.branch, &run, &forks)
        if run.state.leaving != nil || !forks.isEmpty { break }
      }
      if !forks.isEmpty {
        if open.count + result.count + forks.count <= mostWays { open.append(contentsOf: forks.reversed()) }
        continue
      }
      var stride = Stride(cause, run.state)
      stride.premises = run.premises
      stride.isRefused = run.isRefused
      result.append(stride)
      for question in run.questions { refuse(question, run, cause, &result, &open) }
    }
    return result
  }

  /// The guard answers no: its flow comes, and what it kept from happening happens once the flow has finished.
  private func refuse(_ question: Question, _ run: Run, _ cause: Stride.Cause, _ result: inout [Stride], _ open: inout [Run]) {
    guard result.count < mostWays else { return }
    let content = graph.guards[graph.guardUses[question.use].guard].flow.map { graph.instances[$0].content }
    guard let content, content != .unknown else {
      var refused = Run(question.before, at: cursor(of: question.slot, in: question.before), [])
      refused.premises = run.premises
      refused.isRefused = true
      let runs = arms(question.arms, .dismissed, refused)
      open.append(contentsOf: runs)
      return
    }
    guard let unit = unit(question.isOfRoot ? .guardFlow : .presented, content) else { return }
    var state = question.isOfRoot ? State([]) : question.before
    var layer = fresh(unit)
    layer.presenter = question.slot
    layer.arms = question.arms
    // A flow that is no modal is shown full screen.
    if case .modal = content, !question.isOfRoot { layer.isSwiped = isSwiped(content, nil) }
    layer.resumption = .state(run.state)
    state.layers.append(layer)
    var stride = Stride(cause, state)
    stride.isRefused = true
    stride.premises = run.premises
    result.append(stride)
  }

  private func cursor(of slot: SlotID?, in state: State) -> Cursor? {
    slot.map { Cursor(layer: state.layers.count - 1, slot: $0) }
  }

  /// The branches that can be taken, each with what it takes for granted.
  func branches(_ branches: IDRange<Branch>) -> [(branch: BranchID, premises: [Premise])] {
    if branches.count == 1, let only = branches.first, graph.branches[only].test == nil { return [(only, [])] }
    var before: [Premise] = []
    var result: [(BranchID, [Premise])] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else {
        result.append((branch, before))
        break
      }
      let premises = before + [Premise(test, true)]
      if graph.areConsistent(premises) { result.append((branch, premises)) }
      before.append(Premise(test, false))
      if before.count > 40 { break }
    }
    return result
  }

  // MARK: Ends of what is presented

  /// `run` at the presenter's place, with each way that an arm for the outcome can go; empty if there is none.
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
      for way in branches(graph.arms[arm].branches) {
        var next = run
        next.rest.append(Remainder(way.branch))
        next.premises += way.premises
        result.append(next)
      }
    }
    return result
  }

  /// Ends a layer and those above it. What `run` still has to do goes on at the presenter, after its arm.
  func end(_ index: Int, _ outcome: Leaving.Outcome, _ run: inout Run, _ forks: inout [Run]) {
    let layer = run.state.layers[index]
    if case .state(let state) = layer.resumption, outcome == .finished {
      run.state = state
      return run.stopAll()
    }
    if index == 0 {
      // Of a guard's flow in the root's place nothing is known of what was there before.
      run.state.layers.removeAll()
      run.state.leaving = Leaving(outcome: outcome, rest: run.rest)
      return
    }
    run.state.layers.removeSubrange(index...)
    run.cursor =
      layer.presenter.map { Cursor(layer: index - 1, slot: $0) }
      ?? leaf(run.state.layers[index - 1]).map {
        Cursor(layer: index - 1, slot: $0)
      }
    let runs = arms(layer.arms, outcome, run)
    if runs.count == 1, let only = runs.first { run = only } else { forks += runs }
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
    } else if run.state.layers.count > 1 {
      end(1, .dismissed, &run, &forks)
      let settle: (inout Run) -> Void = { run in
        if let layer = run.state.layers.first, run.state.layers.count == 1, let slot = leaf(layer) {
          run.cursor = Cursor(layer: 0, slot: slot)
        }
      }
      settle(&run)
      for index in forks.indices { settle(&forks[index]) }
    }
  }

  /// What happens to a state whose topmost layer has ended as `leaving` says.
  package func resume(_ state: State, _ leaving: Leaving, _ cause: Stride.Cause) -> [Stride] {
    guard !state.layers.isEmpty else { return [] }
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
}
