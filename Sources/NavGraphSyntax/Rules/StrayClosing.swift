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
  static func strayClosing(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayClosing, "this `\(mark)` closes nothing", at: range, "nothing is open here",
      fixes: [Fix("remove it", .maybe, [.init(range, "")])])
  }
}
