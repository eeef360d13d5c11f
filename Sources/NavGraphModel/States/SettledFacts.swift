/// The facts that claims state about single questions.
struct SettledFacts {
  /// The known facts about a value.
  struct Known {
    var value: Expression?
    var excluded: Set<Expression> = []
  }

  private(set) var conditions: [Test: Bool] = [:]
  private(set) var values: [ParameterID: Known] = [:]
  private var isContradiction = false

  /// Adds the fact that a test without operands is true or false.
  mutating func settle(_ test: Test, holds: Bool) {
    guard case .equals(let parameter, let value) = test else {
      if conditions.updateValue(holds, forKey: test) == !holds { isContradiction = true }
      return
    }
    var known = values[parameter] ?? Known()
    if !holds {
      known.excluded.insert(value)
    } else if let other = known.value, other != value {
      // A value can't equal two literals.
      isContradiction = true
    } else {
      known.value = value
    }
    values[parameter] = known
  }

  /// Whether the facts contradict each other.
  func isContradiction(in graph: NavigationGraph) -> Bool {
    isContradiction
      || values.contains { parameter, known in
        if let value = known.value { return known.excluded.contains(value) }
        return graph.valueCount(of: parameter).map { known.excluded.count >= $0 } ?? false
      }
  }
}
