import NavGraphSyntax

extension Rule {
  static let misplacedItem = Rule(
    number: 0310, severity: .error, summary: "option in the wrong declaration",
    rationale: """
      Each option belongs to certain declarations: `badge` to a tab, and `transition` to an app, a modal, pages, or a screen.
      In another declaration it would be ignored, so it's an error.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        section "Library" badge {
          tab home stack Home
        }
      }
      screen Home
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        section "Library" {
          tab home badge stack Home
        }
      }
      screen Home
      """)
}

extension Diagnostic {
  static func misplacedItem(_ item: String, of what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedItem, message: "`\(item)` isn't an option of \(what)", at: range, label: "has no effect here",
      fixes: [
        Fix("remove it", applicability: .maybe, edits: [.init(replacing: range, with: "")])
      ])
  }

  static func argumentsOfTurn(to page: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedItem, message: "`page \(page)` takes no arguments", at: range, label: "have no effect here",
      help: ["to show it with other values, write `page \(page) then replace \(page)(...)`"],
      fixes: [
        Fix("remove the arguments", applicability: .maybe, edits: [.init(replacing: range, with: "")])
      ])
  }

  static func oneWordTooMany(_ word: String, for what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.misplacedItem, message: "only one \(what) is allowed", at: range, label: "remove `\(word)`")
  }
}
