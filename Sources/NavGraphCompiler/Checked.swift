import NavGraphModel
import NavGraphSyntax

/// A program after all checks: the graph, its places, and what was found.
package struct Checked: Sendable {
  package let graph: NavigationGraph
  package let places: Places
  /// All patterns, ready to be matched: every stage that asks about URLs asks this one table.
  package let routes: RouteTable
  /// Everything that was found, as the rules weigh it, in no order. `Judgement` says what of it is reported.
  package let found: [Diagnostic]
  /// Which of the rules ran that are off by default.
  let optional: OptionalRules

  /// What was found and isn't allowed by the source, in reading order, as the rules weigh it. Computed at each call.
  package var findings: [Diagnostic] {
    Allowances.applied(to: self).filter { $0.allowance == nil }.map(\.finding).sorted(by: Diagnostic.precedes)
  }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
