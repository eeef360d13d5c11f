import NavGraphModel

/// Guards that can't succeed, because each requires another one first.
struct GuardLoops {
  /// A guard that the flow of another guard requires.
  struct Hop {
    var from: GuardID
    var to: GuardID
    var question: FlowSearch.Question
    var search: FlowSearch
    var unit: PresentationContextID
  }
  /// One shortest loop for each group of guards that require each other.
  private(set) var loops: [[Hop]] = []

  init(in builder: GuardHypergraphBuilder, users: (starts: [Int32], users: [Int32])) {
    let graph = builder.graph
    // The limit is far beyond any real app. If it is reached, nothing is reported.
    var budget = 4_000_000
    var units = [PresentationContextID?](repeating: nil, count: graph.guards.count)
    var isOpen = [Bool](repeating: false, count: graph.guards.count)
    for id in graph.guards.ids {
      guard let flow = graph.guards[id].flow else { continue }
      let content = graph.instances[flow].content
      guard let unit = builder.presented[content]?.first ?? builder.gates[content], builder.places.units[unit].slot != nil,
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
      let search = FlowSearch(in: builder, users: users, unit: unit, budget: &budget) { isOpen[$0.index] }
      searches[id.index] = search
      if search.finishes {
        isOpen[id.index] = false
        agenda += waiting[id.index]
      } else {
        for question in search.questions { waiting[question.guard.index].append(id) }
      }
    }
    if budget < 0 { return }
    var hops = [[Hop]](repeating: [], count: graph.guards.count)
    for id in graph.guards.ids where isOpen[id.index] {
      guard let search = searches[id.index], let unit = units[id.index] else { continue }
      for question in search.questions where isOpen[question.guard.index] {
        hops[id.index].append(Hop(from: id, to: question.guard, question: question, search: search, unit: unit))
      }
    }
    find(in: hops)
  }

  private mutating func find(in hops: [[Hop]]) {
    let components = Components(of: hops.map { $0.map(\.to.index) })
    var isDone = [Bool](repeating: false, count: components.count)
    for start in hops.indices where !hops[start].isEmpty && !isDone[components.of[start]] {
      guard let loop = shortest(from: start, in: hops, components: components) else { continue }
      isDone[components.of[start]] = true
      loops.append(loop)
    }
  }

  /// Returns the shortest loop through a guard.
  private func shortest(from start: Int, in hops: [[Hop]], components: Components) -> [Hop]? {
    var from = [Int: Hop]()
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for hop in hops[node] where components.of[hop.to.index] == components.of[start] {
        if hop.to.index == start {
          var loop = [hop]
          while let head = loop.last, head.from.index != start, let before = from[head.from.index] { loop.append(before) }
          return loop.reversed()
        }
        if from[hop.to.index] == nil {
          from[hop.to.index] = hop
          queue.append(hop.to.index)
        }
      }
    }
    return nil
  }
}
