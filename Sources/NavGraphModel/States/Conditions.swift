/// Decides whether tests that are evaluated together can be true together. The decision is exact over the conditions and values that they
/// name.
package struct Conditions: Sendable {
  /// A test that is claimed to be true or false.
  package struct Claim: Hashable, Sendable {
    package var test: TestID
    package var holds: Bool
    package init(test: TestID, holds: Bool = true) {
      self.test = test
      self.holds = holds
    }
  }

  /// The number of undecided yes-or-no questions up to which all answers are tried.
  package static let most = 12

  package let graph: NavigationGraph

  package init(of graph: NavigationGraph) { self.graph = graph }

  /// Whether some answers and values satisfy all claims and `fact`, a test without operands; nil if that isn't decided, because something
  /// couldn't be resolved or the questions are too many.
  package func canHold(_ claims: [Claim], where fact: Test? = nil) -> Bool? {
    var settled = SettledFacts()
    if let fact { settled.settle(fact, holds: true) }
    var rest: [Claim] = []
    for claim in parts(of: claims) {
      switch graph.tests[claim.test] {
      case .unknown: return nil
      case .condition, .equals, .opensWindows: settled.settle(graph.tests[claim.test], holds: claim.holds)
      default: rest.append(claim)
      }
    }
    guard let open = questions(of: rest) else { return nil }
    if settled.isContradiction(in: graph) { return false }
    guard let columns = TestColumns(of: open, settled: settled, in: graph) else { return nil }
    var table = columns.possible
    for claim in rest {
      let own = answers(to: claim.test, in: columns)
      table.formIntersection(claim.holds ? own : own.complement)
    }
    return !table.isEmpty
  }

  /// Returns the claims, divided at each `and` that must be true and each `or` that must be false. The result is equivalent to the claims.
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

  /// Returns a minimal subset of contradictory claims that is still contradictory.
  package func core(of claims: [Claim]) -> [Claim] {
    var result = claims
    // Each iteration is one decision, and longer lists aren't useful in a diagnostic.
    for claim in claims.prefix(40).reversed() {
      guard let index = result.firstIndex(of: claim) else { continue }
      result.remove(at: index)
      if canHold(result) != false { result.insert(claim, at: index) }
    }
    return result
  }

  /// Whether a claim contains only conditions without values, which differ each time.
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

  /// Returns the tests without operands that the claims contain; nil if one couldn't be resolved.
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

  /// Returns the answers for which a test is true. The parser limits the depth of the recursion.
  private func answers(to test: TestID, in columns: TestColumns) -> TestAnswers {
    switch graph.tests[test] {
    case .unknown: return columns.all
    case .condition, .equals, .opensWindows: return columns.answers(to: graph.tests[test])
    case .not(let inner): return answers(to: inner, in: columns).complement
    case .all(let operands):
      var result = columns.all
      for operand in graph.testOperands[operands] { result.formIntersection(answers(to: operand.test, in: columns)) }
      return result
    case .any(let operands):
      var none = columns.all
      for operand in graph.testOperands[operands] { none.formIntersection(answers(to: operand.test, in: columns).complement) }
      return none.complement
    }
  }
}

extension Conditions {
  /// Whether some answers satisfy all premises at the same time. Undecided premises count as consistent.
  package func areConsistent(_ premises: [PathCondition]) -> Bool {
    if premises.isEmpty { return true }
    return canHold(premises.map { Claim(test: $0.test, holds: $0.isTrue) }) != false
  }
}

/// A condition for a path to be possible: the value that a test must have.
package struct PathCondition: Hashable, Sendable {
  package var test: TestID
  package var isTrue: Bool
  package init(_ test: TestID, isTrue: Bool) {
    self.test = test
    self.isTrue = isTrue
  }
}
