import NavGraphSyntax

extension Rule {
  /// A target whose name is not found where it is looked for.
  static let unknownTarget = Rule(
    0350, .error, summary: "a target that begins with nothing of its root",
    rationale: """
      A target goes from the root down: through tabs and columns to the screens of one stack. In a root of tabs it begins with a tab.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> chat / Room(id)
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> chats / Room(id)
      """)
}

extension Diagnostic {
  static func unknownTarget(
    _ name: String, in container: String, kind: String?, at range: SourceRange, legal: [String], meant: String?, _ declared: SourceRange?
  ) -> Diagnostic {
    var notes = legal.isEmpty || legal.count > 20 ? [] : ["the tabs of `\(container)`: " + legal.map(\.quoted).joined(separator: ", ")]
    if let kind { notes.insert("`\(name)` is \(kind); the tab that it is to be shown in comes first", at: 0) }
    return Diagnostic(
      .unknownTarget, "`\(container)` has no tab `\(name)`", at: range,
      meant.map { "did you mean `\($0)`?" } ?? "looked for in `\(container)`",
      secondary: declared.map { [Label($0, "declared here")] } ?? [], notes: notes,
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}
