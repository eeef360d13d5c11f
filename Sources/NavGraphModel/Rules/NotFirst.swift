import NavGraphSyntax

extension Rule {
  /// A tab that can't be the one that is selected at first.
  static let notFirst = Rule(
    0333, .error, summary: "a tab that can't be the first one",
    rationale: """
      Of its tabs a bar selects the first one with content, or the one that says `first`. Only one can say so. A tab that only runs an \
      action is never selected, and one that a condition hides may not be there when the tabs are shown.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart first stack Cart
        tab help first stack Help
      }
      screen Home
      screen Cart
      screen Help
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab cart first stack Cart
        tab help stack Help
      }
      screen Home
      screen Cart
      screen Help
      """)
}

extension Diagnostic {
  static func notFirst(_ message: String, at range: SourceRange, _ label: String, _ other: Label? = nil) -> Diagnostic {
    Diagnostic(
      .notFirst, message, at: range, label, secondary: other.map { [$0] } ?? [], help: ["leave out `first`, or choose another tab"])
  }
}
