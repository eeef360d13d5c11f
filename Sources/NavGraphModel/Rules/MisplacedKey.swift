import NavGraphSyntax

extension Rule {
  /// `key` on a parameter of something that is not a screen.
  static let misplacedKey = Rule(
    0340, .error, summary: "`key` on a parameter that isn't a screen's",
    rationale: """
      Keys say when two screens are the same place. A stack, pages and modals are the same place where their screens are, so they need no \
      keys of their own; events, guards, conditions, alerts and entries are not places.
      """,
    failing: """
      app Chats {
        root stack Home
      }
      screen Home {
        on open(id: String key) -> push Chat(id)
      }
      screen Chat(id: String, draft: String? = nil) { title }
      """,
    corrected: """
      app Chats {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Chat(id)
      }
      screen Chat(id: String key, draft: String? = nil) { title }
      """)
}

extension Diagnostic {
  static func misplacedKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`\(name)` can't be a key: only a screen's parameters can", at: range, "not a parameter of a screen",
      help: ["mark the parameter of the screen that takes this value"])
  }
}
