import NavGraphTesting
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests app-level events in different states of the app.
@MainActor @Suite struct AppEventInBothTests {
  private func running(_ output: Output, refusing: Set<String> = []) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    stage.refused = refusing
    await stage.start()
    stage.forget()
    return stage
  }

  private func ring(_ chat: String, _ stage: Stage<Messenger.Graph>) async throws {
    let navigator = try #require(stage.navigator)
    Messenger.AppEvents.Events.at(NavGraph.Place(anywhereIn: navigator)).ring(Messenger.ChatID(rawValue: chat))
    await stage.settle()
  }

  @Test(arguments: Output.allCases) func q9_aCallLiesOnASheet(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await stage.tap("compose", on: "chatList")
      try await ring("7", stage)
      #expect(stage.shown == ["chatList", "recipientPicker", "callView(chat: \"7\")"])
      #expect(stage.presented.count == 2)
      stage.expectConsistent()
      await stage.tap("hangUp", on: "callView")
      #expect(stage.shown == ["chatList", "recipientPicker"])
      #expect(stage.answers["compose"] == nil, "the sheet below has not ended")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q9_theSameCallComesUpOnce(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      try await ring("7", stage)
      let before = try #require(stage.navigator).tree
      try await ring("7", stage)
      #expect(stage.navigator?.tree == before)
      #expect(stage.dropped == ["Messenger.ring: it is up already"])
      try await ring("8", stage)
      #expect(stage.presented.count == 2, "another one is another one")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q9_anAlertGoes(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await stage.tap("chat", on: "chatList")
      await stage.tap("delete", on: "chat")
      #expect(stage.shown.last == "alert")
      try await ring("7", stage)
      #expect(stage.shown.last == "callView(chat: \"7\")" && stage.presented.count == 1)
      #expect(await stage.answered("delete") == 1)
      stage.expectConsistent()
    }
  }

  /// During a transition, an app-level event waits like any other request.
  @Test(arguments: Output.allCases, 1..<8) func q9_itWaitsForItsTurn(_ output: Output, delay: Int) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      stage.ask("compose", on: "chatList")
      await stage.wander(delay)
      try await ring("7", stage)
      #expect(stage.shown == ["chatList", "recipientPicker", "callView(chat: \"7\")"])
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func q9_itWaitsForTheRoot(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output, refusing: ["onboarded"])
      #expect(stage.shown == ["welcome"])
      try await ring("7", stage)
      #expect(stage.shown == ["welcome"])
      stage.refused = []
      await stage.tap("next", on: "welcome")
      await stage.tap("next", on: "permissions")
      await stage.tap("done", on: "ready")
      #expect(stage.shown == ["chatList", "callView(chat: \"7\")"])
      stage.expectConsistent()
    }
  }
}
