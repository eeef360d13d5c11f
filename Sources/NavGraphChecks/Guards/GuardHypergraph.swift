import NavGraphModel

/// A directed hypergraph (an and-or graph) of the ways in which things are shown: a path can reach the target of a hyperedge if it has
/// reached all its sources. A hyperedge without sources is always possible.
///
/// A vertex is a place, a slot, a bar, the end of a unit, or a hub, in this order of numbers, or an auxiliary vertex for what places have
/// in common, which keeps the graph small. Two questions are answered in time that is linear in the size of the graph: which vertices can
/// be reached without some hyperedges (`ReachabilitySearch`), and which of 64 guards every path to a vertex has evaluated
/// (`EvaluatedGuards`).
struct GuardHypergraph {
  /// The index of a vertex, less than `count`.
  typealias Vertex = Int32

  private(set) var edges: ContiguousArray<Hyperedge> = []
  /// The sources and the guards of all hyperedges, which store ranges of these arrays.
  private(set) var sources: ContiguousArray<Vertex> = []
  private(set) var guards: ContiguousArray<GuardID> = []
  /// The number of vertices.
  private(set) var count: Int
  let placeCount: Int
  let slotCount: Int
  let unitCount: Int

  init(in places: Places) {
    placeCount = places.places.count
    slotCount = places.slots.count
    unitCount = places.units.count
    count = placeCount + 2 * slotCount + unitCount + places.hubs.count
  }

  // MARK: Vertices

  func vertex(of place: PlaceID) -> Vertex { Vertex(place.raw) }
  /// Returns the vertex for a container that is shown, or a slot that shows its screens.
  func vertex(of slot: SlotID) -> Vertex { Vertex(placeCount + slot.index) }
  /// Returns the vertex for a visible bar, whose tabs the user can tap. For the slot of a tab, that tab is selected.
  func bar(of slot: SlotID) -> Vertex { Vertex(placeCount + slotCount + slot.index) }
  /// Returns the vertex for a unit that has finished.
  func end(of unit: PresentationContextID) -> Vertex { Vertex(placeCount + 2 * slotCount + unit.index) }
  func vertex(of hub: JoinPointID) -> Vertex { Vertex(placeCount + 2 * slotCount + unitCount + hub.index) }
  /// Adds an auxiliary vertex.
  mutating func newVertex() -> Vertex {
    count += 1
    return Vertex(count - 1)
  }

  /// Returns the place of a vertex; nil for other vertices.
  func place(of vertex: Vertex) -> PlaceID? { Int(vertex) < placeCount ? PlaceID(Int(vertex)) : nil }
  /// Returns the slot of a vertex that `vertex(of:)` returned for a slot; nil for other vertices.
  func slot(of vertex: Vertex) -> SlotID? {
    let index = Int(vertex) - placeCount
    return index >= 0 && index < slotCount ? SlotID(index) : nil
  }

  /// Adds a hyperedge.
  mutating func add(_ target: Vertex, from vertices: VertexSet, evaluating evaluated: [GuardID], by cause: Hyperedge.Cause) {
    let first = sources.count
    vertices.forEach { sources.append($0) }
    let start = guards.count
    guards.append(contentsOf: evaluated)
    edges.append(
      Hyperedge(target: target, sources: Int32(first)..<Int32(sources.count), guards: Int32(start)..<Int32(guards.count), cause: cause))
  }

  /// Returns the guards that have been evaluated when a hyperedge's target is reached, in the order of their evaluation.
  func guards(of edge: Hyperedge) -> ContiguousArray<GuardID>.SubSequence {
    guards[Int(edge.guards.lowerBound)..<Int(edge.guards.upperBound)]
  }
  /// Returns the sources of a hyperedge.
  func sources(of edge: Hyperedge) -> ContiguousArray<Vertex>.SubSequence {
    sources[Int(edge.sources.lowerBound)..<Int(edge.sources.upperBound)]
  }

  /// Returns the hyperedges out of each vertex, as indices in `edges`.
  func outgoingEdges() -> OutgoingEdges { OutgoingEdges(of: self) }
}

/// The hyperedges that have each vertex as a source, in compressed sparse row form.
struct OutgoingEdges {
  /// The range of vertex `v` in `edges` is `starts[v]..<starts[v + 1]`.
  private let starts: [Int32]
  private let edges: [Int32]

  fileprivate init(of hypergraph: GuardHypergraph) {
    var starts = [Int32](repeating: 0, count: hypergraph.count + 1)
    for source in hypergraph.sources { starts[Int(source) + 1] += 1 }
    for index in 0..<hypergraph.count { starts[index + 1] += starts[index] }
    var next = starts
    var edges = [Int32](repeating: 0, count: hypergraph.sources.count)
    for (index, edge) in hypergraph.edges.enumerated() {
      for source in hypergraph.sources(of: edge) {
        edges[Int(next[Int(source)])] = Int32(index)
        next[Int(source)] += 1
      }
    }
    (self.starts, self.edges) = (starts, edges)
  }

  /// The hyperedges out of a vertex, in ascending order.
  subscript(vertex: Int) -> ArraySlice<Int32> { edges[Int(starts[vertex])..<Int(starts[vertex + 1])] }
}
