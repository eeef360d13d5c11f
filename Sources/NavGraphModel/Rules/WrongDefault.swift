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
  /// - Parameter list: The type of the parameter, if the value is an element of a list.
  static func wrongDefault(_ mismatch: TypeMismatch, wanted: String, of list: String?, parameter: String) -> Diagnostic {
    let value = mismatch.value
    let isUnwritable = ["UUID", "Date"].contains(wanted)
    return Diagnostic(
      .wrongDefault,
      message: list.map { "\(value) can't be in the default of `\(parameter)`, which is \($0.withArticle)" }
        ?? "\(value) can't be the default of `\(parameter)`, which is \(wanted.withArticle)", at: mismatch.range,
      label: mismatch.label(wanted: wanted),
      help: isUnwritable
        ? ["\(wanted.withArticle) can't be written as a literal: change the type to `\(wanted)?` with `nil`, or remove the default"]
        : .aboutURLs(wanted: wanted))
  }
}
