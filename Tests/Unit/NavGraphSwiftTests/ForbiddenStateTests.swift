import Foundation
import Testing

/// Tests that code can't construct a state that the graph doesn't allow, not even in the app's own module.
@Suite struct ForbiddenStateTests {
  /// Compiles these snippets in functions, in one module with the generated files without UIKit. Returns the lines with errors.
  private static func lines(of snippets: [String]) throws -> (failing: Set<Int>, text: String) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("navgraph-forbidden-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let generated = Samples.generated.appendingPathComponent("Messenger")
    let own = try manager.contentsOfDirectory(atPath: generated.path).filter { $0.hasSuffix(".swift") && !$0.contains("UIKit") }.sorted()
    let file = folder.appendingPathComponent("Snippets.swift")
    // Each snippet is on one line.
    let text = snippets.enumerated().map { "@MainActor func snippet\($0)(_ navigator: NavGraph.Navigator<Messenger.Graph>) { \($1) }" }
    // The runtime is a separate module, so its internal declarations aren't accessible.
    try ("import NavGraphRuntime; " + text.joined(separator: "\n")).write(to: file, atomically: true, encoding: .utf8)
    let said = try CompiledSwift.swiftc(
      ["-typecheck", "-module-name", "App", "-continue-building-after-errors"] + own.map { generated.appendingPathComponent($0).path }
        + [file.path])
    let failing = said.split(separator: "\n").compactMap { line -> Int? in
      guard line.contains("Snippets.swift:"), line.contains(": error: ") else { return nil }
      return line.components(separatedBy: "Snippets.swift:").last?.split(separator: ":").first.flatMap { Int($0) }
    }
    return (Set(failing), said)
  }

  /// Forbidden expressions, each with a similar allowed one.
  private static let pairs: [(forbidden: String, allowed: String)] = [
    // Paths: a screen of another stack, a stack's root on itself, a value that isn't a screen.
    ("_ = Messenger.NavigationState.main(chats: [.privacy])", "_ = Messenger.NavigationState.main(settings: [.privacy])"),
    ("_ = Messenger.NavigationState.main(chats: [.chatList])", "_ = Messenger.NavigationState.main(chats: [])"),
    ("_ = Messenger.NavigationState.main(settings: [.chat(id: \"1\")])", "_ = Messenger.NavigationState.main(chats: [.chat(id: \"1\")])"),
    ("_ = Messenger.NavigationState.main(chats: [Messenger.Graph.Screen.privacy])", "_ = Messenger.Graph.Screen.privacy"),
    (
      "_ = Messenger.NavigationState.main(chats: [Messenger.NavigationState.SettingsStep.privacy])",
      "_ = [Messenger.NavigationState.SettingsStep.privacy]"
    ),
    ("_ = Messenger.NavigationState.main(calls: [.chat(id: \"1\")])", "_ = Messenger.NavigationState.main(.calls)"),
    ("_ = Messenger.NavigationState.ChatsStep(.privacy)", "_ = Messenger.NavigationState.ChatsStep.chat(id: \"1\").screen"),
    (
      "_ = NavGraph.Path<Messenger.NavigationState.ChatsStep>([Messenger.Graph.Screen.privacy])",
      "_ = NavGraph.Path<Messenger.NavigationState.ChatsStep>([.chat(id: \"1\")])"
    ),
    (
      "_ = Messenger.NavigationState.main(chats: [.chat(id: 1)])",
      "_ = Messenger.NavigationState.main(chats: [.chat(id: \"1\", message: nil)])"
    ),
    // Selections: a tab of other tabs, a tab by position, a value that isn't a page.
    ("_ = Messenger.NavigationState.main(.inbox)", "_ = Messenger.NavigationState.main(.chats)"),
    ("_ = Messenger.NavigationState.main(7)", "_ = Messenger.NavigationState.MainTab(rawValue: \"nowhere\")"),
    ("_ = Messenger.NavigationState.main().selecting(.welcome)", "_ = Messenger.NavigationState.main().selecting(.calls)"),
    ("_ = Messenger.NavigationState.Presented.onboarding(.credentials)", "_ = Messenger.NavigationState.Presented.onboarding(.ready)"),
    // Presented modals with content that they can't have.
    (
      "_ = Messenger.NavigationState.main(presenting: [.newMessage([.privacy])])",
      "_ = Messenger.NavigationState.main(presenting: [.newMessage([.groupForm])])"
    ),
    ("_ = Messenger.NavigationState.main(presenting: [.chatList])", "_ = Messenger.NavigationState.main(presenting: [.deleteChat])"),
    ("_ = Messenger.NavigationState.Presented(.newMessage, NavGraph.Parts())", "_ = Messenger.NavigationState.Presented.newMessage()"),
    // Roots.
    ("_ = Messenger.NavigationState.onboarding()", "_ = Messenger.NavigationState.main()"),
    // Initializers and setters that would bypass the types.
    ("_ = Messenger.NavigationState(NavGraph.Tree(.main, NavGraph.Parts()))", "_ = Messenger.NavigationState(navigator)"),
    ("navigator.tree = NavGraph.Tree(idiom: .phone)", "_ = navigator.tree"),
    ("navigator.tree.modals = []", "_ = navigator.tree.modals"),
    ("var tree = navigator.tree; tree.rootName = nil", "let tree = navigator.tree; _ = tree.rootName"),
    ("var tree = navigator.tree; tree.root.content = .blank", "let tree = navigator.tree; _ = tree.root.content"),
    ("var tree = navigator.tree; tree.root = tree.root", "let tree = navigator.tree; _ = tree.root"),
    (
      "_ = NavGraph.Node<Messenger.Graph>(id: navigator.tree.root.id, content: .screen(.privacy))",
      "_ = navigator.tree.node(navigator.tree.root.id)"
    ),
    ("var turn = NavGraph.Reducer(navigator.tree); turn.tree = navigator.tree", "_ = NavGraph.Reducer(navigator.tree).tree"),
    (
      "_ = navigator.tree.update(navigator.tree.root.id) { _ in }",
      "_ = navigator.tree.isInFront(navigator.tree.root.id)"
    ),
  ]

  @Test func forbiddenStatesDontCompileAndTheirNeighboursDo() throws {
    let snippets = Self.pairs.flatMap { [$0.forbidden, $0.allowed] }
    let (failing, text) = try Self.lines(of: snippets)
    for (index, snippet) in snippets.enumerated() {
      #expect(failing.contains(index + 1) == (index % 2 == 0), "\(snippet)\n\(text.prefix(index % 2 == 0 ? 0 : 4_000))")
    }
  }
}
