extension Rule {
  package static let misplacedItem = Rule(
    216, .error, summary: "a line in the wrong body",
    rationale: "The word is one of the language, but it says something about another kind of declaration.",
    failing: """
      screen Help {
        detents medium
      }
      """,
    corrected: """
      screen Help

      modal HelpSheet {
        content Help
        detents medium
      }
      """)
}

extension Diagnostic {
  static func misplacedItem(_ word: String, in body: Body, homes: [Body], at range: SourceRange) -> Diagnostic {
    let nouns = homes.map(\.noun)
    let list = nouns.count > 1 ? nouns.dropLast().joined(separator: ", ") + " or " + (nouns.last ?? "") : nouns.joined()
    let place = body == .file ? "at the top of a file" : "in \(body.noun)"
    return Diagnostic(
      .misplacedItem, "`\(word)` says nothing \(place)", at: range, "it belongs in \(list)",
      help: body == .file
        ? ["if it belongs to the declaration above, a `}` closes that too early"] : ["here I was expecting \(body.wanted)"])
  }
}
