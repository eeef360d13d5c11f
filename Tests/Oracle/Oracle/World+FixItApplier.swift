extension World {
  /// The world without events that are invalid in some state. The remaining steps are valid.
  func mended(withPops: Bool) -> World {
    var world = self
    for _ in 0..<4 {
      var bad: Set<Int> = []
      for idiom in world.idioms {
        let facts = Exploration(of: world, idiom: idiom, bounds: Exploration.Bounds(stack: 3, units: 3, states: 400)).facts
        bad.formUnion(facts.refused.map(\.event))
        if withPops { bad.formUnion(facts.popMissed) }
      }
      if bad.isEmpty { break }
      for index in world.screens.indices { world.screens[index].events.removeAll(where: bad.contains) }
      world.appEvents.removeAll(where: bad.contains)
      for index in world.groups.indices { world.groups[index].removeAll(where: bad.contains) }
    }
    return world
  }
}
