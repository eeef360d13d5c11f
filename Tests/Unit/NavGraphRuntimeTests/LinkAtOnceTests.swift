@testable import NavGraphRuntime
import Testing

/// Tests of `links now`, which presents over a guard flow that is shown instead of the root.
@Suite struct LinkAtOnceTests {
  private func shows(_ modal: Harbor.Modal, then continuation: Harbor.Continuation? = nil) -> NavGraph.Target<Harbor> {
    NavGraph.Target(.anywhere, presenting: [.present(modal, then: continuation)], policy: .now)
  }

  private var late: NavGraph.Target<Harbor> { NavGraph.Target(.root(.club, .path([.club, .late]))) }

  /// The flow stays, the waiting intent continues later, and no guard is evaluated again.
  @Test func u13_itLiesOnTheFlowThatHasTheRootsPlace() throws {
    var scene = Scene(on: .pad, refused: [.member])
    let flow = try #require(scene.tree.rootFlow)
    scene.open(shows(.editor))
    #expect(scene.tree.rootFlow == flow && scene.modals == [.editor] && scene.asked == [.member] && scene.parked == [.member])
    scene.end()
    #expect(scene.tree.rootFlow == flow && scene.modals == [] && scene.tree.leaf.screen == .login)
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.tree.rootName == .club && scene.asked == [.member, .member])
  }

  /// Sheets of the flow stay under the new one, even with `dismissal blocked`. An alert is dismissed.
  @Test func u13_whatIsUpStaysBelow() {
    var scene = Scene(on: .pad, refused: [.member])
    scene.send(.present(.notice))
    scene.open(shows(.editor))
    #expect(scene.modals == [.notice, .editor])
    scene.open(shows(.editor))
    #expect(scene.modals == [.notice, .editor], "opened twice nothing is added")
    scene.send(.present(.question))
    scene.open(shows(.tips))
    #expect(scene.modals == [.notice, .editor, .tips])
  }

  /// A link that waits for the root keeps waiting, in either order.
  @Test(arguments: [true, false]) func u13_whatWaitsStillWaits(isFirst: Bool) {
    var scene = Scene(on: .pad, refused: [.member])
    for target in isFirst ? [shows(.tips), late] : [late, shows(.tips)] { scene.open(target) }
    #expect(scene.modals == [.tips] && scene.tree.rootFlow != nil)
    scene.end()
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.screens(in: .clubStack) == [.club, .late])
  }

  /// A link that waits for the guard flow isn't replaced.
  @Test func u13_itTakesNobodysPlace() {
    var scene = Scene(on: .phone, refused: [.member])
    scene.open(late)
    #expect(scene.tree.rootFlow != nil && scene.parked == [.member])
    scene.open(shows(.tips))
    #expect(scene.modals == [.tips] && scene.parked == [.member] && scene.dropped == [])
    scene.end()
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.screens(in: .clubStack) == [.club, .late])
  }

  /// If the link starts the scene, it is presented after the root's guard has a result.
  @Test(arguments: [true, false]) func u13_atALaunchItWaitsForTheAnswer(isRefused: Bool) {
    var scheduler = NavGraph.Scheduler<Harbor>(idiom: .pad)
    scheduler.open(shows(.tips))
    scheduler.connected()
    scheduler.start()
    scheduler.run(grants: { _ in nil })
    #expect(scheduler.tree.modals == [] && scheduler.question != nil)
    guard let asked = scheduler.question.flatMap({ scheduler.takeQuestion($0.id) }) else { return #expect(Bool(false)) }
    scheduler.answer(asked, with: !isRefused)
    scheduler.run()
    #expect((scheduler.tree.rootFlow != nil) == isRefused)
    #expect(scheduler.tree.modals.map(\.modal) == [.tips])
  }

  /// While the guard is evaluated again after its flow, the link waits and doesn't cancel the guard.
  @Test func u13_itEndsNoQuestion() {
    var scene = Scene(on: .phone, refused: [.member])
    scene.send(.switchTo(.club))
    #expect(scene.tree.rootFlow != nil)
    scene.open = [.member]
    scene.send(.finish(.done))
    #expect(scene.driver.scheduler.question != nil && scene.tree.rootName == nil && scene.tree.rootFlow == nil)
    scene.open(shows(.tips))
    #expect(scene.driver.scheduler.question != nil && scene.modals == [] && scene.dropped == [])
    guard let asked = scene.driver.scheduler.question.flatMap({ scene.driver.scheduler.takeQuestion($0.id) }) else {
      return #expect(Bool(false))
    }
    scene.driver.scheduler.answer(asked, with: true)
    scene.settle()
    #expect(scene.tree.rootName == .club && scene.modals == [.tips])
  }

  /// A pending guard of an event in the flow isn't canceled. The link is presented after its result.
  @Test func u13_norOneOfAnEventInTheFlow() {
    var scene = Scene(on: .pad, refused: [.member])
    scene.open = [.unlocked]
    scene.send(.push(.steps), requires: [.unlocked])
    #expect(scene.driver.scheduler.question != nil)
    scene.open(shows(.tips))
    #expect(scene.driver.scheduler.question != nil && scene.modals == [])
    guard let asked = scene.driver.scheduler.question.flatMap({ scene.driver.scheduler.takeQuestion($0.id) }) else {
      return #expect(Bool(false))
    }
    scene.driver.scheduler.answer(asked, with: true)
    scene.settle()
    #expect(scene.screens(in: .loginStack) == [.login, .steps] && scene.modals == [.tips])
  }

  /// Over the root, the policy is equivalent to `over`, and cancels pending guards.
  @Test func u13_overTheRootItIsAsOver() {
    var scene = Scene()
    scene.send(.present(.notice))
    scene.open(shows(.tips))
    #expect(scene.modals == [.notice, .tips])
    var other = Scene()
    other.open = [.unlocked]
    other.send(.push(.secret))
    other.open(shows(.tips))
    #expect(other.modals == [.tips] && other.driver.scheduler.question == nil)
  }

  /// Outcome handlers of the modal run in the flow.
  @Test func u13_itsArmsRunInTheFlow() {
    var scene = Scene(on: .pad, refused: [.member])
    scene.open(shows(.tips, then: .pushEarly))
    scene.end()
    #expect(scene.screens(in: .loginStack) == [.login, .early] && scene.tree.rootFlow != nil)
  }

  /// A modal over the flow isn't saved with the root.
  @Test func u13_nothingOfItIsKept() {
    var scene = Scene(on: .phone, refused: [.member])
    scene.send(.switchTo(.club))
    scene.open(shows(.editor))
    #expect(scene.modals == [.editor])
    let again = Scene(on: .phone, restoring: scene.driver.scheduler.snapshot)
    #expect(again.tree.rootName == .main && again.modals == [])
  }

  /// The latest of two waiting links with this policy remains. `forgetLinks` removes waiting links.
  @Test func u13_theLatestOfEachKindIsLeft() {
    var scene = Scene(on: .pad, refused: [.member])
    scene.driver.scheduler.open(shows(.editor))
    scene.driver.scheduler.open(shows(.tips))
    scene.settle()
    #expect(scene.modals == [.tips])
    #expect(scene.dropped == ["link: a newer one came"])
    scene.open(late)
    scene.driver.scheduler.forgetLinks()
    scene.end()
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.screens(in: .clubStack) == [.club])
  }
}
