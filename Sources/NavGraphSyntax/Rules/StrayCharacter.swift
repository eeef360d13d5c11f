extension Rule {
  package static let strayCharacter = Rule(
    number: 101, severity: .error, summary: "unexpected character",
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
  static func strayCharacter(text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.count > 12 ? String(text.prefix(12)) + "..." : text
    let isComment = text.hasPrefix("#")
    return Diagnostic(
      .strayCharacter, message: "unexpected `\(shown)`", at: range, label: isComment ? "write `//` for a comment" : "remove it",
      fixes: isComment ? [] : [Fix("remove `\(shown)`", applicability: .maybe, edits: [.init(replacing: range, with: "")])])
  }
}
