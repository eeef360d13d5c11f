import NavGraphSyntax

extension Rule {
  static let valueOfOtherType = Rule(
    number: 0452, severity: .error, summary: "form that doesn't fit the type of its placeholder",
    rationale: """
      A form restricts a text further than its type: `{sha: hex 40}` for a `String`, and `{month: 01...12}` for an `Int`.
      A `type` based on one of them can have the same forms. All other types have one spelling, or a list of cases.
      The form of an `Int` is a range, a choice of numbers, or `digits`, with at most 18 digits including leading zeros.
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
  static func valueOfOtherType(
    _ form: String, type: String, reason: (why: String, help: Help), at range: SourceRange, parameter: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .valueOfOtherType, message: "`\(form)` isn't a valid form for \(type.withArticle)", at: range, label: reason.why,
      secondary: [Label(at: parameter, text: "the parameter")], help: [reason.help])
  }
}
