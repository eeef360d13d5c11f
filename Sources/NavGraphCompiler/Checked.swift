import NavGraphModel
import NavGraphSyntax

/// A program after all checks: the graph, its places, and what was found.
package struct Checked: Sendable {
  package let graph: NavigationGraph
  package let places: Places
  /// In reading order, without those that the source allows.
  package let findings: [Diagnostic]
  /// What the source allows.
  package let suppressed: [Suppressed]

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
