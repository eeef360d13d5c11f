@testable import NavGraphRuntime
import Testing

/// Tests of app-level events, which run at the user's place and present over everything.
@Suite struct AppEventTests {
  typealias Action = NavGraph.Action<Harbor>

  private func event(requires guards: [Harbor.Guard] = [], _ actions: [Action]) -> NavGraph.Event<Harbor> {
    NavGraph.Event(read: "struck", guards: guards, actions: actions)
  }

  private func perform(in scene: inout Scene, requires guards: [Harbor.Guard] = [], _ actions: Action...) {
    scene.driver.scheduler.perform(appEvent: event(requires: guards, actions))
    scene.settle()
  }

  @Test func q9_itLiesOnWhateverIsUp() {
    var scene = Scene()
    scene.send(.push(.late))
    scene.send(.present(.editor))
    scene.send(.push(.tips))
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [.editor, .notice])
    scene.end(.dismissed(by: .app))
    #expect(scene.modals == [.editor] && scene.screens(in: .editorStack) == [.form, .tips], "and what was there is there again")
    #expect(scene.path == [.home, .late])
  }

  /// An event that occurs twice presents its modal once, unless another modal is on top of it.
  @Test func q9_whatIsOnTopStays() {
    var scene = Scene()
    perform(in: &scene, .present(.notice))
    let first = scene.tree
    perform(in: &scene, .present(.notice))
    #expect(scene.tree == first)
    #expect(scene.dropped == ["struck: it is up already"])
    perform(in: &scene, .present(.editor))
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [.notice, .editor, .notice])
    perform(in: &scene, .dismissAll, .present(.notice))
    #expect(scene.modals == [.notice] && scene.tree.modals[0].id != first.modals[0].id, "a fresh one")
  }

  /// An alert is dismissed before something is presented, without running its handlers. It stays if nothing is presented.
  @Test func q9_anAlertGoesFirst() {
    var scene = Scene()
    scene.send(.present(.question, then: .pushEarly))
    perform(in: &scene, .stay)
    #expect(scene.modals == [.question])
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [.notice] && scene.path == [.home])
    scene.send(.present(.question))
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [.notice], "the notice beneath it is what is wanted")
    #expect(scene.dropped.last == "struck: it is up already")
  }

  /// An alert is also dismissed for the flow of a guard.
  @Test func q9_guardsAreAskedWhereItStrikes() {
    var scene = Scene(refused: [.unlocked])
    scene.send(.present(.editor))
    scene.send(.present(.question))
    perform(in: &scene, .present(.safe))
    #expect(scene.modals == [.editor, .pin])
    scene.refused = []
    scene.end(.finished(.done))
    #expect(scene.modals == [.editor, .safe])
    scene.send(.present(.question))
    scene.refused = [.unlocked]
    perform(in: &scene, requires: [.unlocked], .present(.tips))
    #expect(scene.modals == [.editor, .safe, .pin])
  }

  /// An event can select a tab under a modal. Its presentation is still on top of everything.
  @Test func q9_aTabIsSelectedBeneath() {
    var scene = Scene()
    scene.send(.present(.editor))
    perform(in: &scene, .select(.tabs, 1, orInRoot: true), .present(.notice))
    #expect(scene.modals == [.editor, .notice])
    guard case .tabs(_, _, let selected) = scene.tree.root.content else { return #expect(Bool(false)) }
    #expect(selected == 1)
    perform(in: &scene, .dismissAll, .switchTo(.club))
    #expect(scene.modals == [] && scene.tree.rootName == .club)
  }

  /// The event waits for the root and then runs. Of equal events only one remains.
  @Test func q9_itWaitsForTheRoot() {
    var scene = Scene(on: .pad, refused: [.member])
    #expect(scene.tree.rootName == nil && scene.tree.rootFlow != nil)
    perform(in: &scene, .present(.notice))
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [] && scene.dropped == ["struck: asked for twice"])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.tree.rootName == .club && scene.modals == [.notice])
  }

  /// Restored modals are presented before the event.
  @Test func q9_whatWasKeptComesBackFirst() throws {
    var before = Scene()
    before.send(.present(.editor))
    let saved = before.driver.scheduler.snapshot
    var scheduler = NavGraph.Scheduler<Harbor>(idiom: .phone, restoring: saved)
    scheduler.start()
    scheduler.perform(appEvent: event([.present(.notice)]))
    scheduler.run()
    #expect(scheduler.tree.modals == [])
    scheduler.connected()
    scheduler.run()
    #expect(scheduler.tree.modals.map(\.modal) == [.editor, .notice])
  }

  /// The event cancels a pending guard, because it is newer.
  @Test func q9_itDropsAQuestionThatIsOut() {
    var scene = Scene()
    scene.open = [.unlocked]
    scene.send(.push(.secret))
    #expect(scene.driver.scheduler.question != nil)
    perform(in: &scene, .present(.notice))
    #expect(scene.modals == [.notice] && scene.driver.scheduler.question == nil)
  }

  /// A task that awaits the event resumes once: after the presentation ends, or immediately if it is already on top.
  @Test func q9_whoeverAwaitsIsAnswered() {
    var scene = Scene()
    func perform() -> Int {
      let waiter = scene.driver.scheduler.makeWaiter()
      scene.driver.scheduler.enqueue(NavGraph.Scheduler.Intent(.appEvent(event([.present(.editor)]))), waiter: waiter)
      scene.settle()
      return waiter
    }
    let first = perform()
    let second = perform()
    #expect(scene.driver.outcomes[second] == .dismissed(by: .parent))
    #expect(scene.driver.outcomes[first] == nil)
    scene.end(.finished(.number(7)))
    #expect(scene.driver.outcomes[first] == .finished(.number(7)))
  }

  /// Outcome handlers continue at the place where the event ran.
  @Test func q9_armsGoOnWhereItStruck() {
    var scene = Scene()
    scene.send(.present(.editor))
    perform(in: &scene, .present(.tips, then: .presentTips))
    scene.end()
    #expect(scene.modals == [.editor, .tips])
  }

  @Test func q9_onStatesItIsTheSame() {
    let scene = Scene()
    let after = scene.tree.after(striking: event([.present(.notice)])).after(striking: event([.present(.notice)]))
    #expect(after.modals.map(\.modal) == [.notice])
  }
}
