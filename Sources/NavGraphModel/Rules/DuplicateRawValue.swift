import NavGraphSyntax

extension Rule {
  static let duplicateRawValue = Rule(
    number: 0410, severity: .error, summary: "two cases with the same raw value",
    rationale: """
      A URL contains the raw value of a case, which is its name unless another text is specified.
      Two cases with the same raw value can't be distinguished.
      Swift compares texts by canonical equivalence, so "\\u{e9}" and "e\\u{301}" are the same raw value: both are an e with an acute \
      accent.
      """,
    failing: """
      enum Folder { inbox, spam = "junk", junk }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .spam)
      }
      screen List(folder: Folder)
      """,
    corrected: """
      enum Folder { inbox, spam = "junk" }
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push List(folder: .spam)
      }
      screen List(folder: Folder)
      """)
}

extension Diagnostic {
  static func duplicateRawValue(
    _ raw: String, of name: String, at range: SourceRange, other: String, first: SourceRange, otherwise written: String? = nil
  ) -> Diagnostic {
    if let written {
      return Diagnostic(
        .duplicateRawValue, message: "`\(name)` and `\(other)` are equal in Swift, and differ only in Unicode composition", at: range,
        label: ComposedText.scalars(of: raw), secondary: [Label(at: first, text: ComposedText.scalars(of: written))],
        help: ["give one of them another raw value: `\(name) = \"...\"`"])
    }
    return Diagnostic(
      .duplicateRawValue, message: "`\(name)` and `\(other)` are both \"\(raw)\" in a URL", at: range, label: "the second \"\(raw)\"",
      secondary: [Label(at: first, text: "the first \"\(raw)\"")], help: ["give one of them another raw value: `\(name) = \"...\"`"])
  }
}
