import Foundation
@testable import NavGraphRuntime
import Testing

/// What follows `dismiss` in a sequence, where the modal was presented with a continuation: the continuation first, then the rest.
@Suite struct SequelTests {
  /// Program D: the presenter says `dismissed -> push Early`, the modal's screen `dismiss then push Late`.
  @Test func theContinuationComesFirst() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .early, .late])
    #expect(scene.modals.isEmpty)
    #expect(scene.dropped.isEmpty)
  }

  /// The sheet has left the screen before the continuation presents something; what covers the presenter ends the sequence.
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

  /// The rest is for the presenter's place, and is dropped where the continuation has left that.
  @Test func aContinuationThatLeavesDropsTheRest() {
    var scene = Scene()
    scene.send(.present(.editor, then: .selectVault))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home])
    #expect(scene.screens(in: .vaultStack) == [.vault])
    #expect(scene.dropped == ["continuation: its place is not in front any more"])
  }

  /// A continuation that does nothing for this outcome leaves the sequence one change.
  @Test func withoutStepsItIsOneChange() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushNote))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .late])
    let shown = scene.driver.reports.filter { if case .shows = $0 { true } else { false } }
    #expect(shown.count == 2, "the editor, then home and the other screen")
  }

  /// A step of the continuation that can't be done ends the continuation, not the sequence.
  @Test func aFailedContinuationLeavesTheRest() {
    var scene = Scene()
    scene.send(.present(.editor, then: .popNowhere))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .late])
    #expect(scene.dropped == ["continuation: that screen is not below"])
  }

  /// A guard that says no in the continuation keeps what comes after it waiting too; the flow lets both go on.
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

  /// The rest goes on at the presenter's tab, on top of what the continuation has put there.
  @Test func theRestGoesOnAtThePresentersPlace() {
    var scene = Scene()
    scene.send(.present(.editor, then: .replaceHome))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.early, .late])
  }

  /// Two sheets, each with a continuation: the upper one's takes down the lower sheet, where the rest was to go on.
  @Test func continuationsOfSeveralSheets() {
    var scene = Scene()
    scene.send(.present(.editor, then: .pushEarly))
    scene.send(.present(.tips, then: .dismissToo))
    scene.send(.dismiss, .push(.late))
    #expect(scene.path == [.home, .early])
    #expect(scene.modals.isEmpty)
  }

  /// `dismiss all` is an outcome of the lowest sheet alone, and the rest goes on at the root's visible leaf.
  @Test func dismissAll() {
    var scene = Scene()
    scene.send(.present(.editor, then: .browse))
    scene.send(.present(.tips, then: .pushEarly))
    scene.send(.dismissAll, .push(.late))
    #expect(scene.path == [.home, .late])
    #expect(scene.driver.browsed.count == 1)
  }

  /// An intent that came while the sheet was up doesn't come between the continuation and the rest.
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

  /// Those who await something hear of it: the presenter of its sheet, the sheet's screen of what the rest presents.
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

  /// A task that is cancelled while the sheet leaves is answered; the continuation and the rest go on.
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

  /// States of an app without a navigator mean the same.
  @Test func statesMeanTheSame() {
    let home = Scene().tree
    let after = home.after([.present(.editor, then: .pushEarly)]).after([.dismiss, .push(.late)])
    #expect(after.shape == [.tabs(.tabs, [.stack(.homeStack, [.home, .early, .late]), .stack(.vaultStack, [.vault])], selected: 0)])
  }
}
