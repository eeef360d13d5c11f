import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let leadsNowhere = Rule(
    number: 0716, severity: .warning, summary: "link that never opens anything",
    rationale: """
      A branch with `stay` opens nothing. If every branch does that, the app receives the URL or the entry and never opens anything for \
      it. Without the route, the URL stays in the browser.
      """,
    failing: """
      app Files {
        scheme files
        root   stack Home
      }
      condition beta
      screen Home
      route "/beta" {
        when beta -> stay
        otherwise -> stay
      }
      """,
    corrected: """
      app Files {
        scheme files
        root   stack Main
      }
      condition beta
      screen Main
      screen Beta
      route "/beta" {
        when beta -> Main / Beta
        otherwise -> stay
      }
      """)
}

enum LeadsNowhere {
  static func diagnostics(in graph: NavigationGraph) -> [Diagnostic] {
    let routes = graph.routes.filter { !$0.isPoisoned && isIdle($0.branches, in: graph) }.map { ($0.range, "link") }
    let entries = graph.entries.filter { isIdle($0.branches, in: graph) }.map { ($0.range, "entry") }
    return (routes + entries).map { range, what in
      Diagnostic(
        .leadsNowhere, message: "this \(what) never opens anything", at: range, label: "every branch stays",
        help: ["write a target for one of the branches, or remove the \(what)"])
    }
  }

  private static func isIdle(_ branches: IDRange<Branch>, in graph: NavigationGraph) -> Bool {
    !branches.isEmpty && graph.branches[branches].allSatisfy { $0.destinations.isEmpty && !$0.steps.isEmpty }
  }
}
