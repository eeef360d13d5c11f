/// What claims say of single questions: which conditions hold, what values are, and what they are not.
struct SettledFacts {
  /// What is known of a value.
  struct Known {
    var value: Expression?
    var excluded: Set<Expression> = []
  }

  private(set) var conditions: [Test: Bool] = [:]
  private(set) var values: [ParameterID: Known] = [:]
  private var isContradiction = false

  /// Takes a test without operands to hold, or not to.
  mutating func settle(_ test: Test, _ holds: Bool) {
    guard case .equals(let parameter, let value) = test else {
      if conditions.updateValue(holds, forKey: test) == !holds { isContradiction = true }
      return
    }
    var known = values[parameter] ?? Known()
    if !holds {
      known.excluded.insert(value)
    } else if let other = known.value, other != value {
      // A value is one thing at a time.
      isContradiction = true
    } else {
      known.value = value
    }
    values[parameter] = known
  }

  /// Whether it can't be so.
  func isContradiction(in graph: NavigationGraph) -> Bool {
    isContradiction
      || values.contains { parameter, known in
        if let value = known.value { return known.excluded.contains(value) }
        return graph.valueCount(of: parameter).map { known.excluded.count >= $0 } ?? false
      }
  }
}
