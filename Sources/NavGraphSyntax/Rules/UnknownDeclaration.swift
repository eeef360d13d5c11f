extension Rule {
  package static let unknownDeclaration = Rule(
    207, .error, summary: "unknown declaration",
    rationale: """
      At the top level, a file contains declarations: app, import, type, enum, extern type, guard, condition, screen, events, stack, tabs,
      split, pages, modal, alert, confirm, appearance, route, alias, entry, and assert.
      """,
    failing: """
      scren Help {
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
  static func unknownDeclaration(_ word: String, meant: String?, isSlip: Bool, at range: SourceRange) -> Diagnostic {
    var finding = Diagnostic(.unknownDeclaration, "unknown declaration `\(word)`", at: range)
    if let meant {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", isSlip ? .always : .maybe, [.init(range, meant)])]
    } else {
      finding.help = ["declarations begin with " + Body.declarations.map(\.text).joined(separator: ", ")]
    }
    return finding
  }
}
