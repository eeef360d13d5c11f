// Content of modals on pads.
extension WorldMaker {
  /// Gives modals other content on pads. Guard flows are excluded, and so is content with
  /// more guards. This runs last, so that the rest of a world doesn't depend on it.
  mutating func makeContents() {
    guard dice.chance(percent: 20) else { return }
    for index in world.modals.indices where dice.chance(percent: 50) && !world.guards.contains(where: { $0.flow == .modal(index) }) {
      var other = leaf()
      if !world.pageSets.isEmpty, dice.chance(percent: 30) { other = .pages(0) }
      if !world.splits.isEmpty, dice.chance(percent: 40) { other = .split(0) }
      let usual = world.modals[index].content
      if other == usual || asksItself(other) || asksItself(usual) || asks(other) && !asks(usual) { continue }
      world.modals[index].padContent = other
      world.modals[index].isContentGeneral = dice.chance(percent: 40)
    }
  }

  private func asksItself(_ content: World.Content) -> Bool {
    switch content {
    case .flow(let id): !world.flows[id].guards.isEmpty
    case .split(let id): !world.splits[id].guards.isEmpty
    case .pages(let id): !world.pageSets[id].guards.isEmpty
    default: false
    }
  }
}
