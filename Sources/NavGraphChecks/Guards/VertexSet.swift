/// A set of vertices that stores up to four without an array.
struct VertexSet {
  private var first: (GuardHypergraph.Vertex, GuardHypergraph.Vertex, GuardHypergraph.Vertex, GuardHypergraph.Vertex) = (-1, -1, -1, -1)
  private var count = 0
  private var more: [GuardHypergraph.Vertex] = []

  static var none: VertexSet { VertexSet() }

  init() {}
  init(_ vertex: GuardHypergraph.Vertex) { append(vertex) }

  /// Adds a vertex unless the set contains it.
  mutating func append(_ vertex: GuardHypergraph.Vertex) {
    if vertex == first.0 || vertex == first.1 || vertex == first.2 || vertex == first.3 || more.contains(vertex) { return }
    switch count {
    case 0: first.0 = vertex
    case 1: first.1 = vertex
    case 2: first.2 = vertex
    case 3: first.3 = vertex
    default: more.append(vertex)
    }
    count += 1
  }

  func with(_ vertex: GuardHypergraph.Vertex) -> VertexSet {
    var result = self
    result.append(vertex)
    return result
  }

  func forEach(_ body: (GuardHypergraph.Vertex) -> Void) {
    if count > 0 { body(first.0) }
    if count > 1 { body(first.1) }
    if count > 2 { body(first.2) }
    if count > 3 { body(first.3) }
    for vertex in more { body(vertex) }
  }
}
