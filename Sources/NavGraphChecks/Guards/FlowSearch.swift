import NavGraphModel

/// A breadth-first search inside the flow of a guard, for whether it can finish, and which guards prevent that.
struct FlowSearch {
  /// A guard that is evaluated and without which a path of the flow can't continue.
  struct BlockingGuard {
    var `guard`: GuardID
    /// The index of the hyperedge that evaluates the guard, or nil for the first content of the flow.
    var edge: Int32?
  }
  /// Whether some path in the flow runs `finish` without a blocking guard, or this isn't known.
  private(set) var finishes = false
  /// The blocking guards on the paths, each once, in the order in which they were found. Complete only if the flow doesn't finish.
  private(set) var blockingGuards: [BlockingGuard] = []
  /// The index of the hyperedge that first reaches each vertex, or -1 for the start.
  private(set) var firstEdge: [GuardHypergraph.Vertex: Int32] = [:]

  /// Searches the flow of a guard.
  ///
  /// - Parameters:
  ///   - unit: The unit that the guard presents.
  ///   - budget: The remaining number of steps of all searches. If it becomes negative, the flow counts as finishing.
  ///   - isBlocking: Whether a guard can't succeed.
  init(
    in builder: GuardHypergraphBuilder, outgoing: OutgoingEdges, unit: PresentationContextID, budget: inout Int,
    isBlocking: (GuardID) -> Bool
  ) {
    guard let slot = builder.places.units[unit].slot, let entry = builder.guards(entering: slot) else {
      finishes = true
      return
    }
    var known: Set<GuardID> = []
    for id in entry where isBlocking(id) && known.insert(id).inserted { blockingGuards.append(BlockingGuard(guard: id, edge: nil)) }
    if !blockingGuards.isEmpty { return }
    let hypergraph = builder.hypergraph
    let end = hypergraph.end(of: unit)
    // The number of sources that haven't been reached, by hyperedge.
    var unreachedSources: [Int32: Int32] = [:]
    var queue = [hypergraph.vertex(of: slot)]
    var next = 0
    firstEdge[queue[0]] = -1
    while next < queue.count {
      let vertex = Int(queue[next])
      next += 1
      for index in outgoing[vertex] {
        budget -= 1
        if budget < 0 {
          finishes = true
          return
        }
        let edge = hypergraph.edges[Int(index)]
        let remaining = (unreachedSources[index] ?? Int32(edge.sources.count)) - 1
        unreachedSources[index] = remaining
        guard remaining == 0, firstEdge[edge.target] == nil else { continue }
        // The flow of a guard that is evaluated isn't part of this flow.
        if case .guardFlow = edge.cause { continue }
        var isBlocked = false
        for id in hypergraph.guards(of: edge) where isBlocking(id) {
          isBlocked = true
          if known.insert(id).inserted { blockingGuards.append(BlockingGuard(guard: id, edge: index)) }
        }
        if isBlocked { continue }
        firstEdge[edge.target] = index
        if edge.target == end {
          finishes = true
          return
        }
        queue.append(edge.target)
      }
    }
  }
}
