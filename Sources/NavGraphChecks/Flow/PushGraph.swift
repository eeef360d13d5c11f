import NavGraphModel

/// Which screen of a stack pushes which other one onto it.
///
/// What a sequence pushes after it has taken something away is left out: there the stack does not grow by one.
struct PushGraph {
  /// One screen pushes another.
  struct Push {
    var from: PlaceID
    var to: PlaceID
    var event: EventID?
    var step: StepID
  }
  /// A shortest loop.
  struct Loop {
    var pushes: [Push]
    /// The other places that lie on loops with these.
    var others: [PlaceID]
  }

  private var pushes: [Push] = []
  /// The pushes of a place: `pushes[starts[place]..<starts[place + 1]]`.
  private var starts: [Int]

  init(_ places: Places) {
    var isPush: Set<UInt64> = []
    for move in places.moves where move.kind == .push {
      if let from = move.from.place { isPush.insert(Self.key(from, move.to)) }
    }
    starts = [0]
    starts.reserveCapacity(places.places.count + 1)
    for place in places.places.ids {
      var known: Set<PlaceID> = []
      // What the sequence of an event has pushed on this place so far.
      var above: Set<PlaceID> = []
      var event: EventID?
      for edge in places.edges(from: place) where edge.kind == .push {
        let target = PlaceID(raw: edge.target)
        if edge.event != event { (event, above) = (edge.event, []) }
        guard let step = edge.step, let top = edge.spot.node?.place, places.places[target].slot == places.places[place].slot,
          top == place || above.contains(top), isPush.contains(Self.key(top, target))
        else { continue }
        above.insert(target)
        if known.insert(target).inserted { pushes.append(Push(from: place, to: target, event: edge.event, step: step)) }
      }
      starts.append(pushes.count)
    }
  }

  private static func key(_ from: PlaceID, _ to: PlaceID) -> UInt64 { UInt64(from.raw) << 32 | UInt64(to.raw) }

  /// Of each place, whether it lies on a loop.
  func areOnLoops() -> [Bool] {
    let components = components { _ in true }
    var sizes = [Int](repeating: 0, count: components.count)
    for place in components.of.indices { sizes[components.of[place]] += 1 }
    return components.of.indices.map { place in
      sizes[components.of[place]] > 1 || pushes[starts[place]..<starts[place + 1]].contains { $0.to.index == place }
    }
  }

  /// One shortest loop for each group of places that lie on loops together, of those that are asked for.
  func loops(_ isWanted: (PlaceID) -> Bool) -> [Loop] {
    let components = components(isWanted)
    var members = [[Int]](repeating: [], count: components.count)
    for place in components.of.indices where isWanted(PlaceID(place)) { members[components.of[place]].append(place) }
    var from = [Int](repeating: -1, count: components.of.count)
    return members.compactMap { group in
      guard let loop = shortest(in: group, components, &from) else { return nil }
      let onLoop = Set(loop.map(\.from))
      return Loop(pushes: loop, others: group.map { PlaceID($0) }.filter { !onLoop.contains($0) })
    }
  }

  private func components(_ isWanted: (PlaceID) -> Bool) -> Components {
    let targets = (0..<starts.count - 1).map { place in
      isWanted(PlaceID(place)) ? pushes[starts[place]..<starts[place + 1]].map(\.to).filter(isWanted).map(\.index) : []
    }
    return Components(targets)
  }

  private func shortest(in group: [Int], _ components: Components, _ from: inout [Int]) -> [Push]? {
    guard let first = group.first else { return nil }
    let component = components.of[first]
    for place in group {
      if let push = pushes[starts[place]..<starts[place + 1]].first(where: { $0.to.index == place }) { return [push] }
    }
    if group.count == 1 { return nil }
    // A breadth-first search from each place is quadratic, so only so many are tried: the loop is then a short one.
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
