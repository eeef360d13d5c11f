import NavGraphSyntax

extension Rule {
  /// A name in a test that is a condition, and a Bool in scope.
  static let twofoldTest = Rule(
    0327, .error, summary: "a test whose name is both a condition and a value",
    rationale: """
      `when member` asks the app where `member` is a condition, and looks at a value where it is a parameter in scope. Where it could be \
      either, nobody can tell which one is meant, so one of them needs another name. A comparison (`member == true`) is always about the \
      value, and arguments (`member(id)`) are always for the condition.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      condition member
      screen Home {
        on offers(member: Bool) {
          when member -> push Offers
          otherwise   -> stay
        }
      }
      screen Offers
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      condition member
      screen Home {
        on offers(isNew: Bool) {
          when member and isNew -> push Offers
          otherwise             -> stay
        }
      }
      screen Offers
      """)
}

extension Diagnostic {
  static func twofoldTest(_ name: String, at range: SourceRange, value: SourceRange, condition: SourceRange) -> Diagnostic {
    Diagnostic(
      .twofoldTest, "`\(name)` is both a condition and a value here", at: range, "which one is meant?",
      secondary: [Label(value, "the value"), Label(condition, "the condition")],
      help: ["give one of them another name, or write \(Fix(code: "\(name) == true", [.init(range, "\(name) == true")])) for the value"])
  }
}
