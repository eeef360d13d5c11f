/// The automaton of a segment with several placeholders, which is run scalar by scalar like an `NFA`.
struct ChainMachine {
  private enum Body {
    case core(PlaceholderType)
    /// A tree of words, and whether a word ends at each of its nodes.
    case words([[UInt32: Int]], ends: [Bool])
  }
  /// The text before each body, and the text after the last one.
  private var texts: [[UInt32]] = []
  private var bodies: [Body] = []
  let cores: [PlaceholderType]

  init(_ chain: SegmentChain) {
    var cores: [PlaceholderType] = []
    for piece in chain.pieces {
      texts.append(NFA.scalars(of: piece.before))
      switch piece.body {
      case .core(let core):
        bodies.append(.core(core))
        cores.append(core)
      case .words(let words): bodies.append(ChainMachine.tree(of: words))
      }
    }
    texts.append(NFA.scalars(of: chain.suffix))
    self.cores = cores
  }

  private static func tree(of words: [[UInt8]]) -> Body {
    var branches: [[UInt32: Int]] = [[:]]
    var ends = [false]
    for word in words {
      var node = 0
      for scalar in NFA.scalars(of: word) {
        if let next = branches[node][scalar] {
          node = next
        } else {
          branches[node][scalar] = branches.count
          node = branches.count
          branches.append([:])
          ends.append(false)
        }
      }
      ends[node] = true
    }
    return .words(branches, ends: ends)
  }

  var alphabet: [UInt32] {
    texts.flatMap { $0 }
      + bodies.flatMap { body -> [UInt32] in
        if case .words(let branches, _) = body { branches.flatMap(\.keys).sorted() } else { [] }
      }
  }

  /// A state: the index of a body or of its text, a bit for the body, and the position in it.
  private static func inText(_ index: Int, done: Int) -> Int { index << 40 | done }
  private static func inBody(_ index: Int, state: Int) -> Int { index << 40 | 1 << 39 | state }

  var start: [Int] { [texts[0].isEmpty ? ChainMachine.inBody(0, state: 0) : ChainMachine.inText(0, done: 0)] }

  func step(from states: [Int], reading scalar: UInt32) -> [Int] {
    var next: Set<Int> = []
    for state in states {
      let index = state >> 40
      let inner = state & (1 << 39 - 1)
      guard state & 1 << 39 != 0 else {
        read(texts[index], done: inner, index: index, scalar: scalar, into: &next)
        continue
      }
      if let after = step(in: bodies[index], from: inner, reading: scalar) { next.insert(ChainMachine.inBody(index, state: after)) }
      if accepts(bodies[index], at: inner) { read(texts[index + 1], done: 0, index: index + 1, scalar: scalar, into: &next) }
    }
    return next.sorted()
  }

  func accepts(_ states: [Int]) -> Bool {
    let last = bodies.count
    return states.contains { state in
      let (index, inner) = (state >> 40, state & (1 << 39 - 1))
      if state & 1 << 39 != 0 { return index == last - 1 && texts[last].isEmpty && accepts(bodies[index], at: inner) }
      return index == last && inner == texts[last].count
    }
  }

  /// Reads one scalar of the text before a body. After its last scalar, the body begins.
  private func read(_ text: [UInt32], done: Int, index: Int, scalar: UInt32, into next: inout Set<Int>) {
    guard done < text.count, text[done] == scalar else { return }
    let isWhole = done + 1 == text.count && index < bodies.count
    next.insert(isWhole ? ChainMachine.inBody(index, state: 0) : ChainMachine.inText(index, done: done + 1))
  }

  private func step(in body: Body, from state: Int, reading scalar: UInt32) -> Int? {
    switch body {
    case .core(let core): core.step(from: state, reading: scalar)
    case .words(let branches, _): branches[state][scalar]
    }
  }

  private func accepts(_ body: Body, at state: Int) -> Bool {
    switch body {
    case .core(let core): core.accepts(state)
    case .words(_, let ends): ends[state]
    }
  }
}
