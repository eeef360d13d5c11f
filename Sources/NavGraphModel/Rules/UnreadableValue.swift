import NavGraphSyntax

extension Rule {
  static let unreadableValue = Rule(
    number: 0417, severity: .error, summary: "value that a text can't show",
    rationale: """
      A text shows a String as it is, and an Int or a Double formatted for the user's locale.
      A date, a case of an enum, or a value of an `extern type` has no standard text, and a value that is nil has nothing to show.
      Pass a String instead, or let the screen set its title.
      """,
    failing: """
      app Calendar {
        root stack Year
      }
      screen Year {
        on open(day: Date) -> push Day(day)
      }
      screen Day(day: Date) {
        title "{day}"
      }
      """,
    corrected: """
      app Calendar {
        root stack Year
      }
      screen Year {
        on open(day: Date) -> push Day(day)
      }
      screen Day(day: Date) {
        title
      }
      """)
}

extension Diagnostic {
  static func unreadableValue(
    named name: String, type: String, isOptional: Bool, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unreadableValue, message: "a text can't show `\(name)`, \(type.withArticle)", at: range,
      label: isOptional ? "nothing to show if it's nil" : "a text shows a String, an Int, or a Double",
      secondary: [Label(at: declared, text: "declared here")],
      help: [
        isOptional
          ? "make it non-optional, or let the screen set the text"
          : "pass the text for the user as a String, or let the screen set the text"
      ])
  }
}
