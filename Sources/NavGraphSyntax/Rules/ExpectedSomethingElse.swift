extension Rule {
  package static let expected = Rule(
    201, .error, summary: "something else was expected",
    rationale: """
      At this place the grammar wants something else than what is written. The message says what; the rest of the line is passed over.
      """,
    failing: """
      app Messenger {
        platform iOS
      }
      """,
    corrected: """
      app Messenger {
        platform iOS 16
      }
      """)
}

extension Diagnostic {
  static func expected(_ what: String, found: String, at range: SourceRange, help: [String], fixes: [Fix]) -> Diagnostic {
    Diagnostic(.expected, "I was expecting \(what)", at: range, found, help: help, fixes: fixes)
  }

  static func unexpected(_ text: String, behind: String, isText: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, "I was expecting the line to end after `\(behind)`", at: range, isText ? "but this text follows" : "but `\(text)` follows")
  }
}
