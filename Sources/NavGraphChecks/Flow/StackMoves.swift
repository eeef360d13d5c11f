import NavGraphModel

/// What can stand on what in the stacks: walks that a `pop to X` is judged by.
///
/// A stack's content is a walk: it begins at a root, and each push adds the next screen. A replacement swaps the last one. Links add
/// whole paths of their own.
struct StackMoves {
  private let places: Places
  /// Moves by source node: places first, then hubs.
  private var starts: [Int]
  private var moves: [StackMove]
  /// Hubs that a place belongs to.
  private var allOf: [SlotID: HubID] = [:]
  private var rootsOf: [SlotID: HubID] = [:]
  private var presenterHubs: [Node: [HubID]] = [:]
  private var linkPaths: [SlotID: [LinkPath]] = [:]

  // The last walk
  private var around: PlaceID?
  /// Tops whose stack can be without X below, and the node that they came from.
  private var missing: Set<Node> = []
  private var parents: [Node: (node: Node, replaces: Bool)] = [:]
  private var linkStarts: [Node: [PlaceID]] = [:]
  private var below: Set<Node> = []

  init(_ places: Places) {
    self.places = places
    let count = places.places.count + places.hubs.count
    starts = Array(repeating: 0, count: count + 1)
    func number(_ node: Node) -> Int { node.place?.index ?? places.places.count + (node.hub?.index ?? 0) }
    for move in places.moves { starts[number(move.from) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var sorted = Array(repeating: StackMove(from: Node(PlaceID(0)), to: PlaceID(0), replaces: false), count: places.moves.count)
    for move in places.moves {
      sorted[next[number(move.from)]] = move
      next[number(move.from)] += 1
    }
    moves = sorted
    var presenterOf: [UInt64: HubID] = [:]
    for hub in places.hubs.ids {
      switch places.hubs[hub].members {
      case .all: allOf[places.hubs[hub].slot] = hub
      case .roots: rootsOf[places.hubs[hub].slot] = hub
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
    let number = node.place?.index ?? places.places.count + (node.hub?.index ?? 0)
    return moves[starts[number]..<starts[number + 1]]
  }

  private func hubs(of node: Node) -> [HubID] {
    var result = presenterHubs[node] ?? []
    guard let place = node.place else { return result }
    let value = places.places[place]
    if let hub = allOf[value.slot] { result.append(hub) }
    if value.flags.contains(.isRoot), let hub = rootsOf[value.slot] { result.append(hub) }
    return result
  }

  /// Finds, in one stack, the tops that can be without `screen` below, and those that can have it below.
  mutating func walk(in slot: SlotID, around screen: ScreenID) {
    around = places.place(screen, in: slot)
    missing = []
    parents = [:]
    linkStarts = [:]
    below = []
    walkMissing(in: slot)
    walkBelow(in: slot)
  }

  private mutating func walkMissing(in slot: SlotID) {
    var open: [Node] = []
    for place in places.places(in: slot) where places.places[place].flags.contains(.isRoot) {
      if missing.insert(Node(place)).inserted { open.append(Node(place)) }
    }
    for path in linkPaths[slot] ?? [] {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      for (offset, place) in screens.enumerated() {
        if missing.insert(Node(place)).inserted {
          linkStarts[Node(place)] = Array(screens.prefix(offset + 1))
          open.append(Node(place))
        }
        if place == around { break }
      }
    }
    var next = 0
    // A hub is entered by places that are not X for pushes and by all for replacements; X itself may only be replaced.
    var replaceOnly: Set<Node> = []
    while next < open.count {
      let node = open[next]
      next += 1
      let isX = node.place == around && around != nil
      let onlyReplaces = isX || replaceOnly.contains(node)
      for move in moves(from: node) where move.replaces || !onlyReplaces {
        if missing.insert(Node(move.to)).inserted {
          parents[Node(move.to)] = (node, move.replaces)
          open.append(Node(move.to))
        }
      }
      for hub in hubs(of: node) {
        let hubNode = Node(hub)
        if missing.insert(hubNode).inserted {
          parents[hubNode] = (node, true)
          if onlyReplaces { replaceOnly.insert(hubNode) }
          open.append(hubNode)
        } else if !onlyReplaces, replaceOnly.remove(hubNode) != nil {
          parents[hubNode] = (node, true)
          open.append(hubNode)
        }
      }
    }
  }

  private mutating func walkBelow(in slot: SlotID) {
    guard let around else { return }
    var open: [Node] = []
    var sources = [Node(around)]
    var seen: Set<Node> = [Node(around)]
    while let node = sources.popLast() {
      for move in moves(from: node) where !move.replaces {
        if below.insert(Node(move.to)).inserted { open.append(Node(move.to)) }
      }
      for hub in hubs(of: node) where seen.insert(Node(hub)).inserted { sources.append(Node(hub)) }
    }
    for path in linkPaths[slot] ?? [] {
      let screens = places.linkScreens[path.start..<path.start + path.count]
      guard let index = screens.firstIndex(of: around) else { continue }
      for place in screens[(index + 1)...] where below.insert(Node(place)).inserted { open.append(Node(place)) }
    }
    while let node = open.popLast() {
      for move in moves(from: node) where below.insert(Node(move.to)).inserted { open.append(Node(move.to)) }
      for hub in hubs(of: node) where below.insert(Node(hub)).inserted { open.append(Node(hub)) }
    }
  }

  /// Whether X can be below what is on top at `node`.
  func canBeBelow(_ node: Node) -> Bool { below.contains(node) || isUncertain(node) }

  /// Whether there is a way on which X is not below.
  func canBeMissing(_ node: Node) -> Bool { missing.contains(node) }

  /// A hub of presenters can have members that are not known exactly, and so can what comes from it.
  private func isUncertain(_ node: Node) -> Bool {
    guard around != nil else { return false }
    if below.contains(node) || missing.contains(node) { return false }
    return true
  }

  /// The screens of a stack without X, up to what is on top at `node`.
  func path(to node: Node) -> [PlaceID] {
    var result: [PlaceID] = []
    var next = node
    var skip = false
    // Each step goes to a node that was found earlier.
    for _ in 0...missing.count {
      if let place = next.place, !skip { result.append(place) }
      if let start = linkStarts[next] {
        result.append(contentsOf: start.dropLast().reversed())
        break
      }
      guard let parent = parents[next] else { break }
      // What was replaced is gone; a hub is no screen.
      skip = next.hub == nil && parent.replaces || next.hub != nil && skip
      next = parent.node
    }
    return result.reversed()
  }
}
