// Events of the app.
extension Simulator {
  /// One happens, wherever the user is. It waits while the flow of a guard has the root's place.
  mutating func strike(_ event: Int, _ state: AppState) -> [AppState] {
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
    for branch in open(value.branches) {
      // Nothing can lie on an alert: it goes first, unless nothing comes.
      let stays = value.guards.isEmpty && world.bodies[branch.body].first.map(\.staysAnywhere) ?? true
      for at in starts(of: stays ? state : bare) {
        result += begin(event, branch.body, Run(state: stays ? state : bare, at: at), granted: [])
      }
    }
    guard answers != nil, mayPass(value.branches) else { return result }
    if let missing = denied(value.guards) {
      return result + states(refusing(missing, [], .event(event, body: nil), Run(state: bare, at: bare.leaf(of: bare.top))))
    }
    return result + [state]
  }

  /// Where it begins: what it does first means the same in each column of a split.
  private func starts(of state: AppState) -> [At] {
    if case .alert = state.units[state.top].content { return [At(unit: state.top)] }
    return [answers == nil ? state.leaves(of: state.top)[0] : state.leaf(of: state.top)]
  }
}

extension Simulator.Move {
  /// Whether no user does it.
  var isFromOutside: Bool {
    switch self {
    case .link, .strike: true
    case .event, .back, .tab, .retap, .page, .leave, .dismiss, .button: false
    }
  }
}

extension Simulator.Choice {
  var isFromOutside: Bool {
    switch self {
    case .link, .strike: true
    case .event, .tab, .back, .page, .dismissal, .button, .restoration, .start: false
    }
  }
}

extension World.Act {
  /// Whether an event of the app that begins so leaves what is up as it is, or leaves that to a link.
  fileprivate var staysAnywhere: Bool {
    switch self {
    case .stay, .open: true
    default: false
    }
  }
}
