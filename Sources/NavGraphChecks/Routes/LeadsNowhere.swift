import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A link with branches of which none leads anywhere.
  static let leadsNowhere = Rule(
    0716, .warning, summary: "a link that never opens anything",
    rationale: """
      A branch with `stay` says that the link opens nothing while others don't hold. Where all branches say so, the URL or the entry is the \
      app's and opens nothing, whatever it answers. Without the route the URL stays in the browser.
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
  static func findings(in graph: NavigationGraph) -> [Diagnostic] {
    let routes = graph.routes.filter { !$0.isPoisoned && isIdle($0.branches, graph) }.map { ($0.range, "link") }
    let entries = graph.entries.filter { isIdle($0.branches, graph) }.map { ($0.range, "entry") }
    return (routes + entries).map { range, what in
      Diagnostic(
        .leadsNowhere, "this \(what) never opens anything", at: range, "every branch stays",
        help: ["say where a branch leads, or leave the \(what) out"])
    }
  }

  private static func isIdle(_ branches: IDRange<Branch>, _ graph: NavigationGraph) -> Bool {
    !branches.isEmpty && graph.branches[branches].allSatisfy { $0.destinations.isEmpty && !$0.steps.isEmpty }
  }
}
