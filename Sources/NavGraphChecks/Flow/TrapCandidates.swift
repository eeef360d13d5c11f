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
  /// Sets of which it is certain: nothing leads out of them, whatever was there before.
  private(set) var certain: [Set<PlaceID>] = []

  init(
    _ graph: NavigationGraph, _ places: Places, _ moves: UserMoves, _ collapsed: CollapsedColumns, isSystemBackOnly: Bool,
    isFree: (PlaceID) -> Bool
  ) {
    var wanted: [Level] = []
    for place in places.places.ids where !isFree(place) {
      let value = places.places[place]
      let screen = graph.screens[value.screen]
      let hasBack = isSystemBackOnly ? screen.hasSystemBack : screen.hasWayBack
      let unit = places.unit(of: place)
      if value.flags.contains(.isPushed), !hasBack { wanted.append(Level(place: place, isPushed: true)) }
      let isHeld = places.units[unit].kind == .presented && moves.isHeld[unit.index]
      if value.flags.contains(.isRoot), isHeld || !hasBack && collapsed.covers(value.slot, in: places) {
        wanted.append(Level(place: place, isPushed: false))
      }
    }
    if wanted.isEmpty { return }
    let graph = MoveGraph(places, moves, collapsed)
    let isLeft = MoveGraph(places, moves, collapsed, isSure: true).left(isFree, isSure: true)
    let mayBeLeft = graph.left(isFree, isSure: false)
    levels = wanted.filter { !isLeft[$0.place.index] }
    if wanted.contains(where: { !mayBeLeft[$0.place.index] }) { certain = graph.ends(where: { !mayBeLeft[$0] }) }
  }
}

/// `UserMoves` held against the worst, read backwards.
private struct MoveGraph {
  let moves: UserMoves
  let places: Places
  /// Whether what may not lead out is left out: an accessory, Back from a screen that can be the lowest as well as on top of another one,
  /// and what is there on some kinds of devices alone.
  private let isSure: Bool
  private let collapsed: CollapsedColumns
  /// Who leads to a node: `sources[starts[node]..<starts[node + 1]]`.
  private var starts: [Int]
  private var sources: [UInt32]

  init(_ places: Places, _ moves: UserMoves, _ collapsed: CollapsedColumns, isSure: Bool = false) {
    self.moves = moves
    self.isSure = isSure
    self.places = places
    self.collapsed = collapsed
    starts = [Int](repeating: 0, count: moves.nodeCount + 1)
    sources = []
    each { starts[$1 + 1] += 1 }
    for node in 0..<moves.nodeCount { starts[node + 1] += starts[node] }
    sources = [UInt32](repeating: 0, count: starts[moves.nodeCount])
    var ends = starts
    each { from, to in
      sources[ends[to]] = UInt32(truncatingIfNeeded: from)
      ends[to] += 1
    }
  }

  private func each(_ look: (_ from: Int, _ to: Int) -> Void) {
    for node in 0..<moves.nodeCount { for target in targets(of: node) { look(node, target) } }
  }

  private func targets(of node: Int) -> some Sequence<Int> {
    moves.arrows(from: node).lazy.filter { isThere($0, from: node) }.map { Int($0.target) }
  }

  /// An arrow that is not there for everyone is none.
  private func isThere(_ arrow: UserMoves.Arrow, from node: Int) -> Bool {
    if isSure, moves.isForSome(Int(arrow.target)) { return false }
    return switch arrow.cause {
    // It leads somewhere and back; `Traps` looks where.
    case .accessory?: !isSure
    // At the bottom there is none, or it leaves the column, whatever it leads to elsewhere.
    case .back? where isSure && node < moves.placeCount: !places.places[PlaceID(node)].flags.isSuperset(of: [.isRoot, .isPushed])
    case .dismissal?: !moves.isHeld[places.unit(of: PlaceID(node)).index]
    case .column?: node >= moves.placeCount || !collapsed.isCollapsed(places.unit(of: PlaceID(node)))
    default: true
    }
  }

  /// Of each node, whether one gets from there to what is free: in any case, or in some.
  func left(_ isFree: (PlaceID) -> Bool, isSure: Bool) -> [Bool] {
    var waits = [Int](repeating: 1, count: moves.nodeCount)
    if isSure { for node in waits.indices where moves.comesBack(node) { waits[node] = moves.arrows(from: node).count } }
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

  /// The sets of places from each of which one gets to all others, and to nothing else.
  func ends(where isWanted: (Int) -> Bool) -> [Set<PlaceID>] {
    let out = (0..<moves.nodeCount).map { isWanted($0) ? Array(targets(of: $0)) : [] }
    let components = Components(out)
    var members = [[PlaceID]](repeating: [], count: components.count)
    for place in places.places.ids where isWanted(place.index) { members[components.of[place.index]].append(place) }
    // What a component leads to has a lower number. A crossing without places behind it is nothing.
    var isLed = members.map { !$0.isEmpty }
    var isEnd = isLed
    var nodes = [[Int]](repeating: [], count: components.count)
    for node in out.indices { nodes[components.of[node]].append(node) }
    for component in nodes.indices {
      let leads = nodes[component].contains { out[$0].contains { components.of[$0] != component && isLed[components.of[$0]] } }
      if leads {
        isLed[component] = true
        isEnd[component] = false
      }
    }
    return members.indices.filter { isEnd[$0] }.map { Set(members[$0]) }
  }
}
