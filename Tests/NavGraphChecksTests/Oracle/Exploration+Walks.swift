// What walks through the states show, and in which order.
extension Exploration {
  /// What is visible at rest: not what lies beneath.
  func shows(_ screen: Int) -> [Bool] {
    states.map { state in state.leaves(of: state.top).contains { state[$0]?.top == screen } }
  }

  /// The least number of moves from some states to others that are wanted; nil if there is no way. What is avoided is never walked through.
  func distance(
    from starts: [Int], to isWanted: [Bool], avoiding isAvoided: [Bool]? = nil, withLinks: Bool = true, atLeastOne: Bool = false
  ) -> Int? {
    var distances = [Int](repeating: -1, count: states.count)
    var queue: [Int] = []
    for start in starts where isAvoided?[start] != true && distances[start] < 0 {
      distances[start] = 0
      queue.append(start)
      if !atLeastOne, isWanted[start] { return 0 }
    }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for step in steps[state] {
        if !withLinks, case .link = step.move { continue }
        if isAvoided?[step.to] == true { continue }
        if isWanted[step.to] { return distances[state] + 1 }
        guard distances[step.to] < 0 else { continue }
        distances[step.to] = distances[state] + 1
        queue.append(step.to)
      }
    }
    return nil
  }

  /// Whether a promise is broken, as far as these states show; nil where it speaks of what is never shown.
  func breaks(_ assertion: World.Assertion) -> Bool? {
    let a = shows(assertion.a)
    let b = shows(assertion.b)
    switch assertion.claim {
    case .onlyAfter: return distance(from: Array(0..<starts), to: a, avoiding: b) != nil
    case .neverAfter: return distance(from: b.indices.filter { b[$0] }, to: a, atLeastOne: true) != nil
    case .reaches:
      if !a.contains(true) || !b.contains(true) { return nil }
      return distance(from: a.indices.filter { a[$0] }, to: b, withLinks: false) == nil
    }
  }
}
