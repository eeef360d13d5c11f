extension Rule {
  package static let foreignLetter = Rule(
    number: 112, severity: .error, summary: "name with letters outside ASCII",
    rationale: """
      Names become Swift types and cases, file names, and labels in a diagram, so they use only the letters of ASCII, digits, and `_`.
      Titles, comments, and other texts can use any letter. Each such name is reported once.
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
  static func foreignLetter(letters: [Unicode.Scalar], in name: String, at range: SourceRange) -> Diagnostic {
    let shown = letters.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .foreignLetter, message: "the name `\(name.prefix(40))` has letters that aren't allowed in names: \(shown)", at: range, label: "",
      help: ["use only a to z, A to Z, 0 to 9, and `_` in names", "a title can use any letter"])
  }
}
