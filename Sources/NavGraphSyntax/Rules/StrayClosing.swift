extension Rule {
  package static let strayClosing = Rule(
    204, .error, summary: "unmatched closing bracket",
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
  static func closedTooEarly(_ noun: String, at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "this `}` closes the body of \(noun) too early", at: range, "remove one `}` here or above",
      secondary: [Label(next, "this belongs to the body")],
      help: ["or write the first line of the declaration that it belongs to"])
  }

  /// `screen Help { title "Help" )`
  static func wrongClosing(_ noun: String, _ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "`}` closes the body of \(noun), not `\(written)`", at: range, "write `}`",
      fixes: [Fix("write `}`", .always, [.init(range, "}")])])
  }

  static func strayClosing(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "unmatched `\(mark)`", at: range, "no bracket is open here",
      fixes: [Fix("remove it", .maybe, [.init(range, "")])])
  }
}
