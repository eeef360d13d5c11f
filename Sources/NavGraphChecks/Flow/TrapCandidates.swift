import NavGraphModel

/// The places that may be traps, because no step certainly leads out of them.
///
/// They are determined by `TransitionGraph`, which merges all returns from a screen or a modal, wherever it was shown from. So a return
/// leads out only if it does from everywhere. There may be too many candidates, so `Traps` searches them.
struct TrapCandidates {
  /// A place, either at the bottom of its slot or on top of another screen.
  struct Level {
    var place: PlaceID
    var isPushed: Bool
  }
  /// The levels from which the user may be unable to leave.
  private(set) var levels: [Level] = []
  /// The sets that nothing leads out of, whatever was shown before.
  private(set) var certain: [Set<PlaceID>] = []

  /// Finds the candidates.
  ///
  /// - Parameters:
  ///   - isSystemBackOnly: Whether a hidden navigation bar disables Back.
  ///   - isFree: Whether a place is outside of all traps, so that a path to it leads out.
  init(
    graph: NavigationGraph, places: Places, moves: TransitionGraph, collapsed: CollapsedColumns, isSystemBackOnly: Bool,
    isFree: (PlaceID) -> Bool
  ) {
    var stuck: [Level] = []
    for place in places.places.ids where !isFree(place) {
      let value = places.places[place]
      let screen = graph.screens[value.screen]
      let hasBack = isSystemBackOnly ? screen.hasSystemBack : screen.hasWayBack
      let unit = places.unit(of: place)
      if value.flags.contains(.isPushed), !hasBack { stuck.append(Level(place: place, isPushed: true)) }
      let isHeld = places.units[unit].kind == .presented && moves.isHeld[unit.index]
      if value.flags.contains(.isRoot), isHeld || !hasBack && collapsed.covers(value.slot, in: places) {
        stuck.append(Level(place: place, isPushed: false))
      }
    }
    if stuck.isEmpty { return }
    let graph = ReversedMoveGraph(places: places, moves: moves, collapsed: collapsed)
    let leadsOut = ReversedMoveGraph(places: places, moves: moves, collapsed: collapsed, isSure: true).leadsOut(
      isFree: isFree, isSure: true)
    let mayLeadOut = graph.leadsOut(isFree: isFree, isSure: false)
    levels = stuck.filter { !leadsOut[$0.place.index] }
    if stuck.contains(where: { !mayLeadOut[$0.place.index] }) { certain = graph.sinks(where: { !mayLeadOut[$0] }) }
  }
}

/// The worst case of `TransitionGraph`, with arrows reversed, in compressed sparse row form.
private struct ReversedMoveGraph {
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
    forEachArrow { starts[$1 + 1] += 1 }
    for node in 0..<moves.nodeCount { starts[node + 1] += starts[node] }
    sources = [UInt32](repeating: 0, count: starts[moves.nodeCount])
    var ends = starts
    forEachArrow { from, to in
      sources[ends[to]] = UInt32(truncatingIfNeeded: from)
      ends[to] += 1
    }
  }

  private func forEachArrow(_ body: (_ from: Int, _ to: Int) -> Void) {
    for node in 0..<moves.nodeCount { for target in targets(of: node) { body(node, target) } }
  }

  private func targets(of node: Int) -> some Sequence<Int> {
    moves.arrows(from: node).lazy.filter { exists($0, from: node) }.map { Int($0.target) }
  }

  /// Whether an arrow exists in the worst case, and if `isSure`, on all devices and for all users.
  private func exists(_ arrow: TransitionGraph.Arrow, from node: Int) -> Bool {
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

  /// Returns whether each node leads to a free place: always if `isSure`, else possibly. Indexed by node.
  ///
  /// If `isSure`, a crossing of returns leads out only if all its arrows do, because it isn't known which of them the user follows.
  func leadsOut(isFree: (PlaceID) -> Bool, isSure: Bool) -> [Bool] {
    var remaining = [Int](repeating: 1, count: moves.nodeCount)
    if isSure { for node in remaining.indices where moves.comesBack(from: node) { remaining[node] = moves.arrows(from: node).count } }
    var open = places.places.ids.filter(isFree).map(\.index)
    for node in open { remaining[node] = 0 }
    while let node = open.popLast() {
      for source in sources[starts[node]..<starts[node + 1]] {
        let source = Int(source)
        remaining[source] -= 1
        if remaining[source] == 0 { open.append(source) }
      }
    }
    return remaining.map { $0 <= 0 }
  }

  /// Returns the places of each strongly connected component of the wanted nodes that leads to no other component with places.
  func sinks(where isWanted: (Int) -> Bool) -> [Set<PlaceID>] {
    let out = (0..<moves.nodeCount).map { isWanted($0) ? Array(targets(of: $0)) : [] }
    let components = Components(of: out)
    var members = [[PlaceID]](repeating: [], count: components.count)
    for place in places.places.ids where isWanted(place.index) { members[components.of[place.index]].append(place) }
    // A component has a higher number than those it leads to, so they are known before it.
    var reachesPlaces = members.map { !$0.isEmpty }
    var isSink = reachesPlaces
    var nodes = [[Int]](repeating: [], count: components.count)
    for node in out.indices { nodes[components.of[node]].append(node) }
    for component in nodes.indices {
      let leads = nodes[component].contains { out[$0].contains { components.of[$0] != component && reachesPlaces[components.of[$0]] } }
      if leads {
        reachesPlaces[component] = true
        isSink[component] = false
      }
    }
    return members.indices.filter { isSink[$0] }.map { Set(members[$0]) }
  }
}
