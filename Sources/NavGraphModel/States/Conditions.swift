/// Whether tests that are read at one moment can hold together: decided exactly, over the conditions and the values that they name.
package struct Conditions: Sendable {
  /// A test that is taken to hold, or not to.
  package struct Claim: Hashable, Sendable {
    package var test: TestID
    package var holds: Bool
    package init(test: TestID, holds: Bool = true) {
      self.test = test
      self.holds = holds
    }
  }

  /// More yes-or-no questions than these that are not settled by themselves are not tried out.
  package static let most = 12

  package let graph: NavigationGraph

  package init(_ graph: NavigationGraph) { self.graph = graph }

  /// Whether some answers of the app and some values make all claims true, and `fact`, a test without operands; nil where that is not
  /// decided: something could not be resolved, or there are too many questions.
  package func canHold(_ claims: [Claim], where fact: Test? = nil) -> Bool? {
    var settled = SettledFacts()
    if let fact { settled.settle(fact, true) }
    var rest: [Claim] = []
    for claim in parts(of: claims) {
      switch graph.tests[claim.test] {
      case .unknown: return nil
      case .condition, .equals, .opensWindows: settled.settle(graph.tests[claim.test], claim.holds)
      default: rest.append(claim)
      }
    }
    guard let open = questions(of: rest) else { return nil }
    if settled.isContradiction(in: graph) { return false }
    guard let columns = TestColumns(open, settled, graph) else { return nil }
    var table = columns.possible
    for claim in rest {
      let own = answers(claim.test, columns)
      table.formIntersection(claim.holds ? own : own.complement)
    }
    return !table.isEmpty
  }

  /// What is claimed, taken apart at each `and`, and at each `or` that must not hold: the same claims in smaller ones.
  package func parts(of claims: [Claim]) -> [Claim] {
    var result: [Claim] = []
    var open = Array(claims.reversed())
    while let claim = open.popLast() {
      switch graph.tests[claim.test] {
      case .not(let inner): open.append(Claim(test: inner, holds: !claim.holds))
      case .all(let operands) where claim.holds, .any(let operands) where !claim.holds:
        for operand in graph.testOperands[operands].reversed() { open.append(Claim(test: operand.test, holds: claim.holds)) }
      default: result.append(claim)
      }
    }
    return result
  }

  /// Of claims that can't hold together, some that can't either, none of which can be left out.
  package func core(of claims: [Claim]) -> [Claim] {
    var result = claims
    // Each is one decision; nobody reads a longer list.
    for claim in claims.prefix(40).reversed() {
      guard let index = result.firstIndex(of: claim) else { continue }
      result.remove(at: index)
      if canHold(result) != false { result.insert(claim, at: index) }
    }
    return result
  }

  /// Whether a claim is about conditions alone, and these are asked about no values: what an event or a screen carries is another one each
  /// time.
  package func isLasting(_ claim: Claim) -> Bool {
    guard let questions = questions(of: [claim]) else { return true }
    return questions.allSatisfy { question in
      guard case .condition(_, let run) = question else { return false }
      return graph.arguments[run].allSatisfy { !namesParameter($0.value) }
    }
  }

  private func namesParameter(_ value: Expression, depth: Int = 0) -> Bool {
    switch value {
    case .parameter: true
    case .list(let run): depth > 64 || run.contains { namesParameter(graph.expressions[$0], depth: depth + 1) }
    default: false
    }
  }

  /// Every test without operands that is named; nil where something could not be resolved.
  private func questions(of claims: [Claim]) -> [Test]? {
    var result: [Test] = []
    var open = claims.map(\.test)
    while let test = open.popLast() {
      switch graph.tests[test] {
      case .unknown: return nil
      case .condition, .equals, .opensWindows: result.append(graph.tests[test])
      case .not(let inner): open.append(inner)
      case .all(let operands), .any(let operands): open += graph.testOperands[operands].map(\.test)
      }
    }
    return result
  }

  /// For which answers a test holds. As deep as its brackets, which the parser bounds.
  private func answers(_ test: TestID, _ columns: TestColumns) -> TestAnswers {
    switch graph.tests[test] {
    case .unknown: return columns.all
    case .condition, .equals, .opensWindows: return columns.answers(graph.tests[test])
    case .not(let inner): return answers(inner, columns).complement
    case .all(let operands):
      var result = columns.all
      for operand in graph.testOperands[operands] { result.formIntersection(answers(operand.test, columns)) }
      return result
    case .any(let operands):
      var none = columns.all
      for operand in graph.testOperands[operands] { none.formIntersection(answers(operand.test, columns).complement) }
      return none.complement
    }
  }
}

extension Conditions {
  /// Whether some answers suit all premises at one moment; assumed where that is not decided.
  package func areConsistent(_ premises: [Premise]) -> Bool {
    if premises.isEmpty { return true }
    return canHold(premises.map { Claim(test: $0.test, holds: $0.isTrue) }) != false
  }
}
