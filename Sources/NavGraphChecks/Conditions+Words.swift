import NavGraphModel

extension Conditions {
  /// Returns the source text of a claim, such as `hasDraft and not (a or b)`, shortened to 60 bytes.
  func text(of claim: Claim) -> String {
    var words = ""
    write(claim.test, isNegated: !claim.holds, isInner: false, to: &words)
    return words.utf8.count > 60 ? String(words.prefix(57)) + "..." : words
  }

  private func write(_ test: TestID, isNegated: Bool, isInner: Bool, to words: inout String) {
    if words.utf8.count > 60 { return }
    switch graph.tests[test] {
    case .unknown, .condition, .equals, .opensWindows: words += graph.words(of: graph.tests[test], isNegated: isNegated)
    case .not(let inner): write(inner, isNegated: !isNegated, isInner: isInner, to: &words)
    case .all(let operands): write(operands, joinedBy: "and", isNegated: isNegated, isInner: isInner, to: &words)
    case .any(let operands): write(operands, joinedBy: "or", isNegated: isNegated, isInner: isInner, to: &words)
    }
  }

  private func write(_ operands: IDRange<TestOperand>, joinedBy joiner: String, isNegated: Bool, isInner: Bool, to words: inout String) {
    if isNegated { words += "not " }
    if isNegated || isInner { words += "(" }
    for (index, operand) in graph.testOperands[operands].enumerated() {
      if index > 0 { words += " \(joiner) " }
      write(operand.test, isNegated: false, isInner: true, to: &words)
      if words.utf8.count > 60 { return }
    }
    if isNegated || isInner { words += ")" }
  }

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
