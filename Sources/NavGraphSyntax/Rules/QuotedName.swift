extension Rule {
  package static let quotedName = Rule(
    215, .error, summary: "a name in quotes",
    rationale: "Names are words: they become types and cases in Swift. What a user reads is text and stands in quotes.",
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
      .quotedName, "a name stands without quotes", at: range, "I was expecting \(what)",
      fixes: isName ? [Fix("write `\(inner)`", .always, [.init(range, String(inner))])] : [])
  }
}
