/// Creates small random worlds. A seed always produces the same world.
///
/// Every step refers to a declaration of the right kind, but it may be invalid where it runs (see `World.mended`).
struct WorldMaker {
  var dice: Dice
  var world = World()
  /// The number of screens that may be in a stack.
  var screenCount = 0
  private(set) var features: Features = []
  /// A separate generator for later additions.
  private var otherDice: Dice?

  /// The features of worlds that not all tests want.
  struct Features: OptionSet {
    let rawValue: Int
    /// Every world has guards, also on many events and links.
    static let manyGuards = Features(rawValue: 1)
    /// Every world has a split, and many screens hide Back.
    static let traps = Features(rawValue: 2)
    /// Splits may have an inspector. A separate generator decides, so the rest of the world doesn't change.
    static let inspectors = Features(rawValue: 4)
    /// A screen may have a key, decided in the same way.
    static let keys = Features(rawValue: 8)
    /// A guard may have an argument, decided in the same way.
    static let guardValues = Features(rawValue: 16)
    /// The features that separate generators decide.
    static let additions: Features = [.inspectors, .keys, .guardValues]
  }

  /// Creates the world of a seed.
  static func make(seed: UInt64, with features: Features = []) -> World {
    var maker = WorldMaker(dice: Dice(seed: seed))
    maker.features = features
    if features.contains(.inspectors) { maker.otherDice = Dice(seed: seed ^ 0x9E37_79B9_7F4A_7C15) }
    maker.make()
    if features.contains(.keys) {
      var dice = Dice(seed: seed ^ 0xD1B5_4A32_D192_ED03)
      maker.makeKeys(using: &dice)
    }
    if features.contains(.guardValues) {
      var dice = Dice(seed: seed ^ 0xA24B_AED4_963E_E407)
      maker.makeGuardValues(using: &dice)
    }
    return maker.world
  }

  private mutating func make() {
    screenCount = 2 + dice.below(4)
    world.screens = Screens((0..<screenCount).map { _ in World.Screen() })
    world.returns = dice.chance(percent: 12)
    world.conditions = dice.chance(percent: 40) ? 1 + dice.below(2) : 0
    if dice.chance(percent: 25) { world.flows = [World.Flow(root: screen())] }
    if dice.chance(percent: 12) { world.pageSets = [World.Pages(screens: distinct(count: 2 + dice.below(2)))] }
    if dice.chance(percent: features.contains(.traps) ? 100 : 20) { world.splits = [split()] }
    if !world.splits.isEmpty, otherDice?.chance(percent: 50) ?? false, let number = otherDice?.below(screenCount) {
      world.splits[0].columns.append(otherDice?.chance(percent: 50) ?? false ? .stack(number) : .screen(number))
    }
    let modalCount = dice.below(3)
    for _ in 0..<modalCount { world.modals.append(modal()) }
    if dice.chance(percent: 20) { world.alerts = [1 + dice.below(2)] }
    makeRoots()
    for index in world.screens.indices {
      world.screens[index].isBackHidden = dice.chance(percent: features.contains(.traps) ? 40 : 10)
      // The generator isn't used here, because that would change every world.
      world.screens[index].isBarHidden = index % 2 == 1
      world.screens[index].hidesBar = dice.chance(percent: 12)
      world.screens[index].isExternal = dice.chance(percent: 2)
    }
    if dice.chance(percent: features.contains(.manyGuards) ? 100 : 30) { makeGuards() }
    if dice.chance(percent: 35) { makeLinks() }
    makeEvents()
    makeAssertions()
    makeMoreGuards()
    makeMoreRoots()
    makeStyles()
    makeAccessory()
    makeSwitchedRoot()
    makeValues()
    makeAppEvents()
    makeLinksAtOnce()
    makeWindows()
    makeLinkChoices()
    makeContents()
  }

  /// Adds conditions to links, some with another target if the condition is false.
  private mutating func makeLinkChoices() {
    guard world.conditions > 0 else { return }
    let plain = world.links.filter { !$0.isEverHere && $0.padTarget == nil }.map(\.target)
    for index in world.links.indices where !world.links[index].isEverHere && world.links[index].padTarget == nil && dice.chance(percent: 40)
    {
      let other = dice.chance(percent: 50) ? dice.pick(from: plain.filter { $0 != world.links[index].target }) : nil
      world.links[index].choice = World.Link.Choice(test: test(), otherwise: other)
    }
  }

  private mutating func makeStyles() {
    for index in world.modals.indices where dice.chance(percent: 12) {
      if dice.chance(percent: 40) { world.modals[index].phoneStyle = dice.pick(from: [.fullScreen, .formSheet, .overFullScreen]) }
      if dice.chance(percent: 60) { world.modals[index].compact = dice.pick(from: [.fullScreen, .overFullScreen, .pageSheet, .formSheet]) }
      world.modals[index].isCommonFirst = dice.chance(percent: 50)
    }
  }

  private mutating func makeAssertions() {
    guard dice.chance(percent: 12) else { return }
    for claim in World.Assertion.Claim.allCases where claim != .requires {
      let pair = distinct(count: 2)
      world.assertions.append(World.Assertion(claim: claim, a: pair[0], b: pair[1], moves: 1 + dice.below(3)))
    }
    // The generator isn't used here, because that would change every world.
    for (index, promise) in world.assertions.enumerated() where !world.guards.isEmpty {
      world.assertions.append(World.Assertion(claim: .requires, a: promise.a, b: (promise.b + index) % world.guards.count))
    }
  }

  // MARK: Containers

  mutating func screen() -> Int { dice.below(screenCount) }

  private mutating func distinct(count: Int) -> [Int] {
    var rest = Array(0..<screenCount)
    return (0..<min(count, screenCount)).map { _ in rest.remove(at: dice.below(rest.count)) }
  }

  private mutating func split() -> World.Split {
    let middle: World.Content? = dice.chance(percent: 35) ? leaf() : nil
    return World.Split(columns: [leaf(), middle, leaf()])
  }

  /// Returns a stack or a single screen.
  mutating func leaf() -> World.Content {
    if !world.flows.isEmpty, dice.chance(percent: 15) { return .flow(0) }
    return dice.chance(percent: 72) ? .stack(screen()) : .screen(screen())
  }

  private mutating func modal() -> World.Modal {
    var content = leaf()
    if !world.pageSets.isEmpty, dice.chance(percent: 25) { content = .pages(0) }
    if !world.splits.isEmpty, dice.chance(percent: 15) { content = .split(0) }
    var modal = World.Modal(content: content)
    if dice.chance(percent: 25) { modal.style = dice.pick(from: [.fullScreen, .formSheet, .overFullScreen]) }
    if dice.chance(percent: 10) { modal.padStyle = dice.pick(from: [.fullScreen, .popover, .formSheet]) }
    modal.dismissal = dice.chance(percent: 25) ? .blocked : dice.chance(percent: 15) ? .confirm : .free
    return modal
  }

  private mutating func makeRoots() {
    let content: World.Content
    switch dice.below(100) {
    case 0..<40:
      world.tabSets = [tabs()]
      content = .tabs(0)
    case 40..<52 where !world.splits.isEmpty: content = .split(0)
    case 52..<60 where !world.pageSets.isEmpty: content = .pages(0)
    case 60..<66: content = .screen(screen())
    default: content = world.flows.isEmpty ? .stack(screen()) : .flow(0)
    }
    world.roots = [World.Root(content: content)]
    if dice.chance(percent: 10) {
      let other = leaf()
      if other != content { world.roots.append(World.Root(content: other, idiom: .pad)) }
    }
  }

  private mutating func tabs() -> World.Tabs {
    var tabs = World.Tabs(tabs: [])
    for _ in 0..<2 + dice.below(2) {
      var tab = World.Tab()
      tab.content = leaf()
      if !world.splits.isEmpty, dice.chance(percent: 25) { tab.content = .split(0) }
      if !world.pageSets.isEmpty, dice.chance(percent: 20) { tab.content = .pages(0) }
      if dice.chance(percent: 15), world.conditions > 0 { tab.hidden = test() }
      tab.isReselected = !dice.chance(percent: 10)
      tabs.tabs.append(tab)
    }
    if dice.chance(percent: 12), !world.modals.isEmpty {
      var event = World.Event()
      event.isTabAction = true
      event.branches = [branch(.present(.modal(dice.below(world.modals.count)), style: nil, arms: nil))]
      var tab = World.Tab()
      tab.action = world.events.count
      world.events.append(event)
      tabs.tabs.append(tab)
    }
    if dice.chance(percent: 12) {
      tabs.sections = [dice.chance(percent: 40) && world.conditions > 0 ? test() : nil]
      tabs.tabs[tabs.tabs.count - 1].section = 0
    }
    // The generator isn't used here, because that would change every world.
    tabs.isLastFirst = (screenCount + tabs.tabs.count) % 3 == 0
    return tabs
  }

  mutating func test() -> World.Test {
    func one(using dice: inout Dice, of count: Int) -> World.Test {
      let condition = World.Test.condition(dice.below(count))
      return dice.chance(percent: 30) ? .not(condition) : condition
    }
    let first = one(using: &dice, of: world.conditions)
    switch dice.below(8) {
    case 0: return .and(first, one(using: &dice, of: world.conditions))
    case 1: return .or(first, one(using: &dice, of: world.conditions))
    default: return first
    }
  }

  // MARK: Guards

  private mutating func makeGuards() {
    for index in 0..<1 + dice.below(2) {
      world.guards.append(World.Guard(flow: flow()))
      protect(index)
      if dice.chance(percent: 40) { protect(index) }
    }
  }

  private mutating func flow() -> World.Content? {
    switch dice.below(10) {
    case 0: nil
    case 1...6 where !world.modals.isEmpty: .modal(dice.below(world.modals.count))
    default: world.returns ? nil : dice.chance(percent: 50) ? .screen(screen()) : .stack(screen())
    }
  }

  /// Adds guards to action tabs and pages. They are created last, so that the rest of a world doesn't depend on them.
  private mutating func makeMoreGuards() {
    let actions = world.tabSets.flatMap(\.tabs).compactMap(\.action)
    if actions.isEmpty, world.pageSets.isEmpty { return }
    if world.guards.isEmpty, dice.chance(percent: 40) { world.guards.append(World.Guard(flow: flow())) }
    if world.guards.isEmpty { return }
    for action in actions where dice.chance(percent: 50) { world.events[action].guards = [dice.below(world.guards.count)] }
    for screen in world.pageSets.flatMap(\.screens) where dice.chance(percent: 30) {
      let guarded = dice.below(world.guards.count)
      if !world.screens[screen].guards.contains(guarded) { world.screens[screen].guards.append(guarded) }
    }
  }

  /// Adds the guard to one declaration. Events and links choose their guards themselves.
  private mutating func protect(_ guarded: Int) {
    let tab = world.tabSets.isEmpty ? 0 : dice.below(world.tabSets[0].tabs.count)
    switch dice.below(6) {
    case 0 where !world.modals.isEmpty: world.modals[dice.below(world.modals.count)].guards.append(guarded)
    case 1 where !world.tabSets.isEmpty && world.tabSets[0].tabs[tab].content != nil: world.tabSets[0].tabs[tab].guards.append(guarded)
    case 2 where !world.flows.isEmpty: world.flows[0].guards.append(guarded)
    case 3 where world.guards[guarded].flow != nil: world.roots[0].guards.append(guarded)
    default:
      // The guards of pages are chosen last.
      let pages = world.pageSets.flatMap(\.screens)
      if let screen = dice.pick(from: (0..<screenCount).filter { !pages.contains($0) }) { world.screens[screen].guards.append(guarded) }
    }
  }
}
