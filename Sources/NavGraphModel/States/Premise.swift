/// What a condition must answer for a walk to be possible.
package struct Premise: Hashable, Sendable {
  package var test: TestID
  package var isTrue: Bool
  package init(_ test: TestID, _ isTrue: Bool) {
    self.test = test
    self.isTrue = isTrue
  }
}

extension NavigationGraph {
  /// Whether some answers of the conditions suit all premises at one moment. Beyond a dozen conditions that is assumed.
  package func areConsistent(_ premises: [Premise]) -> Bool {
    if premises.isEmpty { return true }
    var conditions: [ConditionID] = []
    var open = premises.map(\.test)
    while let test = open.popLast() {
      switch tests[test] {
      case .condition(let id): if !conditions.contains(id) { conditions.append(id) }
      case .not(let inner): open.append(inner)
      case .all(let operands), .any(let operands): for operand in operands { open.append(testOperands[operand].test) }
      case .unknown: return true
      }
      if conditions.count > 12 { return true }
    }
    for answers in 0..<(1 << conditions.count) as Range<UInt> {
      let suits = premises.allSatisfy { premise in
        holds(premise.test, { conditions.firstIndex(of: $0).map { answers >> UInt($0) & 1 == 1 } ?? false }, 64) == premise.isTrue
      }
      if suits { return true }
    }
    return false
  }

  /// The value of a test. What is nested deeper than anyone writes counts as true.
  private func holds(_ test: TestID, _ answer: (ConditionID) -> Bool, _ depth: Int) -> Bool {
    if depth == 0 { return true }
    return switch tests[test] {
    case .condition(let id): answer(id)
    case .not(let inner): !holds(inner, answer, depth - 1)
    case .all(let operands): operands.allSatisfy { holds(testOperands[$0].test, answer, depth - 1) }
    case .any(let operands): operands.contains { holds(testOperands[$0].test, answer, depth - 1) }
    case .unknown: true
    }
  }
}
