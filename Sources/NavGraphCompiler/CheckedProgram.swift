import NavGraphModel
import NavGraphSyntax

/// A checked program: the graph, its places, and its diagnostics.
package struct CheckedProgram: Sendable {
  package let graph: NavigationGraph
  package let places: Places
  /// The patterns of all routes. Every stage that matches URLs uses this table.
  package let routes: RouteTable
  /// All diagnostics, unsorted and with the severities of their rules. `DiagnosticPolicy` filters them.
  package let found: [Diagnostic]
  /// The rules that ran although they are off by default.
  let optional: OptionalRules

  /// The diagnostics that no `allow` suppresses, with the severities of their rules, in reading order. Computed at each call.
  package var diagnostics: [Diagnostic] {
    Allowances.applied(to: self).filter { $0.allowance == nil }.map(\.diagnostic).sorted(by: Diagnostic.precedes)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
