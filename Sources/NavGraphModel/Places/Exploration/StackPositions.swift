/// The possible positions of the places of each hub in their stacks. The positions of a place are in its flags.
struct StackPositions {
  private let found: Places
  private let hubs: [Place.Flags]

  /// Computes the positions.
  ///
  /// - Parameter isUnknownAny: Whether a presenter that isn't known exactly can have any position.
  init(in found: Places, isUnknownAny: Bool = false) {
    self.found = found
    var hubs = found.hubs.map { hub -> Place.Flags in
      if case .roots = hub.members { .isRoot } else { [] }
    }
    for place in found.places where !found.hubs.isEmpty {
      guard let hub = found.knownHub(with: .all, of: place.slot) else { continue }
      hubs[hub.index].formUnion(place.flags.intersection(.position))
    }
    for presentation in found.presentations where !found.hubs.isEmpty {
      guard let hub = found.knownHub(with: .presenters(of: presentation.unit), of: presentation.slot) else { continue }
      if let place = presentation.node?.place {
        hubs[hub.index].formUnion(found.places[place].flags.intersection(.position))
      } else if isUnknownAny {
        hubs[hub.index] = .position
      }
    }
    self.hubs = hubs
  }

  /// Returns the possible positions of a node in its slot.
  subscript(node: Node) -> Place.Flags {
    if let place = node.place { return found.places[place].flags }
    return node.hub.map { hubs[$0.index] } ?? []
  }

  /// Returns the nodes that can be directly on top of the lowest screen of a stack, or on top of a pushed one.
  func nodes(on position: Place.Flags) -> Set<Node> {
    var result: Set<Node> = []
    var open: [Node] = []
    func add(_ node: Node) {
      if result.insert(node).inserted { open.append(node) }
    }
    var replacing: [Node: [PlaceID]] = [:]
    for move in found.moves {
      if move.kind == .push {
        if self[move.from].contains(position) { add(Node(move.to)) }
      } else {
        replacing[move.from, default: []].append(move.to)
      }
    }
    for path in found.linkPaths where path.count > 1 {
      let above = path.start + 1..<path.start + path.count
      for index in position == .isRoot ? above.prefix(1) : above.dropFirst() { add(Node(found.linkScreens[index])) }
    }
    var presenting: [Node: [Node]] = [:]
    for presentation in found.presentations {
      guard let node = presentation.node, let hub = found.knownHub(with: .presenters(of: presentation.unit), of: presentation.slot)
      else { continue }
      presenting[node, default: []].append(Node(hub))
    }
    while let node = open.popLast() {
      for place in replacing[node] ?? [] { add(Node(place)) }
      for hub in presenting[node] ?? [] { add(hub) }
      if let place = node.place, let hub = found.knownHub(with: .all, of: found.places[place].slot) { add(Node(hub)) }
    }
    return result
  }
}

extension Place.Flags {
  /// The possible positions in a slot.
  package static let position: Place.Flags = [.isRoot, .isPushed]
}
