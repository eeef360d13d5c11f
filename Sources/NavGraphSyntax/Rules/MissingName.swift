extension Rule {
  package static let missingName = Rule(
    number: 209, severity: .error, summary: "missing name",
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
  static func missingName(expecting what: String, at range: SourceRange, found: String) -> Diagnostic {
    Diagnostic(.missingName, message: "expected \(what)", at: range, label: found)
  }

  /// `tab "Home" icon "house"`. The fix guesses a name from the title.
  static func tabWithoutName(title: String, at range: SourceRange) -> Diagnostic {
    let letters = title.utf8.filter { CharacterClass.table[Int($0)] < CharacterClass.digit && $0 < 0x80 }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    return Diagnostic(
      .missingName, message: "expected the name of the tab before its title", at: range, label: "write a name first",
      fixes: name.isEmpty
        ? [] : [Fix("write `\(name) \(title)`", applicability: .maybe, edits: [.init(replacing: range.opening, with: name + " ")])])
  }
}
