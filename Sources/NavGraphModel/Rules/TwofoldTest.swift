import NavGraphSyntax

extension Rule {
  static let twofoldTest = Rule(
    number: 0327, severity: .error, summary: "test whose name is both a condition and a value",
    rationale: """
      `when member` evaluates `member` if it's a condition, and reads it if it's a parameter in scope.
      If it can be either, the test is ambiguous, so one of them needs another name.
      A comparison (`member == true`) always refers to the value, and arguments (`member(id)`) always refer to the condition.
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
  static func twofoldTest(of name: String, at range: SourceRange, value: SourceRange, condition: SourceRange) -> Diagnostic {
    Diagnostic(
      .twofoldTest, message: "`\(name)` is both a condition and a value here", at: range, label: "ambiguous",
      secondary: [Label(at: value, text: "the value"), Label(at: condition, text: "the condition")],
      help: [
        "rename one of them, or write \(Fix(code: "\(name) == true", edits: [.init(replacing: range, with: "\(name) == true")])) for the value"
      ])
  }
}
