import NavGraphSyntax

extension Rule {
  /// An `allow` that names no finding or gives no reason.
  static let notACode = Rule(
    0321, .error, summary: "an `allow` that names no finding or gives no reason",
    rationale: """
      `allow NAV0701 "legacy link, removed in 5.0"` covers the next item: the code of the finding, and why it may stay.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      allow unused "kept for the next release"
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      allow NAV0312 "kept for the next release"
      guard signedIn
      screen Home
      """)
}

extension Diagnostic {
  static func notACode(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notACode, "`\(word)` is not the code of a finding", at: range, "wants a code such as `NAV0701`",
      help: ["the code stands behind each finding, in brackets"])
  }

  static func allowWithoutReason(_ code: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notACode, "why may \(code) stay?", at: range, "the reason is empty")
  }
}
