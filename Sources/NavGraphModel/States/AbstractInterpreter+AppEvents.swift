// App-level events.
extension AbstractInterpreter {
  /// Returns the transitions of an app-level event, wherever the user is. The event waits while a guard flow replaces the root.
  package func perform(appEvent event: EventID, from state: State) -> [StateTransition] {
    guard state.leaving == nil, !isGated(in: state), let uncovered = withoutAlerts(in: state) else { return [] }
    let value = graph.events[event]
    var result: [StateTransition] = []
    for way in branches(among: value.branches) {
      var run = Run(in: uncovered, at: leafInFront(of: uncovered), rest: RemainingSteps(of: way.branch))
      run.isAppEvent = true
      run.premises = way.premises
      let arms = graph.branches[way.branch].arms
      run.work = SuspendedWork(work: .steps(RemainingSteps(of: way.branch)), requires: value.requires, arms: arms)
      run.work.isAppEvent = true
      ask(value.requires, during: &run, arms: arms)
      if !uncovers(way.branch) {
        run.state = state
        run.cursor = leafInFront(of: state)
      }
      result += finish([run], cause: .appEvent(event))
    }
    return result
  }

  func leafInFront(of state: State) -> Cursor? {
    state.layers.last.flatMap(leaf).map { Cursor(layer: state.layers.count - 1, slot: $0) }
  }

  /// Returns a state without alerts on top, because nothing can be presented on them; nil if only an alert is known.
  func withoutAlerts(in state: State) -> State? {
    var state = state
    while let top = state.layers.last, places.units[top.unit].slot == nil { state.layers.removeLast() }
    return state.layers.isEmpty ? nil : state
  }

  /// Whether the first step of a branch dismisses an alert: not if it stays, or leaves the app. Links handle alerts themselves.
  private func uncovers(_ branch: BranchID) -> Bool {
    guard let first = graph.branches[branch].steps.first else { return false }
    return switch graph.steps[first].action {
    case .browse, .openWindow, .stay, .open, .unknown: false
    default: true
    }
  }

  /// Whether the content is on top, because an app-level event presents it only once. With values, it may be another one.
  func isUp(_ instance: InstanceID, in state: State) -> Bool {
    guard let top = state.layers.last else { return false }
    return unit(as: .presented, for: graph.instances[instance].content) == top.unit
  }
}
