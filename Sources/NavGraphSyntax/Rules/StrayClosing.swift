extension Rule {
  package static let strayClosing = Rule(
    number: 204, severity: .error, summary: "unmatched closing bracket",
    rationale: "A `}`, `)`, or `]` has no matching opening bracket. Often the opening one was removed, or the body was closed twice.",
    failing: """
      screen Help {
        title "Help"
      }
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  /// Reports items of a declaration that follow its `}`.
  static func closedTooEarly(noun: String, at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, message: "this `}` closes the body of \(noun) too early", at: range, label: "remove one `}` here or above",
      secondary: [Label(at: next, text: "this belongs to the body")],
      help: ["or write the first line of the declaration that it belongs to"])
  }

  /// `screen Help { title "Help" )`
  static func wrongClosing(of noun: String, written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, message: "`}` closes the body of \(noun), not `\(written)`", at: range, label: "write `}`",
      fixes: [Fix("write `}`", applicability: .always, edits: [.init(replacing: range, with: "}")])])
  }

  static func strayClosing(mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, message: "unmatched `\(mark)`", at: range, label: "no bracket is open here",
      fixes: [Fix("remove it", applicability: .maybe, edits: [.init(replacing: range, with: "")])])
  }
}
