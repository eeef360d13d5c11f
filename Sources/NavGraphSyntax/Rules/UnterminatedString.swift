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
  /// `tab home "Home icon "house"`
  static func unterminatedString(at range: SourceRange, before next: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this text has no closing quote", at: range, "it begins here ...",
      secondary: [Label(next, "... and this quote begins another text")])
  }

  /// `title Help"`
  static func unopenedString(at range: SourceRange, upTo end: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this text has no opening quote", at: range, "it ends here, and no quote begins it",
      secondary: [Label(end, "so the last text of the line has no end")],
      fixes: [Fix("open the text with `\"`", .maybe, [.init(range.opening, "\"")])])
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this text has no closing quote", at: range, "it begins here, and its line ends before it does",
      help: ["a line break inside the text is written `\\n`"],
      fixes: [Fix("close the text with `\"`", .maybe, [.init(range.closing, "\"")])])
  }
}
