// Tests of values of events. They are added last and don't change what is presented, shown, or guarded.
extension WorldMaker {
  mutating func makeValues() {
    guard dice.chance(percent: 25) else { return }
    for index in world.events.indices where world.events[index].guards.isEmpty && !world.events[index].isTabAction {
      // Only the event or its outcome handlers test values, because states don't contain the values that a handler gets.
      if dice.chance(percent: 50) {
        world.events[index].branches = lookingAtValues(in: world.events[index].branches)
      } else {
        for branch in world.events[index].branches { lookAtValues(inArmsOf: branch.body) }
      }
    }
    let used = world.screens.flatMap { $0.events } + world.groups.joined()
    world.hasValues = used.contains { world.looksAtValues(in: world.events[$0].branches) }
  }

  private mutating func lookAtValues(inArmsOf body: Int) {
    for act in world.bodies[body] {
      guard case .present(_, _, let arms?) = act, dice.chance(percent: 40) else { continue }
      for index in world.arms[arms].indices where dice.chance(percent: 50) {
        world.arms[arms][index].branches = lookingAtValues(in: world.arms[arms][index].branches)
      }
    }
  }

  /// Returns the branches with tests of values. Conditions and values aren't
  /// mixed, because conditions may change between two steps and values don't.
  private mutating func lookingAtValues(in branches: [World.Branch]) -> [World.Branch] {
    var result = branches
    if branches.count == 1, branches[0].test == nil {
      let kind = dice.below(3)
      result[0].test = dice.chance(percent: 60) ? .kind(kind) : value()
      switch dice.below(4) {
      case 0: result.append(branch(.stay))
      case 1:
        // One branch for each case.
        result[0].test = .kind(0)
        for other in [1, 2] {
          var next = other == 1 ? branch(.stay) : branches[0]
          next.test = .kind(other)
          result.append(next)
        }
      case 2:
        var next = branch(.stay)
        next.test = value()
        result.append(next)
      default: break
      }
      return result
    }
    for index in result.indices where result[index].test != nil && dice.chance(percent: 60) { result[index].test = value() }
    return result
  }

  private mutating func value() -> World.Test {
    let first: World.Test = dice.chance(percent: 65) ? .kind(dice.below(3)) : .flag
    switch dice.below(8) {
    case 0: return .and(first, .not(.kind(dice.below(3))))
    case 1: return .or(first, dice.chance(percent: 50) ? .flag : .kind(dice.below(3)))
    case 2, 3: return .not(first)
    default: return first
    }
  }
}
