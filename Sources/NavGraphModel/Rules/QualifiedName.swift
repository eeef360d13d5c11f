import NavGraphSyntax

extension Rule {
  /// A name with a dot where a plain one is wanted.
  static let qualifiedName = Rule(
    0322, .error, summary: "a name with a dot where a plain one is wanted",
    rationale: """
      A dot leads from tabs to one of their tabs, in `select` and at the beginning of a target. Screens, containers and the rest are known by
      their names alone.
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
  static func qualifiedName(_ name: String, wanted: String, at range: SourceRange, meant: String? = nil) -> Diagnostic {
    Diagnostic(
      .qualifiedName, "`\(name)` leads into something; the name of a \(wanted) stands alone", at: range, "no `.` here",
      help: ["a `.` leads to a tab, in `select` and in targets"],
      fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, $0)])] } ?? [])
  }
}
