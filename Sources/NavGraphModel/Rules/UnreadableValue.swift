import NavGraphSyntax

extension Rule {
  /// A value in a text that people can't read as it is.
  static let unreadableValue = Rule(
    0417, .error, summary: "a value in a text that people can't read as it is",
    rationale: """
      A text shows a String as it is, and an Int or a Double as numbers are written where the reader lives. How a date, a case of an enum or a
      value of the app's own reads is a decision, and a value that may be nil has nothing to show: pass what is to be read as a String, or
      let the screen set its title itself.
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
    _ name: String, _ type: String, isOptional: Bool, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unreadableValue, "a text can't show `\(name)`, \(type.withArticle)", at: range,
      isOptional ? "where it is nil there is nothing to show" : "a text shows a String, an Int or a Double",
      secondary: [Label(declared, "declared here")],
      help: [
        isOptional
          ? "give it a value in any case, or let the screen set the text itself"
          : "pass what people are to read as a String, or let the screen set the text itself"
      ])
  }
}
