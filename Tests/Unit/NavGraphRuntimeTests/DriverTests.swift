import Foundation
import NavGraphRuntime
import Testing

/// Tests of a scene without a screen, in which guards are evaluated immediately.
@Suite struct DriverTests {
  @Test func aSceneStarts() {
    let scene = Scene()
    #expect(scene.tree.rootName == .main)
    #expect(scene.driver.scheduler.isIdle)
    #expect(scene.asked.isEmpty)
  }

  /// The guard of the first root shows its flow instead of the root until it succeeds.
  @Test func aGuardedRootWaitsForItsFlow() {
    var scene = Scene(on: .pad, refused: [.member])
    #expect(scene.tree.rootFlow?.flow == .signIn)
    scene.send(.finish(.done))
    #expect(scene.tree.rootFlow?.flow == .signIn, "still no")
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.tree.rootName == .club)
    #expect(scene.asked == [.member, .member, .member])
  }

  @Test func aGuardIsAskedAndItsFlowShown() {
    var scene = Scene(refused: [.unlocked])
    scene.send(.push(.early), .push(.secret), .push(.late))
    #expect(scene.path == [.home, .early], "the steps before are kept")
    #expect(scene.modals == [.pin])
    #expect(scene.parked == [.unlocked])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.path == [.home, .early, .secret, .late])
    #expect(scene.asked == [.unlocked, .unlocked])
    #expect(scene.parked.isEmpty)
  }

  @Test func aSecondNoIsARefusal() {
    var scene = Scene(refused: [.unlocked])
    scene.send(.push(.secret))
    scene.send(.finish(.done))
    #expect(scene.path == [.home])
    #expect(scene.dropped == ["event: its guard still says no after its flow"])
  }

  @Test func aRefusedPresentTellsItsContinuation() {
    var scene = Scene(refused: [.open])
    let waiter = scene.perform(.present(.closed, then: .pushEarly))
    #expect(scene.path == [.home, .early])
    #expect(scene.driver.outcomes[waiter] == .dismissed(by: .guard))
    #expect(scene.dropped == ["event: refused by a guard"])
  }

  @Test func conditionsChoose() {
    var scene = Scene()
    scene.isBusy = true
    scene.send(.branch([.when(.holds(.isBusy), .push(.late)), .otherwise(.push(.early))]))
    #expect(scene.path == [.home, .late])
  }

  @Test func outcomesArriveAtThePresenter() {
    var scene = Scene()
    let waiter = scene.perform(.present(.editor, then: .pushNote))
    scene.send(.finish(.number(7)))
    #expect(scene.path == [.home, .note(7)])
    #expect(scene.driver.outcomes == [waiter: .finished(.number(7))])
  }

  @Test func linksWaitForModalsThatBlock() {
    var scene = Scene()
    scene.send(.present(.notice))
    scene.open(NavGraph.Target(.root(.main, .tab(0, .path([.home, .late])))))
    #expect(scene.modals == [.notice])
    #expect(scene.driver.scheduler.waitingLink?.link != nil)
    scene.send(.dismiss)
    #expect(scene.modals.isEmpty)
    #expect(scene.path == [.home, .late])
    #expect(scene.driver.scheduler.waitingLink == nil)
  }

  /// A link that may wait for a minute is opened after a minute, and dropped later.
  @Test(arguments: [60.0, 61]) func aLinkExpiresBehindAModal(after waited: Double) {
    var scene = Scene()
    scene.driver.scheduler.time = 1_000
    scene.send(.present(.notice))
    scene.open(NavGraph.Target(.root(.main, .tab(0, .path([.home, .late]))), expiresAfter: 60))
    scene.driver.scheduler.time += waited
    #expect(scene.dropped == [])
    scene.send(.dismiss)
    #expect(scene.modals.isEmpty)
    #expect(scene.path == (waited > 60 ? [.home] : [.home, .late]))
    #expect(scene.dropped == (waited > 60 ? ["link: it has waited for too long"] : []))
    #expect(scene.driver.scheduler.isIdle)
  }

  /// A link that waits for a guard flow instead of the root also expires. The old root is then restored.
  @Test(arguments: [60.0, 61]) func aLinkExpiresBehindAFlow(after waited: Double) {
    var scene = Scene(refused: [.member])
    let home = scene.tree.shape
    scene.open(NavGraph.Target(.root(.club, .path([.club, .late])), expiresAfter: 60))
    #expect(scene.tree.rootFlow != nil)
    scene.driver.scheduler.time += waited
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.tree.rootName == (waited > 60 ? .main : .club))
    if waited > 60 { #expect(scene.tree.shape == home) }
    #expect(scene.dropped == (waited > 60 ? ["link: it has waited for too long"] : []))
    #expect(scene.driver.scheduler.isIdle)
  }

  /// A repeated link starts to wait again. Without a limit, it doesn't expire.
  @Test(arguments: [60, nil]) func aLinkThatComesOnceMore(expiry: Int?) {
    var scene = Scene()
    scene.send(.present(.notice))
    let link = NavGraph.Target<Harbor>(.root(.main, .tab(0, .path([.home, .late]))), expiresAfter: expiry)
    scene.open(link)
    scene.driver.scheduler.time += 50
    if expiry != nil { scene.open(link) }
    scene.driver.scheduler.time += expiry == nil ? 1_000_000 : 50
    scene.send(.dismiss)
    #expect(scene.path == [.home, .late])
    #expect(scene.dropped == [])
  }

  /// The time of a link in an event starts with the event.
  @Test(arguments: [60.0, 61]) func whatAnEventOpensExpires(after waited: Double) {
    var scene = Scene()
    scene.send(.present(.notice))
    scene.driver.scheduler.time += 1_000
    scene.send(.open(NavGraph.Target(.root(.main, .tab(0, .path([.home, .late]))), expiresAfter: 60)))
    scene.driver.scheduler.time += waited
    scene.send(.dismiss)
    #expect(scene.path == (waited > 60 ? [.home] : [.home, .late]))
  }

  @Test func modalsThatConfirmAreAsked() {
    var scene = Scene()
    scene.mayGo = false
    scene.send(.present(.survey))
    let link = NavGraph.Target<Harbor>(.root(.main, .tab(0, .path([.home, .late]))))
    scene.open(link)
    #expect(scene.modals == [.survey])
    #expect(scene.dropped == ["link: what is up stays up"])
    scene.mayGo = true
    scene.open(link)
    #expect(scene.path == [.home, .late])
  }

  /// A newer event cancels a pending guard.
  @Test func aNewerWishCancelsAQuestion() {
    var scene = Scene()
    scene.open = [.unlocked]
    scene.send(.push(.secret))
    #expect(scene.driver.scheduler.question?.intent?.name == "event")
    scene.send(.push(.late))
    #expect(scene.path == [.home, .late])
    #expect(scene.dropped == ["event: the user went elsewhere while its guard was asked"])
    #expect(scene.driver.scheduler.isIdle)
  }

  @Test func aTabBehindAGuard() {
    var scene = Scene(refused: [.unlocked])
    scene.driver.scheduler.select(1, in: scene.tree.root.id)
    scene.settle()
    #expect(scene.modals == [.pin])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.tree.shape == [.tabs(.tabs, [.stack(.homeStack, [.home]), .stack(.vaultStack, [.vault])], selected: 1)])
  }

  @Test func whatWasSavedComesBack() throws {
    var scene = Scene()
    scene.send(.push(.early))
    scene.send(.present(.editor))
    let saved = try #require(scene.driver.scheduler.snapshot)
    let restored = Scene(restoring: saved)
    #expect(restored.tree.shape == scene.tree.shape)
  }

  @Test func aStoppedSceneAnswersEverybody() {
    var scene = Scene()
    let waiter = scene.perform(.present(.editor))
    scene.driver.scheduler.stop()
    scene.settle()
    #expect(scene.driver.outcomes == [waiter: .dismissed(by: .parent)])
    scene.send(.push(.late))
    #expect(scene.path == [.home])
  }

  /// The driver stops after a maximum number of effects.
  @Test func runningEnds() {
    var scene = Scene()
    scene.driver.scheduler.send(NavGraph.Event("late", .push(.late)), from: nil)
    scene.driver.run(atMost: 2)
    #expect(scene.driver.isExhausted)
    #expect(scene.driver.scheduler.effects.isEmpty)
  }
}
