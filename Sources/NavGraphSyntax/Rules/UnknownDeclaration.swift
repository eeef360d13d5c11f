extension Rule {
  package static let unknownDeclaration = Rule(
    number: 207, severity: .error, summary: "unknown declaration",
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
  static func unknownDeclaration(word: String, meant: String?, isSlip: Bool, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownDeclaration, message: "unknown declaration `\(word)`", at: range)
    if let meant {
      diagnostic.primary.text = "did you mean `\(meant)`?"
      diagnostic.fixes = [Fix("write `\(meant)`", applicability: isSlip ? .always : .maybe, edits: [.init(replacing: range, with: meant)])]
    } else {
      diagnostic.help = ["declarations begin with " + Body.declarations.map(\.text).joined(separator: ", ")]
    }
    return diagnostic
  }
}
