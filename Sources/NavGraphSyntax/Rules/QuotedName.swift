extension Rule {
  package static let quotedName = Rule(
    215, .error, summary: "quoted name",
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
  static func quotedName(_ text: String, _ what: String, at range: SourceRange) -> Diagnostic {
    let inner = text.dropFirst().dropLast()
    let isName =
      inner.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && inner.utf8.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
    return Diagnostic(
      .quotedName, "a name is written without quotes", at: range, "expected \(what)",
      fixes: isName ? [Fix("write `\(inner)`", .always, [.init(range, String(inner))])] : [])
  }
}
