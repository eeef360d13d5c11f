extension Rule {
  package static let unterminatedString = Rule(
    103, .error, summary: "unterminated string",
    rationale:
      "A string is written on one line and ends with a quote. Inside the string, a line break is written `\\n` and a quote `\\\"`.",
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
      .unterminatedString, "this string has no closing quote", at: range, "the string begins here",
      secondary: [Label(next, "this quote begins another string")])
  }

  /// `title Help"`
  static func unopenedString(at range: SourceRange, upTo end: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this string has no opening quote", at: range, "write `\"` before this",
      secondary: [Label(end, "this quote has no matching one")],
      fixes: [Fix("write `\"` before it", .maybe, [.init(range.opening, "\"")])])
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "this string has no closing quote", at: range, "write `\"` where the string ends",
      help: ["to write a line break in a string, write `\\n`"],
      fixes: [Fix("write `\"` after it", .maybe, [.init(range.closing, "\"")])])
  }
}
