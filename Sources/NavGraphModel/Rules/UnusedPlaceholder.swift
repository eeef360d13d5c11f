import NavGraphSyntax

extension Rule {
  /// A placeholder without a use.
  static let unusedPlaceholder = Rule(
    0705, .error, summary: "a placeholder that feeds nothing",
    rationale: """
      A placeholder takes a value from the URL and hands it to a screen. If nothing takes it, either the target has forgotten it, or it is only \
      there to be skipped, such as a title in the path; then it is written `{_}`. A key of the query that nothing takes is left out, and for a \
      segment that may be absent there are two patterns.
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
  /// - Parameter help: How the pattern is written without the value.
  static func unusedPlaceholder(_ name: String, at range: SourceRange, mode: String, help: Help?) -> Diagnostic {
    Diagnostic(
      .unusedPlaceholder, "`{\(name)\(mode)}` feeds nothing", at: range, "nothing takes this value", help: [help ?? "pass it to a screen"])
  }
}
