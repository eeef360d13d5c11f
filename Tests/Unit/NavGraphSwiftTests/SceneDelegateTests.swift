import Foundation
import NavGraphCompiler
import NavGraphSwift
import Repository
import Testing

/// Tests that the scene delegates in the documentation compile unchanged.
@Suite struct SceneDelegateTests {
  /// Returns the code that the delegates require from the app.
  private static func app(_ name: String, _ screens: String) -> String {
    """

    @MainActor final class Screens: \(name).Factory {
    \(screens)
    }
    @MainActor let app = Screens()
    """
  }

  @Test func theOneInTheTourCompiles() throws {
    let page = try Repository.text(at: "Grammar/guide/tour/deep-links.md")
    let parts = page.components(separatedBy: "```swift\n")
    let texts = parts.dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    let delegate = try #require(texts.first { $0.contains("SceneDelegate") })
    let before = try #require(page.components(separatedBy: "```swift\n" + delegate).first)
    let program = try #require(before.components(separatedBy: "```navgraph\n").last?.components(separatedBy: "\n```").first)
    let screens = """
        func makeChatList(events: Messenger.ChatList.Events) -> UIViewController { UIViewController() }
        func makeChat(id: Messenger.ChatID, events: Messenger.Chat.Events) -> UIViewController { UIViewController() }
        func makeProfile(user: String) -> UIViewController { UIViewController() }
        func makeSettingsHome(events: Messenger.SettingsHome.Events) -> UIViewController { UIViewController() }
        func makePrivacy(events: Messenger.Privacy.Events) -> UIViewController { UIViewController() }
        func makeBlockList(contact: String?) -> UIViewController { UIViewController() }
      """
    let own = "import UIKit\n" + delegate + Self.app("Messenger", screens)
    let complaints = try CompiledSwift.complaints(of: program, beside: own)
    #expect(complaints == "")
  }

  @Test func theOneInTheGeneratedCommentCompiles() throws {
    let source = """
      app Notes { platform iOS 16; scheme notes; root stack Home }
      screen Home
      screen Note(id: Int)
      route "/{id}" -> Home / Note(id)
      entry shortcut "new" -> Home
      entry activity "edit" (id: Int) -> Home / Note(id)
      """
    let (_, output) = Samples.generate(source)
    let file = try #require(output.files.first { $0.name == "NotesUIKit.swift" })
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.contains("final class SceneDelegate") })
    let comment = lines[start...].prefix { $0.hasPrefix("///") }.map { String($0.dropFirst(3)) }
    let screens = """
        func makeHome() -> UIViewController { UIViewController() }
        func makeNote(id: Int) -> UIViewController { UIViewController() }
      """
    let own = "import UIKit\n" + comment.joined(separator: "\n") + Self.app("Notes", screens)
    #expect(try CompiledSwift.complaints(of: source, beside: own) == "")
  }
}
