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
  func breaks(_ assertion: World.Assertion, in world: World, on idiom: World.Idiom) -> Bool? {
    let a = shows(assertion.a)
    let b = shows(assertion.b)
    switch assertion.claim {
    case .onlyAfter: return distance(from: Array(0..<starts), to: a, avoiding: b) != nil
    case .neverAfter: return distance(from: b.indices.filter { b[$0] }, to: a, atLeastOne: true) != nil
    case .reaches:
      if !a.contains(true) || !b.contains(true) { return nil }
      // What stands beside is as declared: other tabs have not been touched.
      let simulator = Simulator(world, idiom: idiom)
      let fresh = a.indices.filter { a[$0] && states[$0].units.allSatisfy { $0.node.isAsDeclaredBeside(in: world, simulator) } }
      if fresh.isEmpty { return nil }
      return distance(from: fresh, to: b, withLinks: false) == nil
    }
  }
}

extension Pane {
  /// Whether nothing has changed but along the way to what is selected.
  fileprivate func isAsDeclaredBeside(in world: World, _ simulator: Simulator) -> Bool {
    switch self {
    case .screen, .stack, .alert: true
    case .tabs(let id, let selected, let children):
      children.indices.allSatisfy { tab in
        guard let child = children[tab], let content = world.tabSets[id].tabs[tab].content else { return true }
        return tab == selected ? child.isAsDeclaredBeside(in: world, simulator) : child == simulator.make(content)
      }
    case .split(let id, let columns, _):
      columns.indices.allSatisfy { column in columns[column] == world.splits[id].columns[column].map(simulator.make) }
    case .pages(let id, let page, let screens, _):
      screens.indices.allSatisfy { $0 == page || screens[$0] == world.pageSets[id].screens[$0] }
    }
  }
}
