import NavGraphRuntime
import Testing

/// Tests of guards of a guard's own flow, which are evaluated before it is shown.
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

  /// The flow of the flow's guard comes first. Afterward all guards are evaluated again.
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

  /// Dismissing the flow leaves the user at the previous place.
  @Test func itsFlowDismissedEndsTheIntent() {
    var scene = Scene(refused: [.keyed, .unlocked])
    scene.send(.push(.late), requires: [.keyed])
    scene.end()
    #expect(scene.modals.isEmpty)
    #expect(scene.path == [.home])
    #expect(scene.dropped == ["event: the flow of its guard was dismissed"])
  }

  /// If the flow's guard fails again, its flow isn't shown again.
  @Test func aSecondNoOfItsGuardIsARefusal() {
    var scene = Scene(refused: [.keyed, .unlocked])
    scene.send(.push(.late), requires: [.keyed])
    scene.send(.finish(.done))
    #expect(scene.modals.isEmpty)
    #expect(scene.dropped == ["event: its guard still says no after its flow"])
    #expect(scene.driver.scheduler.isIdle)
  }

  /// Two flows require each other's guard. A guard isn't evaluated twice in a row, so one of the flows is shown.
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
