extension Rule {
  package static let missingName = Rule(
    209, .error, summary: "a name is missing",
    rationale: "What is declared has a name, and what is pushed, presented or selected is named.",
    failing: """
      screen {
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
  static func missingName(_ what: String, at range: SourceRange, found: String) -> Diagnostic {
    Diagnostic(.missingName, "I was expecting \(what)", at: range, found)
  }

  /// `tab "Home" icon "house"`. What the tab is to be called is anyone's guess.
  static func tabWithoutName(_ title: String, at range: SourceRange) -> Diagnostic {
    let letters = title.utf8.filter { CharacterClass.table[Int($0)] < CharacterClass.digit && $0 < 0x80 }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    return Diagnostic(
      .missingName, "I was expecting the name of the tab", at: range, "this is its title",
      fixes: name.isEmpty ? [] : [Fix("write `\(name) \(title)`", .maybe, [.init(range.opening, name + " ")])])
  }
}
