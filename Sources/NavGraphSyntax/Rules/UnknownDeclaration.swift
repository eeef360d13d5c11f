extension Rule {
  package static let unknownDeclaration = Rule(
    207, .error, summary: "a line at the top of a file that declares nothing",
    rationale: """
      At the top of a file stand declarations: app, import, type, enum, extern type, guard, condition, screen, events, stack, tabs, split,
      pages, modal, alert, confirm, appearance, route, alias, entry, assert.
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
    var finding = Diagnostic(.unknownDeclaration, "`\(word)` declares nothing that I know", at: range)
    if let meant {
      finding.primary.text = "did you mean `\(meant)`?"
      finding.fixes = [Fix("write `\(meant)`", isSlip ? .always : .maybe, [.init(range, meant)])]
    } else {
      finding.help = ["declarations begin with " + Body.declarations.map(\.text).joined(separator: ", ")]
    }
    return finding
  }
}
