import NavGraphSyntax

extension Rule {
  /// Two cases with one raw value.
  static let duplicateRawValue = Rule(
    0410, .error, summary: "two cases with one raw value",
    rationale: """
      URLs carry the raw value of a case, its name unless the author says otherwise. Two cases with one raw value could not be told apart. \
      Swift compares texts by what they mean, so "\\u{e9}" and "e\\u{301}" are one raw value too: both are an e with an acute accent.
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
        .duplicateRawValue, "`\(name)` and `\(other)` are one text for Swift, composed of other characters", at: range,
        ComposedText.scalars(of: raw), secondary: [Label(first, ComposedText.scalars(of: written))],
        help: ["give one of them another text: `\(name) = \"...\"`"])
    }
    return Diagnostic(
      .duplicateRawValue, "`\(name)` and `\(other)` are both \"\(raw)\" in a URL", at: range, "\"\(raw)\" again",
      secondary: [Label(first, "\"\(raw)\" first")], help: ["give one of them another text: `\(name) = \"...\"`"])
  }
}
