import NavGraphSyntax

extension Rule {
  static let notFirst = Rule(
    number: 0333, severity: .error, summary: "tab that can't be selected first",
    rationale: """
      A tab bar first selects its first tab with content, or the tab that is marked `first`. Only one tab can be marked.
      A tab that only runs an action is never selected.
      A tab with a condition may be hidden when the tab bar is shown.
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
  static func notFirst(_ message: String, at range: SourceRange, label: String, other: Label? = nil) -> Diagnostic {
    Diagnostic(
      .notFirst, message: message, at: range, label: label, secondary: other.map { [$0] } ?? [],
      help: ["remove `first`, or mark another tab"])
  }
}
