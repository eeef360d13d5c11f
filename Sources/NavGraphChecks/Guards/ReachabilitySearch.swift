import NavGraphModel

/// A breadth-first search for the vertices that paths can reach, with the first hyperedge into each, so that example paths are short. It
/// counts the unreached sources of each hyperedge, so it takes linear time (Dowling and Gallier's algorithm).
struct ReachabilitySearch {
  /// The index of the hyperedge that first reaches each vertex, or -1 for none. Indexed by vertex.
  private(set) var firstEdge: [Int32]

  /// Searches without the hyperedges that are blocked.
  init(of hypergraph: GuardHypergraph, isBlocked: (Hyperedge) -> Bool) {
    firstEdge = Array(repeating: -1, count: hypergraph.count)
    let outgoing = hypergraph.outgoingEdges()
    var unreachedSources = hypergraph.edges.map { Int32($0.sources.count) }
    // A hyperedge without an input of the user has no cost.
    var layer: [Int32] = []
    var next: [Int32] = []
    var isSkipped = [Bool](repeating: false, count: unreachedSources.count)
    for (index, value) in hypergraph.edges.enumerated() {
      isSkipped[index] = isBlocked(value)
      if unreachedSources[index] == 0, !isSkipped[index] { next.append(Int32(index)) }
    }
    while !next.isEmpty {
      layer = next
      next = []
      var position = 0
      while position < layer.count {
        let index = layer[position]
        position += 1
        let target = Int(hypergraph.edges[Int(index)].target)
        if firstEdge[target] >= 0 { continue }
        firstEdge[target] = index
        for edge in outgoing[target] {
          unreachedSources[Int(edge)] -= 1
          guard unreachedSources[Int(edge)] == 0, !isSkipped[Int(edge)] else { continue }
          switch hypergraph.edges[Int(edge)].cause {
          case .contained, .none: layer.append(edge)
          default: next.append(edge)
          }
        }
      }
    }
  }

  func reaches(_ vertex: GuardHypergraph.Vertex) -> Bool { firstEdge[Int(vertex)] >= 0 }
}

/// The guards that every path to a vertex has evaluated, for 64 guards at a time: the greatest solution of a dataflow problem, computed
/// with a worklist.
struct EvaluatedGuards {
  /// A bit for each guard of the block, indexed by vertex. All bits are set for a vertex that no path reaches.
  private(set) var masks: [UInt64]

  /// Computes the masks.
  ///
  /// - Parameter bits: Returns the index of a guard in this block, or nil.
  init(of hypergraph: GuardHypergraph, outgoing: OutgoingEdges, bits: (GuardID) -> Int?) {
    masks = Array(repeating: .max, count: hypergraph.count)
    var open = Array(hypergraph.edges.indices.reversed())
    var isOpen = [Bool](repeating: true, count: open.count)
    var own = [UInt64](repeating: 0, count: open.count)
    for (index, edge) in hypergraph.edges.enumerated() {
      for id in hypergraph.guards(of: edge) { if let bit = bits(id) { own[index] |= 1 << UInt64(bit) } }
    }
    // Each set only shrinks, at most 64 times.
    while let index = open.popLast() {
      isOpen[index] = false
      let edge = hypergraph.edges[index]
      var mask = own[index]
      for source in hypergraph.sources(of: edge) { mask |= masks[Int(source)] }
      let target = Int(edge.target)
      if masks[target] & mask == masks[target] { continue }
      masks[target] &= mask
      for next in outgoing[target] where !isOpen[Int(next)] {
        isOpen[Int(next)] = true
        open.append(Int(next))
      }
    }
  }
}
