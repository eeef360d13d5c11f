import Foundation
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests controllers that stay and get other values.
@MainActor @Suite struct KeyStatementTests {
  private func chat(_ rig: MessengerRig) -> SampleScreen? {
    rig.scene.host.coordinators.lazy.compactMap { $0.controller as? SampleScreen }.last { $0.name.hasPrefix("chat(") }
  }

  @Test func k1_aDraftSurvivesALinkToAMessage() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      rig.scene.open(Messenger.Route.chats(id: "1"))
      await rig.settle()
      let chat = try #require(self.chat(rig))
      chat.draft = "Dear Ann"
      let message = Messenger.MessageID(rawValue: UUID())
      rig.scene.open(Messenger.Route.chatsM(id: "1", message: message))
      await rig.settle()
      #expect(self.chat(rig) === chat && chat.draft == "Dear Ann")
      #expect(chat.name == "\(Messenger.Graph.Screen.chat(id: "1", message: message))")
      rig.scene.open(Messenger.Route.chats(id: "2"))
      await rig.settle()
      #expect(self.chat(rig) !== chat, "another chat")
    }
  }

  @Test func k3_itIsToldOnce() async throws {
    try await Headless.isolated {
      let rig = MessengerRig()
      await rig.settle()
      rig.scene.open(Messenger.Route.chats(id: "1"))
      await rig.settle()
      let chat = try #require(self.chat(rig))
      #expect(chat.timesTold == 0, "made with what it shows")
      rig.scene.open(Messenger.Route.chats(id: "1"))
      await rig.settle()
      #expect(chat.timesTold == 0, "the same values are no news")
      rig.scene.open(Messenger.Route.chatsM(id: "1", message: Messenger.MessageID(rawValue: UUID())))
      await rig.settle()
      #expect(chat.timesTold == 1)
      rig.scene.open(Messenger.Route.settings)
      await rig.settle()
      #expect(chat.timesTold == 1)
    }
  }
}
