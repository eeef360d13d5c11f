import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Foreign presentations over the graph's screens.
extension OpaqueStatementTests {
  @Test func a3_linksGoOverWhatIsPresented() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      rig.showSheet()
      await rig.settle()
      rig.showAlert()
      await rig.settle()
      #expect(rig.layers == ["legacy", "alert"])
      let url = try #require(URL(string: "messenger:///new"))
      #expect(rig.scene.open(url: url))
      await rig.settle()
      #expect(rig.layers == ["recipientPicker"])
      #expect(record.wentOver.sorted() == ["LegacyScreen", "UIAlertController"])
      rig.expectConsistent()
    }
  }

  /// A foreign presentation with `isModalInPresentation` delays a link, as
  /// `dismissal blocked` does. The link is opened after the dismissal.
  @Test func a3_whatIsHeldHoldsLinksUp() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let sheet = rig.showSheet(held: true)
      await rig.settle()
      let url = try #require(URL(string: "messenger:///chats/ann"))
      #expect(rig.scene.open(url: url))
      await rig.settle()
      #expect(rig.layers == ["legacy"])
      #expect(record.holds == 1)
      sheet.presentingViewController?.dismiss(animated: true)
      await rig.settleAfterLook()
      #expect(rig.layers == [])
      #expect(rig.names == ["chatList", "chat"])
      #expect(record.wentOver == [])
      rig.expectConsistent()
    }
  }

  /// All requests wait for a foreign alert and then run in order.
  @Test func a4_underAnAlertOfTheAppsEverythingWaits() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let alert = rig.showAlert()
      await rig.settle()
      list.profile("1")
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      Headless.clock.advance(by: 60)
      await rig.settle()
      #expect(rig.layers == ["alert"])
      #expect(record.begun == [])
      #expect(record.holds == 1)
      #expect(!record.reports.contains { if case .isStuck = $0 { true } else { false } })
      #expect(alert.tapButton(0))
      await rig.settleAfterLook()
      #expect(record.begun.count == 2)
      #expect((rig.tabs?.selectedViewController as? UINavigationController)?.viewControllers.count == 2)
      #expect(await outcome.value == .dismissed(by: .parent), "its screen is covered by then")
      rig.expectConsistent()
    }
  }

  /// The handler of the alert's button may send an event.
  @Test func a4_itsButtonLeadsOn() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let alert = rig.showAlert { Task { _ = await list.compose.result() } }
      await rig.settle()
      #expect(alert.tapButton(0))
      await rig.settleAfterLook()
      #expect(rig.layers == ["recipientPicker"])
      #expect(record.wentOver == [])
      rig.expectConsistent()
      #expect(rig.topModal?.dragSheetDown() == true)
      await rig.settle()
    }
  }

  /// App-level events dismiss a foreign alert, as they dismiss an alert of the graph.
  @Test func a4_eventsOfTheAppGoOverIt() async {
    await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      rig.showAlert()
      await rig.settle()
      rig.scene.events.ring("ann")
      await rig.settle()
      #expect(rig.layers == ["callView"])
      #expect(record.wentOver == ["UIAlertController"])
      rig.expectConsistent()
    }
  }

  /// A foreign alert appears while a guard is evaluated. The guard flow waits for it without a time limit.
  @Test func a4_whatHasBegunWaitsToo() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running { $0.isUnlocked = false }
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      rig.app.asked = []
      var shown: UIAlertController?
      rig.app.whenAsked = { if shown == nil { shown = rig.showAlert(animated: false) } }
      list.chat("ann")
      for _ in 0..<50 where rig.app.asked.isEmpty { await Headless.turn() }
      #expect(rig.app.asked == ["unlocked ann"])
      let alert = try #require(shown)
      for _ in 0..<200 {
        await Headless.turn()
        Headless.clock.step()
      }
      Headless.clock.advance(by: 60)
      #expect(rig.layers == ["alert"])
      #expect(record.holds == 1)
      #expect(!record.reports.contains { if case .isStuck = $0 { true } else { false } })
      #expect(alert.tapButton(0))
      for _ in 0..<10 {
        Headless.clock.advance(by: 0.3)
        for _ in 0..<20 { await Headless.turn() }
      }
      await rig.settle()
      #expect(rig.layers == ["unlock"])
      #expect(record.wentOver == [])
      rig.expectConsistent()
    }
  }

  @Test func a5_onAnythingElseTheGraphPresents() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let sheet = rig.showSheet()
      await rig.settle()
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      #expect(rig.layers == ["legacy", "recipientPicker"])
      #expect(rig.topModal?.dragSheetDown() == true)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(rig.layers == ["legacy"])
      #expect(sheet.dragSheetDown())
      await rig.settle()
      #expect(rig.layers == [])
      #expect(record.wentOver == [])
      rig.expectConsistent()
    }
  }

  @Test func a5_itGoesWithWhatItLiesOn() async throws {
    try await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      let picker = try #require(rig.events(Messenger.RecipientPicker.Events.self))
      rig.showSheet()
      await rig.settle()
      picker.pick("ann")
      await rig.settle()
      #expect(await outcome.value == .finished("ann"))
      #expect(rig.layers == [])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectConsistent()
    }
  }

  /// A presentation is dismissed before the root of its window is replaced.
  @Test func a5_itGoesBeforeAnotherRoot() async {
    await Headless.isolated {
      let (rig, record) = await DismissalStatementTests.running()
      rig.showSheet()
      await rig.settle()
      rig.scene.navigator.send(Event("restart", .restart), from: rig.scene.navigator.tree.leaf.id)
      await rig.settle()
      #expect(rig.layers == [])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectConsistent()
    }
  }
}
