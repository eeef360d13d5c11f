import NavGraphSyntax

extension Rule {
  static let duplicateDeclaration = Rule(
    0303, .error, summary: "duplicate declaration",
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
    _ name: String, _ second: Symbol, at range: SourceRange, _ first: Symbol, _ before: SourceRange?, fixes: [Fix]
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
      .duplicateDeclaration, message, at: range, "declared again",
      secondary: before.map { [Label($0, "first declared here")] } ?? [],
      help: [before == nil ? "rename this declaration" : "rename one of them"], fixes: fixes)
  }
}
