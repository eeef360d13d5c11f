extension Rule {
  package static let strayCharacter = Rule(
    101, .error, summary: "a character that means nothing in the language",
    rationale: """
      Outside of strings and comments the language uses ASCII letters, digits, `_` and the marks { } ( ) [ ] , ; : . / ? = ->.
      Anything else is passed over, and the rest of the line is read as if it weren't there.
      """,
    failing: """
      screen Help {
        title "Help" §
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func strayCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.count > 12 ? String(text.prefix(12)) + "..." : text
    let isComment = text.hasPrefix("#")
    return Diagnostic(
      .strayCharacter, "`\(shown)` means nothing here", at: range, "I read on as if this weren't there",
      help: isComment ? ["comments begin with `//`"] : [],
      fixes: isComment ? [] : [Fix("remove `\(shown)`", .maybe, [.init(range, "")])])
  }
}
