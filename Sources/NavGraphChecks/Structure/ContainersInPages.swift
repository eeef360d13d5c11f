import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let containerInPages = Rule(
    number: 0521, severity: .error, summary: "page that isn't a screen",
    rationale: """
      The user turns pages with a swipe, and content that can be swiped, pushed or selected inside a page would take over that swipe. A \
      page shows one screen. Present deeper content from it.
      """,
    failing: """
      app Guide {
        root Tour
      }
      pages Tour {
        page stack Hello
        page Ready
      }
      screen Hello
      screen Ready
      """,
    corrected: """
      app Guide {
        root Tour
      }
      pages Tour {
        page Hello
        page Ready
      }
      screen Hello
      screen Ready
      """)
}

extension Checker {
  func checkPages() {
    for id in graph.pageSets.ids {
      for page in graph.pageSets[id].pages {
        let instance = graph.instances[graph.pages[page].instance]
        let kind: String
        switch instance.content {
        case .stack: kind = "a stack"
        case .tabs: kind = "tabs"
        case .split: kind = "a split"
        // Pages in pages are reported as nested (NAV0504).
        case .screen, .pages, .modal, .alert, .unknown: continue
        }
        report(
          Diagnostic(
            .containerInPages, message: "a page of `\(graph.text(of: graph.pageSets[id].declared.name))` can't be \(kind)",
            at: instance.range, label: "\(kind) instead of a screen",
            help: ["name a screen here, and present deeper content from it"]))
      }
    }
  }
}
