import NavGraphSyntax

extension Rule {
  /// A setting at a place where it says nothing.
  static let misplacedItem = Rule(
    0310, .error, summary: "a setting at a place where it says nothing",
    rationale: """
      Each setting belongs to one kind of declaration: `badge` to a tab, `transition` to an app, a modal, pages or a screen. Elsewhere it would be
      read and forgotten, so it is an error.
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
      .misplacedItem, "`\(item)` says nothing about \(what)", at: range, "without effect here",
      fixes: [
        Fix("remove it", .maybe, [.init(range, "")])
      ])
  }

  static func argumentsOfTurn(to page: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedItem, "`page \(page)` turns to that page as it is, and takes no arguments", at: range, "without effect here",
      help: ["`page \(page) then replace \(page)(...)` shows it with other values"],
      fixes: [
        Fix("remove them", .maybe, [.init(range, "")])
      ])
  }

  static func oneWordTooMany(_ word: String, for what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.misplacedItem, "one word is enough for \(what)", at: range, "`\(word)` is one too many")
  }
}
