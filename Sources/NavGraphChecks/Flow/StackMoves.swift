import NavGraphModel

/// The possible orders of screens in the stacks, which decide whether a `pop to X` has a target.
///
/// The content of a stack begins with a root. Each push adds a screen, and a replacement swaps the last one. A link adds a complete path. A
/// search distinguishes stacks only by the top, whether a screen is below it, and whether X is.
struct StackMoves {
  private let places: Places
  /// The first index in `moves` for each source node, places before hubs.
  private var starts: [Int]
  private var moves: [StackMove]
  /// The hubs of all places of a slot, of its roots, and of the places that present a unit.
  private var hubOfAll: [SlotID: JoinPointID] = [:]
  private var hubOfRoots: [SlotID: JoinPointID] = [:]
  private var presenterHubs: [Node: [JoinPointID]] = [:]
  private var linkPaths: [SlotID: [LinkPath]] = [:]

  // Results of the last search
  /// The place of X, or nil if the slot never shows it.
  private var popTarget: PlaceID?
  /// The tops whose stack can lack X below.
  private var missing: Set<Top> = []
  /// The predecessor of each of these tops on a path of the search; the kind is nil if the top is a hub of the predecessor.
  private var parents: [Top: (top: Top, kind: StackMove.Kind?)] = [:]
  /// The stacks without X that a link shows, for the tops at which paths begin.
  private var linkStarts: [Top: [PlaceID]] = [:]
  /// The nodes whose stack can have X below.
  private var below: Set<Node> = []

  /// A node on top, and whether a screen is below it.
  private struct Top: Hashable {
    var node: Node
    var isPushed: Bool
  }

  init(in places: Places) {
    self.places = places
    let count = places.places.count + places.hubs.count
    starts = Array(repeating: 0, count: count + 1)
    func index(of node: Node) -> Int { node.place?.index ?? places.places.count + (node.hub?.index ?? 0) }
    for move in places.moves { starts[index(of: move.from) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var sorted = Array(repeating: StackMove(from: Node(PlaceID(0)), to: PlaceID(0), kind: .push), count: places.moves.count)
    for move in places.moves {
      sorted[next[index(of: move.from)]] = move
      next[index(of: move.from)] += 1
    }
    moves = sorted
    var presenterOf: [UInt64: JoinPointID] = [:]
    for hub in places.hubs.ids {
      switch places.hubs[hub].members {
      case .all: hubOfAll[places.hubs[hub].slot] = hub
      case .roots: hubOfRoots[places.hubs[hub].slot] = hub
      case .presenters(let unit): presenterOf[UInt64(unit.raw) << 32 | UInt64(places.hubs[hub].slot.raw)] = hub
      }
    }
    for presentation in places.presentations where !presenterOf.isEmpty {
      guard let node = presentation.node else { continue }
      let key = UInt64(presentation.unit.raw) << 32 | UInt64(presentation.slot.raw)
      if let hub = presenterOf[key] { presenterHubs[node, default: []].append(hub) }
    }
    for path in places.linkPaths { linkPaths[path.slot, default: []].append(path) }
  }

  private func moves(from node: Node) -> ArraySlice<StackMove> {
    let index = node.place?.index ?? places.places.count + (node.hub?.index ?? 0)
    return moves[starts[index]..<starts[index + 1]]
  }

  /// Returns the hubs that contain a node on top. Hubs of roots are only included if no screen is below.
  private func hubs(of node: Node, isPushed: Bool) -> [JoinPointID] {
    var result = presenterHubs[node] ?? []
    guard let place = node.place else { return result }
    let value = places.places[place]
    if let hub = hubOfAll[value.slot] { result.append(hub) }
    if !isPushed, value.flags.contains(.isRoot), let hub = hubOfRoots[value.slot] { result.append(hub) }
    return result
  }

  /// Finds, in one stack, the tops that can lack `screen` (X) below, and those that can have it below. Replaces the previous results.
  mutating func search(in slot: SlotID, for screen: ScreenID) {
    popTarget = places.place(of: screen, in: slot)
    missing = []
    parents = [:]
    linkStarts = [:]
    below = []
    findTopsWithoutTarget(in: slot)
    findTopsAboveTarget(in: slot)
  }

  /// Finds `missing`: a breadth-first search over all moves except pushes on X.
  private mutating func findTopsWithoutTarget(in slot: SlotID) {
    var open: [Top] = []
    for place in places.places(in: slot) where places.places[place].flags.contains(.isRoot) {
      let top = Top(node: Node(place), isPushed: false)
      if missing.insert(top).inserted { open.append(top) }
    }
    for path in linkPaths[slot] ?? [] {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      for (offset, place) in screens.enumerated() {
        let top = Top(node: Node(place), isPushed: offset > 0)
        if missing.insert(top).inserted {
          linkStarts[top] = Array(screens.prefix(offset + 1))
          open.append(top)
        }
        if place == popTarget { break }
      }
    }
    var next = 0
    // A push on X has X below, so X can only be replaced. The same is true of a hub that only X has entered.
    var replaceOnly: Set<Top> = []
    while next < open.count {
      let top = open[next]
      next += 1
      let isX = top.node.place == popTarget && popTarget != nil
      let onlyReplaces = isX || replaceOnly.contains(top)
      for move in moves(from: top.node) {
        if onlyReplaces && move.kind == .push || move.kind == .swap && !top.isPushed { continue }
        let target = Top(node: Node(move.to), isPushed: move.kind == .push || top.isPushed)
        guard missing.insert(target).inserted else { continue }
        parents[target] = (top, move.kind)
        open.append(target)
      }
      for hub in hubs(of: top.node, isPushed: top.isPushed) {
        let target = Top(node: Node(hub), isPushed: top.isPushed)
        if missing.insert(target).inserted {
          parents[target] = (top, nil)
          if onlyReplaces { replaceOnly.insert(target) }
          open.append(target)
        } else if !onlyReplaces, replaceOnly.remove(target) != nil {
          parents[target] = (top, nil)
          open.append(target)
        }
      }
    }
  }

  /// Finds `below`: everything that is pushed on X or later.
  private mutating func findTopsAboveTarget(in slot: SlotID) {
    guard let popTarget else { return }
    var open: [Node] = []
    var sources = [Node(popTarget)]
    var seen: Set<Node> = [Node(popTarget)]
    while let node = sources.popLast() {
      for move in moves(from: node) where move.kind == .push {
        if below.insert(Node(move.to)).inserted { open.append(Node(move.to)) }
      }
      for hub in hubs(of: node, isPushed: false) where seen.insert(Node(hub)).inserted { sources.append(Node(hub)) }
    }
    for path in linkPaths[slot] ?? [] {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      guard let index = screens.firstIndex(of: popTarget) else { continue }
      for place in screens[(index + 1)...] where below.insert(Node(place)).inserted { open.append(Node(place)) }
    }
    while let node = open.popLast() {
      for move in moves(from: node) where below.insert(Node(move.to)).inserted { open.append(Node(move.to)) }
      for hub in hubs(of: node, isPushed: true) where below.insert(Node(hub)).inserted { open.append(Node(hub)) }
    }
  }

  /// Whether X can be below the top at `node`. If the screens below aren't known, X is assumed to be there.
  func canBeBelow(_ node: Node) -> Bool { below.contains(node) || popTarget != nil && !canBeMissing(node) }

  /// Whether the top at `node` can lack X below.
  func canBeMissing(_ node: Node) -> Bool {
    missing.contains(Top(node: node, isPushed: true)) || missing.contains(Top(node: node, isPushed: false))
  }

  /// Returns the screens of a stack without X, from the bottom to the top at `node`.
  func path(to node: Node) -> [PlaceID] {
    var result: [PlaceID] = []
    var next = Top(node: node, isPushed: missing.contains(Top(node: node, isPushed: true)))
    var isGone = false
    // The bound prevents an endless loop. Each step leads to a top that was found earlier.
    for _ in 0...missing.count {
      if let place = next.node.place, !isGone { result.append(place) }
      if let start = linkStarts[next] {
        result.append(contentsOf: start.dropLast().reversed())
        break
      }
      guard let parent = parents[next] else { break }
      // A replaced screen is no longer in the stack. A hub isn't a screen, so the result continues with its predecessor.
      if let kind = parent.kind { isGone = kind != .push }
      next = parent.top
    }
    return result.reversed()
  }
}
