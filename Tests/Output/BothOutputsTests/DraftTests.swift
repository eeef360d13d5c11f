import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime

/// Tests that a view keeps its own state when its values change.
@MainActor @Suite struct DraftTests {
  /// A chat with a draft that only the view's state contains.
  private struct ChatView: View {
    let message: String
    @State private var draft = "empty"

    var body: some View {
      VStack {
        Text(verbatim: message)
        Text(verbatim: draft)
        Button("write") { draft = "Dear Ann" }
      }
    }
  }

  @Test func k1_aDraftSurvivesALinkToAMessage() async {
    await Headless.isolated {
      var answers = NavGraph.Answers<Messenger.Graph>()
      answers.grants = { _ in true }
      answers.holds = { _ in false }
      let navigator = NavGraph.Navigator<Messenger.Graph>(idiom: .phone, answers: answers, restoring: nil)
      let host = NavGraph.SwiftUIHost(navigator) { screen, _ in
        guard case .chat(_, let message) = screen else { return AnyView(Text(verbatim: "\(screen)")) }
        return AnyView(ChatView(message: message == nil ? "no message" : "a message"))
      }
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIHostingController(rootView: NavGraph.RootView(host))
      window.makeKeyAndVisible()
      navigator.start()
      await rest()

      @MainActor func open(_ route: Messenger.Route) async {
        navigator.open(route.target)
        await rest()
      }
      await open(.chats(id: "1"))
      #expect(window.rootViewController?.frontScreen.texts == ["no message", "empty", "write"])
      #expect(window.rootViewController?.frontScreen.tap("write") == true)
      await rest()
      await open(.chatsM(id: "1", message: Messenger.MessageID(rawValue: UUID())))
      #expect(window.rootViewController?.frontScreen.texts == ["a message", "Dear Ann", "write"], "told, and as it was left")
      await open(.chats(id: "2"))
      #expect(window.rootViewController?.frontScreen.texts == ["no message", "empty", "write"], "another chat")
      #expect(Headless.violations + Headless.exceptions == [])
    }
  }

  private func rest() async {
    await Headless.pass(turns: 300)
  }
}
