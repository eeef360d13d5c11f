import NavGraphSyntax

extension Rule {
  /// A word without a meaning at its place.
  static let unknownWord = Rule(
    0309, .error, summary: "a word without a meaning at its place",
    rationale: """
      Settings, styles, roles and kinds of devices have fixed words; what can be said depends on the place.
      """,
    failing: """
      app Shop {
        platform iOS 26
        root Main
      }
      tabs Main {
        tab home stack Home
        minimize onScrolDown
      }
      screen Home
      """,
    corrected: """
      app Shop {
        platform iOS 26
        root Main
      }
      tabs Main {
        tab home stack Home
        minimize onScrollDown
      }
      screen Home
      """)
}

extension Diagnostic {
  static func unknownWord(
    _ word: String, for what: String, at range: SourceRange, legal: [String], meant: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord, "`\(word)` means nothing for \(what)", at: range, meant.map { "did you mean `\($0)`?" } ?? "",
      help: ["it may be \(legal.map(\.quoted).joined(separator: ", "))"],
      fixes: meant.map { [Fix("write `\($0)`", Spelling.isSlip(word, of: $0, among: legal) ? .always : .maybe, [.init(range, $0)])] } ?? [])
  }

  /// `strings Gym`
  static func tableWithoutQuotes(_ word: String, at range: SourceRange, legal: [String]) -> Diagnostic {
    Diagnostic(
      .unknownWord, "`\(word)` means nothing for the bundle of the strings", at: range, "if it is the table, it belongs in quotes",
      help: [
        "the bundle may be \(legal.map(\.quoted).joined(separator: ", ")); a table is named in quotes: \(Fix(code: "\"\(word)\"", [.init(range, "\"\(word)\"")]))"
      ],
      fixes: [Fix("write `\"\(word)\"`", .maybe, [.init(range, "\"\(word)\"")])])
  }
}
