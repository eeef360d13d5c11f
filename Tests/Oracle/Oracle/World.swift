/// A small app that can be written as source and explored state by state.
///
/// This module imports no stage of navgraph, so it can't agree with the checks by sharing code.
/// Declarations, sequences of steps, and lists of outcome handlers are numbers, so that states stay small.
struct World: Sendable {
  enum Content: Hashable, Sendable {
    case screen(Int)
    /// An unnamed stack with that root.
    case stack(Int)
    /// A named stack.
    case flow(Int)
    case tabs(Int), split(Int), pages(Int), modal(Int), alert(Int)
  }
  enum Style: String, Sendable {
    case pageSheet, formSheet, fullScreen, overFullScreen, popover
    var isSwiped: Bool { self != .fullScreen && self != .overFullScreen }
  }
  enum Dismissal: String, Sendable { case free, confirm, blocked }
  enum Idiom: String, CaseIterable, Sendable { case phone, pad }
  enum Policy: String, Sendable { case dismiss, over, wait, reject, now }

  indirect enum Test: Hashable, Sendable {
    case condition(Int), not(Test), and(Test, Test), or(Test, Test)
    /// A test of a value of the event: one of three cases, or a flag.
    case kind(Int), flag
    /// Whether the system supports several windows.
    case opensWindows
  }
  enum Act: Hashable, Sendable {
    case push(Int), replace(Int), pop, popToRoot, popTo(Int)
    case present(Content, style: Style?, arms: Int?)
    case select(tabs: Int, tab: Int, isNamed: Bool)
    case show(Int, Content?), clear(Int)
    case next, previous, page(Int)
    case dismiss, dismissAll, close, finish
    case switchTo(Content), restart, open(Int), stay
    /// Opens another window with that root. The step is the only one of its sequence, which is the first of two branches.
    case openWindow(Content)
  }
  struct Branch: Sendable {
    var test: Test?
    var body: Int
  }
  enum Outcome: Hashable, Sendable { case finished, dismissed, button(Int) }
  struct Arm: Sendable {
    var outcome: Outcome
    var branches: [Branch]
  }
  /// An event of a screen or of a group, or the action of a tab.
  struct Event: Sendable {
    var guards: [Int] = []
    var isAnchored = false
    var branches: [Branch] = []
    var isTabAction = false
  }
  struct Screen: Sendable {
    var events: [Int] = []
    var groups: [Int] = []
    var guards: [Int] = []
    var isBackHidden = false
    /// Whether a screen that hides Back has no navigation bar and no swipe back.
    var isBarHidden = false
    var hidesBar = false
    var isExternal = false
    /// Whether the screen has a key, so that another value is another place.
    var isKeyed = false
    /// Whether its guards with an argument take its key.
    var asksByKey = false
  }
  struct Flow: Sendable {
    var root: Int
    var guards: [Int] = []
  }
  struct Tab: Sendable {
    var content: Content?
    var action: Int?
    var guards: [Int] = []
    var hidden: Test?
    var section: Int?
    var isReselected = true
  }
  struct Tabs: Sendable {
    var tabs: [Tab]
    /// Whether the last tab is declared as the first to be selected.
    var isLastFirst = false
    /// The condition that hides each section, or nil.
    var sections: [Test?] = []
    var accessory: Accessory?
    var guards: [Int] = []
  }
  /// Returns the tab that is selected at first.
  func firstTab(of id: Int) -> Int? {
    let tabs = tabSets[id].tabs
    if tabSets[id].isLastFirst, let last = tabs.last, last.content != nil, last.hidden == nil, last.section == nil { return tabs.count - 1 }
    return tabs.firstIndex { $0.content != nil }
  }

  /// An accessory of a tab bar. A screen with a condition is only used as an accessory.
  struct Accessory: Sendable {
    var screen: Int
    /// The condition for the accessory, if any.
    var shown: Test?
  }
  struct Split: Sendable {
    /// The sidebar, content, and detail columns, and sometimes an inspector.
    var columns: [Content?]
    var guards: [Int] = []
  }
  struct Pages: Sendable {
    var screens: [Int]
    var guards: [Int] = []
  }
  struct Modal: Sendable {
    var content: Content
    /// The content on a pad, if it differs.
    var padContent: Content?
    /// Whether `content` is written without an idiom, instead of with `on phone`. The content on a pad still has precedence.
    var isContentGeneral = false
    /// The style, and in the next property the style on a pad, if it differs.
    var style: Style?
    var padStyle: Style?
    /// The style on a phone, if it differs, and in the next property the style in compact size.
    var phoneStyle: Style?
    var compact: Style?
    /// Whether the common style is written before those of idioms. The order has no effect.
    var isCommonFirst = false
    var dismissal: Dismissal = .free
    var guards: [Int] = []

    var differs: Bool { padStyle != nil || phoneStyle != nil || compact != nil || padContent != nil }

    func content(on idiom: Idiom) -> Content { idiom == .pad ? padContent ?? content : content }
  }
  struct Guard: Sendable {
    var flow: Content?
    /// Whether the guard has an argument, so that its answer depends on the value.
    var hasValue = false
  }
  struct Root: Sendable {
    var content: Content
    var guards: [Int] = []
    /// The idiom of the root, or nil for all others.
    var idiom: Idiom?
    /// Whether the app declares the root. If not, only events and links enter it.
    var isDeclared = true
  }
  /// The target of a link.
  struct Target: Hashable, Sendable {
    /// Whether the target is `here`. With `hasPlace`, it is `here or` a place.
    var isHere = false
    var hasPlace = true
    /// The index of the root that the target names, which may be that of another idiom.
    var root = 0
    var tab: Int?
    var columns: [Column] = []
    /// The screen of a page.
    var page: Int?
    var path: [Int] = []
    var modals: [Content] = []
  }
  /// A column with the path in it.
  struct Column: Hashable, Sendable {
    var column: Int
    var path: [Int]
  }
  struct Link: Sendable {
    var isEntry = false
    var target = Target()
    /// The target on a pad, if that has another root.
    var padTarget: Target?
    var policy: Policy?
    var guards: [Int] = []
    /// A condition for the target. Such a target isn't `here`, and it is for all idioms.
    var choice: Choice?

    struct Choice: Hashable, Sendable {
      var test: Test
      /// The target if the test is false. If it is nil, the link opens nothing.
      var otherwise: Target?
    }

    var targets: [Target] { [target] + [padTarget, choice?.otherwise].compactMap { $0 } }

    /// Returns the link with the target for a value of its test, or nil if it opens nothing.
    func chosen(when holds: Bool) -> Link? {
      var link = self
      link.choice = nil
      guard !holds, let choice else { return link }
      guard let other = choice.otherwise else { return nil }
      link.target = other
      return link
    }

    var isEverHere: Bool { targets.contains(where: \.isHere) }

    func target(on idiom: Idiom) -> Target { idiom == .pad ? padTarget ?? target : target }

    /// Whether the link is also shown over a guard flow that replaces the root.
    func isShownAtOnce(on idiom: Idiom) -> Bool { policy == .now && target(on: idiom).isHere && !target(on: idiom).hasPlace }

    func opensTheSame(as other: Link) -> Bool {
      (policy ?? .dismiss) == (other.policy ?? .dismiss) && guards == other.guards && targets == other.targets
        && choice == other.choice
    }
  }

  /// An assertion about two screens, or about a screen and a guard.
  struct Assertion: Sendable {
    enum Claim: Sendable, CaseIterable { case onlyAfter, neverAfter, reaches, within, requires }
    var claim: Claim
    var a: Int
    /// The second screen, or the guard of a `requires` assertion.
    var b: Int
    /// The budget of a `within` assertion.
    var moves = 1
  }

  var assertions: [Assertion] = []
  var roots: [Root] = []
  var screens = Screens()
  var groups: [[Int]] = []
  var events: [Event] = []
  var bodies: [[Act]] = []
  var arms: [[Arm]] = []
  var flows: [Flow] = []
  var tabSets: [Tabs] = []
  var splits: [Split] = []
  var pageSets: [Pages] = []
  var modals: [Modal] = []
  /// The number of buttons of each alert.
  var alerts: [Int] = []
  var guards: Guards = []
  var conditions = 0
  /// Whether a branch tests values of events.
  var hasValues = false
  var opensWindows = false
  var links: [Link] = []
  var appEvents: [Int] = []
  var hasKeys: Bool { screens.contains(where: \.isKeyed) }
  /// Whether flows return a string.
  var returns = false

  /// Returns the events of a screen, including those of its groups.
  func events(of screen: Int) -> [Int] { screens[screen].events + screens[screen].groups.flatMap { groups[$0] } }

  /// Returns the guards of a screen, with the argument for its key.
  func guards(ofScreen screen: Int) -> [Int] {
    let value = screens[screen]
    return screen < 0 && value.asksByKey ? value.guards.map { guards[$0].hasValue ? Guards.other(of: $0) : $0 } : value.guards
  }

  /// The guards that are used somewhere, with each argument.
  var askedGuards: Set<Int> {
    var lists = roots.map(\.guards) + screens.map(\.guards) + flows.map(\.guards)
    lists += screens.indices.filter { screens[$0].isKeyed }.map { guards(ofScreen: Screens.other(of: $0)) }
    lists += modals.map(\.guards) + splits.map(\.guards) + pageSets.map(\.guards) + links.map(\.guards)
    for tabs in tabSets { lists += [tabs.guards] + tabs.tabs.map(\.guards) + tabs.tabs.compactMap(\.action).map { events[$0].guards } }
    for event in screens.flatMap(\.events) + groups.joined() + appEvents { lists.append(events[event].guards) }
    return Set(lists.joined())
  }

  func root(on idiom: Idiom) -> Root? {
    roots.first { $0.idiom == idiom } ?? roots.first { $0.idiom == nil && $0.isDeclared }
  }

  /// Returns the idiom if the content is a modal that differs between idioms.
  func device(of content: Content, on idiom: Idiom) -> Idiom? {
    if case .modal(let id) = content, modals[id].padContent != nil { idiom } else { nil }
  }

  var idioms: [Idiom] {
    roots.contains { $0.idiom != nil } || modals.contains(where: \.differs) || opensWindows ? Idiom.allCases : [.phone]
  }

  /// Whether all tests can be true at the same time.
  func canHold(_ tests: [Test], at moments: [Int]? = nil) -> Bool {
    (moments ?? self.moments()).contains { mask in tests.allSatisfy { $0.holds(at: mask) } }
  }

  /// The bit of a mask that contains values of an event.
  static let knowsValues = 1 << 11
  /// The bit of a mask for a system on which a window can open.
  static let hasWindows = 1 << 12

  /// Returns the possible masks: a bit for each condition, whether a window can open, and the case and flag of an event.
  /// States don't contain values, so any values are possible at each moment, but all tests at that moment use the same ones.
  func moments(known: Int? = nil) -> [Int] {
    var all = known.map { [$0] } ?? Array(0..<1 << conditions)
    if known == nil, opensWindows { all += all.map { $0 | World.hasWindows } }
    guard hasValues else { return all }
    return all.flatMap { mask in
      mask & World.knowsValues != 0 ? [mask] : (0..<3).flatMap { kind in [0, 1].map { mask | World.values(kind: kind, flag: $0) } }
    }
  }

  /// Returns the part of a mask with the values of an event.
  static func values(kind: Int, flag: Int) -> Int { knowsValues | kind << 8 | flag << 10 }

  /// The maximum number of screens that one sequence pushes.
  var maxPushes: Int { bodies.map { body in body.count { if case .push = $0 { true } else { false } } }.max() ?? 0 }

  /// Whether an event or a link shows a screen on a stack and directly covers it with
  /// something that may never be removed: a modal, or a screen that hides Back.
  var covers: Bool {
    let isCovering = bodies.contains { body in
      zip(body, body.dropFirst()).contains { first, second in
        if case .present = second { first.showsScreen } else { false }
      }
    }
    return isCovering
      || links.flatMap(\.targets).contains { target in
        target.path.dropFirst().contains { screens[$0].isBackHidden }
          || !target.modals.isEmpty && !(target.path + target.columns.flatMap(\.path)).isEmpty
      }
  }

  /// Whether a branch can never be taken, or a tab is always hidden. The checks include what such a branch leads to.
  var hasIdleBranches: Bool {
    let lists =
      (appEvents + screens.flatMap { $0.events + $0.groups.flatMap { groups[$0] } }).map { events[$0].branches }
      + arms.joined().map(\.branches)
    let hidden = tabSets.flatMap { tabs in tabs.tabs.map { [$0.hidden, $0.section.flatMap { tabs.sections[$0] }].compactMap { $0 } } }
    let strips = tabSets.compactMap(\.accessory).filter { $0.shown != nil }
    let tests = links.compactMap(\.choice?.test)
    if tests.contains(where: { !canHold([$0]) || !canHold([.not($0)]) }) { return true }
    return lists.contains { open(among: $0).count < $0.count } || hidden.contains { !canHold($0.map { .not($0) }) }
      || strips.contains { strip in
        events(of: strip.screen).map { events[$0].branches }.contains { open(among: $0, while: strip.shown).count < $0.count }
          || !canHold([strip.shown].compactMap { $0 })
      }
  }

  /// Returns the branches that can be taken. For each mask, it is the first branch
  /// whose test is true. If `shown` is set, only masks for which it is true count.
  func open(among branches: [Branch], while shown: Test? = nil, at moments: [Int]? = nil) -> [Branch] {
    var taken: [Int] = []
    for mask in moments ?? self.moments() where shown?.holds(at: mask) ?? true {
      if let first = branches.firstIndex(where: { $0.test?.holds(at: mask) ?? true }), !taken.contains(first) { taken.append(first) }
    }
    return taken.map { branches[$0] }
  }
}

extension World.Test {
  func holds(at mask: Int) -> Bool {
    switch self {
    case .condition(let number): mask & 1 << number != 0
    case .kind(let number): mask >> 8 & 3 == number
    case .flag: mask >> 10 & 1 == 1
    case .opensWindows: mask & World.hasWindows != 0
    case .not(let test): !test.holds(at: mask)
    case .and(let a, let b): a.holds(at: mask) && b.holds(at: mask)
    case .or(let a, let b): a.holds(at: mask) || b.holds(at: mask)
    }
  }
}

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
