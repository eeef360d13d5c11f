extension Rule {
  package static let missingName = Rule(
    209, .error, summary: "missing name",
    rationale: "Every declaration has a name, and an action names what it pushes, presents, or selects.",
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
    Diagnostic(.missingName, "expected \(what)", at: range, found)
  }

  /// `tab "Home" icon "house"`. The fix guesses a name from the title.
  static func tabWithoutName(_ title: String, at range: SourceRange) -> Diagnostic {
    let letters = title.utf8.filter { CharacterClass.table[Int($0)] < CharacterClass.digit && $0 < 0x80 }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    return Diagnostic(
      .missingName, "expected the name of the tab before its title", at: range, "write a name first",
      fixes: name.isEmpty ? [] : [Fix("write `\(name) \(title)`", .maybe, [.init(range.opening, name + " ")])])
  }
}
