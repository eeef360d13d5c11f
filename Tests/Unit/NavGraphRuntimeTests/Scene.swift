@testable import NavGraphRuntime

/// A scene of `Harbor` without a screen. Tests can change the results of guards.
struct Scene {
  typealias Scheduler = NavGraph.Scheduler<Harbor>
  typealias Action = NavGraph.Action<Harbor>

  var driver: NavGraph.Driver<Harbor>
  /// The guards that fail.
  var refused: Set<Harbor.Guard> = []
  /// The guards without a result yet.
  var open: Set<Harbor.Guard> = []
  var isBusy = false
  /// Whether dismissal confirmations succeed.
  var mayGo = true

  init(on idiom: NavGraph.Idiom = .phone, restoring saved: NavGraph.Snapshot? = nil, refused: Set<Harbor.Guard> = []) {
    self.refused = refused
    driver = NavGraph.Driver(Scheduler(idiom: idiom, restoring: saved))
    driver.scheduler.start()
    settle()
    driver.scheduler.connected()
    settle()
  }

  var tree: NavGraph.Tree<Harbor> { driver.tree }
  /// The screens in the stack of the first tab.
  var path: [Harbor.Screen] { screens(in: .homeStack) }
  var modals: [Harbor.Modal] { tree.modals.map(\.modal) }

  func screens(in stack: Harbor.Container) -> [Harbor.Screen] {
    tree.layers.lazy.compactMap { $0.container(stack) }.first?.stack?.compactMap(\.screen) ?? []
  }

  /// The evaluated guards, in order.
  var asked: [Harbor.Guard] {
    driver.reports.compactMap { report in
      if case .asked(let question, _) = report { question } else { nil }
    }
  }

  /// The reasons for dropped intents, in order.
  var dropped: [String] {
    driver.reports.compactMap { report in
      if case .dropped(let name, let why) = report { name + ": " + why } else { nil }
    }
  }

  /// The guards whose flows suspended intents wait for.
  var parked: [Harbor.Guard] { driver.scheduler.parked.values.filter { $0.intent != nil }.map(\.question) }

  mutating func settle() {
    driver.run(
      where: { [isBusy] _ in isBusy }, grants: { [refused, open] in open.contains($0) ? nil : !refused.contains($0) },
      mayGo: { [mayGo] _ in mayGo })
  }

  /// Sends an event of the visible screen with these steps.
  mutating func send(_ actions: Action..., requires guards: [Harbor.Guard] = []) {
    driver.scheduler.send(NavGraph.Event(read: "event", guards: guards, actions: actions), from: tree.leaf.id)
    settle()
  }

  /// Sends an event whose outcome a task awaits. Returns the number of the waiter.
  mutating func perform(_ actions: Action...) -> Int {
    let waiter = driver.scheduler.makeWaiter()
    let event = NavGraph.Event<Harbor>(read: "event", guards: [], actions: actions)
    driver.scheduler.enqueue(NavGraph.Scheduler.Intent(.event(event, from: tree.leaf.id)), waiter: waiter)
    settle()
    return waiter
  }

  mutating func open(_ target: NavGraph.Target<Harbor>) {
    driver.scheduler.open(target)
    settle()
  }

  /// Ends the topmost modal with this outcome.
  mutating func end(_ outcome: NavGraph.Outcome<Harbor.Result> = .dismissed(by: .user)) {
    guard let top = tree.modals.last else { return }
    driver.scheduler.hostDismissed(top.id, outcome)
    settle()
  }

  /// Performs effects up to the next change of the screen, and leaves it pending. `driver.scheduler.finishTurn()` ends it.
  mutating func runUntilSomethingMoves() {
    while let effect = driver.scheduler.takeEffect() {
      switch effect {
      case .begin: driver.scheduler.next()
      case .plan(let intent): driver.scheduler.carryOut(driver.scheduler.plan(intent) { [isBusy] _ in isBusy }, of: intent)
      case .show: return
      default: break
      }
    }
  }
}
