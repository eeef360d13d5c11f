import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Links, whatever the user is about.
@MainActor @Suite struct LinkInBothTests {
  private typealias Route = Messenger.Route

  private func running(_ output: Output) async -> Stage<Messenger> {
    let stage = Stage.messenger(output)
    await stage.start()
    return stage
  }

  private func open(_ route: Route, _ stage: Stage<Messenger>) async {
    stage.open(route.target)
    await stage.settle()
  }

  @Test(arguments: Output.allCases) func u4_openedTwiceNothingIsAdded(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "9"), stage)
      #expect(stage.shown == ["chat(id: \"9\", message: nil)"])
      let before = try #require(stage.navigator).tree
      await open(.chats(id: "9"), stage)
      #expect(stage.navigator?.tree.root == before.root, "the same places")
      await stage.tap("profile", on: "chat")
      await open(.chats(id: "9"), stage)
      #expect(stage.navigator?.tree.shape == before.shape, "from deeper, too")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u5_sheetsGoBeforeALink(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      await stage.tap("group", on: "recipientPicker")
      await open(.settings, stage)
      #expect(stage.shown == ["settingsHome"])
      #expect(stage.answers["compose"] == 1)
      stage.expectConsistent()
    }
  }

  /// A call is `blocked`: no finger takes it down, and a link waits until it is over.
  @Test(arguments: Output.allCases) func u5_aBlockedModalMakesItWait(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await stage.tapTab(1)
      await stage.tap("call", on: "callList")
      #expect(stage.shown == ["callList", "callView(chat: \"1\")"])
      await open(.settings, stage)
      await open(.spam, stage)
      #expect(stage.shown == ["callList", "callView(chat: \"1\")"])
      await stage.tap("hangUp", on: "callView")
      #expect(stage.shown == ["folderView(folder: MessengerGenerated.Messenger.Folder.spam)"], "of those that wait the latest is left")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func u6_aLinkAtLaunchWaitsForTheRoot(_ output: Output) async {
    await Headless.isolated {
      let stage = Stage.messenger(output)
      stage.refused = ["onboarded"]
      await stage.start(settles: false)
      stage.open(Route.settings.target)
      stage.open(Route.chats(id: "3").target)
      await stage.settle()
      #expect(stage.shown == ["welcome"])
      stage.refused = []
      for screen in ["welcome", "permissions"] { await stage.tap("next", on: screen) }
      await stage.tap("done", on: "ready")
      #expect(stage.shown == ["chat(id: \"3\", message: nil)"])
      stage.expectConsistent()
    }
  }
}
