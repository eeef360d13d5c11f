extension Simulator {
  /// Sends an app-level event. It waits while a guard flow replaces the root.
  mutating func perform(appEvent event: Int, in state: AppState) -> [AppState] {
    guard let root = state.units.first, root.waiting?.parked == nil, !root.isUnseen, root.node != .alert || state.units.count > 1 else {
      return []
    }
    facts.fired.insert(event)
    isStriking = true
    defer { isStriking = false }
    var bare = state
    while bare.units.count > 1, case .alert? = bare.units.last?.content { bare.removeUnits(from: bare.top) }
    let value = world.events[event]
    var result: [AppState] = []
    for branch in open(among: value.branches) {
      // Nothing can be presented over an alert, so the alert is dismissed first, unless the event does nothing.
      let stays = value.guards.isEmpty && world.bodies[branch.body].first.map(\.staysAnywhere) ?? true
      for at in starts(of: stays ? state : bare) {
        result += begin(event, body: branch.body, in: Run(state: stays ? state : bare, at: at), granted: [])
      }
    }
    guard answers != nil, mayPass(value.branches) else { return result }
    if let missing = denied(among: value.guards) {
      let before = Run(state: bare, at: bare.leaf(of: bare.top))
      return result + states(of: refusing(missing, for: Attempt(work: .event(event, body: nil), before: before)))
    }
    return result + [state]
  }

  /// Returns the position at which the event begins. Its first step has the same effect in each column of a split.
  private func starts(of state: AppState) -> [At] {
    if case .alert = state.units[state.top].content { return [At(unit: state.top)] }
    return [answers == nil ? state.leaves(of: state.top)[0] : state.leaf(of: state.top)]
  }
}

extension Simulator.Move {
  /// Whether the move isn't one of the user's.
  var isFromOutside: Bool {
    switch self {
    case .link, .appEvent: true
    case .event, .back, .tab, .retap, .page, .leave, .dismiss, .button: false
    }
  }
}

extension Simulator.Choice {
  var isFromOutside: Bool {
    switch self {
    case .link, .appEvent: true
    case .event, .tab, .back, .page, .dismissal, .button, .restoration, .start: false
    }
  }
}

extension World.Act {
  /// Whether an app-level event with this first step keeps the visible content, or leaves it to a link.
  fileprivate var staysAnywhere: Bool {
    switch self {
    case .stay, .open: true
    default: false
    }
  }
}
