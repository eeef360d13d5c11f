import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the generated Messenger.
@MainActor @Suite struct MessengerTests {
  typealias Screen = Messenger.Graph.Screen
  let ann = Messenger.ChatID(rawValue: "ann")
  let bob = Messenger.ContactID(rawValue: "bob")

  func name(_ screen: Screen) -> String { "\(screen)" }

  @Test func startsWithTheFirstTab() async {
    await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      #expect(rig.tabs?.tabs.map(\.title) == ["Chats", "Calls", "Contacts", "Search", "Settings"])
      #expect(rig.app.asked == ["onboarded"])
      rig.expectConsistent()
    }
  }

  /// The flow of a root's guard replaces the root until it has finished.
  @Test func firstRunGoesThroughTheOnboarding() async throws {
    try await Headless.isolated {
      let rig = MessengerRig { $0.isOnboarded = false }
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      #expect(rig.seen == ["page permissions"])
      try #require(rig.events(Messenger.Permissions.Events.self)).back()
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Messenger.Permissions.Events.self)).next()
      await rig.settle()
      rig.app.isOnboarded = true
      try #require(rig.events(Messenger.Ready.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  /// A link at launch waits for the root and for the flow of its guard.
  @Test func aLinkWaitsForTheOnboarding() async throws {
    try await Headless.isolated {
      let rig = MessengerRig { $0.isOnboarded = false }
      #expect(rig.scene.open(url: URL(string: "messenger://settings/privacy")!))
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Messenger.Permissions.Events.self)).next()
      await rig.settle()
      rig.app.isOnboarded = true
      try #require(rig.events(Messenger.Ready.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["settingsHome", "privacy"])
      rig.expectConsistent()
    }
  }

  @Test func aDoubleTapPushesOnce() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.chat(ann)
      list.chat(ann)
      await rig.settle()
      #expect(rig.path == ["chatList", name(.chat(id: ann))])
      rig.expectConsistent()
      try #require(rig.events(Messenger.Chat.Events.self)).chat(ann)
      await rig.settle()
      #expect(rig.path.count == 3, "two equal screens in a row stay two")
      rig.expectConsistent()
    }
  }

  @Test func swipesAndLongPressesAreTakenOver() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).profile(bob)
      await rig.settle()
      try #require(rig.events(Messenger.Profile.Events.self)).message(ann)
      await rig.settle()
      #expect(rig.path.count == 3)
      rig.stack?.swipeBack(complete: false)
      await rig.settle()
      #expect(rig.path.count == 3)
      rig.expectConsistent("cancelled")
      rig.stack?.swipeBack()
      await rig.settle()
      #expect(rig.path.count == 2)
      rig.expectConsistent("swiped")
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      rig.expectConsistent("back")
    }
  }

  /// A modal with a result: the outcome handler pushes, and the closure returns, each exactly once.
  @Test func aResultComesBackOnce() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let first = Task { await list.compose.result() }
      let second = Task { await list.compose.result() }
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      #expect(await second.value == .dismissed(by: .parent))
      try #require(rig.events(Messenger.RecipientPicker.Events.self)).group()
      await rig.settle()
      try #require(rig.events(Messenger.GroupForm.Events.self)).create(ann)
      await rig.settle()
      #expect(await first.value == .finished(ann))
      #expect(rig.topModal == nil)
      #expect(rig.path == ["chatList", name(.chat(id: ann))])
      rig.expectConsistent()
    }
  }

  @Test func aSheetAsksBeforeItGoes() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      let picker = try #require(rig.front as? ConfirmingScreen)
      picker.mayDismiss = false
      picker.answer = false
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(rig.topModal != nil)
      rig.scene.open(.settings)
      await rig.settle()
      #expect(rig.topModal != nil, "a link asks too")
      picker.answer = true
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(rig.topModal == nil)
      #expect(await outcome.value == .dismissed(by: .user))
    }
  }

  @Test func aLinkTakesASheetDown() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      rig.scene.open(.settingsPrivacy)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .link))
      #expect(rig.path == ["settingsHome", "privacy"])
      rig.expectConsistent()
    }
  }

  @Test func anAlertHasOutcomes() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      let kept = Task { await chat.delete.result() }
      await rig.settle()
      (rig.topModal as? UIAlertController)?.tapButton("Keep")
      await rig.settle()
      #expect(await kept.value == .finished(.keep))
      #expect(rig.path.count == 2)
      let deleted = Task { await chat.delete.result() }
      await rig.settle()
      rig.expectConsistent("alert")
      (rig.topModal as? UIAlertController)?.tapButton("Delete")
      await rig.settle()
      #expect(await deleted.value == .finished(.delete))
      #expect(rig.path == ["chatList"])
      rig.expectConsistent()
    }
  }

  /// If a guard succeeds after its flow, the event continues once.
  @Test func aGuardSendsThroughItsFlow() async throws {
    try await Headless.isolated {
      let rig = MessengerRig { $0.isUnlocked = false }
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      list.chat(ann)
      await rig.settle()
      #expect(rig.seen.last == name(.unlock(chat: ann)))
      #expect(rig.topModal?.modalPresentationStyle == .fullScreen)
      try #require(rig.events(Messenger.Unlock.Events.self)).cancel()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      list.chat(ann)
      await rig.settle()
      rig.app.isUnlocked = true
      try #require(rig.events(Messenger.Unlock.Events.self)).unlocked()
      await rig.settle()
      #expect(rig.path == ["chatList", name(.chat(id: ann))])
      #expect(rig.app.asked == ["onboarded", "unlocked ann", "unlocked ann", "unlocked ann"])
      rig.expectConsistent()
    }
  }

  @Test func conditionsAreAskedWhenTheyMatter() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      #expect(await chat.draft.result() == .dismissed(by: .app))
      rig.app.hasDraft = true
      let drafted = Task { await chat.draft.result() }
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      try #require(rig.events(Messenger.RecipientPicker.Events.self)).cancel()
      await rig.settle()
      #expect(await drafted.value == .dismissed(by: .app))
      rig.expectConsistent()
    }
  }

  @Test func aCancelledTaskLeavesItsFlowUp() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      #expect(rig.topModal != nil)
      outcome.cancel()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .app))
      #expect(rig.topModal != nil)
      #expect(rig.scene.navigator.pendingOutcomes == 0)
      rig.expectConsistent()
    }
  }

  @Test func whatLeadsOutOfTheAppIsHandedOver() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      try #require(rig.events(Messenger.ChatList.Events.self)).link(URL(string: "https://swift.org")!)
      await rig.settle()
      #expect(rig.app.browsed.map(\.absoluteString) == ["https://swift.org"])
      rig.expectConsistent()
    }
  }

  @Test func aSceneThatEndsAnswersWhoWaits() async throws {
    await Headless.isolated {
      var outcome: Task<NavGraph.Outcome<Messenger.ChatID>, Never>?
      do {
        let rig = MessengerRig()
        await rig.settle()
        if let list = rig.events(Messenger.ChatList.Events.self) { outcome = Task { await list.compose.result() } }
        await rig.settle()
        rig.scene.stop()
      }
      #expect(await outcome?.value == .dismissed(by: .parent))
      for _ in 0..<20 { await Headless.turn() }
      #expect(Headless.liveControllers.filter { $0 is SampleScreen }.isEmpty, "the whole scene is gone")
    }
  }
}
