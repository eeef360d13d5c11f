import NavGraphModel

/// A search inside the flow of a guard, for whether it can finish, and which guards it evaluates before that.
struct FlowSearch {
  /// A guard that is evaluated and without which the flow can't continue.
  struct Question {
    var `guard`: GuardID
    /// The arrival that evaluates the guard, or nil for the first content of the flow.
    var arrival: Int32?
  }
  private(set) var finishes = false
  private(set) var questions: [Question] = []
  /// The arrival that first reaches each point, or -1 for the start.
  private(set) var reached: [GuardHypergraph.Vertex: Int32] = [:]

  /// Searches the flow of a guard.
  ///
  /// - Parameters:
  ///   - budget: The remaining number of steps. If it is used up, the flow counts as finishing.
  ///   - isBlocking: Whether a guard can't succeed.
  init(
    in builder: GuardHypergraphBuilder, users: (starts: [Int32], users: [Int32]), unit: PresentationContextID, budget: inout Int,
    isBlocking: (GuardID) -> Bool
  ) {
    guard let slot = builder.places.units[unit].slot, let entry = builder.guards(entering: slot) else {
      finishes = true
      return
    }
    var known: Set<GuardID> = []
    for id in entry where isBlocking(id) && known.insert(id).inserted { questions.append(Question(guard: id, arrival: nil)) }
    if !questions.isEmpty { return }
    let arrivals = builder.arrivals
    let end = arrivals.end(of: unit)
    var missing: [Int32: Int32] = [:]
    var open = [arrivals.point(of: slot)]
    var next = 0
    reached[open[0]] = -1
    while next < open.count {
      let point = Int(open[next])
      next += 1
      for user in users.users[Int(users.starts[point])..<Int(users.starts[point + 1])] {
        budget -= 1
        if budget < 0 {
          finishes = true
          return
        }
        let arrival = arrivals.arrivals[Int(user)]
        let left = (missing[user] ?? Int32(arrival.sources.count)) - 1
        missing[user] = left
        guard left == 0, reached[arrival.target] == nil else { continue }
        // The flow of a guard that is evaluated isn't part of this flow.
        if case .asked = arrival.cause { continue }
        var isBlocked = false
        for id in arrivals.guards(of: arrival) where isBlocking(id) {
          isBlocked = true
          if known.insert(id).inserted { questions.append(Question(guard: id, arrival: user)) }
        }
        if isBlocked { continue }
        reached[arrival.target] = user
        if arrival.target == end {
          finishes = true
          return
        }
        open.append(arrival.target)
      }
    }
  }
}
