import NavGraphSyntax

extension Rule {
  static let argumentTwice = Rule(
    number: 0403, severity: .error, summary: "duplicate argument",
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
  static func argumentTwice(labelled label: String, of callee: String, at range: SourceRange, first: SourceRange?, fixes: [Fix])
    -> Diagnostic
  {
    Diagnostic(
      .argumentTwice, message: "`\(label)` of `\(callee)` is passed twice", at: range, label: "the second value",
      secondary: first.map { [Label(at: $0, text: "the first value")] } ?? [], fixes: fixes)
  }
}
