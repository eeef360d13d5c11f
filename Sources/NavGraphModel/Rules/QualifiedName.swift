import NavGraphSyntax

extension Rule {
  static let qualifiedName = Rule(
    number: 0322, severity: .error, summary: "name with a dot where a plain name is expected",
    rationale: """
      A dot separates tabs from one of their tabs, in `select` and at the start of a target.
      Screens, containers, and other declarations are referenced by their name alone.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Home.Detail
      }
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
  static func qualifiedName(
    named name: String, wanted: String, at range: SourceRange, meant: String? = nil, help: Help? = nil
  ) -> Diagnostic {
    Diagnostic(
      .qualifiedName, message: "`\(name)` isn't the name of \(wanted.withArticle)", at: range, label: "expected a name without a `.`",
      help: [help ?? "use a `.` only between tabs and one of their tabs, in `select` and in targets"],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: $0)])] } ?? [])
  }
}
