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
  /// - Parameter kinds: The kinds of both declarations, with their articles.
  static func duplicateDeclaration(
    of name: String, as kinds: (first: String, second: String), at range: SourceRange, first: SourceRange, fixes: [Fix]
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration,
      message: kinds.first == kinds.second
        ? "`\(name)` is declared twice" : "`\(name)` is declared as \(kinds.first) and as \(kinds.second)",
      at: range, label: "declared again", secondary: [Label(at: first, text: "first declared here")], help: ["rename one of them"],
      fixes: fixes)
  }

  static func declaredBuiltInType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, message: "`\(name)` is a built-in type and can't be declared again", at: range, label: "declared again",
      help: ["rename this declaration"])
  }
}
