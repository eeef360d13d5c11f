// What lies beneath what is on top.
extension PlaceExplorer {
  /// What can be the second screen of its stack: below it is the lowest.
  func secondScreens(_ positions: [Place.Flags]) -> Set<Node> { screens(on: .isRoot, positions) }

  /// What can have a screen right below it that is the lowest, or that is pushed.
  func screens(on position: Place.Flags, _ positions: [Place.Flags]) -> Set<Node> {
    var result: Set<Node> = []
    var open: [Node] = []
    func add(_ node: Node) {
      if result.insert(node).inserted { open.append(node) }
    }
    var replacing: [Node: [PlaceID]] = [:]
    for move in found.moves {
      if move.kind == .push {
        if self.position(of: move.from, positions).contains(position) { add(Node(move.to)) }
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
      guard let node = presentation.node, let hub = found.hubIndex[packed(presentation.slot.raw, presentation.unit.raw)] else { continue }
      presenting[node, default: []].append(Node(HubID(raw: hub)))
    }
    while let node = open.popLast() {
      for place in replacing[node] ?? [] { add(Node(place)) }
      for hub in presenting[node] ?? [] { add(hub) }
      if let place = node.place, let hub = found.hubIndex[packed(found.places[place].slot.raw, HubID.allTag)] { add(Node(HubID(raw: hub))) }
    }
    return result
  }
}
