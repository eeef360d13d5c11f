extension Rule {
  package static let unterminatedString = Rule(
    103, .error, summary: "a string without its closing quote",
    rationale: "A string stands on one line and ends with a quote. A line break inside the text is written `\\n`, a quote `\\\"`.",
    failing: """
      screen Help {
        title "Help
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this text has no closing quote", at: range, "it begins here, and its line ends before it does",
      help: ["a line break inside the text is written `\\n`"],
      fixes: [Fix("close the text with `\"`", .maybe, [.init(range.closing, "\"")])])
  }
}
