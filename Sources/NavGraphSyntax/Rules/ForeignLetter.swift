extension Rule {
  package static let foreignLetter = Rule(
    112, .error, summary: "a name with letters that are not ASCII",
    rationale: """
      Names become Swift types and cases, file names and labels of a diagram, so they are written with a to z, digits and `_`. Titles, comments
      and all other texts may use any letters. Each such name is reported once.
      """,
    failing: """
      screen Café {
        title "Café"
      }
      """,
    corrected: """
      screen Cafe {
        title "Café"
      }
      """)
}

extension Diagnostic {
  static func foreignLetter(_ letters: [Unicode.Scalar], in name: String, at range: SourceRange) -> Diagnostic {
    let shown = letters.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .foreignLetter, "the name `\(name.prefix(40))` has letters that names can't hold: \(shown)", at: range, "",
      help: ["names are written with a to z, A to Z, 0 to 9 and `_`; a title may use any letter"])
  }
}
