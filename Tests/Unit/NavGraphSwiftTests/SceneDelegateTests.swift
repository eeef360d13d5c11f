import Foundation
import NavGraphCompiler
import NavGraphSwift
import Repository
import Testing

/// The scene delegates that an app is told to write compile as they stand.
@Suite struct SceneDelegateTests {
  /// What the delegates leave to the app.
  private static func app(_ name: String, _ screens: String) -> String {
    """

    @MainActor final class Screens: \(name).Factory {
    \(screens)
    }
    @MainActor let app = Screens()
    """
  }

  @Test func theOneInTheGuideCompiles() throws {
    let guide = try Repository.text("Grammar/Guide.md")
    let parts = guide.components(separatedBy: "```swift\n")
    let texts = parts.dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    let delegate = try #require(texts.first { $0.contains("SceneDelegate") })
    let before = try #require(guide.components(separatedBy: "```swift\n" + delegate).first)
    let program = try #require(before.components(separatedBy: "```navgraph\n").last?.components(separatedBy: "\n```").first)
    let screens = """
        func chatList(on events: Messenger.ChatList.Events) -> UIViewController { UIViewController() }
        func chat(id: Messenger.ChatID, on events: Messenger.Chat.Events) -> UIViewController { UIViewController() }
        func profile(user: String) -> UIViewController { UIViewController() }
        func settingsHome(on events: Messenger.SettingsHome.Events) -> UIViewController { UIViewController() }
        func privacy(on events: Messenger.Privacy.Events) -> UIViewController { UIViewController() }
        func blockList(contact: String?) -> UIViewController { UIViewController() }
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
        func home() -> UIViewController { UIViewController() }
        func note(id: Int) -> UIViewController { UIViewController() }
      """
    let own = "import UIKit\n" + comment.joined(separator: "\n") + Self.app("Notes", screens)
    #expect(try CompiledSwift.complaints(of: source, beside: own) == "")
  }
}
