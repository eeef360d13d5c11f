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

/// The raw value of a case.
struct RawValue {
  var text: String
  /// The name of the case.
  var name: String
  var range: SourceRange
}

extension Diagnostic {
  static func duplicateRawValue(_ raw: RawValue, first: RawValue) -> Diagnostic {
    let names = "`\(raw.name)` and `\(first.name)`"
    let isSame = raw.text.utf8.elementsEqual(first.text.utf8)
    return Diagnostic(
      .duplicateRawValue,
      message: isSame
        ? "\(names) are both \"\(raw.text)\" in a URL" : "\(names) are equal in Swift, and differ only in Unicode composition",
      at: raw.range, label: isSame ? "the second \"\(raw.text)\"" : ComposedText.scalars(of: raw.text),
      secondary: [Label(at: first.range, text: isSame ? "the first \"\(raw.text)\"" : ComposedText.scalars(of: first.text))],
      help: ["give one of them another raw value: `\(raw.name) = \"...\"`"])
  }
}
