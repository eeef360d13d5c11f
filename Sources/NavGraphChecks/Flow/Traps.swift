import NavGraphModel

/// The sets of places that a user can't leave: in each one gets from every place to every other, and never to anything else.
///
/// Held against the worst: what can be presented so that it can't be swiped away is, and a split on a phone is collapsed.
struct Traps {
  /// In the order in which the places were found; of each, the places in that order.
  private(set) var sets: [[PlaceID]] = []

  init(_ graph: NavigationGraph, _ places: Places, _ moves: UserMoves) {
    let isCollapsed = places.units.map { $0.kind == .root && $0.idioms.contains(.phone) }
    // An arrow that is not there for everyone leads back to where it began.
    func target(_ node: Int, _ index: Int) -> Int {
      let arrows = moves.arrows(from: node)
      let arrow = arrows[arrows.startIndex + index]
      guard node < moves.placeCount else { return Int(arrow.target) }
      let unit = places.unit(of: PlaceID(node)).index
      switch arrow.cause {
      case .dismissal? where moves.isHeld[unit]: return node
      case .column? where isCollapsed[unit]: return node
      default: return Int(arrow.target)
      }
    }
    let components = Components(size: moves.nodeCount, degree: { moves.arrows(from: $0).count }, target: target)
    var hasPlace = [Bool](repeating: false, count: components.count)
    for place in places.places.ids { hasPlace[components.of[place.index]] = true }
    var nodes = [[Int]](repeating: [], count: components.count)
    for node in 0..<moves.nodeCount { nodes[components.of[node]].append(node) }
    // What a component leads to has a lower number. A crossing without places behind it is no way out.
    var leads = [Bool](repeating: false, count: components.count)
    for component in 0..<components.count {
      var isLeft = false
      for node in nodes[component] {
        for index in 0..<moves.arrows(from: node).count {
          let other = components.of[target(node, index)]
          if other != component, leads[other] { isLeft = true }
        }
      }
      leads[component] = isLeft || hasPlace[component]
      if hasPlace[component], !isLeft { sets.append(nodes[component].filter { $0 < moves.placeCount }.map { PlaceID($0) }) }
    }
    sets.sort { ($0.first?.raw ?? 0) < ($1.first?.raw ?? 0) }
  }
}
