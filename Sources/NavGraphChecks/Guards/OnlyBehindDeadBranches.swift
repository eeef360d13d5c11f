import NavGraphModel

// Screens that are only reachable through dead branches
extension Checker {
  /// Adds to each contradiction the screens that are only shown through it.
  func addingUnreachableScreens(to contradictions: [Contradiction], in builder: GuardHypergraphBuilder) -> [Contradiction] {
    guard !contradictions.isEmpty else { return [] }
    var result = contradictions
    var indexOfBranch: [BranchID: Int] = [:]
    for (index, contradiction) in contradictions.enumerated() { indexOfBranch[contradiction.branch] = index }
    /// Returns the contradiction that a step depends on, in its own branch or one around it.
    func contradiction(around edge: Hyperedge) -> Int? {
      let step: StepID?
      switch edge.cause {
      case .event(_, let own), .appEvent(_, let own), .refused(_, let own), .tabAction(_, let own), .refusedTab(_, let own): step = own
      default: step = nil
      }
      var next = step.flatMap { builder.nesting.branch(of: $0) }
      while let branch = next {
        if let found = indexOfBranch[branch] { return found }
        next = builder.nesting.arm(of: branch).flatMap { builder.nesting.branch(of: $0) }
      }
      return nil
    }
    let all = ReachabilitySearch(of: builder.hypergraph) { _ in false }
    let live = ReachabilitySearch(of: builder.hypergraph) { contradiction(around: $0) != nil }
    let words = GuardedPathDescription(checker: self, hypergraph: builder.hypergraph) { all.firstEdge[Int($0)] }
    for screen in graph.screens.ids where !graph.screens[screen].declared.isPoisoned {
      let shown = places.places(of: screen).filter { all.reaches(builder.hypergraph.vertex(of: $0)) }
      guard let first = shown.first, shown.allSatisfy({ !live.reaches(builder.hypergraph.vertex(of: $0)) }),
        let index = words.first(on: first, where: contradiction)
      else { continue }
      if result[index].unreachableScreens.isEmpty, let path = words.path(to: first) { result[index].path = path.text }
      result[index].unreachableScreens.append(screen)
    }
    return result
  }
}

extension GuardedPathDescription {
  /// Returns the result of `find` for the last hyperedge on the path to a place for which it isn't nil.
  fileprivate func first<Found>(on place: PlaceID, where find: (Hyperedge) -> Found?) -> Found? {
    var vertex = hypergraph.vertex(of: place)
    for _ in 0..<hypergraph.count {
      let index = firstEdge(vertex)
      guard index >= 0 else { return nil }
      let value = hypergraph.edges[Int(index)]
      if let found = find(value) { return found }
      guard let before = hypergraph.sources(of: value).first else { return nil }
      vertex = before
    }
    return nil
  }
}
