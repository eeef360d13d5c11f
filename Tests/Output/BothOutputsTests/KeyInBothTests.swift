import Foundation
import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests that the page of a place stays when its values change.
@MainActor @Suite struct KeyInBothTests {
  private func running(_ output: Output) async -> Stage<Messenger.Graph> {
    let stage = Stage.messenger(output)
    await stage.start()
    return stage
  }

  private func open(_ route: Messenger.Route, _ stage: Stage<Messenger.Graph>) async {
    stage.open(route.target)
    await stage.settle()
  }

  private var message: Messenger.MessageID { Messenger.MessageID(rawValue: UUID()) }

  @Test(arguments: Output.allCases) func k1_aLinkToAMessageKeepsTheChat(_ output: Output) async throws {
    try await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "1"), stage)
      // A reference to the page itself would keep it in memory.
      let chat = ObjectIdentifier(try #require(stage.page("chat")))
      @MainActor func isTheChat() -> Bool { stage.page("chat").map(ObjectIdentifier.init) == chat }
      let message = self.message
      await open(.chatsM(id: "1", message: message), stage)
      #expect(isTheChat())
      #expect(stage.page("chat")?.screen == AnyHashable(Messenger.Graph.Screen.chat(id: "1", message: message)), "told")
      stage.expectConsistent()
      await stage.tap("profile", on: "chat")
      await open(.chats(id: "1"), stage)
      #expect(isTheChat() && stage.stack?.viewControllers.count == 2, "from deeper, too")
      #expect(stage.page("chat")?.screen == AnyHashable(Messenger.Graph.Screen.chat(id: "1", message: nil)))
      stage.expectConsistent()
      await open(.chats(id: "2"), stage)
      #expect(!isTheChat(), "another chat")
      stage.expectConsistent()
    }
  }

  /// Events after an update use the new values and come from the same place.
  @Test(arguments: Output.allCases) func k1_whatWasToldAsksForTheSame(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "1"), stage)
      await open(.chatsM(id: "1", message: message), stage)
      await stage.tap("info", on: "chat")
      #expect(stage.shown.last == "chatInfo(id: \"1\")")
      await stage.tap("close", on: "chatInfo")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func k2_theRowTappedAgainKeepsWhatWasPushed(_ output: Output) async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let stage = Stage.mail(output)
      stage.window.changeSize(horizontal: .regular)
      await stage.start()
      await stage.tap("open", on: "messageList", 3)
      await stage.tap("source", on: "message")
      let (source, before) = (ObjectIdentifier(try #require(stage.page("source"))), stage.state)
      await stage.tap("open", on: "messageList", 3)
      #expect(stage.page("source").map(ObjectIdentifier.init) == source && stage.state == before)
      stage.expectConsistent()
      await stage.tap("open", on: "messageList", 4)
      #expect(stage.state != before && !stage.shown.contains { $0.hasPrefix("source") }, "another row")
      stage.expectConsistent()
    }
  }

  @Test(arguments: Output.allCases) func k4_theNewestValuesComeBack(_ output: Output) async throws {
    let message = self.message
    let saved = try await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "1"), stage)
      await open(.chatsM(id: "1", message: message), stage)
      return try #require(stage.saved)
    }
    try await Headless.isolated {
      let stage = Stage.messenger(output)
      await stage.start(restoring: saved)
      let chat = try #require(stage.page("chat"))
      #expect(chat.screen == AnyHashable(Messenger.Graph.Screen.chat(id: "1", message: message)))
      stage.expectConsistent()
    }
  }

  /// `requires unlocked(chat: id)`: the argument is the same for every message, so the guard isn't evaluated again.
  @Test(arguments: Output.allCases) func k5_theSameQuestionIsNotAskedAgain(_ output: Output) async {
    await Headless.isolated {
      let stage = await running(output)
      await open(.chats(id: "1"), stage)
      stage.forget()
      await open(.chatsM(id: "1", message: message), stage)
      #expect(stage.asked == [])
      await open(.chats(id: "2"), stage)
      #expect(stage.asked == ["unlocked"], "another chat asks")
      stage.expectConsistent()
    }
  }
}
