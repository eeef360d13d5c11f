/// The patterns of one host as an automaton over URLs, whose states are numbered on demand.
struct RouteAutomaton {
  private struct Live: Hashable {
    var node: Int
    var child: Int
    var states: [Int]
  }
  private enum State: Hashable {
    case start
    /// In the path.
    case path([Live], isRoot: Bool)
    /// In the query: the variants whose path matches, the knowledge about each need, and the state of the current item.
    case query([Int], known: [UInt8], item: Item)
    case fragment([Int], known: [UInt8], values: [[Int]])
  }
  private enum Item: Hashable {
    case key(position: Int, needs: [Int])
    case values([Value])
    case skipped
  }
  private struct Value: Hashable {
    var need: Int
    var states: [Int]
  }

  let trie: RouteTrie
  private var states: [State] = [.start]
  private var numbers: [State: Int] = [.start: 0]
  private var moves: [[URLToken: Int]] = [[:]]
  private var labels: [Set<UInt32>?] = [nil]
  private static let unseen: UInt8 = 0
  private static let fits: UInt8 = 1
  private static let differs: UInt8 = 2

  init(of trie: RouteTrie) { self.trie = trie }

  /// Whether no continuation can match.
  func isDead(in state: Int) -> Bool {
    switch states[state] {
    case .start: false
    case .path(let live, let isRoot): live.isEmpty && !(isRoot && !trie.nodes[0].ends.isEmpty)
    case .query(let ends, _, _), .fragment(let ends, _, _): ends.isEmpty
    }
  }

  /// Whether every URL that begins like this matches a variant.
  func isMatched(in state: Int) -> Bool {
    switch states[state] {
    case .start, .path: return false
    case .query(let ends, let known, _), .fragment(let ends, let known, _): return !fitting(ends, known: known).isEmpty
    }
  }

  /// Whether the query and the fragment can't change which variants match.
  func isSettled(in state: Int) -> Bool { endings(in: states[state]).allSatisfy { trie.needs[$0] == nil } }

  mutating func step(from state: Int, over token: URLToken) -> Int {
    if let known = moves[state][token] { return known }
    let next = after(states[state], over: token)
    let number: Int
    if let known = numbers[next] {
      number = known
    } else {
      number = states.count
      numbers[next] = number
      states.append(next)
      moves.append([:])
      labels.append(nil)
    }
    moves[state][token] = number
    return number
  }

  private func begin(at node: Int) -> [Live] {
    trie.nodes[node].children.indices.map { Live(node: node, child: $0, states: trie.nodes[node].children[$0].machine.start) }
  }
  private func child(of live: Live) -> RouteTrie.Child { trie.nodes[live.node].children[live.child] }

  /// Returns the variants whose path may end here.
  private func endings(in state: State) -> [Int] {
    switch state {
    case .start: return []
    case .path(let live, let isRoot):
      var ends = isRoot ? trie.nodes[0].ends : []
      for live in live where child(of: live).machine.accepts(in: live.states) { ends += trie.nodes[child(of: live).node].ends }
      return ends.sorted()
    case .query(let ends, _, _), .fragment(let ends, _, _): return ends
    }
  }

  /// Returns the needs of some variants, in their order.
  private func needs(of ends: [Int]) -> [RouteTrie.Need] { ends.flatMap { trie.needs[$0] ?? [] } }

  private func after(_ state: State, over token: URLToken) -> State {
    switch state {
    case .start: return .path(token == .slash ? begin(at: 0) : [], isRoot: token == .slash)
    case .path(let live, _):
      if token == .question {
        let ends = endings(in: state)
        return .query(ends, known: needs(of: ends).map { _ in RouteAutomaton.unseen }, item: firstItem(of: ends))
      }
      if token == .hash {
        let ends = endings(in: state)
        return fragment(of: ends, known: needs(of: ends).map { _ in RouteAutomaton.unseen })
      }
      return .path(token == .slash ? nextSegment(after: live) : walk(live, over: token.scalar), isRoot: false)
    case .query(let ends, let known, let item):
      if token == .hash { return fragment(of: ends, known: closed(known, after: item, ends: ends)) }
      if token.is("&") { return .query(ends, known: closed(known, after: item, ends: ends), item: firstItem(of: ends)) }
      return .query(ends, known: known, item: walk(item, over: token, known: known, ends: ends))
    case .fragment(let ends, let known, let values):
      let needs = needs(of: ends)
      return .fragment(ends, known: known, values: values.indices.map { needs[$0].value.step(from: values[$0], over: token.scalar) })
    }
  }

  private func walk(_ live: [Live], over scalar: UInt32) -> [Live] {
    live.compactMap { live in
      let states = child(of: live).machine.step(from: live.states, over: scalar)
      return states.isEmpty ? nil : Live(node: live.node, child: live.child, states: states)
    }
  }

  private func nextSegment(after live: [Live]) -> [Live] {
    var next: [Live] = []
    for live in live {
      let child = child(of: live)
      guard child.machine.accepts(in: live.states) else { continue }
      next += begin(at: child.node)
      if child.isRest { next.append(Live(node: live.node, child: live.child, states: child.machine.start)) }
    }
    return next
  }

  private func firstItem(of ends: [Int]) -> Item {
    let wanted = needs(of: ends).enumerated().filter { $0.element.key != nil }.map(\.offset)
    return wanted.isEmpty ? .skipped : .key(position: 0, needs: wanted)
  }

  private func walk(_ item: Item, over token: URLToken, known: [UInt8], ends: [Int]) -> Item {
    switch item {
    case .skipped: return .skipped
    case .key(let position, let wanted):
      let needs = needs(of: ends)
      if token.is("=") {
        let found = wanted.filter { needs[$0].key?.count == position && known[$0] == RouteAutomaton.unseen }
        return found.isEmpty ? .skipped : .values(found.map { Value(need: $0, states: needs[$0].value.start) })
      }
      let left = wanted.filter { index in needs[index].key.map { position < $0.count && $0[position] == token.scalar } ?? false }
      return left.isEmpty ? .skipped : .key(position: position + 1, needs: left)
    case .values(let values):
      let needs = needs(of: ends)
      return .values(values.map { Value(need: $0.need, states: needs[$0.need].value.step(from: $0.states, over: token.scalar)) })
    }
  }

  /// Returns the knowledge about needs after an item. The first value of a repeated key counts.
  private func closed(_ known: [UInt8], after item: Item, ends: [Int]) -> [UInt8] {
    var known = known
    switch item {
    case .skipped: break
    case .key(let position, let wanted):
      guard position > 0 else { break }
      let needs = needs(of: ends)
      for index in wanted where needs[index].key?.count == position && known[index] == RouteAutomaton.unseen {
        known[index] = needs[index].value.acceptsEmpty ? RouteAutomaton.fits : RouteAutomaton.differs
      }
    case .values(let values):
      let needs = needs(of: ends)
      for value in values {
        known[value.need] = needs[value.need].value.accepts(in: value.states) ? RouteAutomaton.fits : RouteAutomaton.differs
      }
    }
    return known
  }

  private func fragment(of ends: [Int], known: [UInt8]) -> State {
    let needs = needs(of: ends)
    return .fragment(ends, known: known, values: needs.map { $0.key == nil ? $0.value.start : [] })
  }

  /// Returns the variants that match a URL that ends here.
  func matches(in state: Int) -> [Int] {
    switch states[state] {
    case .start: return []
    case .path: return endings(in: states[state]).filter { trie.needs[$0] == nil }
    case .query(let ends, let known, let item):
      return fitting(ends, known: closed(known, after: item, ends: ends))
    case .fragment(let ends, var known, let values):
      for (index, need) in needs(of: ends).enumerated() where need.key == nil {
        known[index] = need.value.accepts(in: values[index]) ? RouteAutomaton.fits : RouteAutomaton.differs
      }
      return fitting(ends, known: known)
    }
  }

  private func fitting(_ ends: [Int], known: [UInt8]) -> [Int] {
    var first = 0
    return ends.filter { end in
      let count = trie.needs[end]?.count ?? 0
      defer { first += count }
      return known[first..<first + count].allSatisfy { $0 == RouteAutomaton.fits }
    }
  }

  /// Returns the scalars that the patterns distinguish here.
  mutating func labels(in state: Int) -> Set<UInt32> {
    if let known = labels[state] { return known }
    var found: Set<UInt32> = []
    switch states[state] {
    case .start: found.insert(0x2F)
    case .path(let live, _): for live in live { child(of: live).machine.addLabels(of: live.states, to: &found) }
    case .query(let ends, _, let item):
      let needs = needs(of: ends)
      switch item {
      case .skipped: break
      case .key(let position, let wanted):
        for index in wanted { if let key = needs[index].key, position < key.count { found.insert(key[position]) } }
      case .values(let values): for value in values { needs[value.need].value.addLabels(of: value.states, to: &found) }
      }
    case .fragment(let ends, _, let values):
      for (index, need) in needs(of: ends).enumerated() { need.value.addLabels(of: values[index], to: &found) }
    }
    labels[state] = found
    return found
  }
}
