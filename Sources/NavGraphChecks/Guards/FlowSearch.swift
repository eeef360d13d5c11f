import NavGraphModel

/// Whether the flow of a guard can finish, and what it asks before that: a search inside of the flow alone.
struct FlowSearch {
  /// A guard that is asked where one can't go on without it.
  struct Question {
    var `guard`: GuardID
    /// nil: with the first thing that the flow shows.
    var arrival: Int32?
  }
  private(set) var finishes = false
  private(set) var questions: [Question] = []
  /// Of each point that is reached, the arrival by which it is first; -1 for the start.
  private(set) var reached: [Arrivals.Point: Int32] = [:]

  /// Guards for which `isBlocking` holds are not answered. `budget` counts what is looked at; where it runs out, the flow is taken to finish.
  init(
    _ builder: ArrivalBuilder, users: (starts: [Int32], users: [Int32]), unit: UnitID, budget: inout Int, isBlocking: (GuardID) -> Bool
  ) {
    guard let slot = builder.places.units[unit].slot, let entry = builder.guards(entering: slot) else {
      finishes = true
      return
    }
    var known: Set<GuardID> = []
    for id in entry where isBlocking(id) && known.insert(id).inserted { questions.append(Question(guard: id, arrival: nil)) }
    if !questions.isEmpty { return }
    let arrivals = builder.arrivals
    let end = arrivals.end(unit)
    var missing: [Int32: Int32] = [:]
    var open = [arrivals.point(slot)]
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
        // The flow of a guard that is asked on the way is no step of this one.
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
