import NavGraphModel

/// A breadth-first search for the points that paths reach, with the first arrival at each, so that example paths are short.
struct ReachabilitySearch {
  /// The arrival that first reaches each point, or -1 for none. Indexed by point.
  private(set) var arrival: [Int32]

  /// Searches without the arrivals that are blocked.
  init(of arrivals: GuardHypergraph, isBlocked: (Hyperedge) -> Bool) {
    arrival = Array(repeating: -1, count: arrivals.count)
    let (starts, users) = arrivals.usersOfPoints()
    var missing = arrivals.arrivals.map { Int32($0.sources.count) }
    // An arrival without an input of the user has no cost.
    var layer: [Int32] = []
    var next: [Int32] = []
    var isOut = [Bool](repeating: false, count: missing.count)
    for (index, value) in arrivals.arrivals.enumerated() {
      isOut[index] = isBlocked(value)
      if missing[index] == 0, !isOut[index] { next.append(Int32(index)) }
    }
    while !next.isEmpty {
      layer = next
      next = []
      var position = 0
      while position < layer.count {
        let index = layer[position]
        position += 1
        let target = Int(arrivals.arrivals[Int(index)].target)
        if arrival[target] >= 0 { continue }
        arrival[target] = index
        for user in users[Int(starts[target])..<Int(starts[target + 1])] {
          missing[Int(user)] -= 1
          guard missing[Int(user)] == 0, !isOut[Int(user)] else { continue }
          switch arrivals.arrivals[Int(user)].cause {
          case .contained, .none: layer.append(user)
          default: next.append(user)
          }
        }
      }
    }
  }

  func reaches(_ point: GuardHypergraph.Vertex) -> Bool { arrival[Int(point)] >= 0 }
}

/// The guards that every path to a point has evaluated, for 64 guards at a time.
struct GuardsAsked {
  /// A bit for each guard of the block, indexed by point.
  private(set) var masks: [UInt64]

  /// Computes the masks.
  ///
  /// - Parameter bits: Returns the index of a guard in this block, or nil.
  init(of arrivals: GuardHypergraph, users: (starts: [Int32], users: [Int32]), bits: (GuardID) -> Int?) {
    masks = Array(repeating: .max, count: arrivals.count)
    var open = Array(arrivals.arrivals.indices.reversed())
    var isOpen = [Bool](repeating: true, count: open.count)
    var own = [UInt64](repeating: 0, count: open.count)
    for (index, arrival) in arrivals.arrivals.enumerated() {
      for id in arrivals.guards(of: arrival) { if let bit = bits(id) { own[index] |= 1 << UInt64(bit) } }
    }
    // Each set only shrinks, at most 64 times.
    while let index = open.popLast() {
      isOpen[index] = false
      let arrival = arrivals.arrivals[index]
      var mask = own[index]
      for source in arrivals.sources(of: arrival) { mask |= masks[Int(source)] }
      let target = Int(arrival.target)
      if masks[target] & mask == masks[target] { continue }
      masks[target] &= mask
      for user in users.users[Int(users.starts[target])..<Int(users.starts[target + 1])] where !isOpen[Int(user)] {
        isOpen[Int(user)] = true
        open.append(Int(user))
      }
    }
  }
}
