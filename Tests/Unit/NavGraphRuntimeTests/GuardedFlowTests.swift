import NavGraphRuntime
import Testing

/// The guards of a guard's own flow: they are asked before it is shown.
@Suite struct GuardedFlowTests {
  @Test func aYesShowsTheFlow() {
    var scene = Scene(refused: [.keyed])
    scene.send(.push(.late), requires: [.keyed])
    #expect(scene.asked == [.keyed, .unlocked])
    #expect(scene.modals == [.key])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.path == [.home, .late])
  }

  /// The flow of the flow's guard comes first; after it everything is asked again.
  @Test func aNoShowsThatGuardsFlow() {
    var scene = Scene(refused: [.keyed, .unlocked])
    scene.send(.push(.late), requires: [.keyed])
    #expect(scene.asked == [.keyed, .unlocked])
    #expect(scene.modals == [.pin])
    scene.refused = [.keyed]
    scene.send(.finish(.done))
    #expect(scene.asked == [.keyed, .unlocked, .keyed, .unlocked])
    #expect(scene.modals == [.key])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.modals.isEmpty)
    #expect(scene.path == [.home, .late])
  }

  /// Dismissed, the user is where he was.
  @Test func itsFlowDismissedEndsTheIntent() {
    var scene = Scene(refused: [.keyed, .unlocked])
    scene.send(.push(.late), requires: [.keyed])
    scene.end()
    #expect(scene.modals.isEmpty)
    #expect(scene.path == [.home])
    #expect(scene.dropped == ["event: the flow of its guard was dismissed"])
  }

  /// No flow is shown that stands behind a second no.
  @Test func aSecondNoOfItsGuardIsARefusal() {
    var scene = Scene(refused: [.keyed, .unlocked])
    scene.send(.push(.late), requires: [.keyed])
    scene.send(.finish(.done))
    #expect(scene.modals.isEmpty)
    #expect(scene.dropped == ["event: its guard still says no after its flow"])
    #expect(scene.driver.scheduler.isIdle)
  }

  /// Two flows, each behind the other's guard: what has just been asked is not asked again, so one of them comes up.
  @Test func roundAndRound() {
    var scene = Scene(refused: [.one, .other])
    scene.send(.push(.late), requires: [.one])
    #expect(scene.asked == [.one, .other])
    #expect(scene.modals == [.other])
    scene.refused = [.one]
    scene.send(.finish(.done))
    #expect(scene.modals == [.one])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.path == [.home, .late])
    #expect(!scene.driver.isExhausted)
  }
}
