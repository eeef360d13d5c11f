import NavGraphSyntax

extension Rule {
  static let unknownWord = Rule(
    number: 0309, severity: .error, summary: "invalid option value",
    rationale: """
      Options, styles, roles, and kinds of devices accept only certain words, which depend on the option.
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
      .unknownWord, message: "`\(word)` isn't a valid \(what)", at: range, label: meant.map { "did you mean `\($0)`?" } ?? "",
      help: ["write \(legal.alternatives)"],
      fixes: meant.map {
        [
          Fix(
            "write `\($0)`", applicability: Spelling.isSlip(word, of: $0, among: legal) ? .always : .maybe,
            edits: [.init(replacing: range, with: $0)])
        ]
      } ?? [])
  }

  /// Creates the diagnostic of a detent such as `lage`, which is too similar to a standard one.
  static func unknownDetent(_ word: String, at range: SourceRange, fixed: [String], meant: String) -> Diagnostic {
    var diagnostic = unknownWord(word, for: "detent", at: range, legal: fixed, meant: meant)
    diagnostic.help = [
      "write \(fixed.map(\.quoted).joined(separator: ", ")), `fraction ...`, `height ...`, or the name of a custom detent",
      "a custom detent needs a name that can't be confused with \(fixed.alternatives)",
    ]
    return diagnostic
  }

  /// Creates the diagnostic of a strings table without quotes, as in `strings Gym`.
  static func tableWithoutQuotes(_ word: String, at range: SourceRange, legal: [String]) -> Diagnostic {
    Diagnostic(
      .unknownWord, message: "`\(word)` isn't a valid strings bundle", at: range, label: "the name of a table needs quotes",
      help: [
        "write \(legal.alternatives) for the bundle, or write the name of a table in quotes: \(Fix(code: "\"\(word)\"", edits: [.init(replacing: range, with: "\"\(word)\"")]))"
      ],
      fixes: [Fix("write `\"\(word)\"`", applicability: .maybe, edits: [.init(replacing: range, with: "\"\(word)\"")])])
  }
}
