/// A small app in the tests' own words: it can be written as source, and walked through state by state.
///
/// This module imports no stage of navgraph, so that nothing in it can agree with the checks by sharing their code.
/// Things are numbered; every sequence of steps and every list of arms has a number too, so that states stay small.
struct World: Sendable {
  enum Content: Hashable, Sendable {
    case screen(Int)
    /// A stack whose root is that screen.
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
    /// What an event carries: one of three kinds, and a flag.
    case kind(Int), flag
    /// The system has windows besides this one.
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
    /// Another window, with that as its root. A body of its own, in the first of two branches.
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
  /// Of a screen, of a group, or the action of a tab.
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
    /// Nothing leads back by itself.
    var isBackHidden = false
    /// For want of a bar and a swipe.
    var isBarHidden = false
    var hidesBar = false
    var isExternal = false
    /// It has a key, so with another value it is another place.
    var isKeyed = false
    /// Its guards with a value are evaluated for its key.
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
    /// Whether the last says that it is first.
    var isLastFirst = false
    /// What hides each section.
    var sections: [Test?] = []
    var accessory: Accessory?
    var guards: [Int] = []
  }
  /// The tab that is selected at first.
  func firstTab(of id: Int) -> Int? {
    let tabs = tabSets[id].tabs
    if tabSets[id].isLastFirst, let last = tabs.last, last.content != nil, last.hidden == nil, last.section == nil { return tabs.count - 1 }
    return tabs.firstIndex { $0.content != nil }
  }

  /// A screen at the bar; one that is there only at times is so nowhere else.
  struct Accessory: Sendable {
    var screen: Int
    /// It is there while that holds.
    var shown: Test?
  }
  struct Split: Sendable {
    /// Sidebar, content, detail, and perhaps an inspector.
    var columns: [Content?]
    var guards: [Int] = []
  }
  struct Pages: Sendable {
    var screens: [Int]
    var guards: [Int] = []
  }
  struct Modal: Sendable {
    var content: Content
    /// What it shows on a pad, if that is something else.
    var padContent: Content?
    /// Whether the other one is written for all devices but pads, and not for phones.
    var isContentGeneral = false
    /// The style on a pad, if it is another one.
    var style: Style?
    var padStyle: Style?
    /// The style on a phone, if it is another one, and what it becomes where there is little room.
    var phoneStyle: Style?
    var compact: Style?
    /// Whether the style for all devices is written before the others: each device's own counts all the same.
    var isCommonFirst = false
    var dismissal: Dismissal = .free
    var guards: [Int] = []

    var differs: Bool { padStyle != nil || phoneStyle != nil || compact != nil || padContent != nil }

    func content(on idiom: Idiom) -> Content { idiom == .pad ? padContent ?? content : content }
  }
  struct Guard: Sendable {
    var flow: Content?
    /// It has an argument, so with another value it may answer otherwise.
    var hasValue = false
  }
  struct Root: Sendable {
    var content: Content
    var guards: [Int] = []
    /// nil: every other one.
    var idiom: Idiom?
    /// Not one that only events and links enter.
    var isDeclared = true
  }
  /// A place that a link leads to.
  struct Target: Hashable, Sendable {
    /// `here`, or `here or` the place.
    var isHere = false
    var hasPlace = true
    /// The number of the root that it names: of that or of another kind of device.
    var root = 0
    /// The tab of the root's tabs.
    var tab: Int?
    /// Several columns of one split.
    var columns: [Column] = []
    /// A screen of pages.
    var page: Int?
    /// On the stack.
    var path: [Int] = []
    var modals: [Content] = []
  }
  /// A column with its path.
  struct Column: Hashable, Sendable {
    var column: Int
    var path: [Int]
  }
  struct Link: Sendable {
    var isEntry = false
    var target = Target()
    /// Where it leads on a pad, if that has another root.
    var padTarget: Target?
    var policy: Policy?
    var guards: [Int] = []
    /// It leads to the target only while that holds; such a target is no `here` and for all devices.
    var choice: Choice?

    struct Choice: Hashable, Sendable {
      var test: Test
      /// Where it leads otherwise; nil: nowhere.
      var otherwise: Target?
    }

    var targets: [Target] { [target] + [padTarget, choice?.otherwise].compactMap { $0 } }

    /// The link as it is while its test holds, and while it doesn't; nil where it opens nothing.
    func chosen(_ holds: Bool) -> Link? {
      var link = self
      link.choice = nil
      guard !holds, let choice else { return link }
      guard let other = choice.otherwise else { return nil }
      link.target = other
      return link
    }

    var isEverHere: Bool { targets.contains(where: \.isHere) }

    func target(on idiom: Idiom) -> Target { idiom == .pad ? padTarget ?? target : target }

    /// Whether it comes up over the flow of a guard that has the root's place, too.
    func isShownAtOnce(on idiom: Idiom) -> Bool { policy == .now && target(on: idiom).isHere && !target(on: idiom).hasPlace }

    func opensTheSame(as other: Link) -> Bool {
      (policy ?? .dismiss) == (other.policy ?? .dismiss) && guards == other.guards && targets == other.targets
        && choice == other.choice
    }
  }

  /// A promise about two screens, or a screen and a guard.
  struct Assertion: Sendable {
    enum Claim: Sendable, CaseIterable { case onlyAfter, neverAfter, reaches, within, requires }
    var claim: Claim
    var a: Int
    /// Another screen; of `requires`, a guard.
    var b: Int
    /// The budget of `within`.
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
  /// How many buttons each has.
  var alerts: [Int] = []
  var guards: Guards = []
  var conditions = 0
  /// Whether some branch looks at what events carry.
  var hasValues = false
  /// Whether some event opens a window.
  var opensWindows = false
  var links: [Link] = []
  /// Those that may happen wherever the user is.
  var appEvents: [Int] = []
  /// Whether some screen has a key.
  var hasKeys: Bool { screens.contains(where: \.isKeyed) }
  /// Whether flows return a text.
  var returns = false

  /// The events of a screen, those of its groups included.
  func events(of screen: Int) -> [Int] { screens[screen].events + screens[screen].groups.flatMap { groups[$0] } }

  /// The guards of a screen, with the values of its key.
  func guards(ofScreen screen: Int) -> [Int] {
    let value = screens[screen]
    return screen < 0 && value.asksByKey ? value.guards.map { guards[$0].hasValue ? Guards.other($0) : $0 } : value.guards
  }

  /// The guards that something asks, with each value.
  var askedGuards: Set<Int> {
    var lists = roots.map(\.guards) + screens.map(\.guards) + flows.map(\.guards)
    lists += screens.indices.filter { screens[$0].isKeyed }.map { guards(ofScreen: Screens.other($0)) }
    lists += modals.map(\.guards) + splits.map(\.guards) + pageSets.map(\.guards) + links.map(\.guards)
    for tabs in tabSets { lists += [tabs.guards] + tabs.tabs.map(\.guards) + tabs.tabs.compactMap(\.action).map { events[$0].guards } }
    for event in screens.flatMap(\.events) + groups.joined() + appEvents { lists.append(events[event].guards) }
    return Set(lists.joined())
  }

  func root(on idiom: Idiom) -> Root? {
    roots.first { $0.idiom == idiom } ?? roots.first { $0.idiom == nil && $0.isDeclared }
  }

  /// The kind of device, if a modal shows something else on another.
  func device(_ content: Content, _ idiom: Idiom) -> Idiom? {
    if case .modal(let id) = content, modals[id].padContent != nil { idiom } else { nil }
  }

  var idioms: [Idiom] {
    roots.contains { $0.idiom != nil } || modals.contains(where: \.differs) || opensWindows ? Idiom.allCases : [.phone]
  }

  /// Whether a test can hold: with conditions read at one moment, each of them is one or the other.
  func canHold(_ tests: [Test], at moments: [Int]? = nil) -> Bool {
    (moments ?? self.moments()).contains { mask in tests.allSatisfy { $0.holds(mask) } }
  }

  /// With it, a mask says what an event carries.
  static let knowsValues = 1 << 11
  /// With it, a mask says that a window can open.
  static let hasWindows = 1 << 12

  /// What may be so at one moment: a bit for each condition, whether a window can open, then the kind and the flag that an event carries. Values are left out of states,
  /// so that they may be any at each moment; but one value is one thing.
  func moments(_ known: Int? = nil) -> [Int] {
    var all = known.map { [$0] } ?? Array(0..<1 << conditions)
    if known == nil, opensWindows { all += all.map { $0 | World.hasWindows } }
    guard hasValues else { return all }
    return all.flatMap { mask in
      mask & World.knowsValues != 0 ? [mask] : (0..<3).flatMap { kind in [0, 1].map { mask | World.values(kind: kind, flag: $0) } }
    }
  }

  /// The part of a mask that says what an event carries.
  static func values(kind: Int, flag: Int) -> Int { knowsValues | kind << 8 | flag << 10 }

  /// The most screens that one sequence pushes.
  var mostPushes: Int { bodies.map { body in body.count { if case .push = $0 { true } else { false } } }.max() ?? 0 }

  /// Whether an event or a link puts something on a stack and covers it at once by what may never give it free: a modal, or a screen that
  /// hides Back.
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

  /// Whether some branch can never be taken, or some tab is always hidden: what it leads to is looked at by the checks as well.
  var hasIdleBranches: Bool {
    let lists =
      (appEvents + screens.flatMap { $0.events + $0.groups.flatMap { groups[$0] } }).map { events[$0].branches }
      + arms.joined().map(\.branches)
    let hidden = tabSets.flatMap { tabs in tabs.tabs.map { [$0.hidden, $0.section.flatMap { tabs.sections[$0] }].compactMap { $0 } } }
    let strips = tabSets.compactMap(\.accessory).filter { $0.shown != nil }
    let tests = links.compactMap(\.choice?.test)
    if tests.contains(where: { !canHold([$0]) || !canHold([.not($0)]) }) { return true }
    return lists.contains { open($0).count < $0.count } || hidden.contains { !canHold($0.map { .not($0) }) }
      || strips.contains { strip in
        events(of: strip.screen).map { events[$0].branches }.contains { open($0, while: strip.shown).count < $0.count }
          || !canHold([strip.shown].compactMap { $0 })
      }
  }

  /// The branches that can be taken: the first whose test holds. What is shown only while a test holds takes them then.
  func open(_ branches: [Branch], while shown: Test? = nil, at moments: [Int]? = nil) -> [Branch] {
    var taken: [Int] = []
    for mask in moments ?? self.moments() where shown?.holds(mask) ?? true {
      if let first = branches.firstIndex(where: { $0.test?.holds(mask) ?? true }), !taken.contains(first) { taken.append(first) }
    }
    return taken.map { branches[$0] }
  }
}

extension World.Test {
  func holds(_ mask: Int) -> Bool {
    switch self {
    case .condition(let number): mask & 1 << number != 0
    case .kind(let number): mask >> 8 & 3 == number
    case .flag: mask >> 10 & 1 == 1
    case .opensWindows: mask & World.hasWindows != 0
    case .not(let test): !test.holds(mask)
    case .and(let a, let b): a.holds(mask) && b.holds(mask)
    case .or(let a, let b): a.holds(mask) || b.holds(mask)
    }
  }
}
