import NavGraphModel

/// The pushes of screens on each other in one stack.
///
/// A push after a step of the same sequence that removes a screen is left out, because the stack doesn't grow by one.
struct PushGraph {
  /// A push of one screen on another.
  struct Push {
    var from: PlaceID
    var to: PlaceID
    var event: EventID?
    var step: StepID
  }
  /// A loop of pushes. Each `to` is the next `from`.
  struct Loop {
    var pushes: [Push]
    /// The other places that are on loops with these.
    var others: [PlaceID]
  }

  private var pushes: [Push] = []
  /// The pushes from a place: `pushes[starts[place]..<starts[place + 1]]`.
  private var starts: [Int]

  init(in places: Places) {
    let moves = PushMoves(in: places)
    starts = [0]
    starts.reserveCapacity(places.places.count + 1)
    // For each place, the last place that pushes it, and the last event whose sequence has pushed it. Indexed by `PlaceID`.
    var known = [Int32](repeating: -1, count: places.places.count)
    var above = known
    var events: Int32 = 0
    for place in places.places.ids {
      var event: EventID?
      for edge in places.edges(from: place) where edge.kind == .push {
        let target = PlaceID(raw: edge.target)
        if edge.event != event {
          event = edge.event
          events += 1
        }
        guard let step = edge.step, let top = edge.point.node?.place, places.places[target].slot == places.places[place].slot,
          top == place || above[top.index] == events, moves.contains(from: top, to: target)
        else { continue }
        above[target.index] = events
        let number = Int32(truncatingIfNeeded: place.index)
        if known[target.index] != number { pushes.append(Push(from: place, to: target, event: edge.event, step: step)) }
        known[target.index] = number
      }
      starts.append(pushes.count)
    }
  }

  /// Returns whether each place is on a loop. Indexed by `PlaceID`.
  func areOnLoops() -> [Bool] {
    let components = components { _ in true }
    var sizes = [Int](repeating: 0, count: components.count)
    for place in components.of.indices { sizes[components.of[place]] += 1 }
    return components.of.indices.map { place in
      sizes[components.of[place]] > 1 || pushes[starts[place]..<starts[place + 1]].contains { $0.to.index == place }
    }
  }

  /// Returns a short loop for each strongly connected component of the wanted places that has one.
  func loops(where isWanted: (PlaceID) -> Bool) -> [Loop] {
    let components = components(where: isWanted)
    var members = [[Int]](repeating: [], count: components.count)
    for place in components.of.indices where isWanted(PlaceID(place)) { members[components.of[place]].append(place) }
    var from = [Int](repeating: -1, count: components.of.count)
    return members.compactMap { group in
      guard let loop = shortest(in: group, components: components, from: &from) else { return nil }
      let onLoop = Set(loop.map(\.from))
      return Loop(pushes: loop, others: group.map { PlaceID($0) }.filter { !onLoop.contains($0) })
    }
  }

  /// Returns the strongly connected components of the wanted places. Each other place is a component without loops.
  private func components(where isWanted: (PlaceID) -> Bool) -> Components {
    let wanted = (0..<starts.count - 1).map { isWanted(PlaceID($0)) }
    return Components(size: wanted.count) {
      wanted[$0] ? starts[$0 + 1] - starts[$0] : 0
    } target: {
      // A push of a place on itself doesn't change the components.
      let target = pushes[starts[$0] + $1].to.index
      return wanted[target] ? target : $0
    }
  }

  /// Returns a short loop in a component, or nil if it has none.
  ///
  /// - Parameter from: Scratch space: -1 for each place, before and after the call.
  private func shortest(in group: [Int], components: Components, from: inout [Int]) -> [Push]? {
    guard let first = group.first else { return nil }
    let component = components.of[first]
    for place in group {
      if let push = pushes[starts[place]..<starts[place + 1]].first(where: { $0.to.index == place }) { return [push] }
    }
    if group.count == 1 { return nil }
    // A breadth-first search from each place is quadratic. The budget limits it, so the loop is short but may not be the shortest.
    var budget = 10_000 + 8 * group.reduce(0) { $0 + starts[$1 + 1] - starts[$1] }
    var best: [Push]?
    for start in group {
      var queue = [start]
      var next = 0
      var closing: Int?
      search: while next < queue.count {
        let place = queue[next]
        next += 1
        for index in starts[place]..<starts[place + 1] where components.of[pushes[index].to.index] == component {
          budget -= 1
          let target = pushes[index].to.index
          if target == start {
            closing = index
            break search
          }
          if from[target] < 0 {
            from[target] = index
            queue.append(target)
          }
        }
      }
      if let closing {
        var loop = [pushes[closing]]
        while let head = loop.last, head.from.index != start { loop.append(pushes[from[head.from.index]]) }
        if loop.count < best?.count ?? .max { best = loop.reversed() }
      }
      for place in queue { from[place] = -1 }
      if best?.count == 2 || budget < 0 { break }
    }
    return best
  }
}

/// The moves that push one place on another, sorted for binary search.
private struct PushMoves {
  /// The places pushed on place `p` are `targets[starts[p]..<starts[p + 1]]`, in ascending order.
  private var starts: [Int32]
  private var targets: [UInt32] = []

  init(in places: Places) {
    starts = Array(repeating: 0, count: places.places.count + 1)
    for move in places.moves where move.kind == .push { if let from = move.from.place { starts[from.index + 1] += 1 } }
    for place in places.places.ids { starts[place.index + 1] += starts[place.index] }
    targets = Array(repeating: 0, count: Int(starts.last ?? 0))
    var next = starts
    for move in places.moves where move.kind == .push {
      guard let from = move.from.place else { continue }
      targets[Int(next[from.index])] = move.to.raw
      next[from.index] += 1
    }
    for place in places.places.ids {
      let range = Int(starts[place.index])..<Int(starts[place.index + 1])
      if range.count > 1 { targets[range].sort() }
    }
  }

  func contains(from: PlaceID, to target: PlaceID) -> Bool {
    var (low, high) = (Int(starts[from.index]), Int(starts[from.index + 1]))
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if targets[middle] < target.raw { low = middle + 1 } else { high = middle }
    }
    return low < end && targets[low] == target.raw
  }
}
