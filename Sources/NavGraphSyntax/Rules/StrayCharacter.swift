extension Rule {
  package static let strayCharacter = Rule(
    101, .error, summary: "unexpected character",
    rationale: """
      Outside of strings and comments, the language uses only ASCII letters, digits, `_`, and the marks `{ } ( ) [ ] , ; : . / ? = ->`.
      Other characters are ignored.
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
      .strayCharacter, "unexpected `\(shown)`", at: range, isComment ? "write `//` for a comment" : "remove it",
      fixes: isComment ? [] : [Fix("remove `\(shown)`", .maybe, [.init(range, "")])])
  }
}
