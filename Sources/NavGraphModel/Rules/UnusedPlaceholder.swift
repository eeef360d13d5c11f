import NavGraphSyntax

extension Rule {
  static let unusedPlaceholder = Rule(
    number: 0705, severity: .error, summary: "unused placeholder",
    rationale: """
      A placeholder takes a value from the URL and passes it to a screen.
      If no screen takes it, the target may be missing an argument, or the text is only skipped, such as a title in the path.
      To skip a segment, write `{_}`. Remove a query key that isn't used. For a segment that may be missing, write two patterns.
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
      route "/rooms/{id}/{title}" -> chats / Room(id)
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
      route "/rooms/{id}/{_}" -> chats / Room(id)
      """)
}

extension Diagnostic {
  /// - Parameter help: The fix that writes the pattern without the value.
  static func unusedPlaceholder(named name: String, at range: SourceRange, mode: String, help: Help?) -> Diagnostic {
    Diagnostic(
      .unusedPlaceholder, message: "`{\(name)\(mode)}` isn't used", at: range, label: "not passed to anything",
      help: [help ?? "pass it to a screen"])
  }
}
