import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check ignores collapsed splits whose visible column depends on the path.
  static let turnWithoutPages = Rule(
    number: 0517, severity: .error, summary: "`page` outside of pages",
    rationale: """
      `page next`, `page previous` and `page P` turn the pages around the screen. The screen has to be a page, and `P` has to be one of \
      its pages.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on next -> page next
      }
      """,
    corrected: """
      app Shop {
        root Tour
      }
      pages Tour {
        page Home
        page Help
      }
      screen Home {
        on next -> page next
      }
      screen Help
      """)
}

extension Checker {
  func reportTurnWithoutPages(for refusal: Refusal) {
    let subject = subject(of: refusal)
    let what = text(of: refusal)
    if refusal.reason == .noSuchPage, let book = places.slots[refusal.slot].pages, let pages = places.slots[book].kind.content {
      return report(
        diagnostic(
          .turnWithoutPages, message: "`\(what)`: this isn't a page of `\(name(of: pages))`", for: refusal,
          label: "not one of the pages around `\(subject)`",
          help: ["name one of its pages, or add it"]))
    }
    report(
      diagnostic(
        .turnWithoutPages, message: "`\(subject)` has no pages around it, so `\(what)` isn't possible here", for: refusal,
        label: "no pages here",
        help: ["make `\(subject)` a page of `pages`, or `push` the next screen"]))
  }
}
