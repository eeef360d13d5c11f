// A screen with a key, which some steps and links show with another value, and a guard with an argument.
extension WorldMaker {
  /// Adds a key. It uses a separate generator, so that the rest of a world doesn't depend on it.
  mutating func makeKeys(using dice: inout Dice) {
    guard dice.chance(percent: 25) else { return }
    let taken = world.pageSets.flatMap(\.screens)
    guard let screen = dice.pick(from: (0..<screenCount).filter { !taken.contains($0) && !world.screens[$0].isExternal }) else { return }
    world.screens[screen].isKeyed = true
    for body in world.bodies.indices {
      for index in world.bodies[body].indices where dice.chance(percent: 50) {
        world.bodies[body][index] = world.bodies[body][index].showing(Screens.other(of: screen), insteadOf: screen)
      }
    }
    for index in world.links.indices {
      world.links[index].target.vary(screen, using: &dice)
      world.links[index].padTarget?.vary(screen, using: &dice)
      world.links[index].choice?.otherwise?.vary(screen, using: &dice)
    }
  }

  /// Adds an argument to a guard. Some of its uses have another value, or take the key of a screen.
  mutating func makeGuardValues(using dice: inout Dice) {
    guard dice.chance(percent: 35), let guarded = dice.pick(from: Array(world.guards.indices)) else { return }
    world.guards[guarded].hasValue = true
    func vary(_ guards: inout [Int]) {
      for index in guards.indices where guards[index] == guarded && dice.chance(percent: 50) { guards[index] = Guards.other(of: guarded) }
    }
    for index in world.screens.indices {
      world.screens[index].asksByKey = world.screens[index].isKeyed && dice.chance(percent: 70)
      if !world.screens[index].asksByKey { vary(&world.screens[index].guards) }
    }
    for index in world.roots.indices { vary(&world.roots[index].guards) }
    for index in world.flows.indices { vary(&world.flows[index].guards) }
    for index in world.modals.indices { vary(&world.modals[index].guards) }
    for index in world.links.indices { vary(&world.links[index].guards) }
    for index in world.events.indices { vary(&world.events[index].guards) }
    for bar in world.tabSets.indices {
      vary(&world.tabSets[bar].guards)
      for tab in world.tabSets[bar].tabs.indices { vary(&world.tabSets[bar].tabs[tab].guards) }
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
  /// Replaces some uses of a screen with those of the other value.
  fileprivate mutating func vary(_ screen: Int, using dice: inout Dice) {
    func vary(_ path: inout [Int]) {
      for index in path.indices where path[index] == screen && dice.chance(percent: 60) { path[index] = Screens.other(of: screen) }
    }
    vary(&path)
    for column in columns.indices { vary(&columns[column].path) }
  }
}
