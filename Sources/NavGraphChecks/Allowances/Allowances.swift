import NavGraphModel
import NavGraphSyntax

/// Takes out the findings that the source allows, reports every `allow` that took out none, and gives back what was taken out.
func applyAllowances(of graph: NavigationGraph, optional: OptionalRules, to diagnostics: inout [Diagnostic]) -> [Suppressed] {
  guard !graph.allowances.isEmpty else { return [] }
  let index = AllowanceIndex(graph.allowances)
  var isUsed = [Bool](repeating: false, count: graph.allowances.count)
  var suppressed: [Suppressed] = []
  var kept: [Diagnostic] = []
  for diagnostic in diagnostics {
    guard let id = index.first(covering: diagnostic), isSuppressible(diagnostic) else {
      kept.append(diagnostic)
      continue
    }
    isUsed[id.index] = true
    suppressed.append(Suppressed(diagnostic, .source(reason: graph.text(graph.allowances[id].reason))))
  }
  let idle = graph.allowances.ids.filter { !isUsed[$0.index] }
  diagnostics = kept
  if idle.isEmpty { return suppressed }
  let judge = AllowanceJudge(graph, optional, after: kept)
  diagnostics += idle.compactMap { judge.finding($0, isUsed) }
  return suppressed
}

/// Returns whether a diagnostic may be allowed in the source or be in a baseline. Nothing can be generated from a program with errors that
/// break the graph, even if the source allows them.
package func isSuppressible(_ diagnostic: Diagnostic) -> Bool { !diagnostic.code.breaksGraph || diagnostic.severity < .error }
