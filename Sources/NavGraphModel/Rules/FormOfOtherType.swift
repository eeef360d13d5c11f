import NavGraphSyntax

extension Rule {
  /// A form that no value of the placeholder's type has.
  static let formOfOtherType = Rule(
    0452, .error, summary: "a form that does not fit the type of its placeholder",
    rationale: """
      A form says more about a text than its type does: `{sha: hex 40}` for a `String`, `{month: 01...12}` for an `Int`, and for a `type` that is made of \
      one of them. All other types have one spelling, or a list of cases. An `Int` is a range, a choice of numbers, or `digits`, 18 of them at most, \
      where zeros may stand in front.
      """,
    failing: """
      app Forge {
        scheme forge
        root   stack Home
      }
      screen Home
      screen Build(number: Int)
      route "/builds/{number: hex 8}" -> Build(number)
      """,
    corrected: """
      app Forge {
        scheme forge
        root   stack Home
      }
      screen Home
      screen Build(number: Int)
      route "/builds/{number: digits 8}" -> Build(number)
      """)
}

extension Diagnostic {
  static func formOfOtherType(
    _ form: String, _ type: String, _ why: String, at range: SourceRange, _ parameter: SourceRange, help: [Help] = []
  ) -> Diagnostic {
    Diagnostic(
      .formOfOtherType, "`\(form)` is no form of \(type.withArticle)", at: range, why,
      secondary: [Label(parameter, "the parameter that it feeds")], help: help)
  }
}
