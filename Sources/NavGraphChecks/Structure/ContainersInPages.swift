import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A page that is a stack, tabs or a split.
  static let containerInPages = Rule(
    0521, .error, summary: "a page that is not a screen",
    rationale: """
      Pages are turned with a finger, and what can be swiped, pushed or selected inside of a page would take that finger away. A page shows \
      one screen; what leads deeper is presented from it.
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
        // Pages in pages are nested (NAV0504).
        case .screen, .pages, .modal, .alert, .unknown: continue
        }
        report(
          Diagnostic(
            .containerInPages, "a page of `\(graph.text(graph.pageSets[id].declared.name))` can't be \(kind)",
            at: instance.range, "\(kind), where a screen should be",
            help: ["name a screen here; what leads deeper from it can be presented"]))
      }
    }
  }
}
