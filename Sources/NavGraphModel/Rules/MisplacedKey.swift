import NavGraphSyntax

extension Rule {
  static let misplacedKey = Rule(
    number: 0340, severity: .error, summary: "`key` on a parameter that isn't a screen's",
    rationale: """
      Keys specify when two screens are the same place.
      A stack, pages, or a modal is the same place if its screens are, so it needs no keys.
      Events, guards, conditions, alerts, and entries aren't places.
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
  static func misplacedKey(named name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey, message: "`\(name)` can't be a key: only a screen's parameters can", at: range, label: "not a parameter of a screen",
      help: ["write `key` on the parameter of the screen that takes this value"])
  }
}
