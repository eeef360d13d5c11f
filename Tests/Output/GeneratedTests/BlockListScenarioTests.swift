import Foundation
import Testing
import UIKit
import UserNotifications

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests that a notification opens Settings, Privacy, and the block list filtered to one contact, from any state of the app.
@MainActor @Suite struct BlockListScenarioTests {
  let expected = ["settingsHome", "privacy", "\(Messenger.Graph.Screen.blockList(contact: Messenger.ContactID(rawValue: "bob")))"]
  let ann = Messenger.ChatID(rawValue: "ann")

  /// Returns a new response to a notification. The system specifies its scene.
  func tap(for rig: MessengerRig? = nil) -> UNNotificationResponse {
    UNNotificationResponse(headless: ["aps": ["category": "blocked"], "contact": "bob"], scene: rig?.system)
  }

  /// Expects that the place is visible, Back is right at every level, and a second notification changes nothing.
  func expectArrival(_ rig: MessengerRig, _ note: String = "") async throws {
    #expect(rig.tabs?.selectedIndex == 4, "\(note)")
    #expect(rig.topModal == nil, "\(note)")
    #expect(rig.path == expected, "\(note)")
    rig.expectConsistent(note)
    let before = rig.scene.navigator.tree
    let controllers = rig.stackIdentity
    let asked = rig.app.asked
    #expect(Messenger.NavigationScene.handle(tap(for: rig)))
    await rig.settle()
    #expect(rig.scene.navigator.tree == before, "\(note): opened twice it is the same state")
    #expect(rig.stackIdentity == controllers, "\(note): and the same controllers")
    #expect(rig.app.asked == asked, "\(note): nobody is asked again")
    for level in [2, 1] {
      rig.stack?.tapBack()
      await rig.settle()
      #expect(rig.path == Array(expected.prefix(level)), "\(note): Back to level \(level)")
      rig.expectConsistent(note)
    }
    #expect(rig.stack?.tapBack() == false, "\(note)")
  }

  /// Returns a launched app at rest.
  func running(_ prepare: (MessengerApp) -> Void = { _ in }) async throws -> MessengerRig {
    let app = MessengerApp()
    prepare(app)
    let rig = try MessengerRig(launching: app)
    await rig.settle()
    return rig
  }

  @Test func fromAColdStart() async throws {
    try await Headless.isolated {
      let rig = try MessengerRig(launching: MessengerApp(), notification: tap())
      await rig.settle()
      try await expectArrival(rig)
    }
  }

  @Test func fromTheBackground() async throws {
    try await Headless.isolated {
      let rig = try await running()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      rig.system?.enterBackground()
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      try await expectArrival(rig)
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.path == ["chatList", "\(Messenger.Graph.Screen.chat(id: ann))"], "the other tab is as it was")
      rig.expectConsistent()
    }
  }

  @Test func fromDeeperInTheSameTab() async throws {
    try await Headless.isolated {
      let rig = try await running()
      rig.scene.open(.settingsPrivacyBlocked(contact: Messenger.ContactID(rawValue: "eve")))
      await rig.settle()
      try #require(rig.events(Messenger.BlockList.Events.self)).add()
      await rig.settle()
      #expect(rig.path == ["blockPicker"])
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      try await expectArrival(rig, "another contact, with a sheet up")
    }
  }

  @Test func withAFreeSheetUp() async throws {
    try await Headless.isolated {
      let rig = try await running()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      chat.info()
      await rig.settle()
      #expect(rig.topModal != nil)
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      try await expectArrival(rig)
    }
  }

  @Test func withASheetUpThatAgrees() async throws {
    try await Headless.isolated {
      let rig = try await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      (rig.front as? ConfirmingScreen)?.mayDismiss = false
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .link))
      try await expectArrival(rig)
    }
  }

  @Test func withASheetUpThatRefuses() async throws {
    try await Headless.isolated {
      let rig = try await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      (rig.front as? ConfirmingScreen)?.mayDismiss = false
      (rig.front as? ConfirmingScreen)?.answer = false
      let before = rig.scene.navigator.tree
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      #expect(rig.scene.navigator.tree == before, "everything is where it was")
      (rig.front as? ConfirmingScreen)?.mayDismiss = true
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(rig.path == ["chatList"], "the link is gone for good")
      rig.expectConsistent()
    }
  }

  @Test func duringACallThatBlocks() async throws {
    try await Headless.isolated {
      let rig = try await running()
      rig.tabs?.tapTab(1)
      await rig.settle()
      try #require(rig.events(Messenger.CallList.Events.self)).call(ann)
      await rig.settle()
      let call = try #require(rig.modalIdentity)
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      #expect(rig.modalIdentity == call, "it waits")
      rig.expectConsistent()
      try #require(rig.events(Messenger.CallView.Events.self)).hangUp()
      await rig.settle()
      try await expectArrival(rig)
    }
  }

  @Test(arguments: [true, false]) func duringTheOnboarding(_ isCold: Bool) async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      app.isOnboarded = false
      let rig = try MessengerRig(launching: app, notification: isCold ? tap() : nil)
      await rig.settle()
      if !isCold { #expect(Messenger.NavigationScene.handle(tap(for: rig))) }
      await rig.settle()
      #expect(rig.seen == ["page welcome"])
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Messenger.Permissions.Events.self)).next()
      await rig.settle()
      #expect(rig.seen == ["page ready"], "it still waits")
      app.isOnboarded = true
      try #require(rig.events(Messenger.Ready.Events.self)).done()
      await rig.settle()
      try await expectArrival(rig)
    }
  }

  @Test(arguments: [true, false]) func whileSignedOut(_ isCold: Bool) async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      app.isSignedIn = false
      let rig = try MessengerRig(launching: app, notification: isCold ? tap() : nil)
      await rig.settle()
      if !isCold { #expect(Messenger.NavigationScene.handle(tap(for: rig))) }
      await rig.settle()
      #expect(rig.path == ["credentials"])
      #expect(rig.tabs?.selectedIndex == 0, "what is beneath has not moved")
      #expect(rig.app.asked == ["onboarded", "signedIn"])
      rig.expectConsistent()
      app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      #expect(rig.app.asked == ["onboarded", "signedIn", "signedIn"])
      try await expectArrival(rig)
    }
  }

  @Test func whileSignedOutAndRefused() async throws {
    try await Headless.isolated {
      let rig = try await running { $0.isSignedIn = false }
      try #require(rig.events(Messenger.ChatList.Events.self)).folder(.archive)
      await rig.settle()
      let before = rig.scene.navigator.tree.shape
      let controllers = rig.stackIdentity
      #expect(Messenger.NavigationScene.handle(tap(for: rig)))
      await rig.settle()
      try #require(rig.events(Messenger.Credentials.Events.self)).cancel()
      await rig.settle()
      #expect(rig.scene.navigator.tree.shape == before, "the user is where he was")
      #expect(rig.stackIdentity == controllers)
      rig.app.isSignedIn = true
      rig.tabs?.tapTab(4)
      await rig.settle()
      #expect(rig.path == ["settingsHome"], "and stays: the link is gone")
      rig.expectConsistent()
    }
  }

  /// Tests a first launch without sign-in during a call. Each flow is presented once, one after the other.
  @Test func throughEverythingAtOnce() async throws {
    try await Headless.isolated {
      let app = MessengerApp()
      (app.isOnboarded, app.isSignedIn) = (false, false)
      let rig = try MessengerRig(launching: app, notification: tap())
      await rig.settle()
      try #require(rig.events(Messenger.Welcome.Events.self)).next()
      await rig.settle()
      try #require(rig.events(Messenger.Permissions.Events.self)).next()
      await rig.settle()
      app.isOnboarded = true
      try #require(rig.events(Messenger.Ready.Events.self)).done()
      await rig.settle()
      #expect(rig.path == ["credentials"])
      rig.expectConsistent()
      app.isSignedIn = true
      try #require(rig.events(Messenger.Credentials.Events.self)).done()
      await rig.settle()
      try await expectArrival(rig)
    }
  }

  /// Tests all combinations of UIKit's timing.
  @Test(arguments: 0..<16) func inEveryTiming(_ mode: Int) async throws {
    var options = HeadlessOptions()
    options.stackChangesAtEnd = mode & 1 != 0
    options.didShowWithoutTransition = mode & 2 != 0
    options.didShowBeforeCompletions = mode & 4 != 0
    options.refusesWhilePresented = mode & 8 != 0
    try await Headless.isolated(options) {
      for turns in 0..<12 {
        let rig = try await running { $0.isSignedIn = turns % 2 == 0 }
        let list = try #require(rig.events(Messenger.ChatList.Events.self))
        switch turns % 4 {
        case 0: list.chat(ann)
        case 1: Task { await list.compose.result() }
        case 2: rig.tabs?.tapTab(2)
        default: list.filter(NavGraph.Anchor(rig.window))
        }
        for _ in 0..<turns {
          await Task.yield()
          Headless.clock.step()
        }
        #expect(Messenger.NavigationScene.handle(tap(for: rig)))
        await rig.settle()
        if !rig.app.isSignedIn {
          #expect(rig.path == ["credentials"], "mode \(mode), turn \(turns)")
          rig.app.isSignedIn = true
          try #require(rig.events(Messenger.Credentials.Events.self)).done()
          await rig.settle()
        }
        try await expectArrival(rig, "mode \(mode), turn \(turns)")
        rig.system?.disconnect()
      }
    }
  }
}
