import NavGraphModel

/// The cycles of guards that can't succeed, because the flow of each requires the next one first.
struct GuardLoops {
  /// A guard that the flow of another guard requires.
  struct Dependency {
    var from: GuardID
    var to: GuardID
    var blocking: FlowSearch.BlockingGuard
    var search: FlowSearch
    /// The unit in which the flow of `from` is presented.
    var unit: PresentationContextID
  }
  /// One cycle for each strongly connected component that has one: the shortest through its first guard. Each `to` is the next `from`.
  private(set) var loops: [[Dependency]] = []

  init(in builder: GuardHypergraphBuilder, outgoing: OutgoingEdges) {
    let graph = builder.graph
    // The limit is far beyond any real app. If it is reached, nothing is reported.
    var budget = 4_000_000
    var units = [PresentationContextID?](repeating: nil, count: graph.guards.count)
    var isOpen = [Bool](repeating: false, count: graph.guards.count)
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      guard let unit = builder.presented[content]?.first ?? builder.guardFlows[content], builder.places.units[unit].slot != nil,
        builder.places.units[unit].flags.contains(.finishes), !builder.places.units[unit].flags.contains(.isPoisoned)
      else { continue }
      units[id.index] = unit
      isOpen[id.index] = true
    }
    // Guards whose flows finish without an open guard are removed. The remaining ones require each other.
    var searches = [FlowSearch?](repeating: nil, count: graph.guards.count)
    var waiting = [[GuardID]](repeating: [], count: graph.guards.count)
    var agenda = graph.guards.ids.reversed().filter { isOpen[$0.index] }
    while let id = agenda.popLast() {
      guard isOpen[id.index], let unit = units[id.index] else { continue }
      let search = FlowSearch(in: builder, outgoing: outgoing, unit: unit, budget: &budget) { isOpen[$0.index] }
      searches[id.index] = search
      if search.finishes {
        isOpen[id.index] = false
        agenda += waiting[id.index]
      } else {
        for blocking in search.blockingGuards { waiting[blocking.guard.index].append(id) }
      }
    }
    if budget < 0 { return }
    var dependencies = [[Dependency]](repeating: [], count: graph.guards.count)
    for id in graph.guards.ids where isOpen[id.index] {
      guard let search = searches[id.index], let unit = units[id.index] else { continue }
      for blocking in search.blockingGuards where isOpen[blocking.guard.index] {
        dependencies[id.index].append(Dependency(from: id, to: blocking.guard, blocking: blocking, search: search, unit: unit))
      }
    }
    findLoops(in: dependencies)
  }

  private mutating func findLoops(in dependencies: [[Dependency]]) {
    let components = Components(of: dependencies.map { $0.map(\.to.index) })
    var isDone = [Bool](repeating: false, count: components.count)
    for start in dependencies.indices where !dependencies[start].isEmpty && !isDone[components.of[start]] {
      guard let loop = shortest(from: start, in: dependencies, components: components) else { continue }
      isDone[components.of[start]] = true
      loops.append(loop)
    }
  }

  /// Returns the shortest cycle through a guard, found by a breadth-first search in its component.
  private func shortest(from start: Int, in dependencies: [[Dependency]], components: Components) -> [Dependency]? {
    var from = [Int: Dependency]()
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for dependency in dependencies[node] where components.of[dependency.to.index] == components.of[start] {
        if dependency.to.index == start {
          var loop = [dependency]
          while let head = loop.last, head.from.index != start, let before = from[head.from.index] { loop.append(before) }
          return loop.reversed()
        }
        if from[dependency.to.index] == nil {
          from[dependency.to.index] = dependency
          queue.append(dependency.to.index)
        }
      }
    }
    return nil
  }
}
