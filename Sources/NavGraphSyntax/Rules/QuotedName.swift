extension Rule {
  package static let quotedName = Rule(
    number: 215, severity: .error, summary: "quoted name",
    rationale: "Names become types and cases in Swift, so they are written without quotes. Only texts for the user are written in quotes.",
    failing: """
      screen "Help" {
        title "Help"
      }
      """,
    corrected: """
      screen Help {
        title "Help"
      }
      """)
}

extension Diagnostic {
  static func quotedName(text: String, expecting what: String, at range: SourceRange) -> Diagnostic {
    let inner = text.dropFirst().dropLast()
    let isName =
      inner.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && inner.utf8.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
    return Diagnostic(
      .quotedName, message: "a name is written without quotes", at: range, label: "expected \(what)",
      fixes: isName ? [Fix("write `\(inner)`", applicability: .always, edits: [.init(replacing: range, with: String(inner))])] : [])
  }
}
