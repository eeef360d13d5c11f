import NavGraphSyntax

extension Rule {
  static let duplicateRawValue = Rule(
    0410, .error, summary: "two cases with the same raw value",
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
    _ raw: String, _ name: String, at range: SourceRange, _ other: String, _ first: SourceRange, otherwise written: String? = nil
  ) -> Diagnostic {
    if let written {
      return Diagnostic(
        .duplicateRawValue, "`\(name)` and `\(other)` are equal in Swift, and differ only in Unicode composition", at: range,
        ComposedText.scalars(of: raw), secondary: [Label(first, ComposedText.scalars(of: written))],
        help: ["give one of them another raw value: `\(name) = \"...\"`"])
    }
    return Diagnostic(
      .duplicateRawValue, "`\(name)` and `\(other)` are both \"\(raw)\" in a URL", at: range, "the second \"\(raw)\"",
      secondary: [Label(first, "the first \"\(raw)\"")], help: ["give one of them another raw value: `\(name) = \"...\"`"])
  }
}
