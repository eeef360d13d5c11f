import NavGraphSyntax

extension Rule {
  /// Two items of one list with one name.
  static let duplicateItem = Rule(
    0304, .error, summary: "two items of one list with one name",
    rationale: """
      Within one declaration, parameters, events, tabs, buttons, cases and arms are told apart by their names.
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
  static func duplicateItem(_ what: String, _ name: String, at range: SourceRange, first: SourceRange?, fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(
      .duplicateItem, "there is \(what.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(what) `\(name)` here already", at: range,
      "a second one",
      secondary: first.map { [Label($0, "the first one")] } ?? [], fixes: fixes)
  }
}
