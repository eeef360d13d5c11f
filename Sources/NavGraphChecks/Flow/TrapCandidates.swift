import NavGraphModel

/// The places that may be traps: it is not certain that what can be done there leads out.
///
/// What is told here goes by `UserMoves`, in which all that comes back from a screen or a modal meets, wherever that was shown from. So what
/// comes back leads out only if it does everywhere; what remains is walked by `Traps`. It errs on the side of more.
struct TrapCandidates {
  /// A place, at the bottom of its slot or on something.
  struct Level {
    var place: PlaceID
    var isPushed: Bool
  }
  private(set) var levels: [Level] = []

  init(_ graph: NavigationGraph, _ places: Places, _ moves: UserMoves, _ collapsed: CollapsedColumns, isFree: (PlaceID) -> Bool) {
    var wanted: [Level] = []
    for place in places.places.ids where !isFree(place) {
      let value = places.places[place]
      let hasBack = graph.screens[value.screen].backMode != .hidden
      let unit = places.unit(of: place)
      if value.flags.contains(.isPushed), !hasBack { wanted.append(Level(place: place, isPushed: true)) }
      let isHeld = places.units[unit].kind == .presented && moves.isHeld[unit.index]
      if value.flags.contains(.isRoot), isHeld || !hasBack && collapsed.covers(value.slot, in: places) {
        wanted.append(Level(place: place, isPushed: false))
      }
    }
    if wanted.isEmpty { return }
    let isLeft = Self.left(places, moves, isFree)
    levels = wanted.filter { !isLeft[$0.place.index] }
  }

  /// Of each node, whether one gets from there to what is free, whatever was there before.
  private static func left(_ places: Places, _ moves: UserMoves, _ isFree: (PlaceID) -> Bool) -> [Bool] {
    let isCollapsed = places.units.map { $0.kind == .root && $0.idioms.contains(.phone) }
    // Who leads to a node.
    var starts = [Int](repeating: 0, count: moves.nodeCount + 1)
    var waits = [Int](repeating: 1, count: moves.nodeCount)
    func each(_ look: (_ from: Int, _ to: Int) -> Void) {
      for node in 0..<moves.nodeCount {
        for arrow in moves.arrows(from: node) {
          // An arrow that is not there for everyone is none.
          switch arrow.cause {
          case .dismissal? where moves.isHeld[places.unit(of: PlaceID(node)).index]: continue
          case .column? where node < moves.placeCount && isCollapsed[places.unit(of: PlaceID(node)).index]: continue
          default: look(node, Int(arrow.target))
          }
        }
      }
    }
    each { starts[$1 + 1] += 1 }
    for node in 0..<moves.nodeCount {
      starts[node + 1] += starts[node]
      if moves.comesBack(node) { waits[node] = moves.arrows(from: node).count }
    }
    var sources = [UInt32](repeating: 0, count: starts[moves.nodeCount])
    var ends = starts
    each { from, to in
      sources[ends[to]] = UInt32(truncatingIfNeeded: from)
      ends[to] += 1
    }
    var open = places.places.ids.filter(isFree).map(\.index)
    for node in open { waits[node] = 0 }
    while let node = open.popLast() {
      for source in sources[starts[node]..<starts[node + 1]] {
        let source = Int(source)
        waits[source] -= 1
        if waits[source] == 0 { open.append(source) }
      }
    }
    return waits.map { $0 <= 0 }
  }
}
