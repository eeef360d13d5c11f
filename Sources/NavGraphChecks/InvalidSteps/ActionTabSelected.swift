import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let actionTabSelected = Rule(
    number: 0515, severity: .error, summary: "`select` of a tab that only runs an action",
    rationale: """
      A tab with an action is never selected: a tap runs the action, and the selected tab stays the same. Run the action itself.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab new  -> present Form
      }
      screen Home {
        on add -> select new
      }
      screen Form
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home stack Home
        tab new  -> present Form
      }
      screen Home {
        on add -> present Form
      }
      screen Form
      """)
}

extension Checker {
  func reportActionTabSelected(for refusal: Refusal) {
    var labels: [Label] = []
    var help: Help = "run its action here"
    var fixes: [Fix] = []
    if case .select(_, let name) = graph.steps[refusal.step].action, case .tabs(let tabs) = places.slots[refusal.slot].kind,
      let tab = graph.tabSets[tabs].tabs.first(where: { graph.tabs[$0].declared.name == name }), let action = graph.tabs[tab].action
    {
      labels = [Label(at: graph.branches[action].range, text: "the action of the tab")]
      let text = code(at: graph.branches[action].range)
      help = "write its action: `\(text)`"
      let isLast = graph.branches.contains { $0.steps.contains(refusal.step) && $0.steps.last == refusal.step }
      if isLast {
        fixes = [Fix("write its action", applicability: .maybe, edits: [.init(replacing: graph.steps[refusal.step].range, with: text)])]
      }
    }
    var diagnostic = diagnostic(
      .actionTabSelected, message: "`\(text(of: refusal))`: this tab only runs an action and can't be selected", for: refusal,
      label: "never selected", help: [help])
    diagnostic.secondary = labels
    diagnostic.fixes = fixes
    report(diagnostic)
  }
}
