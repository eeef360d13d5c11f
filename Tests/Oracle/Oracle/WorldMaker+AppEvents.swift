extension WorldMaker {
  /// Adds app-level events. They are created last, so that the rest of a world doesn't depend on them.
  mutating func makeAppEvents() {
    guard dice.chance(percent: 22) else { return }
    for _ in 0..<1 + dice.below(2) {
      var event = World.Event()
      event.branches = branches(nested: 0)
      if !world.guards.isEmpty, dice.chance(percent: 20), event.branches.count == 1,
        case .present? = world.bodies[event.branches[0].body].first
      {
        event.guards = [dice.below(world.guards.count)]
      }
      world.appEvents.append(world.events.count)
      world.events.append(event)
    }
  }

  /// Adds an event that opens a window if the system supports several. It is created last.
  mutating func makeWindows() {
    guard dice.chance(percent: 12), let content = container() else { return }
    world.opensWindows = true
    var window = branch(.openWindow(content))
    window.test = .opensWindows
    var event = World.Event()
    event.branches = [window, sequence(nested: 0)]
    world.screens[screen()].events.append(world.events.count)
    world.events.append(event)
  }

  private mutating func branches(nested: Int) -> [World.Branch] {
    guard world.conditions > 0, dice.chance(percent: 25) else { return [anywhere(nested: nested)] }
    var first = anywhere(nested: nested)
    first.test = test()
    return dice.chance(percent: 70) ? [first, anywhere(nested: nested)] : [first]
  }

  /// Returns a sequence that is valid everywhere.
  private mutating func anywhere(nested: Int) -> World.Branch {
    switch dice.below(12) {
    case 0: return branch(.restart)
    case 1: return branch(.stay)
    case 2: return branch(.switchTo(world.roots[dice.below(world.roots.count)].content))
    case 3: return branch(.dismissAll)
    case 4: return branch(.dismissAll, present(nested: nested))
    case 5: return branch(.dismissAll, .switchTo(world.roots[0].content))
    case 6: if let link = dice.pick(from: world.links.indices.filter { !world.links[$0].isEntry }) { return branch(.open(link)) }
    case 7, 8:
      if let tabs = world.mainTabs {
        let select = World.Act.select(tabs: tabs, tab: dice.below(world.tabSets[tabs].tabs.count), isNamed: true)
        return dice.chance(percent: 40) ? branch(select, present(nested: nested)) : branch(select)
      }
    default: break
    }
    return branch(present(nested: nested))
  }

  private mutating func present(nested: Int) -> World.Act {
    if !world.alerts.isEmpty, dice.chance(percent: 20) { return .present(.alert(0), style: nil, arms: nil) }
    guard !world.modals.isEmpty else { return world.returns ? .stay : .present(.stack(screen()), style: nil, arms: nil) }
    return .present(.modal(dice.below(world.modals.count)), style: nil, arms: nested < 1 && dice.chance(percent: 45) ? outcomes() : nil)
  }

  private mutating func outcomes() -> Int {
    var arms: [World.Arm] = []
    if dice.chance(percent: 70) { arms.append(World.Arm(outcome: .finished, branches: branches(nested: 1))) }
    if arms.isEmpty || dice.chance(percent: 40) { arms.append(World.Arm(outcome: .dismissed, branches: branches(nested: 1))) }
    world.arms.append(arms)
    return world.arms.count - 1
  }
}
