import NavGraphSyntax

extension Rule {
  static let duplicateItem = Rule(
    number: 0304, severity: .error, summary: "duplicate name in a declaration",
    rationale: """
      Within one declaration, each parameter, event, tab, button, case, and outcome handler has its own name.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
        on open -> stay
      }
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
        on close -> stay
      }
      screen Detail
      """)
}

extension Diagnostic {
  static func duplicateItem(_ what: String, named name: String, at range: SourceRange, first: SourceRange?, fixes: [Fix] = []) -> Diagnostic
  {
    Diagnostic(
      .duplicateItem, message: "duplicate \(what) `\(name)`", at: range,
      label: "the second one",
      secondary: first.map { [Label(at: $0, text: "the first one")] } ?? [], help: ["rename or remove one of them"], fixes: fixes)
  }
}
