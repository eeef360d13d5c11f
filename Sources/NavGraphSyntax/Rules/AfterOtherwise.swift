extension Rule {
  package static let afterOtherwise = Rule(
    214, .error, summary: "a branch behind `otherwise`",
    rationale: "The first branch that matches wins, and `otherwise` always matches: nothing behind it is ever reached.",
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
      .afterOtherwise, "this branch is never reached", at: range, "it stands behind ...",
      secondary: [Label(otherwise, "... `otherwise`, which always matches")], help: ["put `otherwise` last"], fixes: fix.map { [$0] } ?? [])
  }
}
