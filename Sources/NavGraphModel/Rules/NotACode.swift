import NavGraphSyntax

extension Rule {
  static let notACode = Rule(
    number: 0321, severity: .error, summary: "`allow` without a valid code or reason",
    rationale: """
      `allow NAV0701 "legacy link, removed in 5.0"` applies to the next item.
      It specifies the code of a diagnostic, and the reason why the diagnostic is acceptable.
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
      .notACode, message: "`\(word)` isn't the code of a diagnostic", at: range, label: "expected a code such as `NAV0701`",
      help: ["copy the code that the diagnostic shows in brackets"])
  }

  static func allowWithoutReason(for code: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notACode, message: "`allow \(code)` has no reason", at: range, label: "the reason is empty",
      help: ["write why the diagnostic is acceptable"])
  }
}
