import NavGraphSyntax

extension Rule {
  /// A branch behind `otherwise`.
  static let branchAfterOtherwise = Rule(
    0320, .error, summary: "a branch behind `otherwise`",
    rationale: """
      The first branch that fits is taken, and `otherwise` always fits: what stands behind it can never be taken.
      """,
    failing: """
      condition hasDraft
      app Shop {
        root stack Home
      }
      screen Home {
        on open {
          otherwise     -> stay
          when hasDraft -> push Draft
        }
      }
      screen Draft
      """,
    corrected: """
      condition hasDraft
      app Shop {
        root stack Home
      }
      screen Home {
        on open {
          when hasDraft -> push Draft
          otherwise     -> stay
        }
      }
      screen Draft
      """)
}

extension Diagnostic {
  static func branchAfterOtherwise(at range: SourceRange, otherwise: SourceRange) -> Diagnostic {
    Diagnostic(
      .branchAfterOtherwise, "this branch is never taken", at: range, "comes too late",
      secondary: [Label(otherwise, "this one always fits")], help: ["move `otherwise` to the end"])
  }
}
