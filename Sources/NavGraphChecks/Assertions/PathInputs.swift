import NavGraphModel

/// The inputs of a path that a search has found, and those that lead to what it assumes.
struct PathInputs {
  private(set) var causes: Set<StateTransition.Cause> = []

  init(_ search: PushdownSaturation, _ node: Int32, _ ground: PushdownSaturation) {
    var assumed: [Int32] = []
    collect([search.nodes[Int(node)].trace], search) { assumed.append($0) }
    collect(assumed, ground) { _ in }
  }

  private mutating func collect(_ traces: [Int32], _ search: PushdownSaturation, _ assume: (Int32) -> Void) {
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
