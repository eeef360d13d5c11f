import NavGraphModel

/// The inputs of a path that a search has found, and those that lead to what it assumes.
struct PathInputs {
  private(set) var causes: Set<StateTransition.Cause> = []

  init(of search: PushdownSaturation, node: Int32, ground: PushdownSaturation) {
    var assumed: [Int32] = []
    collect([search.nodes[Int(node)].trace], in: search) { assumed.append($0) }
    collect(assumed, in: ground) { _ in }
  }

  private mutating func collect(_ traces: [Int32], in search: PushdownSaturation, assume: (Int32) -> Void) {
    var seen: Set<Int32> = []
    var open = traces
    while let next = open.popLast() {
      guard next >= 0, seen.insert(next).inserted else { continue }
      let trace = search.traces[Int(next)]
      if let cause = trace.cause { causes.insert(cause) }
      if trace.node >= 0 { open.append(search.nodes[Int(trace.node)].trace) }
      if trace.summary >= 0 { open.append(search.summaries[Int(trace.summary)].trace) }
      open.append(trace.previous)
      if trace.ground >= 0 { assume(trace.ground) }
    }
  }
}
