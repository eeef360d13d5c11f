extension Rule {
  package static let unterminatedString = Rule(
    number: 103, severity: .error, summary: "unterminated string",
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
      .unterminatedString, message: "this string has no closing quote", at: range, label: "the string begins here",
      secondary: [Label(at: next, text: "this quote begins another string")])
  }

  /// `title Help"`
  static func unopenedString(at range: SourceRange, upTo end: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, message: "this string has no opening quote", at: range, label: "write `\"` before this",
      secondary: [Label(at: end, text: "this quote has no matching one")],
      fixes: [Fix("write `\"` before it", applicability: .maybe, edits: [.init(replacing: range.opening, with: "\"")])])
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, message: "this string has no closing quote", at: range, label: "write `\"` where the string ends",
      help: ["to write a line break in a string, write `\\n`"],
      fixes: [Fix("write `\"` after it", applicability: .maybe, edits: [.init(replacing: range.closing, with: "\"")])])
  }
}
