import NavGraphSyntax

extension Rule {
  static let settingTwice = Rule(
    number: 0311, severity: .error, summary: "duplicate option",
    rationale: """
      Each option is specified once.
      If it's specified twice, it isn't clear which one applies.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        title "Home"
        title "Start"
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        title "Home"
      }
      """)
}

extension Diagnostic {
  static func settingTwice(_ what: String, at range: SourceRange, first: SourceRange, fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(
      .settingTwice, message: "`\(what)` is specified twice", at: range, label: "specified again",
      secondary: [Label(at: first, text: "first specified here")],
      help: ["keep one of them"], fixes: fixes)
  }
}
