import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests links that wait for the root, for guards, and for modals, and that are opened once or dropped.
@MainActor @Suite struct WaitingLinkTests {
  typealias Target = Messenger.Graph.Target
  let ann = Messenger.ChatID(rawValue: "ann")
  let bob = Messenger.ContactID(rawValue: "bob")
  var settings: NavGraph.TargetPlace<Messenger.Graph> { .root(.main, .tab(4, .path([.settingsHome]))) }
  var spam: [String] { ["chatList", "\(Messenger.Graph.Screen.folderView(folder: .spam))"] }

  func running(_ prepare: (MessengerApp) -> Void = { _ in }) async -> MessengerRig {
    let rig = MessengerRig(prepare)
    await rig.settle()
    return rig
  }

  func call(_ rig: MessengerRig) async throws {
    rig.tabs?.tapTab(1)
    await rig.settle()
    try #require(rig.events(Messenger.CallList.Events.self)).call(ann)
    await rig.settle()
    #expect(rig.topModal != nil)
  }

  func send(_ rig: MessengerRig, _ action: Messenger.Graph.Action) async {
    rig.scene.navigator.send(Messenger.Graph.Event("app", action), from: rig.scene.navigator.tree.leaf.id)
    await rig.settle()
  }

  func wander(_ turns: Int) async {
    for _ in 0..<turns {
      await Task.yield()
      Headless.clock.step()
    }
  }

  // MARK: Before the root

  @Test func u6_aLinkBeforeTheStartWaits() async {
    await Headless.isolated {
      let app = MessengerApp()
      let window = UIWindow(frame: .zero)
      var answers = NavGraph.Answers<Messenger.Graph>()
      answers.grants = { $0 == .onboarded ? await app.onboarded() : await app.signedIn() }
      let navigator = NavGraph.Navigator(idiom: .phone, answers: answers)
      let host = NavGraph.UIKitHost(window: window, navigator: navigator) { screen, _ in SampleScreen(screen) }
      window.makeKeyAndVisible()
      navigator.open(Messenger.Route.spam.target)
      navigator.open(Messenger.Route.settingsPrivacy.target)
      await wander(200)
      #expect(app.asked == [])
      navigator.start()
      for _ in 0..<400 { await wander(1) }
      #expect(app.asked == ["onboarded", "signedIn"])
      #expect(navigator.tree.leaf.screen == .privacy)
      #expect(host.navigator.isIdle)
      #expect(Headless.violations == [])
    }
  }

  // MARK: Modals

  @Test func u5_waitWaitsForTheSheet() async throws {
    try await Headless.isolated {
      let rig = await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      rig.scene.navigator.open(Target(settings, policy: .wait))
      await rig.settle()
      #expect(rig.path == ["recipientPicker"])
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .user))
      #expect(rig.path == ["settingsHome"])
      rig.expectConsistent()
    }
  }

  /// The outcome handler of the modal runs before the link.
  @Test func u5_aWaitingLinkComesAfterTheArm() async throws {
    try await Headless.isolated {
      let rig = await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      let outcome = Task { await list.compose.result() }
      await rig.settle()
      rig.scene.navigator.open(Target(settings, policy: .wait))
      await rig.settle()
      try #require(rig.events(Messenger.RecipientPicker.Events.self)).pick(ann)
      await rig.settle()
      #expect(await outcome.value == .finished(ann))
      #expect(rig.path == ["settingsHome"])
      rig.tabs?.tapTab(0)
      await rig.settle()
      #expect(rig.path.count == 2, "the arm has pushed")
      rig.expectConsistent()
    }
  }

  @Test func u5_rejectIsDropped() async throws {
    try await Headless.isolated {
      let rig = await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      Task { await list.compose.result() }
      await rig.settle()
      rig.scene.navigator.open(Target(settings, policy: .reject))
      await rig.settle()
      rig.topModal?.dragSheetDown()
      await rig.settle()
      #expect(rig.path == ["chatList"])
      #expect(rig.log.contains { $0.contains("link") })
      rig.scene.navigator.open(Target(settings, policy: .reject))
      await rig.settle()
      #expect(rig.path == ["settingsHome"], "without a modal it is a link as any other")
      rig.expectConsistent()
    }
  }

  @Test func u5_overKeepsTheSheet() async throws {
    try await Headless.isolated {
      let rig = await running()
      try await call(rig)
      let sheet = rig.modalIdentity
      rig.scene.navigator.open(Target(settings, policy: .over))
      await rig.settle()
      #expect(rig.modalIdentity == sheet)
      #expect(rig.tabs?.selectedIndex == 4)
      rig.expectConsistent()
    }
  }

  @Test func u5_ofWaitingLinksTheLatestIsLeft() async throws {
    try await Headless.isolated {
      let rig = await running()
      try await call(rig)
      rig.scene.open(.new)
      await rig.settle()
      rig.scene.open(.spam)
      await rig.settle()
      #expect(rig.topModal != nil)
      try #require(rig.events(Messenger.CallView.Events.self)).hangUp()
      await rig.settle()
      #expect(rig.topModal == nil)
      #expect(rig.path == spam)
      rig.expectConsistent()
    }
  }

  /// While a sheet evaluates its confirmation for a link, another link arrives.
  /// The answer applies to the second link, without a second question.
  @Test(arguments: [true, false]) func u5_aSecondLinkTakesOverTheQuestion(_ answer: Bool) async throws {
    for delay in 0..<10 {
      try await Headless.isolated {
        let rig = await running()
        let list = try #require(rig.events(Messenger.ChatList.Events.self))
        Task { await list.compose.result() }
        await rig.settle()
        (rig.front as? ConfirmingScreen)?.mayDismiss = false
        (rig.front as? ConfirmingScreen)?.answer = answer
        let before = rig.scene.navigator.tree
        rig.scene.open(.spam)
        await wander(delay)
        rig.scene.open(.settings)
        await rig.settle()
        if answer {
          #expect(rig.path == ["settingsHome"], "after \(delay)")
        } else {
          #expect(rig.scene.navigator.tree == before, "after \(delay)")
        }
        rig.expectConsistent("after \(delay)")
      }
    }
  }

  @Test func u5_anAlertGoes() async throws {
    try await Headless.isolated {
      let rig = await running()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      let outcome = Task { await chat.delete.result() }
      await rig.settle()
      rig.scene.open(.settings)
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .link))
      #expect(rig.path == ["settingsHome"])
      rig.expectConsistent()
    }
  }

  /// An alert can't present anything, so it is dismissed. The screen under it stays.
  @Test func u5_whatIsPresentedHereTakesAnAlertsPlace() async throws {
    try await Headless.isolated {
      let rig = await running()
      try #require(rig.events(Messenger.ChatList.Events.self)).chat(ann)
      await rig.settle()
      let chat = try #require(rig.events(Messenger.Chat.Events.self))
      let outcome = Task { await chat.delete.result() }
      await rig.settle()
      rig.scene.navigator.open(Target(.anywhere, presenting: [.present(.newMessage)]))
      await rig.settle()
      #expect(await outcome.value == .dismissed(by: .link))
      #expect(rig.seen.count == 2)
      #expect(rig.path == ["recipientPicker"])
      let sheet = rig.modalIdentity
      rig.scene.navigator.open(Target(.anywhere, presenting: [.present(.newMessage)]))
      await rig.settle()
      #expect(rig.modalIdentity == sheet)
      rig.expectConsistent()
    }
  }

  // MARK: Here

  @Test func u4_hereInASheetThatAsks() async throws {
    try await Headless.isolated {
      let rig = await running()
      let list = try #require(rig.events(Messenger.ChatList.Events.self))
      Task { await list.compose.result() }
      await rig.settle()
      (rig.front as? ConfirmingScreen)?.mayDismiss = false
      (rig.front as? ConfirmingScreen)?.answer = false
      let here = Target(.here([.groupForm], in: [.newMessage], otherwise: nil))
      for _ in 0..<2 {
        rig.scene.navigator.open(here)
        await rig.settle()
        #expect(rig.path == ["recipientPicker", "groupForm"], "it is pushed where it may stand, once; nothing goes, so nobody is asked")
      }
      rig.expectConsistent()
    }
  }

  @Test func u4_severalScreensHere() async {
    await Headless.isolated {
      let rig = await running()
      let (profile, chat) = ("\(Messenger.Graph.Screen.profile(contact: bob))", "\(Messenger.Graph.Screen.chat(id: ann))")
      rig.scene.navigator.open(Target(.here([.profile(contact: bob)], in: [.chats], otherwise: nil)))
      await rig.settle()
      for _ in 0..<2 {
        rig.scene.navigator.open(Target(.here([.profile(contact: bob), .chat(id: ann)], in: [.chats], otherwise: nil)))
        await rig.settle()
        #expect(rig.path == ["chatList", profile, chat])
      }
      rig.expectConsistent()
    }
  }
}
