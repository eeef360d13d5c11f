// A screen at the tab bar. What is drawn last leaves the rest of a world as it was.
extension WorldMaker {
  mutating func makeAccessory() {
    guard !world.tabSets.isEmpty, dice.chance(35) else { return }
    // Some screens stand elsewhere, too; then steps that they can do there can't be done at the bar. Screens with guards are left out: the
    // checks take it that those are asked with the bar, the run time asks nobody, and which of the two is meant is yet to be decided.
    if dice.chance(20), let screen = dice.pick((0..<screenCount).filter { world.screens[$0].guards.isEmpty }) {
      world.tabSets[0].accessory = World.Accessory(screen: screen)
      return
    }
    var strip = World.Screen()
    for _ in 0..<1 + dice.below(2) {
      var event = World.Event()
      event.branches = accessoryBranches()
      if !world.guards.isEmpty, dice.chance(20), event.branches.count == 1, world.bodies[event.branches[0].body].count == 1 {
        event.guards = [dice.below(world.guards.count)]
      }
      strip.events.append(world.events.count)
      world.events.append(event)
    }
    if !world.groups.isEmpty, dice.chance(20) { strip.groups = [0] }
    world.screens.append(strip)
    let shown = world.conditions > 0 && dice.chance(50) ? test() : nil
    world.tabSets[0].accessory = World.Accessory(screen: world.screens.count - 1, shown: shown)
    // Promises speak of it as of any other.
    for index in world.assertions.indices where dice.chance(15) { world.assertions[index].a = world.screens.count - 1 }
  }

  private mutating func accessoryBranches() -> [World.Branch] {
    guard world.conditions > 0, dice.chance(30) else { return [accessorySequence(nested: 0)] }
    var first = accessorySequence(nested: 0)
    first.test = test()
    return dice.chance(60) ? [first, accessorySequence(nested: 0)] : [first]
  }

  /// Mostly what an accessory can do, at times what it can't.
  private mutating func accessorySequence(nested: Int) -> World.Branch {
    let tab = dice.below(world.tabSets[0].tabs.count)
    let isNamed = world.tabs(of: world.roots[0].content) != nil && dice.chance(30)
    let select = World.Act.select(tabs: 0, tab: tab, isNamed: isNamed)
    switch dice.below(20) {
    case 0...7 where !world.modals.isEmpty:
      let modal = World.Content.modal(dice.below(world.modals.count))
      let style: World.Style? = dice.chance(15) ? dice.pick([.fullScreen, .formSheet]) : nil
      let present = World.Act.present(modal, style: style, arms: nested < 1 && dice.chance(40) ? accessoryArms() : nil)
      return dice.chance(20) ? branch(select, present) : branch(present)
    case 8 where !world.alerts.isEmpty: return branch(.present(.alert(0), style: nil, arms: nil))
    case 9...11: return branch(select)
    case 12: return branch(select, .push(screen()))
    case 13: return branch(.dismissAll, .push(screen()))
    case 14: return branch(.switchTo(world.roots[dice.below(world.roots.count)].content))
    case 15, 16: if let route = dice.pick(world.links.indices.filter { !world.links[$0].isEntry }) { return branch(.open(route)) }
    case 17: return sequence(nested)
    default: break
    }
    return world.returns ? branch(select) : branch(.present(.stack(screen()), style: nil, arms: nil))
  }

  private mutating func accessoryArms() -> Int {
    let all: [World.Outcome] = dice.chance(40) ? [.finished, .dismissed] : [dice.chance(50) ? .finished : .dismissed]
    world.arms.append(all.map { World.Arm(outcome: $0, branches: [accessorySequence(nested: 1)]) })
    return world.arms.count - 1
  }
}
