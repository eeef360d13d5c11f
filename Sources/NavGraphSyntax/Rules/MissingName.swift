extension Rule {
  package static let missingName = Rule(
    209, .error, summary: "a name is missing",
    rationale: "What is declared has a name, and what is pushed, presented or selected is named.",
    failing: """
      screen {
        title "Help"
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func missingName(_ what: String, at range: SourceRange, found: String) -> Diagnostic {
    Diagnostic(.missingName, "I was expecting \(what)", at: range, found)
  }
}
