import NavGraphSyntax

extension Rule {
  static let argumentTwice = Rule(
    0403, .error, summary: "duplicate argument",
    rationale: """
      Each parameter takes one value.
      The comma before a repeated name may be a mistyped `:`: `Detail(id, title, id)` may mean `Detail(id, title: id)`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Detail(id, id: "none")
      }
      screen Detail(id: String)
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open(id: String) -> push Detail(id)
      }
      screen Detail(id: String)
      """)
}

extension Diagnostic {
  static func argumentTwice(_ label: String, of callee: String, at range: SourceRange, first: SourceRange?, fixes: [Fix]) -> Diagnostic {
    Diagnostic(
      .argumentTwice, "`\(label)` of `\(callee)` is passed twice", at: range, "the second value",
      secondary: first.map { [Label($0, "the first value")] } ?? [], fixes: fixes)
  }
}
