// Events of the app.
extension Walker {
  /// What an event of the app does, wherever the user is. It waits while the flow of a guard has the root's place.
  package func strike(_ event: EventID, from state: State) -> [Stride] {
    guard state.leaving == nil, !isGated(state), let uncovered = withoutAlerts(state) else { return [] }
    let value = graph.events[event]
    var result: [Stride] = []
    for way in branches(value.branches) {
      var run = Run(uncovered, at: leafInFront(of: uncovered), Remainder(way.branch))
      run.isStrike = true
      run.premises = way.premises
      let arms = graph.branches[way.branch].arms
      run.work = Parked(work: .steps(Remainder(way.branch)), requires: value.requires, arms: arms)
      run.work.isStrike = true
      ask(value.requires, &run, arms: arms)
      if !uncovers(way.branch) {
        run.state = state
        run.cursor = leafInFront(of: state)
      }
      result += finish([run], .strike(event))
    }
    return result
  }

  func leafInFront(of state: State) -> Cursor? {
    state.layers.last.flatMap(leaf).map { Cursor(layer: state.layers.count - 1, slot: $0) }
  }

  /// Nothing can lie on an alert: it goes first. nil where nothing is known but one.
  func withoutAlerts(_ state: State) -> State? {
    var state = state
    while let top = state.layers.last, places.units[top.unit].slot == nil { state.layers.removeLast() }
    return state.layers.isEmpty ? nil : state
  }

  /// Whether an alert goes for what a branch does: not where it stays, or leaves the app. A link looks after that itself.
  private func uncovers(_ branch: BranchID) -> Bool {
    guard let first = graph.branches[branch].steps.first else { return false }
    return switch graph.steps[first].action {
    case .browse, .openWindow, .stay, .open, .unknown: false
    default: true
    }
  }

  /// Whether that is on top already: an event of the app presents it once. Where values can tell it from what is wanted, it may be another.
  func isUp(_ instance: InstanceID, _ state: State) -> Bool {
    guard let top = state.layers.last else { return false }
    return unit(.presented, graph.instances[instance].content) == top.unit
  }
}
