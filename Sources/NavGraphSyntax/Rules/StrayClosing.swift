extension Rule {
  package static let strayClosing = Rule(
    204, .error, summary: "a closing mark that closes nothing",
    rationale: "A `}`, `)` or `]` was written where nothing is open. Often an opening one above was removed, or the body was closed twice.",
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
  /// Items of a declaration stand behind its `}`.
  static func closedTooEarly(_ noun: String, at range: SourceRange, next: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "this `}` closes the body of \(noun) too early", at: range, "one `}` too many is here or above ...",
      secondary: [Label(next, "... because this belongs inside")],
      help: ["or the line with which another declaration begins is missing before that"])
  }

  /// `screen Help { title "Help" )`
  static func wrongClosing(_ noun: String, _ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "`}` closes the body of \(noun), not `\(written)`", at: range, "the declaration ends here",
      fixes: [Fix("write `}`", .always, [.init(range, "}")])])
  }

  static func strayClosing(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "this `\(mark)` closes nothing", at: range, "nothing is open here",
      fixes: [Fix("remove it", .maybe, [.init(range, "")])])
  }
}
