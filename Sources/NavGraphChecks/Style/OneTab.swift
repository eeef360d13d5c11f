import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let oneTab = Rule(
    number: 1009, severity: .off, summary: "tabs with a single tab",
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
          .oneTab, message: "`\(graph.text(of: tabs.declared.name))` has a single tab", at: tabs.declared.nameRange,
          label: "nothing to choose",
          secondary: [Label(at: graph.tabs[tab].declared.nameRange, text: "the only one")],
          help: ["use its content without tabs, or add a tab"]))
    }
  }
}
