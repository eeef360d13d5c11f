import NavGraphSyntax

extension Rule {
  static let wrongDefault = Rule(
    number: 0406, severity: .error, summary: "default of the wrong type",
    rationale: """
      A default is a constant of the parameter's type, or `nil` if the type is optional.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail(count: Int = "none")
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail(count: Int = 0)
      """)
}

extension Diagnostic {
  static func wrongDefault(
    _ value: String, found: String, at range: SourceRange, wanted: String, of list: String?, parameter: String
  ) -> Diagnostic {
    let isUnwritable = ["UUID", "Date"].contains(wanted)
    return Diagnostic(
      .wrongDefault,
      message: list.map { "\(value) can't be in the default of `\(parameter)`, which is \($0.withArticle)" }
        ?? "\(value) can't be the default of `\(parameter)`, which is \(wanted.withArticle)", at: range,
      label: value == "`nil`" ? "only `\(wanted)?` can be nil" : "is \(found.withArticle)",
      help: isUnwritable
        ? ["\(wanted.withArticle) can't be written as a literal: change the type to `\(wanted)?` with `nil`, or remove the default"]
        : .aboutURLs(wanted: wanted))
  }
}
