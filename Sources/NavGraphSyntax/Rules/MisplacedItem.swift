extension Rule {
  package static let misplacedItem = Rule(
    number: 216, severity: .error, summary: "item in the wrong body",
    rationale: "This item belongs to another kind of declaration.",
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
  static func misplacedItem(word: String, in body: Body, homes: [Body], at range: SourceRange) -> Diagnostic {
    let nouns = homes.map(\.noun)
    let or = nouns.count > 2 ? ", or " : " or "
    let list = nouns.count > 1 ? nouns.dropLast().joined(separator: ", ") + or + (nouns.last ?? "") : nouns.joined()
    let place = body == .file ? "at the top level of a file" : "in \(body.noun)"
    return Diagnostic(
      .misplacedItem, message: "`\(word)` isn't allowed \(place)", at: range, label: "it belongs in \(list)",
      help: body == .file
        ? ["if it belongs to the declaration above, remove the `}` that closes that declaration too early"]
        : ["expected \(body.wanted)"])
  }
}
