extension WorldMaker {
  mutating func makeEvents() {
    for index in world.screens.indices {
      for _ in 0..<dice.below(3) + (index == 0 ? 1 : 0) { world.screens[index].events.append(event()) }
    }
    if dice.chance(percent: 15) {
      world.groups = [(0..<1 + dice.below(2)).map { _ in event() }]
      for index in world.screens.indices where dice.chance(percent: 50) { world.screens[index].groups = [0] }
      if !world.screens.contains(where: { !$0.groups.isEmpty }) { world.screens[0].groups = [0] }
    }
  }

  private mutating func event() -> Int {
    var event = World.Event()
    event.branches = branches(nested: 0)
    if !world.guards.isEmpty, dice.chance(percent: features.contains(.manyGuards) ? 40 : 15), event.branches.count == 1,
      world.bodies[event.branches[0].body].count == 1
    {
      event.guards = [dice.below(world.guards.count)]
    }
    world.events.append(event)
    return world.events.count - 1
  }

  private mutating func branches(nested: Int) -> [World.Branch] {
    guard world.conditions > 0, dice.chance(percent: 25) else { return [sequence(nested: nested)] }
    var first = sequence(nested: nested)
    first.test = test()
    var result = [first]
    if dice.chance(percent: 25) {
      var second = sequence(nested: nested)
      second.test = test()
      result.append(second)
    }
    return dice.chance(percent: 85) ? result + [sequence(nested: nested)] : result
  }

  mutating func branch(_ acts: World.Act...) -> World.Branch {
    world.bodies.append(acts)
    return World.Branch(test: nil, body: world.bodies.count - 1)
  }

  mutating func sequence(nested: Int) -> World.Branch {
    var acts = [act(nested: nested)]
    while acts.count < 3, dice.chance(percent: 18), let last = acts.last, !last.isLast {
      let next = act(nested: nested)
      // A screen that is shown and removed in one sequence is never at rest, and after a pop the top screen isn't known.
      if acts.contains(where: \.showsScreen) || last == .pop, next.takesScreenAway { break }
      // A screen under one that hides Back may never become visible, but the checks assume that it can.
      if case .push(let screen) = next, world.screens[screen].isBackHidden, last.showsScreen { break }
      // The language doesn't specify in which column of a split the step would run.
      if case .popTo = last { break }
      acts.append(next)
    }
    world.bodies.append(acts)
    return World.Branch(test: nil, body: world.bodies.count - 1)
  }

  private mutating func act(nested: Int) -> World.Act {
    let screen = screen()
    let style: World.Style? = dice.chance(percent: 10) ? dice.pick(from: [.fullScreen, .formSheet]) : nil
    switch dice.below(26) {
    case 0: return .replace(screen)
    case 1: return .pop
    case 2: return dice.chance(percent: 20) ? .popToRoot : .popTo(screen)
    case 3, 4: if let tabs = world.mainTabs { return select(in: tabs) }
    case 5, 6: return .dismiss
    case 7: return .dismissAll
    case 8: return .close
    case 9: return .finish
    case 10: if dice.chance(percent: 40) { return dice.chance(percent: 50) ? .restart : .stay }
    case 11: if dice.chance(percent: 40) { return .switchTo(world.roots[dice.below(world.roots.count)].content) }
    case 12, 13: if !world.splits.isEmpty { return column(for: screen) }
    case 14, 15: if !world.pageSets.isEmpty { return turn() }
    case 16:
      if !world.alerts.isEmpty { return .present(.alert(0), style: nil, arms: nested < 1 && dice.chance(percent: 70) ? buttons() : nil) }
    case 17: if let route = dice.pick(from: world.links.indices.filter { !world.links[$0].isEntry }) { return .open(route) }
    case 18...21:
      if !world.modals.isEmpty {
        return .present(
          .modal(dice.below(world.modals.count)), style: style, arms: nested < 1 && dice.chance(percent: 45) ? outcomes() : nil)
      }
    case 22: if !world.returns { return .present(dice.chance(percent: 40) ? .screen(screen) : .stack(screen), style: style, arms: nil) }
    case 23: if dice.chance(percent: 40) { return .popTo(screen) }
    default: break
    }
    return .push(screen)
  }

  private mutating func select(in tabs: Int) -> World.Act {
    .select(tabs: tabs, tab: dice.below(world.tabSets[tabs].tabs.count), isNamed: dice.chance(percent: 15))
  }

  private mutating func column(for screen: Int) -> World.Act {
    let columns = world.splits[0].columns.indices.filter { world.splits[0].columns[$0] != nil }
    let column = columns[dice.below(columns.count)]
    if dice.chance(percent: 20) { return .clear(column) }
    return .show(column, dice.chance(percent: 85) ? .screen(screen) : nil)
  }

  private mutating func turn() -> World.Act {
    switch dice.below(3) {
    case 0: .next
    case 1: .previous
    default: .page(dice.pick(from: world.pageSets[0].screens) ?? 0)
    }
  }

  private mutating func buttons() -> Int {
    var arms: [World.Arm] = []
    for button in 0..<world.alerts[0] where dice.chance(percent: 60) {
      arms.append(World.Arm(outcome: .button(button), branches: branches(nested: 1)))
    }
    if arms.isEmpty { arms = [World.Arm(outcome: .button(0), branches: [branch(.stay)])] }
    world.arms.append(arms)
    return world.arms.count - 1
  }

  private mutating func outcomes() -> Int {
    var arms: [World.Arm] = []
    if dice.chance(percent: 70) { arms.append(World.Arm(outcome: .finished, branches: branches(nested: 1))) }
    if arms.isEmpty || dice.chance(percent: 40) { arms.append(World.Arm(outcome: .dismissed, branches: branches(nested: 1))) }
    world.arms.append(arms)
    return world.arms.count - 1
  }

  // MARK: Links and roots

  mutating func makeLinks() {
    guard world.roots.count == 1 else { return }
    // A link can't name a root that is an unnamed stack.
    switch world.roots[0].content {
    case .stack, .screen: return
    default: break
    }
    for _ in 0..<1 + dice.below(2) {
      var link = World.Link(isEntry: dice.chance(percent: 25))
      link.target = target(in: 0)
      if dice.chance(percent: 20) { link.policy = dice.pick(from: [.over, .wait, .reject]) }
      if !world.guards.isEmpty, dice.chance(percent: features.contains(.manyGuards) ? 40 : 15) {
        link.guards = [dice.below(world.guards.count)]
      }
      world.links.append(link)
    }
  }

  /// Adds roots for pads or only for phones, and roots that events enter. Links name the root of each idiom.
  mutating func makeMoreRoots() {
    if world.roots.count == 1, dice.chance(percent: 12), let content = container(), content != world.roots[0].content {
      world.roots.append(World.Root(content: content, idiom: .pad))
    }
    if world.roots.count > 1 {
      if dice.chance(percent: 20) { world.roots[0].idiom = .phone }
      if dice.chance(percent: 30), let guarded = dice.pick(from: world.guards.indices.filter { world.guards[$0].flow != nil }) {
        world.roots[1].guards = [guarded]
      }
      if dice.chance(percent: 60), world.links.isEmpty, world.roots.allSatisfy(\.content.isNamed) {
        for _ in 0..<1 + dice.below(2) {
          var link = World.Link(isEntry: dice.chance(percent: 25))
          link.target = target(in: 0)
          link.padTarget = target(in: 1)
          if dice.chance(percent: 20) { link.policy = dice.pick(from: [.over, .wait, .reject]) }
          if dice.chance(percent: 15), let guarded = dice.pick(from: Array(world.guards.indices)) { link.guards = [guarded] }
          world.links.append(link)
        }
      }
    }
    if dice.chance(percent: 15), let content = container() {
      var event = World.Event()
      event.branches = [branch(.switchTo(content))]
      world.events.append(event)
      world.screens[screen()].events.append(world.events.count - 1)
    }
  }

  /// Adds a root that the app doesn't declare but that an event and links enter.
  mutating func makeSwitchedRoot() {
    guard dice.chance(percent: 12) else { return }
    var tabs = World.Tabs(tabs: (0..<2).map { _ in World.Tab() })
    for index in tabs.tabs.indices { tabs.tabs[index].content = dice.chance(percent: 75) ? .stack(screen()) : .screen(screen()) }
    // This root has no guard with a flow. Work that waits for a flow in place of the root isn't modeled if the flow enters this root.
    if dice.chance(percent: 35), let guarded = dice.pick(from: world.guards.indices.filter { world.guards[$0].flow == nil }) {
      tabs.guards = [guarded]
    }
    let content = World.Content.tabs(world.tabSets.count)
    world.tabSets.append(tabs)
    world.roots.append(World.Root(content: content, isDeclared: false))
    var event = World.Event()
    event.branches = [branch(.switchTo(content))]
    world.events.append(event)
    world.screens[screen()].events.append(world.events.count - 1)
    for _ in 0..<1 + dice.below(2) {
      var link = World.Link(isEntry: dice.chance(percent: 25))
      link.target = target(in: world.roots.count - 1)
      // The screens of stacks are determined before links have entered this root.
      if link.target.hasPlace { link.target.isHere = false }
      if dice.chance(percent: 20) { link.policy = dice.pick(from: [.over, .wait, .reject]) }
      if dice.chance(percent: 15), let guarded = dice.pick(from: Array(world.guards.indices)) { link.guards = [guarded] }
      world.links.append(link)
    }
  }

  /// Adds links that only present modals without guards, also over a guard flow.
  /// They are created last, so that the rest of a world doesn't depend on them.
  mutating func makeLinksAtOnce() {
    let free = world.modals.indices.filter { !asks(.modal($0)) }
    if let modal = dice.pick(from: free), dice.chance(percent: world.roots[0].guards.isEmpty ? 5 : 70) {
      var link = World.Link(isEntry: dice.chance(percent: 25), policy: .now)
      (link.target.isHere, link.target.hasPlace, link.target.modals) = (true, false, [.modal(modal)])
      world.links.append(link)
    }
    for index in world.links.indices where world.links[index].guards.isEmpty && dice.chance(percent: 40) {
      let isPlain = world.links[index].targets.allSatisfy { target in
        target.isHere && !target.hasPlace && !target.modals.contains { asks($0) }
      }
      if isPlain { world.links[index].policy = .now }
    }
  }

  /// Whether the content or anything in it has a guard.
  func asks(_ content: World.Content) -> Bool {
    func asks(_ screen: Int) -> Bool { !world.screens[screen].guards.isEmpty }
    switch content {
    case .screen(let id), .stack(let id): return asks(id)
    case .flow(let id): return !world.flows[id].guards.isEmpty || asks(world.flows[id].root)
    case .tabs(let id):
      return !world.tabSets[id].guards.isEmpty
        || world.tabSets[id].tabs.contains { tab in !tab.guards.isEmpty || tab.content.map { self.asks($0) } ?? false }
    case .split(let id): return !world.splits[id].guards.isEmpty || world.splits[id].columns.contains { $0.map { self.asks($0) } ?? false }
    case .pages(let id): return !world.pageSets[id].guards.isEmpty || world.pageSets[id].screens.contains { asks($0) }
    case .modal(let id):
      let modal = world.modals[id]
      return !modal.guards.isEmpty || self.asks(modal.content) || modal.padContent.map { self.asks($0) } ?? false
    case .alert: return false
    }
  }

  /// Returns a container of the world, or a stack.
  mutating func container() -> World.Content? {
    var all: [World.Content] = world.tabSets.indices.map { .tabs($0) } + world.splits.indices.map { .split($0) }
    all += world.pageSets.indices.map { .pages($0) } + world.flows.indices.map { .flow($0) }
    return dice.pick(from: all + [.stack(screen())])
  }

  private mutating func target(in root: Int) -> World.Target {
    var target = World.Target(root: root)
    if !world.modals.isEmpty, dice.chance(percent: 10) {
      target.isHere = true
      target.hasPlace = false
      target.modals = [.modal(dice.below(world.modals.count))]
      return target
    }
    var content = world.roots[root].content
    if case .tabs(let id) = content {
      let tabs = world.tabSets[id].tabs.indices.filter { world.tabSets[id].tabs[$0].content != nil }
      let tab = tabs[dice.below(tabs.count)]
      target.tab = tab
      content = world.tabSets[id].tabs[tab].content ?? content
    }
    switch content {
    case .stack, .flow:
      target.path = (0..<dice.below(3)).map { _ in screen() }
      if target.path.count == 1, dice.chance(percent: 25) { target.isHere = true }
    case .split(let id):
      for (column, content) in world.splits[id].columns.enumerated() {
        guard let content, dice.chance(percent: 55) else { continue }
        var path = [screen()]
        if case .screen = content {} else if column == 2, dice.chance(percent: 30) { path.append(screen()) }
        target.columns.append(World.Column(column: column, path: path))
      }
    case .pages(let id): if dice.chance(percent: 70) { target.page = dice.pick(from: world.pageSets[id].screens) }
    default: break
    }
    if !target.isHere, !world.modals.isEmpty, dice.chance(percent: 20) { target.modals = [.modal(dice.below(world.modals.count))] }
    return target
  }
}

extension World.Content {
  /// Whether links can name the content.
  fileprivate var isNamed: Bool {
    switch self {
    case .screen, .stack: false
    default: true
    }
  }
}

extension World.Act {
  var showsScreen: Bool {
    switch self {
    case .push, .replace, .show: true
    default: false
    }
  }

  var takesScreenAway: Bool {
    switch self {
    case .replace, .pop, .popToRoot, .popTo, .dismiss, .dismissAll, .close, .finish, .clear, .show, .switchTo, .restart, .open: true
    default: false
    }
  }

  var isLast: Bool {
    switch self {
    case .present, .close, .finish, .stay, .restart, .open: true
    default: false
    }
  }
}
