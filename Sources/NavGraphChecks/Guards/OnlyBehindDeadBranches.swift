import NavGraphModel

// Screens that are only reachable through dead branches
extension Checker {
  /// Adds to each contradiction the screens that are only shown through it.
  func withWhatHangsOn(_ contradictions: [Contradiction], in builder: GuardHypergraphBuilder) -> [Contradiction] {
    guard !contradictions.isEmpty else { return [] }
    var result = contradictions
    var number: [BranchID: Int] = [:]
    for (index, contradiction) in contradictions.enumerated() { number[contradiction.branch] = index }
    /// Returns the contradiction that a step depends on, in its own branch or one around it.
    func contradiction(around arrival: Hyperedge) -> Int? {
      let step: StepID?
      switch arrival.cause {
      case .event(_, let own), .appEvent(_, let own), .refused(_, let own), .tabAction(_, let own), .refusedTab(_, let own): step = own
      default: step = nil
      }
      var next = step.flatMap { builder.nesting.branch(of: $0) }
      while let branch = next {
        if let found = number[branch] { return found }
        next = builder.nesting.arm(of: branch).flatMap { builder.nesting.branch(of: $0) }
      }
      return nil
    }
    let free = ReachabilitySearch(of: builder.arrivals) { _ in false }
    let real = ReachabilitySearch(of: builder.arrivals) { contradiction(around: $0) != nil }
    let words = GuardedPathDescription(checker: self, arrivals: builder.arrivals) { free.arrival[Int($0)] }
    for screen in graph.screens.ids where !graph.screens[screen].declared.isPoisoned {
      let shown = places.places(of: screen).filter { free.reaches(builder.arrivals.point(of: $0)) }
      guard let first = shown.first, shown.allSatisfy({ !real.reaches(builder.arrivals.point(of: $0)) }),
        let index = words.first(on: first, where: contradiction)
      else { continue }
      if result[index].hanging.isEmpty, let way = words.way(to: first) { result[index].way = way.text }
      result[index].hanging.append(screen)
    }
    return result
  }
}

extension GuardedPathDescription {
  /// Returns the result of `find` for the last arrival on the path to a place for which it isn't nil.
  fileprivate func first<Found>(on place: PlaceID, where find: (Hyperedge) -> Found?) -> Found? {
    var point = arrivals.point(of: place)
    for _ in 0..<arrivals.count {
      let index = arrival(point)
      guard index >= 0 else { return nil }
      let value = arrivals.arrivals[Int(index)]
      if let found = find(value) { return found }
      guard let before = arrivals.sources(of: value).first else { return nil }
      point = before
    }
    return nil
  }
}
