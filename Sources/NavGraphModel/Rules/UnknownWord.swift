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
  static func unknownWord(_ word: UnresolvedName, for what: String) -> Diagnostic {
    let isSlip = word.meant.map { Spelling.isSlip(word.text, of: $0, among: word.legal) } ?? false
    return Diagnostic(
      .unknownWord, message: "`\(word.text)` isn't a valid \(what)", at: word.range, label: word.question(),
      help: ["write \(word.legal.alternatives)"],
      fixes: word.fixes.map { Fix($0.title, applicability: isSlip ? .always : .maybe, edits: $0.edits) })
  }

  /// Creates the diagnostic of a detent such as `lage`, which is too similar to a standard one.
  static func unknownDetent(_ word: UnresolvedName) -> Diagnostic {
    var diagnostic = unknownWord(word, for: "detent")
    diagnostic.help = [
      "write \(word.legal.map(\.quoted).joined(separator: ", ")), `fraction ...`, `height ...`, or the name of a custom detent",
      "a custom detent needs a name that can't be confused with \(word.legal.alternatives)",
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
