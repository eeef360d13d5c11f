import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import PagesGenerated

/// Tests that UIKit's callbacks are only a reason to read the state, and that nothing waits long for one.
@MainActor @Suite struct CallbackStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>
  typealias Diary = PageStatementTests.Diary

  private func world(_ faults: HeadlessFaults) -> HeadlessOptions {
    var options = HeadlessOptions()
    options.faults = faults
    return options
  }

  /// Advances the clock by a number of seconds, and lets pending tasks continue.
  private func pass(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      Headless.clock.advance(by: 0.1)
      for _ in 0..<5 { await Headless.turn() }
    }
  }

  /// A page turn isn't reported. A tap directly after it is delayed until the time limit, and a later one isn't.
  @Test(arguments: [HeadlessFault.lost, .tooLate]) func q10_aTurnOfWhichNobodyTells(_ fault: HeadlessFault) async throws {
    try await Headless.isolated(world(.calls(of: .didTurn, are: fault, oneIn: 1))) {
      let diary = Diary()
      try await diary.startTour()
      var reports: [NavGraph.Report<Journal.Graph>] = []
      diary.scene.navigator.report = { reports.append($0) }
      #expect(diary.pages?.swipePage(.forward) == true)
      await pass(0.5)
      #expect(diary.page?.name == "reminders")
      let before = Headless.clock.now
      let asked = Task { () -> Double in
        while diary.page?.name != "ready" { await Task.yield() }
        return Headless.clock.now
      }
      // The tap on the visible page. The tree doesn't know that page yet, so the event is sent from the tour.
      diary.scene.open(.tourReady)
      await pass(6)
      #expect(await asked.value - before < 3.5)
      #expect(reports.contains(.isStuck))
      #expect(diary.page?.name == "ready" && diary.selected == 2)
      diary.pages?.swipePage(.reverse)
      await pass(4)
      #expect(diary.selected == 1, "it is read without anybody asking for something")
      let second = try #require(diary.events(Journal.Reminders.Events.self))
      second.back()
      await pass(0.7)
      #expect(diary.page?.name == "hello", "nothing is waited for any longer")
      await diary.settle()
      #expect(diary.selected == 0)
      diary.expectNoMisuse()
    }
  }

  /// Tests the completion of a turn by the code, and the beginning of one by the user.
  @Test(arguments: [HeadlessCallback.turnCompletion, .willTurn, .didTurn], [HeadlessFault.lost, .twice, .late, .tooLate])
  func q10_turnsAreRead(_ callback: HeadlessCallback, _ fault: HeadlessFault) async throws {
    try await Headless.isolated(world(.calls(of: callback, are: fault, oneIn: 1))) {
      let diary = Diary()
      try await diary.startTour()
      try #require(diary.events(Journal.Hello.Events.self)).next()
      await diary.settle()
      #expect(diary.page?.name == "reminders" && diary.selected == 1)
      diary.pages?.swipePage(.forward)
      try #require(diary.events(Journal.Reminders.Events.self)).back()
      await diary.settle()
      #expect(diary.page?.name == "ready" && diary.selected == 2, "the finger was first, and what it left asks for nothing")
      try #require(diary.events(Journal.Ready.Events.self)).done()
      await diary.settle()
      #expect(diary.pages == nil)
      diary.expectNoMisuse()
    }
  }

  /// A dismissal is reported after something else has been presented, which stays.
  @Test(arguments: [HeadlessFault.late, .tooLate, .twice]) func q10_aLateDismissalTakesNothingWithIt(_ fault: HeadlessFault) async throws {
    try await Headless.isolated(world(.calls(of: .dismissCompletion, are: fault, oneIn: 1))) {
      let (rig, _) = await DismissalStatementTests.running()
      let place = rig.scene.navigator.tree.leaf.id
      rig.scene.navigator.send(Event("sheet", .present(.blockContact)), from: place)
      await rig.settle()
      try #require(rig.events(Messenger.BlockPicker.Events.self)).cancel()
      await pass(3.5)
      #expect(rig.topModal == nil && rig.scene.navigator.isIdle)
      rig.scene.navigator.send(Event("sheet", .present(.blockContact)), from: place)
      await rig.settle()
      #expect(rig.path == ["blockPicker"] && rig.scene.host.presentedControllers.count == 1)
      rig.expectConsistent()
    }
  }

  /// With any faulty callback, a path through stacks, sheets, and tabs leads to the same place.
  @Test(arguments: HeadlessFaults.each(of: HeadlessCallback.ofControllers))
  func q10_everyWayLeadsOn(_ faults: HeadlessFaults) async throws {
    try await Headless.isolated(world(faults)) {
      let (rig, record) = await DismissalStatementTests.running()
      let bob = Messenger.ContactID(rawValue: "bob")
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
      await rig.settle()
      #expect(rig.path.count == 2)
      #expect(rig.stack?.swipeBack() == true)
      let place = rig.scene.navigator.tree.layers[0].leaf.id
      rig.scene.navigator.send(Event("late", .present(.blockContact)), from: place)
      await rig.settle()
      #expect(record.dropped.count == 1 && rig.path == ["chatList"], "the finger was first")
      rig.scene.navigator.send(Event("sheet", .present(.blockContact)), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(rig.topModal?.dragSheetDown() == true)
      rig.scene.open(.settings)
      await rig.settle()
      #expect(rig.path == ["settingsHome"])
      #expect(rig.tabs?.tapTab(0) == true)
      await rig.settle()
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }
}
