import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let oneTab = Rule(
    1009, .off, summary: "tabs with a single tab",
    rationale: """
      A tab bar lets the user choose. With one tab there is no choice, and the bar takes room from the content.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab cart stack Cart
      }
      screen Cart
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      screen Cart
      """)
}

extension Checker {
  func checkOneTab() {
    for tabs in graph.tabSets where tabs.tabs.count == 1 && !tabs.declared.isPoisoned {
      guard let tab = tabs.tabs.first else { continue }
      report(
        Diagnostic(
          .oneTab, "`\(graph.text(tabs.declared.name))` has a single tab", at: tabs.declared.nameRange, "nothing to choose",
          secondary: [Label(graph.tabs[tab].declared.nameRange, "the only one")],
          help: ["use its content without tabs, or add a tab"]))
    }
  }
}
