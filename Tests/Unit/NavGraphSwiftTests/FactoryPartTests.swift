import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax
import Testing

/// Tests of the protocols that the app implements, one for each file of the graph.
@Suite struct FactoryPartTests {
  private static func check(_ files: [(String, String)]) -> CheckedProgram {
    Compiler.check(Compiler.parse(files.map { SourceFile(path: $0.0, text: $0.1) }))
  }

  private static func text(_ checked: CheckedProgram, layout: OutputLayout = .flows) -> String {
    Compiler.swift(for: checked, layout: layout).files.map(\.text).joined(separator: "\n")
  }

  static let app = """
    import "Chats.navgraph"
    import "Calls.navgraph"
    app Phone { platform iOS 16; root Main }
    guard onboarded
    tabs Main {
      tab chats "Chats" icon "a" stack ChatList badge
      tab calls "Calls" icon "b" stack CallList requires onboarded
    }
    """
  static let chats = """
    guard unlocked(chat: String)
    condition muted
    screen ChatList { on open(chat: String) -> push Chat(id: chat) }
    screen Chat(id: String key, message: Int? = nil) requires unlocked(chat: id) {
      on call { when muted -> stay; otherwise -> push Call(with: id) }
      on card -> present Card
    }
    modal Card { content Help; detents medium, peek }
    screen Help
    """
  static let calls = """
    condition offline
    screen CallList { on call(name: String) { when offline -> stay; otherwise -> push Call(with: name) } }
    screen Call(with: String)
    """
  static var phone: CheckedProgram { check([("Phone.navgraph", app), ("Chats.navgraph", chats), ("Calls.navgraph", calls)]) }

  @Test func eachFileHasItsPart() {
    let swift = Self.text(Self.phone)
    for part in ["protocol ChatsFactory: AnyObject", "protocol CallsFactory: AnyObject", "protocol PhoneGuards: AnyObject"] {
      #expect(swift.contains(part), "\(part)")
    }
    for whole in [
      "typealias Factory = ChatsFactory & CallsFactory", "typealias Guards = PhoneGuards & ChatsGuards",
      "typealias Conditions = ChatsConditions & CallsConditions", "protocol Badges: AnyObject",
    ] { #expect(swift.contains(whole), "\(whole)") }
    #expect(!swift.contains("PhoneFactory"), "no screen is declared in Phone.navgraph")
  }

  /// The parts don't depend on how the output is divided into files.
  @Test func bothLayoutsHaveTheSameParts() {
    func parts(_ layout: OutputLayout) -> [Substring] {
      Self.text(Self.phone, layout: layout).split(separator: "\n").filter { $0.contains("protocol ") || $0.contains("typealias Factory") }
    }
    #expect(parts(.flows) == parts(.sources))
  }

  @Test func oneFileHasOneProtocol() {
    let swift = Self.text(Self.check([("Phone.navgraph", Self.app + "\n" + Self.chats + "\n" + Self.calls)]))
    #expect(swift.contains("protocol Factory: AnyObject") && !swift.contains("typealias Factory"))
  }

  /// A class can conform in several extensions, each in a file that only imports one feature.
  @Test func m1_aClassConformsPartByPart() throws {
    let own = """
      import UIKit
      @MainActor final class Screens {}
      extension Screens: Phone.ChatsFactory, Phone.ChatsGuards, Phone.ChatsConditions {
        func makeChatList(events: Phone.ChatList.Events) -> UIViewController { UIViewController() }
        func makeChat(id: String, message: Int?, events: Phone.Chat.Events) -> UIViewController { UIViewController() }
        func updateChat(_ controller: UIViewController, id: String, message: Int?, events: Phone.Chat.Events) {}
        func makeHelp() -> UIViewController { UIViewController() }
        func peekHeight(within room: CGFloat) -> CGFloat? { nil }
        func unlocked(chat: String) async -> Bool { true }
        var muted: Bool { false }
      }
      extension Screens: Phone.CallsFactory, Phone.CallsConditions {
        func makeCallList(events: Phone.CallList.Events) -> UIViewController { UIViewController() }
        func makeCall(with: String) -> UIViewController { UIViewController() }
        var offline: Bool { false }
      }
      extension Screens: Phone.PhoneGuards, Phone.Badges {
        func onboarded() async -> Bool { true }
        var chats: String? { nil }
      }
      @MainActor func scene(_ window: UIWindow, _ screens: Screens) -> Phone.NavigationScene {
        Phone.NavigationScene(window: window, factory: screens, guards: screens, conditions: screens, badges: screens)
      }
      """
    #expect(try CompiledSwift.complaints(of: Self.phone, beside: own) == "")
  }

  /// The Swift compiler rejects a protocol with about 700 associated types, so the protocol of a file with as many screens is divided.
  @Test func manyViewsHaveSeveralProtocols() throws {
    let count = 720
    let screens = (0..<count).map { $0 + 1 < count ? "screen S\($0) { on go -> push S\($0 + 1) }" : "screen S\($0)" }
    func app(_ output: String) -> String {
      "app Big { platform iOS 16; output \(output); root stack S0 }\n" + screens.joined(separator: "\n") + "\n"
    }
    let swift = Self.text(Self.check([("Big.navgraph", app("swiftui"))]))
    #expect(swift.contains("typealias Factory = BigFactory & BigFactory2 & BigFactory3 & BigFactory4\n"))
    #expect(try CompiledSwift.complaints(of: app("swiftui")) == "")
    let controllers = Self.text(Self.check([("Big.navgraph", app("uikit"))]))
    #expect(controllers.contains("protocol Factory: AnyObject") && !controllers.contains("BigFactory"))
  }

  /// File names that aren't Swift identifiers, or that other declarations have.
  @Test(arguments: ["settings-home 2", "Ünïts", "class", "1", "Factory", "-", "Home", "Own"]) func anyFileName(_ name: String) throws {
    let app = "import \"\(name).navgraph\"\napp Shop { platform iOS 16; root stack Home }\nscreen Home { on more -> push Other }\n"
    let other = "screen Other { on factory -> push OwnFactory }\nscreen OwnFactory { on back -> push HomeFactory }\nscreen HomeFactory\n"
    let checked = Self.check([("Shop.navgraph", app), ("\(name).navgraph", other)])
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(try CompiledSwift.complaints(of: checked, beside: "") == "")
  }
}
