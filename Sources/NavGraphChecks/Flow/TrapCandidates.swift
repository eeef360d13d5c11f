import NavGraphModel

/// The places that may be traps, because no step certainly leads out of them.
///
/// They are determined by `TransitionGraph`, which merges all returns from a screen or a modal, wherever it was shown from. So a return leads out
/// only if it does from everywhere. There may be too many candidates, so `Traps` searches them.
struct TrapCandidates {
  /// A place, either at the bottom of its slot or on top of another screen.
  struct Level {
    var place: PlaceID
    var isPushed: Bool
  }
  private(set) var levels: [Level] = []
  /// The sets that nothing leads out of, whatever was shown before.
  private(set) var certain: [Set<PlaceID>] = []

  init(
    graph: NavigationGraph, places: Places, moves: TransitionGraph, collapsed: CollapsedColumns, isSystemBackOnly: Bool,
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
    let graph = MoveGraph(places: places, moves: moves, collapsed: collapsed)
    let isLeft = MoveGraph(places: places, moves: moves, collapsed: collapsed, isSure: true).left(isFree: isFree, isSure: true)
    let mayBeLeft = graph.left(isFree: isFree, isSure: false)
    levels = wanted.filter { !isLeft[$0.place.index] }
    if wanted.contains(where: { !mayBeLeft[$0.place.index] }) { certain = graph.ends(where: { !mayBeLeft[$0] }) }
  }
}

/// The worst case of `TransitionGraph`, with arrows reversed.
private struct MoveGraph {
  let moves: TransitionGraph
  let places: Places
  /// Whether uncertain arrows are left out: an accessory, Back from a screen that can be the lowest as well as on top of another one, and
  /// arrows that exist only on some kinds of devices.
  private let isSure: Bool
  private let collapsed: CollapsedColumns
  /// The nodes that lead to node `n`: `sources[starts[n]..<starts[n + 1]]`.
  private var starts: [Int]
  private var sources: [UInt32]

  init(places: Places, moves: TransitionGraph, collapsed: CollapsedColumns, isSure: Bool = false) {
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

  /// Whether an arrow exists on all devices and for all users.
  private func isThere(_ arrow: TransitionGraph.Arrow, from node: Int) -> Bool {
    if isSure, moves.isForSome(from: Int(arrow.target)) { return false }
    return switch arrow.cause {
    // An accessory leads to a screen and back. `Traps` searches it.
    case .accessory?: !isSure
    // The lowest screen has no Back button, or its Back button leaves the column.
    case .back? where isSure && node < moves.placeCount: !places.places[PlaceID(node)].flags.isSuperset(of: [.isRoot, .isPushed])
    case .dismissal?: !moves.isHeld[places.unit(of: PlaceID(node)).index]
    case .column?: node >= moves.placeCount || !collapsed.isCollapsed(places.unit(of: PlaceID(node)))
    default: true
    }
  }

  /// Returns whether each node leads to a free place: always if `isSure`, else possibly.
  func left(isFree: (PlaceID) -> Bool, isSure: Bool) -> [Bool] {
    var waits = [Int](repeating: 1, count: moves.nodeCount)
    if isSure { for node in waits.indices where moves.comesBack(from: node) { waits[node] = moves.arrows(from: node).count } }
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

  /// Returns the sets of places that lead to each other and to nothing else.
  func ends(where isWanted: (Int) -> Bool) -> [Set<PlaceID>] {
    let out = (0..<moves.nodeCount).map { isWanted($0) ? Array(targets(of: $0)) : [] }
    let components = Components(of: out)
    var members = [[PlaceID]](repeating: [], count: components.count)
    for place in places.places.ids where isWanted(place.index) { members[components.of[place.index]].append(place) }
    // A component has a higher number than those it leads to. A component without places is ignored.
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
