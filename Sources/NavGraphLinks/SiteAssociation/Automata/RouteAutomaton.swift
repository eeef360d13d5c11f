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

  init(_ trie: RouteTrie) { self.trie = trie }

  /// Whether no continuation can match.
  func isDead(_ state: Int) -> Bool {
    switch states[state] {
    case .start: false
    case .path(let live, let isRoot): live.isEmpty && !(isRoot && !trie.nodes[0].ends.isEmpty)
    case .query(let ends, _, _), .fragment(let ends, _, _): ends.isEmpty
    }
  }

  /// Whether every URL that begins like this matches a variant.
  func isMatched(_ state: Int) -> Bool {
    switch states[state] {
    case .start, .path: return false
    case .query(let ends, let known, _), .fragment(let ends, let known, _): return !fitting(ends, known).isEmpty
    }
  }

  /// Whether the query and the fragment can't change which variants match.
  func isSettled(_ state: Int) -> Bool { endings(states[state]).allSatisfy { trie.needs[$0] == nil } }

  mutating func step(_ state: Int, _ token: URLToken) -> Int {
    if let known = moves[state][token] { return known }
    let next = after(states[state], token)
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

  private func begin(_ node: Int) -> [Live] {
    trie.nodes[node].children.indices.map { Live(node: node, child: $0, states: trie.nodes[node].children[$0].machine.start) }
  }
  private func child(_ live: Live) -> RouteTrie.Child { trie.nodes[live.node].children[live.child] }

  /// Returns the variants whose path may end here.
  private func endings(_ state: State) -> [Int] {
    switch state {
    case .start: return []
    case .path(let live, let isRoot):
      var ends = isRoot ? trie.nodes[0].ends : []
      for live in live where child(live).machine.accepts(live.states) { ends += trie.nodes[child(live).node].ends }
      return ends.sorted()
    case .query(let ends, _, _), .fragment(let ends, _, _): return ends
    }
  }

  /// Returns the needs of some variants, in their order.
  private func needs(_ ends: [Int]) -> [RouteTrie.Need] { ends.flatMap { trie.needs[$0] ?? [] } }

  private func after(_ state: State, _ token: URLToken) -> State {
    switch state {
    case .start: return .path(token == .slash ? begin(0) : [], isRoot: token == .slash)
    case .path(let live, _):
      if token == .question {
        let ends = endings(state)
        return .query(ends, known: needs(ends).map { _ in RouteAutomaton.unseen }, item: firstItem(ends))
      }
      if token == .hash {
        let ends = endings(state)
        return fragment(ends, needs(ends).map { _ in RouteAutomaton.unseen })
      }
      return .path(token == .slash ? nextSegment(live) : walk(live, token.scalar), isRoot: false)
    case .query(let ends, let known, let item):
      if token == .hash { return fragment(ends, closed(known, item, ends)) }
      if token.is("&") { return .query(ends, known: closed(known, item, ends), item: firstItem(ends)) }
      return .query(ends, known: known, item: walk(item, token, known, ends))
    case .fragment(let ends, let known, let values):
      let needs = needs(ends)
      return .fragment(ends, known: known, values: values.indices.map { needs[$0].value.step(values[$0], token.scalar) })
    }
  }

  private func walk(_ live: [Live], _ scalar: UInt32) -> [Live] {
    live.compactMap { live in
      let states = child(live).machine.step(live.states, scalar)
      return states.isEmpty ? nil : Live(node: live.node, child: live.child, states: states)
    }
  }

  private func nextSegment(_ live: [Live]) -> [Live] {
    var next: [Live] = []
    for live in live {
      let child = child(live)
      guard child.machine.accepts(live.states) else { continue }
      next += begin(child.node)
      if child.isRest { next.append(Live(node: live.node, child: live.child, states: child.machine.start)) }
    }
    return next
  }

  private func firstItem(_ ends: [Int]) -> Item {
    let wanted = needs(ends).enumerated().filter { $0.element.key != nil }.map(\.offset)
    return wanted.isEmpty ? .skipped : .key(position: 0, needs: wanted)
  }

  private func walk(_ item: Item, _ token: URLToken, _ known: [UInt8], _ ends: [Int]) -> Item {
    switch item {
    case .skipped: return .skipped
    case .key(let position, let wanted):
      let needs = needs(ends)
      if token.is("=") {
        let found = wanted.filter { needs[$0].key?.count == position && known[$0] == RouteAutomaton.unseen }
        return found.isEmpty ? .skipped : .values(found.map { Value(need: $0, states: needs[$0].value.start) })
      }
      let left = wanted.filter { index in needs[index].key.map { position < $0.count && $0[position] == token.scalar } ?? false }
      return left.isEmpty ? .skipped : .key(position: position + 1, needs: left)
    case .values(let values):
      let needs = needs(ends)
      return .values(values.map { Value(need: $0.need, states: needs[$0.need].value.step($0.states, token.scalar)) })
    }
  }

  /// Returns the knowledge about needs after an item. The first value of a repeated key counts.
  private func closed(_ known: [UInt8], _ item: Item, _ ends: [Int]) -> [UInt8] {
    var known = known
    switch item {
    case .skipped: break
    case .key(let position, let wanted):
      guard position > 0 else { break }
      let needs = needs(ends)
      for index in wanted where needs[index].key?.count == position && known[index] == RouteAutomaton.unseen {
        known[index] = needs[index].value.acceptsEmpty ? RouteAutomaton.fits : RouteAutomaton.differs
      }
    case .values(let values):
      let needs = needs(ends)
      for value in values {
        known[value.need] = needs[value.need].value.accepts(value.states) ? RouteAutomaton.fits : RouteAutomaton.differs
      }
    }
    return known
  }

  private func fragment(_ ends: [Int], _ known: [UInt8]) -> State {
    let needs = needs(ends)
    return .fragment(ends, known: known, values: needs.map { $0.key == nil ? $0.value.start : [] })
  }

  /// Returns the variants that match a URL that ends here.
  func matches(_ state: Int) -> [Int] {
    switch states[state] {
    case .start: return []
    case .path: return endings(states[state]).filter { trie.needs[$0] == nil }
    case .query(let ends, let known, let item):
      return fitting(ends, closed(known, item, ends))
    case .fragment(let ends, var known, let values):
      for (index, need) in needs(ends).enumerated() where need.key == nil {
        known[index] = need.value.accepts(values[index]) ? RouteAutomaton.fits : RouteAutomaton.differs
      }
      return fitting(ends, known)
    }
  }

  private func fitting(_ ends: [Int], _ known: [UInt8]) -> [Int] {
    var first = 0
    return ends.filter { end in
      let count = trie.needs[end]?.count ?? 0
      defer { first += count }
      return known[first..<first + count].allSatisfy { $0 == RouteAutomaton.fits }
    }
  }

  /// Returns the scalars that the patterns distinguish here.
  mutating func labels(_ state: Int) -> Set<UInt32> {
    if let known = labels[state] { return known }
    var found: Set<UInt32> = []
    switch states[state] {
    case .start: found.insert(0x2F)
    case .path(let live, _): for live in live { child(live).machine.addLabels(live.states, to: &found) }
    case .query(let ends, _, let item):
      let needs = needs(ends)
      switch item {
      case .skipped: break
      case .key(let position, let wanted):
        for index in wanted { if let key = needs[index].key, position < key.count { found.insert(key[position]) } }
      case .values(let values): for value in values { needs[value.need].value.addLabels(value.states, to: &found) }
      }
    case .fragment(let ends, _, let values):
      for (index, need) in needs(ends).enumerated() { need.value.addLabels(values[index], to: &found) }
    }
    labels[state] = found
    return found
  }
}
