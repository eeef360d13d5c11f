import NavGraphModel

extension Conditions {
  func text(of claim: Claim) -> String { graph.words(of: claim.test, isNegated: !claim.holds) }

  /// Returns the reason why claims can't all be true, such as "`hasDraft` would have to be both true and false".
  func why(for claims: [Claim]) -> String {
    let core = core(of: parts(of: claims))
    if core.count == 2 {
      let (first, second) = (graph.tests[core[0].test], graph.tests[core[1].test])
      if first == second { return "`\(graph.words(of: first))` would have to be both true and false" }
      if case .equals(let value, let one) = first, case .equals(value, let other) = second, core[0].holds, core[1].holds {
        return "`\(graph.text(of: graph.parameters[value].name))` can't be both `\(graph.words(of: one))` and `\(graph.words(of: other))`"
      }
    }
    let texts = core.prefix(5).map { "`\(text(of: $0))`" }
    if texts.count < 2 { return "\(texts.first ?? "it") can't be true" }
    let more = core.count > 5 ? ", ..." : ""
    return texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "") + more + " can't be true at once"
  }
}
