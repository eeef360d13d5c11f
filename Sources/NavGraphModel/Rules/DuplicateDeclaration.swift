import NavGraphSyntax

extension Rule {
  static let duplicateDeclaration = Rule(
    number: 0303, severity: .error, summary: "duplicate declaration",
    rationale: """
      All declarations in all files share one namespace, so a name always refers to the same declaration.
      This applies to screens, containers, modals, alerts, events, guards, conditions, types, and appearances.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail
      screen Detail
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail
      """)
}

extension Diagnostic {
  static func duplicateDeclaration(
    of name: String, second: Symbol, at range: SourceRange, first: Symbol, before: SourceRange?, fixes: [Fix]
  ) -> Diagnostic {
    let message: String
    if before == nil {
      message = "`\(name)` is a built-in type and can't be declared again"
    } else if first.kind == second.kind {
      message = "`\(name)` is declared twice"
    } else {
      message = "`\(name)` is declared as \(first.kind) and as \(second.kind)"
    }
    return Diagnostic(
      .duplicateDeclaration, message: message, at: range, label: "declared again",
      secondary: before.map { [Label(at: $0, text: "first declared here")] } ?? [],
      help: [before == nil ? "rename this declaration" : "rename one of them"], fixes: fixes)
  }
}
