import NavGraphSyntax

extension Rule {
  package static let unusedAllowance = Rule(
    391, .warning,
    summary: "an `allow` that suppresses nothing",
    rationale: """
      An `allow` covers the next item. When the finding it was written for is gone, or it stands at the wrong place, it says something \
      about the app that is no longer so, and it would hide a new mistake of the same kind. Errors of reading, names and types (families \
      01 to 04) can't be allowed: nothing could be generated from such a program.
      """,
    failing: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      allow NAV0601 "opened from the widget"
      screen Home
      """,
    corrected: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  static func unusedAllowance(_ code: Code, at range: SourceRange, isAllowable: Bool) -> Diagnostic {
    Diagnostic(
      .unusedAllowance, isAllowable ? "nothing here is reported as \(code)" : "\(code) can't be allowed", at: range,
      isAllowable ? "the next item is sound in this respect" : "an error of this family stops generation",
      help: ["take the line out"], fixes: [Fix("remove the `allow`", .maybe, [Fix.Edit(range, "")])])
  }
}
