import Foundation
@testable import NavGraphRuntime
import Testing

/// Tests of steps after `dismiss`, if the modal was presented with outcome handlers: the handlers run first, then the rest.
@Suite struct StepsAfterDismissTests {
  /// The presenter has `dismissed -> push Early`, and the screen of the modal runs `dismiss then push Late`.
  @Test func theContinuationComesFirst() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .early, .late])
    #expect(scene.modals.isEmpty)
    #expect(scene.dropped.isEmpty)
  }

  /// The sheet is dismissed before the handler presents something. A presentation over the presenter ends the sequence.
  @Test func theSheetGoesFirst() {
    var scene = Scene()
    scene.send(.present(.editor, then: .presentTips))
    scene.send(.dismiss, .browse(URL(fileURLWithPath: "/late")))
    let shown = scene.driver.reports.compactMap { report in
      if case .shows(let shapes) = report { shapes.count } else { nil }
    }
    #expect(shown == [2, 1, 2], "the editor, home again, the tips")
    #expect(scene.modals == [.tips])
    #expect(scene.driver.browsed.isEmpty)
    #expect(scene.dropped == ["continuation: its place is not in front any more"])
  }

  /// The rest is dropped if the handler leaves the presenter's place.
  @Test func aContinuationThatLeavesDropsTheRest() {
    var scene = Scene()
    scene.send(.present(.editor, then: .selectVault))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home])
    #expect(scene.screens(in: .vaultStack) == [.vault])
    #expect(scene.dropped == ["continuation: its place is not in front any more"])
  }

  /// If the handler has no steps for the outcome, the sequence is one change.
  @Test func withoutStepsItIsOneChange() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushNote))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .late])
    let shown = scene.driver.reports.filter { if case .shows = $0 { true } else { false } }
    #expect(shown.count == 2, "the editor, then home and the other screen")
  }

  /// An impossible step of the handler ends the handler, not the sequence.
  @Test func aFailedContinuationLeavesTheRest() {
    var scene = Scene()
    scene.send(.present(.editor, then: .popNowhere))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .late])
    #expect(scene.dropped == ["continuation: that screen is not below"])
  }

  /// A failed guard in the handler also suspends the rest. Both continue after the guard's flow.
  @Test func theRestWaitsForTheFlowOfAGuard() {
    var scene = Scene(refused: [.unlocked])
    scene.send(.present(.editor, then: .pushSecret))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home])
    #expect(scene.modals == [.pin])
    scene.refused = []
    scene.send(.finish(.done))
    #expect(scene.path == [.home, .secret, .steps, .late])
  }

  /// The rest continues in the presenter's tab, on top of the handler's screens.
  @Test func theRestGoesOnAtThePresentersPlace() {
    var scene = Scene()
    scene.send(.present(.editor, then: .replaceHome))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.early, .late])
  }

  /// With two sheets, the handler of the upper one dismisses the lower one, where the rest would continue.
  @Test func continuationsOfSeveralSheets() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    scene.send(.present(.tips, then: .dismissToo))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .early])
    #expect(scene.modals.isEmpty)
  }

  /// `dismiss all` only runs the handler of the lowest sheet. The rest continues at the visible screen of the root.
  @Test func dismissAll() {
    var scene = Scene()
    scene.send(.present(.editor, then: .browse))
    scene.send(.present(.tips, then: .pushEarly))
    scene.send(.dismissAll, .push(.late))
    #expect(scene.path == [.home, .late])
    #expect(scene.driver.browsed.count == 1)
  }

  /// An earlier intent doesn't run between the handler and the rest.
  @Test func nothingComesBetween() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    let form = scene.tree.leaf.id, home = scene.tree.root.leaf.id
    scene.driver.scheduler.send(NavGraph.Event("leave", .dismiss, .push(.late)), from: form)
    scene.driver.scheduler.send(NavGraph.Event("tips", .push(.tips)), from: home)
    scene.settle()
    #expect(scene.path == [.home, .early, .late])
    #expect(scene.dropped == ["tips: its place is covered"])
  }

  /// The presenter's task gets the outcome of the sheet, and the task of the sheet's screen gets that of the next presentation.
  @Test func whoeverAwaitsIsAnsweredOnce() {
    var scene = Scene()
    let presenter = scene.perform(.present(.editor, then: .pushEarly))
    let screen = scene.perform(.dismiss, .present(.tips))
    #expect(scene.driver.outcomes == [presenter: .dismissed(by: .app)])
    #expect(scene.path == [.home, .early])
    #expect(scene.modals == [.tips])
    scene.end()
    #expect(scene.driver.outcomes == [presenter: .dismissed(by: .app), screen: .dismissed(by: .user)])
  }

  /// A canceled task resumes, and the handler and the rest still run.
  @Test func aCancelledTaskLeavesAllThatIsToCome() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    let waiter = scene.driver.scheduler.makeWaiter()
    let leave = NavGraph.Event<Harbor>("leave", .dismiss, .push(.late))
    scene.driver.scheduler.enqueue(NavGraph.Scheduler.Intent(.event(leave, from: scene.tree.leaf.id)), waiter: waiter)
    scene.runUntilSomethingMoves()
    scene.driver.scheduler.cancel(waiter)
    scene.driver.scheduler.finishTurn()
    scene.settle()
    #expect(scene.path == [.home, .early, .late])
    #expect(scene.driver.outcomes == [waiter: .dismissed(by: .app)])
    #expect(scene.driver.scheduler.isIdle)
  }

  /// Changing a state without a navigator has the same result.
  @Test func statesMeanTheSame() {
    let home = Scene().tree
    let after = home.after([.present(.editor, then: .pushEarly)]).after([.dismiss, .push(.late)])
    #expect(after.shape == [.tabs(.tabs, [.stack(.homeStack, [.home, .early, .late]), .stack(.vaultStack, [.vault])], selected: 0)])
  }
}
