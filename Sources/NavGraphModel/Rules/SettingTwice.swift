import NavGraphSyntax

extension Rule {
  /// A setting that is made twice.
  static let settingTwice = Rule(
    0311, .error, summary: "a setting that is made twice",
    rationale: """
      A fact is said once. Where it is said twice, a reader can't know which one holds.
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
      .settingTwice, "`\(what)` is said twice", at: range, "said again", secondary: [Label(first, "first said here")],
      help: ["keep one of them"], fixes: fixes)
  }
}
