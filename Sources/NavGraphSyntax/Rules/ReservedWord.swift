extension Rule {
  package static let reservedWord = Rule(
    number: 208, severity: .error, summary: "reserved word as a name",
    rationale: """
      The words then, when, otherwise, and, or, not, nil, true, and false can't be names. All other words of the language can, such as
      `page`, `detail`, and `search`.
      """,
    failing: """
      screen otherwise {
        title "Otherwise"
      }
      """,
    corrected: """
      screen Otherwise {
        title "Otherwise"
      }
      """)
}

extension Diagnostic {
  static func reservedWord(word: String, expecting what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedWord, message: "`\(word)` is a reserved word and can't be a name", at: range, label: "expected \(what)",
      fixes: [Fix("write `\(word)_`", applicability: .maybe, edits: [.init(replacing: range, with: word + "_")])])
  }
}
