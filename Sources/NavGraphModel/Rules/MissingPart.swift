import NavGraphSyntax

extension Rule {
  static let missingPart = Rule(
    number: 0323, severity: .error, summary: "declaration that is missing its required content",
    rationale: """
      A stack needs a root, a modal its content, tabs a tab, pages a page, a split its sidebar and its detail, and an alert a text and a \
      button.
      Without it, there is nothing to show.
      A scheme and a host need a name.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet
      }
      modal Sheet
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> present Sheet
      }
      modal Sheet { content Help }
      screen Help
      """)
}

extension Diagnostic {
  static func missingPart(of what: String, part: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingPart, message: "\(what) is missing \(part)", at: range, label: "incomplete")
  }
}
