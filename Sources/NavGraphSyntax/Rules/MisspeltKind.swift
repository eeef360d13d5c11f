extension Rule {
  package static let misspeltKind = Rule(
    239, .error, summary: "a misspelt word before the name of a place",
    rationale: """
      Before the name of a screen or a container may stand what it is (stack, tabs, split, pages, screen, modal, alert), and in a target \
      also `present`, `page` and the columns of a split.
      """,
    failing: """
      app Shop {
        root stakc Home
      }
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func misspeltKind(_ word: String, meant: String, name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspeltKind, "`\(word)` says nothing about `\(name)`", at: range, "did you mean `\(meant)`?",
      fixes: [Fix("write `\(meant)`", .maybe, [.init(range, meant)])])
  }
}
