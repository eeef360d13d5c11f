import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let actionTabSelected = Rule(
    0515, .error, summary: "`select` of a tab that only runs an action",
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
  func reportActionTabSelected(_ refusal: Refusal) {
    var labels: [Label] = []
    var help: Help = "run its action here"
    var fixes: [Fix] = []
    if case .select(_, let name) = graph.steps[refusal.step].action, case .tabs(let tabs) = places.slots[refusal.slot].kind,
      let tab = graph.tabSets[tabs].tabs.first(where: { graph.tabs[$0].declared.name == name }), let action = graph.tabs[tab].action
    {
      labels = [Label(graph.branches[action].range, "the action of the tab")]
      let text = source(graph.branches[action].range)
      help = "write its action: `\(text)`"
      let isLast = graph.branches.contains { $0.steps.contains(refusal.step) && $0.steps.last == refusal.step }
      if isLast, !text.hasSuffix("...") {
        fixes = [Fix("write its action", .maybe, [.init(graph.steps[refusal.step].range, text)])]
      }
    }
    var finding = finding(
      .actionTabSelected, "`\(text(refusal))`: this tab only runs an action and can't be selected", refusal, "never selected", help: [help])
    finding.secondary = labels
    finding.fixes = fixes
    report(finding)
  }
}
