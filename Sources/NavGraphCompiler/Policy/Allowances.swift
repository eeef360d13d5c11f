import NavGraphModel
import NavGraphSyntax

/// The application of `allow` declarations.
enum Allowances {
  /// A diagnostic, and the `allow` that suppresses it; nil if none does.
  typealias Applied = (diagnostic: Diagnostic, allowance: Suppressed.Origin?)

  /// Returns the diagnostics of a program, and one for each unused `allow`.
  static func applied(to checked: CheckedProgram) -> [Applied] {
    let graph = checked.graph
    guard !graph.allowances.isEmpty else { return checked.found.map { ($0, nil) } }
    let index = AllowanceIndex(graph.allowances)
    var isUsed = [Bool](repeating: false, count: graph.allowances.count)
    var applied = checked.found.map { diagnostic -> Applied in
      guard let id = index.first(covering: diagnostic), !diagnostic.breaksGraph else { return (diagnostic, nil) }
      isUsed[id.index] = true
      return (diagnostic, .source(reason: graph.text(of: graph.allowances[id].reason)))
    }
    let idle = graph.allowances.ids.filter { !isUsed[$0.index] }
    if idle.isEmpty { return applied }
    let judge = AllowanceJudge(
      graph: graph, optional: checked.optional, after: applied.lazy.filter { $0.allowance == nil }.map(\.diagnostic))
    applied += idle.compactMap { judge.diagnostic(for: $0) }.map { ($0, nil) }
    return applied
  }
}
