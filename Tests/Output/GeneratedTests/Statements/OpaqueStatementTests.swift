import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests foreign controllers on stacks of the graph.
@MainActor @Suite struct OpaqueStatementTests {
  typealias Event = NavGraph.Event<Messenger.Graph>

  private func running() async -> (MessengerRig, Recorder) { await DismissalStatementTests.running() }

  private func send(_ action: NavGraph.Action<Messenger.Graph>, _ rig: MessengerRig) async {
    rig.scene.navigator.send(Event("event", action), from: rig.scene.navigator.tree.leaf.id)
    await rig.settle()
  }

  private func link(_ text: String, _ rig: MessengerRig) async throws {
    let url = try #require(URL(string: text))
    #expect(rig.scene.open(url: url))
    await rig.settle()
  }

  private let profile = Messenger.Graph.Screen.profile(contact: "1")

  @Test func a1_whatTheGraphPushesComesOnTop() async {
    await Headless.isolated {
      let (rig, record) = await running()
      await send(.push(profile), rig)
      record.forget()
      await rig.pushLegacy()
      #expect(rig.names == ["chatList", "profile", "legacy"])
      #expect(record.reports == [], "the graph knows nothing of it")
      await send(.push(.profile(contact: "2")), rig)
      #expect(rig.names == ["chatList", "profile", "legacy", "profile"])
      #expect(rig.scene.navigator.tree.leaf.screen == .profile(contact: "2"))
      #expect(rig.stack?.swipeBack(complete: false) == true)
      await rig.settle()
      #expect(rig.names == ["chatList", "profile", "legacy", "profile"])
      #expect(rig.stack?.swipeBack() == true)
      await rig.settle()
      #expect(rig.names == ["chatList", "profile", "legacy"])
      #expect(rig.scene.navigator.tree.leaf.screen == profile)
      record.forget()
      #expect(rig.stack?.tapBack() == true)
      await rig.settle()
      #expect(rig.names == ["chatList", "profile"])
      #expect(record.reports == [], "and nothing of this")
      rig.expectConsistent()
    }
  }

  @Test func a1_itStaysInItsTab() async {
    await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      #expect(rig.tabs?.tapTab(1) == true)
      await rig.settle()
      await send(.stay, rig)
      #expect(rig.tabs?.tapTab(0) == true)
      await rig.settle()
      #expect(rig.names == ["chatList", "legacy"])
      #expect(record.wentOver == [])
      rig.expectNothingWrong()
    }
  }

  /// The Back menu leads to a foreign controller, and past it.
  @Test func a1_theMenuOfBackLeadsToIt() async throws {
    try await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      await send(.push(profile), rig)
      await send(.push(profile), rig)
      let stack = try #require(rig.stack)
      #expect(stack.longPressBack(to: stack.viewControllers[1]))
      await rig.settle()
      #expect(rig.names == ["chatList", "legacy"])
      #expect(rig.scene.navigator.tree.leaf.screen == .chatList)
      await send(.push(profile), rig)
      #expect(stack.longPressBack(to: stack.viewControllers[0]))
      await rig.settle()
      #expect(rig.names == ["chatList"])
      #expect(record.wentOver == [], "that was the user")
      rig.expectConsistent()
    }
  }

  /// If the app replaces all screens of a stack with its controller, that is on top of the lowest screen.
  @Test func a1_inThePlaceOfEverythingItLiesOnTheLowest() async {
    await Headless.isolated {
      let (rig, _) = await running()
      await send(.push(profile), rig)
      rig.stack?.setViewControllers([LegacyScreen()], animated: true)
      await rig.settle()
      await send(.stay, rig)
      #expect(rig.names == ["chatList", "legacy"])
      #expect(rig.scene.navigator.tree.leaf.screen == .chatList)
      rig.expectNothingWrong()
    }
  }

  /// A removed screen takes the foreign controllers on top of it along. Those below stay.
  @Test func a2_itGoesWithTheScreenOnWhichItLies() async {
    await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      await send(.push(profile), rig)
      await rig.pushLegacy()
      #expect(rig.names == ["chatList", "legacy", "profile", "legacy"])
      await send(.pop, rig)
      #expect(rig.names == ["chatList", "legacy"])
      #expect(record.wentOver == ["LegacyScreen"])
      await send(.push(profile), rig)
      await rig.pushLegacy()
      record.forget()
      await send(.replace(.profile(contact: "2")), rig)
      #expect(rig.names == ["chatList", "legacy", "profile"])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectNothingWrong()
    }
  }

  @Test func a2_popToRootGoesOverAll() async {
    await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      await send(.push(profile), rig)
      await send(.popToRoot, rig)
      #expect(rig.names == ["chatList"])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectConsistent()
    }
  }

  @Test(arguments: [false, true]) func a2_aSecondTapOnTheTabGoesOverIt(alone: Bool) async {
    await Headless.isolated {
      let (rig, record) = await running()
      if !alone { await send(.push(profile), rig) }
      await rig.pushLegacy()
      #expect(rig.tabs?.tapTab(0) != nil)
      await rig.settle()
      #expect(rig.names == ["chatList"])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectConsistent()
    }
  }

  /// A link removes foreign controllers at its target, even if nothing else changes. Others stay.
  @Test func a3_linksGoOverWhatIsPushed() async throws {
    try await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      try await link("messenger:///chats/ann", rig)
      #expect(rig.names == ["chatList", "chat"])
      await rig.pushLegacy()
      try await link("messenger:///chats/ann", rig)
      #expect(rig.names == ["chatList", "chat"])
      #expect(record.wentOver == ["LegacyScreen", "LegacyScreen"])
      await rig.pushLegacy()
      try await link("messenger:///settings", rig)
      #expect(record.wentOver.count == 2)
      #expect((rig.tabs?.viewControllers?[0] as? UINavigationController)?.viewControllers.count == 3, "the other tab is as it was")
      rig.expectNothingWrong()
    }
  }

  /// A `here` link pushes on top of a foreign controller. A link to a screen below it removes it.
  @Test func a3_linksThatLeadOnLeaveIt() async throws {
    try await Headless.isolated {
      let (rig, record) = await running()
      await rig.pushLegacy()
      try await link("messenger:///users/bob", rig)
      #expect(rig.names == ["chatList", "legacy", "profile"])
      #expect(record.wentOver == [])
      await rig.pushLegacy()
      try await link("messenger:///users/bob", rig)
      #expect(rig.names == ["chatList", "legacy", "profile"])
      #expect(record.wentOver == ["LegacyScreen"])
      rig.expectNothingWrong()
    }
  }

  @Test func a6_nobodyRemembersIt() async {
    await Headless.isolated {
      let (rig, _) = await running()
      await send(.push(profile), rig)
      let before = rig.scene.navigator.snapshot
      await rig.pushLegacy()
      rig.showAlert()
      await rig.settle()
      #expect(rig.scene.navigator.snapshot == before)
      let next = MessengerRig()
      let host = Messenger.NavigationScene(
        window: next.window, restoring: before?.activity, factory: next.app, guards: next.app, conditions: next.app, badges: next.app
      ) { _ in }
      await next.settle()
      #expect(next.names == ["chatList", "profile"])
      host.stop()
      rig.expectNothingWrong()
    }
  }
}
