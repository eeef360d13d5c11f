extension Rule {
  package static let afterOtherwise = Rule(
    number: 214, severity: .error, summary: "branch after `otherwise`",
    rationale: "The first branch that matches is taken. `otherwise` always matches, so a branch after it is never reached.",
    failing: """
      condition hasDraft
      screen Chat {
        on leave {
          otherwise     -> pop
          when hasDraft -> stay
        }
      }
      """,
    corrected: """
      condition hasDraft
      screen Chat {
        on leave {
          when hasDraft -> stay
          otherwise     -> pop
        }
      }
      """)
}

extension Diagnostic {
  static func afterOtherwise(at range: SourceRange, otherwise: SourceRange, fix: Fix?) -> Diagnostic {
    Diagnostic(
      .afterOtherwise, message: "this branch is never reached", at: range, label: "move it before `otherwise`",
      secondary: [Label(at: otherwise, text: "`otherwise` always matches")], fixes: fix.map { [$0] } ?? [])
  }
}
