/// A set of points that stores up to four without an array.
struct Points {
  private var first: (GuardHypergraph.Vertex, GuardHypergraph.Vertex, GuardHypergraph.Vertex, GuardHypergraph.Vertex) = (-1, -1, -1, -1)
  private var count = 0
  private var more: [GuardHypergraph.Vertex] = []

  static var none: Points { Points() }

  init() {}
  init(_ point: GuardHypergraph.Vertex) { append(point) }

  /// Adds a point unless the set contains it.
  mutating func append(_ point: GuardHypergraph.Vertex) {
    if point == first.0 || point == first.1 || point == first.2 || point == first.3 || more.contains(point) { return }
    switch count {
    case 0: first.0 = point
    case 1: first.1 = point
    case 2: first.2 = point
    case 3: first.3 = point
    default: more.append(point)
    }
    count += 1
  }

  func with(_ point: GuardHypergraph.Vertex) -> Points {
    var result = self
    result.append(point)
    return result
  }

  func forEach(_ body: (GuardHypergraph.Vertex) -> Void) {
    if count > 0 { body(first.0) }
    if count > 1 { body(first.1) }
    if count > 2 { body(first.2) }
    if count > 3 { body(first.3) }
    for point in more { body(point) }
  }
}
