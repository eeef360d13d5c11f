@testable import NavGraphRuntime
import Testing

/// Tests of the effects of the scheduler, step by step.
@Suite struct SchedulerTests {
  typealias Scheduler = NavGraph.Scheduler<Harbor>

  /// A scheduler of a started scene without pending work.
  static var quiet: Scheduler { Scene().driver.scheduler }

  static func names(_ effects: [Scheduler.Effect]) -> [String] {
    effects.map { effect in String("\(effect)".prefix { $0 != "(" }) }
  }

  @Test func nothingBeginsBeforeTheStart() {
    var scheduler = Scheduler(idiom: .phone)
    scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    #expect(scheduler.effects.isEmpty)
    scheduler.start()
    #expect(Self.names(scheduler.effects) == ["begin"])
  }

  @Test func nothingBeginsWithoutAScreen() {
    var scheduler = Self.quiet
    scheduler.hasScreen = false
    scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    #expect(scheduler.effects.isEmpty)
    scheduler.hasScreen = true
    scheduler.connected()
    #expect(Self.names(scheduler.effects) == ["begin"])
  }

  /// An intent begins if the screen is quiet, changes the tree immediately, and ends when the change is shown.
  @Test func oneIntent() throws {
    var scheduler = Self.quiet
    scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    #expect(Self.names(scheduler.effects) == ["begin"])
    _ = scheduler.takeEffect()
    scheduler.next()
    #expect(Self.names(scheduler.effects) == ["report", "plan"])
    let before = scheduler.tree
    _ = scheduler.takeEffect()
    guard case .plan(let intent)? = scheduler.takeEffect() else { throw Surprise() }
    let plan = scheduler.plan(intent) { _ in false }
    #expect(scheduler.tree == before, "a plan changes nothing")
    scheduler.carryOut(plan, of: intent)
    #expect(scheduler.tree != before)
    #expect(Self.names(scheduler.effects) == ["show"])
    #expect(scheduler.isBusy)
    _ = scheduler.takeEffect()
    scheduler.finishTurn()
    #expect(Self.names(scheduler.effects) == ["rest"])
    #expect(scheduler.isIdle)
  }

  /// Other intents wait while one changes the screen. A repeated one is dropped.
  @Test func oneAtATime() {
    var scheduler = Self.quiet
    scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    scheduler.send(NavGraph.Event("early", .push(.early)), from: nil)
    scheduler.send(NavGraph.Event("early", .push(.early)), from: nil)
    #expect(scheduler.queue.map(\.name) == ["late", "early"])
    #expect(Self.names(scheduler.effects) == ["begin", "log", "report"])
  }

  /// The result of a canceled guard is ignored.
  @Test func anAnswerThatComesTooLate() {
    var scene = Scene()
    scene.open = [.unlocked]
    scene.send(.push(.secret))
    let asked = scene.driver.scheduler.question
    scene.send(.push(.late))
    #expect(asked.map { scene.driver.scheduler.isWaiting(for: $0.id) } == false)
    #expect(asked.flatMap { scene.driver.scheduler.takeQuestion($0.id)?.id } == nil)
  }

  /// Tasks that await an outcome resume before the next intent.
  @Test func whoeverAwaitsGoesOnFirst() {
    var scene = Scene()
    let waiter = scene.perform(.present(.editor))
    var scheduler = scene.driver.scheduler
    scheduler.hostDismissed(scheduler.tree.modals[0].id)
    scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    #expect(Self.names(scheduler.effects) == ["show"])
    scheduler.effects.removeAll()
    scheduler.finishTurn()
    #expect(Self.names(scheduler.effects) == ["rest", "report", "resume", "begin"])
    scheduler.effects.removeAll()
    scheduler.next()
    #expect(scheduler.effects.isEmpty, "the task has not gone on yet")
    scheduler.heard(waiter)
    #expect(Self.names(scheduler.effects) == ["goOn"])
  }

  /// The scheduler adopts changes by the user immediately. It shows them again unless a change is pending.
  @Test func factsAreTakenOver() {
    var scene = Scene()
    scene.send(.push(.early), .push(.late))
    var scheduler = scene.driver.scheduler
    guard let stack = scheduler.tree.path(to: scheduler.tree.leaf.id)?.first(where: { $0.container == .homeStack }) else { return }
    scheduler.hostShows(Set(stack.children.prefix(2).map(\.id)), in: stack.id)
    #expect(scheduler.tree.leaf.screen == .early)
    #expect(Self.names(scheduler.effects) == ["show"])
    scheduler.hostShows(Set(stack.children.prefix(1).map(\.id)), in: stack.id)
    #expect(scheduler.tree.leaf.screen == .home)
    #expect(Self.names(scheduler.effects) == ["show"])
  }

  /// A report contains what the screen showed, not a root that is restored in the same turn.
  @Test func whatIsShownIsWhatWasThere() {
    var scene = Scene(refused: [.member])
    let home = scene.tree.shape
    scene.open(NavGraph.Target(.root(.club, .path([.club, .late]))))
    let login = scene.tree.shape
    var scheduler = scene.driver.scheduler
    scheduler.send(NavGraph.Event("finish", .finish(.done)), from: nil)
    var shown: [[NavGraph.Shape<Harbor>]] = []
    while let effect = scheduler.takeEffect() {
      switch effect {
      case .begin: scheduler.next()
      case .plan(let intent): scheduler.carryOut(scheduler.plan(intent) { _ in false }, of: intent)
      case .ask(_, let id): if let question = scheduler.takeQuestion(id) { scheduler.answer(question, with: false) }
      case .show: scheduler.finishTurn()
      case .rest(let tree): shown.append(tree.shape)
      default: break
      }
    }
    #expect(shown == [login, login, home])
  }

  struct Surprise: Error {}
}
