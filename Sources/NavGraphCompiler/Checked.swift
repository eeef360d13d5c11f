import NavGraphModel
import NavGraphSyntax

/// A program after all checks: the graph, its places, and what was found.
package struct Checked: Sendable {
  package let graph: NavigationGraph
  package let places: Places
  /// All patterns, ready to be matched: every stage that asks about URLs asks this one table.
  package let routes: RouteTable
  /// All findings, with the severities of their rules, in no order. `Judgement` decides which of them are reported.
  package let found: [Diagnostic]
  /// The rules that ran although they are off by default.
  let optional: OptionalRules

  /// The findings that the source doesn't allow, with the severities of their rules, in reading order. Computed at each call.
  package var findings: [Diagnostic] {
    Allowances.applied(to: self).filter { $0.allowance == nil }.map(\.finding).sorted(by: Diagnostic.precedes)
  }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
