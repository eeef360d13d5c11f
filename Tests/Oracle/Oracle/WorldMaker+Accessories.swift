// Accessories of tab bars. They are created last, so that the rest of a world doesn't depend on them.
extension WorldMaker {
  mutating func makeAccessory() {
    guard !world.tabSets.isEmpty, dice.chance(percent: 35) else { return }
    // Some accessories are also used as other screens. Some of their steps are then invalid at the bar. Screens with guards are excluded,
    // because the checks and the runtime differ: the checks evaluate their guards with the bar, and the runtime doesn't evaluate them.
    if dice.chance(percent: 20), let screen = dice.pick(from: (0..<screenCount).filter { world.screens[$0].guards.isEmpty }) {
      world.tabSets[0].accessory = World.Accessory(screen: screen)
      return
    }
    var strip = World.Screen()
    for _ in 0..<1 + dice.below(2) {
      var event = World.Event()
      event.branches = accessoryBranches()
      if !world.guards.isEmpty, dice.chance(percent: 20), event.branches.count == 1, world.bodies[event.branches[0].body].count == 1 {
        event.guards = [dice.below(world.guards.count)]
      }
      strip.events.append(world.events.count)
      world.events.append(event)
    }
    if !world.groups.isEmpty, dice.chance(percent: 20) { strip.groups = [0] }
    world.screens.append(strip)
    let shown = world.conditions > 0 && dice.chance(percent: 50) ? test() : nil
    world.tabSets[0].accessory = World.Accessory(screen: world.screens.count - 1, shown: shown)
    // Assertions may be about the accessory.
    for index in world.assertions.indices where dice.chance(percent: 15) { world.assertions[index].a = world.screens.count - 1 }
  }

  private mutating func accessoryBranches() -> [World.Branch] {
    guard world.conditions > 0, dice.chance(percent: 30) else { return [accessorySequence(nested: 0)] }
    var first = accessorySequence(nested: 0)
    first.test = test()
    return dice.chance(percent: 60) ? [first, accessorySequence(nested: 0)] : [first]
  }

  /// Returns a sequence that is usually valid at a tab bar.
  private mutating func accessorySequence(nested: Int) -> World.Branch {
    let tab = dice.below(world.tabSets[0].tabs.count)
    let isNamed = world.tabs(of: world.roots[0].content) != nil && dice.chance(percent: 30)
    let select = World.Act.select(tabs: 0, tab: tab, isNamed: isNamed)
    switch dice.below(20) {
    case 0...7 where !world.modals.isEmpty:
      let modal = World.Content.modal(dice.below(world.modals.count))
      let style: World.Style? = dice.chance(percent: 15) ? dice.pick(from: [.fullScreen, .formSheet]) : nil
      let present = World.Act.present(modal, style: style, arms: nested < 1 && dice.chance(percent: 40) ? accessoryArms() : nil)
      return dice.chance(percent: 20) ? branch(select, present) : branch(present)
    case 8 where !world.alerts.isEmpty: return branch(.present(.alert(0), style: nil, arms: nil))
    case 9...11: return branch(select)
    case 12: return branch(select, .push(screen()))
    case 13: return branch(.dismissAll, .push(screen()))
    case 14: return branch(.switchTo(world.roots[dice.below(world.roots.count)].content))
    case 15, 16: if let route = dice.pick(from: world.links.indices.filter { !world.links[$0].isEntry }) { return branch(.open(route)) }
    case 17: return sequence(nested: nested)
    default: break
    }
    return world.returns ? branch(select) : branch(.present(.stack(screen()), style: nil, arms: nil))
  }

  private mutating func accessoryArms() -> Int {
    let all: [World.Outcome] = dice.chance(percent: 40) ? [.finished, .dismissed] : [dice.chance(percent: 50) ? .finished : .dismissed]
    world.arms.append(all.map { World.Arm(outcome: $0, branches: [accessorySequence(nested: 1)]) })
    return world.arms.count - 1
  }
}
