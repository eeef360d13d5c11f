extension Rule {
  package static let misspelledKind = Rule(
    number: 239, severity: .error, summary: "misspelled kind of a screen or container",
    rationale: """
      The name of a screen or a container can be preceded by its kind: stack, tabs, split, pages, screen, modal, or alert. In a target, it \
      can also be preceded by `present`, `page`, or a column of a split.
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
  static func misspelledKind(word: String, meant: String, name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misspelledKind, message: "unknown word `\(word)` before `\(name)`", at: range, label: "did you mean `\(meant)`?",
      fixes: [Fix("write `\(meant)`", applicability: .maybe, edits: [.init(replacing: range, with: meant)])])
  }
}
