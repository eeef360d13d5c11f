import NavGraphModel
import NavGraphSyntax

/// A program after all checks: the graph, its places, and what was found.
package struct Checked: Sendable {
  package let graph: NavigationGraph
  package let places: Places
  /// All patterns, ready to be matched: every stage that asks about URLs asks this one table.
  package let routes: RouteTable
  /// In reading order, without those that the source allows.
  package private(set) var findings: [Diagnostic]
  /// What the source allows.
  package let suppressed: [Suppressed]

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The same program, of whose findings only these are reported.
  package func reporting(_ findings: [Diagnostic]) -> Checked {
    var checked = self
    checked.findings = findings
    return checked
  }
}
