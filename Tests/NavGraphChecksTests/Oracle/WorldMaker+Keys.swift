// A screen with a key, which some steps and links show with another value than everything else.
extension WorldMaker {
  /// Other dice say so, so that the rest of a world is as it was.
  mutating func makeKeys(_ dice: inout Dice) {
    guard dice.chance(25) else { return }
    let taken = world.pageSets.flatMap(\.screens)
    guard let screen = dice.pick((0..<screenCount).filter { !taken.contains($0) && !world.screens[$0].isExternal }) else { return }
    world.screens[screen].isKeyed = true
    for body in world.bodies.indices {
      for index in world.bodies[body].indices where dice.chance(50) {
        world.bodies[body][index] = world.bodies[body][index].showing(Screens.other(screen), insteadOf: screen)
      }
    }
    for index in world.links.indices {
      world.links[index].target.vary(screen, &dice)
      world.links[index].padTarget?.vary(screen, &dice)
      world.links[index].choice?.otherwise?.vary(screen, &dice)
    }
  }
}

extension World.Act {
  fileprivate func showing(_ other: Int, insteadOf screen: Int) -> World.Act {
    switch self {
    case .push(screen): .push(other)
    case .replace(screen): .replace(other)
    case .show(let column, .screen(screen)?): .show(column, .screen(other))
    default: self
    }
  }
}

extension World.Target {
  /// Gives some of the places of a screen the other value.
  fileprivate mutating func vary(_ screen: Int, _ dice: inout Dice) {
    func vary(_ path: inout [Int]) {
      for index in path.indices where path[index] == screen && dice.chance(60) { path[index] = Screens.other(screen) }
    }
    vary(&path)
    for column in columns.indices { vary(&columns[column].path) }
  }
}
