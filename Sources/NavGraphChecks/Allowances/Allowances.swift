import NavGraphModel
import NavGraphSyntax

/// Takes out the findings that the source allows, and reports every `allow` that took out none.
func applyAllowances(of graph: NavigationGraph, to diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard !graph.allowances.isEmpty else { return diagnostics }
  var byCode: [Code: [ID<Allowance>]] = [:]
  for id in graph.allowances.ids { byCode[graph.allowances[id].code, default: []].append(id) }
  var isUsed = [Bool](repeating: false, count: graph.allowances.count)
  var kept = diagnostics.filter { diagnostic in
    guard isAllowable(diagnostic) else { return true }
    var isAllowed = false
    for id in byCode[diagnostic.code] ?? [] where graph.allowances[id].covers.covers(diagnostic.primary.range) {
      isUsed[id.index] = true
      isAllowed = true
    }
    return !isAllowed
  }
  for id in graph.allowances.ids where !isUsed[id.index] {
    let allowance = graph.allowances[id]
    kept.append(.unusedAllowance(allowance.code, at: allowance.range, isAllowable: allowance.code.family > 2))
  }
  return kept
}

/// From a program with errors of the families 01 to 04 nothing can be generated, whatever its author allows.
private func isAllowable(_ diagnostic: Diagnostic) -> Bool {
  diagnostic.code.family > 4 || diagnostic.severity < .error
}

extension SourceRange {
  fileprivate func covers(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.start < Swift.max(end, start + 1)
  }
}
