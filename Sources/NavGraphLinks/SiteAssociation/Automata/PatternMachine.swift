import NavGraphModel

/// A pattern as a nondeterministic automaton over scalars. Its states are sorted sets of nodes.
struct PatternMachine: Sendable {
  private enum Node: Hashable, Sendable {
    case scalar(UInt32, next: Int)
    case any(next: Int)
    case many(next: Int)
    case set([UInt32], next: Int)
    case core(PlaceholderType, next: Int)
    case split([Int])
    case end
  }
  private var nodes: [Node] = [.end]
  /// The numbers of equal nodes, which are shared. For example, `1*` and `2*` differ only in their first node.
  private var numbers: [Node: Int] = [:]
  private(set) var start: [Int] = []
  /// Whether case is ignored.
  private let folds: Bool
  /// Whether the pattern exceeds the limit. It then matches nothing, and callers must check this property.
  private(set) var isTooLarge = false

  private static let nodeLimit = 100_000
  /// The number of bits for the node in a state. The bits above are the state of a `core`.
  private static let coreShift = 24

  init(of elements: [PatternElement], folds: Bool = false) {
    self.folds = folds
    let first = add(elements, before: 0)
    start = isTooLarge ? [] : closure(of: [first])
    numbers = [:]
  }

  private mutating func add(_ elements: [PatternElement], before end: Int) -> Int {
    var next = end
    for element in elements.reversed() {
      guard nodes.count < PatternMachine.nodeLimit else {
        isTooLarge = true
        return end
      }
      let node: Node
      switch element {
      case .scalar(let scalar): node = .scalar(folds ? PatternMachine.folded(scalar) : scalar, next: next)
      case .any: node = .any(next: next)
      case .many:
        // Several stars are equivalent to one.
        if case .many = nodes[next] { continue }
        node = .many(next: next)
      case .set(let scalars): node = .set(folds ? Array(Set(scalars.map(PatternMachine.folded))).sorted() : scalars, next: next)
      case .core(let core): node = .core(core, next: next)
      case .choice(let ways):
        var starts: [Int] = []
        for way in ways { starts.append(add(way, before: next)) }
        node = .split(starts)
      }
      next = number(of: node)
    }
    return next
  }

  private mutating func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    nodes.append(node)
    numbers[node] = nodes.count - 1
    return nodes.count - 1
  }

  /// Returns the states that are reached without a character, except for split nodes.
  private func closure(of found: [Int]) -> [Int] {
    // Most states are in the middle of a word.
    if found.count == 1, case .scalar = nodes[found[0] & (1 << PatternMachine.coreShift - 1)] { return found }
    var pending = found
    var states: [Int] = []
    var seen = SmallSet()
    while let state = pending.popLast() {
      guard seen.insert(state) else { continue }
      switch nodes[state & (1 << PatternMachine.coreShift - 1)] {
      case .split(let ways): pending += ways
      case .many(let next):
        states.append(state)
        pending.append(next)
      case .core(let core, let next):
        states.append(state)
        if core.accepts(state >> PatternMachine.coreShift) { pending.append(next) }
      default: states.append(state)
      }
    }
    // If every continuation is accepted, the other states are irrelevant.
    if let whole = states.first(where: { if case .many(next: 0) = nodes[$0 & (1 << PatternMachine.coreShift - 1)] { true } else { false } })
    {
      return [0, whole]
    }
    return states.sorted()
  }

  /// A set of numbers that searches linearly while it is small.
  private struct SmallSet {
    private var few: [Int] = []
    private var many: Set<Int> = []

    /// Inserts a number. Returns false if the set already contains it.
    mutating func insert(_ number: Int) -> Bool {
      if !many.isEmpty { return many.insert(number).inserted }
      if few.contains(number) { return false }
      few.append(number)
      if few.count > 24 { many = Set(few) }
      return true
    }
  }

  func step(from states: [Int], over scalar: UInt32) -> [Int] {
    if scalar == URLToken.huge.scalar {
      // A number that is too large isn't an `Int`. For all other nodes, it is a sequence of nines.
      let others = states.filter { if case .core(.int, _) = nodes[$0 & (1 << PatternMachine.coreShift - 1)] { false } else { true } }
      return URLToken.huge.written.reduce(others) { step(from: $0, over: $1) }
    }
    let scalar = folds ? PatternMachine.folded(scalar) : scalar
    var found: [Int] = []
    for state in states {
      let node = state & (1 << PatternMachine.coreShift - 1)
      switch nodes[node] {
      case .scalar(let wanted, let next): if wanted == scalar { found.append(next) }
      case .any(let next): found.append(next)
      case .many: found.append(state)
      case .set(let scalars, let next): if scalars.contains(scalar) { found.append(next) }
      case .core(let core, _):
        if let inner = PatternMachine.step(in: core, from: state >> PatternMachine.coreShift, over: scalar) {
          found.append(node | inner << PatternMachine.coreShift)
        }
      case .split, .end: break
      }
    }
    return found.isEmpty ? [] : closure(of: found)
  }

  /// Returns the next state of a core. An `Int` of any length has few states, because numbers that are too large are a single token.
  private static func step(in core: PlaceholderType, from state: Int, over scalar: UInt32) -> Int? {
    guard core == .int else { return core.step(from: state, reading: scalar) }
    switch (state, scalar) {
    case (0, 0x2D): return 1
    case (0, 0x30): return 2
    case (0...1, 0x31...0x39), (3..., 0x30...0x39): return 3
    default: return nil
    }
  }

  func accepts(in states: [Int]) -> Bool { states.first == 0 }
  /// Whether every continuation is accepted.
  func acceptsAnything(in states: [Int]) -> Bool {
    accepts(in: states)
      && states.contains { state in
        if case .many(next: 0) = nodes[state & (1 << PatternMachine.coreShift - 1)] { true } else { false }
      }
  }
  var acceptsEmpty: Bool { accepts(in: start) }

  /// Adds the scalars that are distinguished in these states.
  func addLabels(of states: [Int], to labels: inout Set<UInt32>) {
    for state in states {
      switch nodes[state & (1 << PatternMachine.coreShift - 1)] {
      case .scalar(let scalar, _): insert(scalar, into: &labels)
      case .set(let scalars, _): for scalar in scalars { insert(scalar, into: &labels) }
      case .core(let core, _):
        for scalar in PatternMachine.labels(of: core) { labels.insert(scalar) }
        if core == .int { labels.insert(URLToken.huge.scalar) }
      case .any, .many, .split, .end: break
      }
    }
  }

  private func insert(_ scalar: UInt32, into labels: inout Set<UInt32>) {
    labels.insert(scalar)
    guard folds, let properties = Unicode.Scalar(scalar)?.properties else { return }
    if let upper = PatternMachine.single(in: properties.uppercaseMapping) { labels.insert(upper) }
  }

  private static func labels(of core: PlaceholderType) -> ClosedRange<UInt32> {
    // The scalars that a core may distinguish. `text` distinguishes none.
    switch core {
    case .text: 0x78...0x78
    case .url: 0x21...0x7E
    case .uuid: 0x2D...0x66
    case .date: 0x2B...0x5A
    case .int, .double, .number: 0x2D...0x39
    case .characters: 0x2D...0x7A
    }
  }

  static func folded(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A ? scalar | 0x20 : scalar }
    return Unicode.Scalar(scalar).flatMap { single(in: $0.properties.lowercaseMapping) } ?? scalar
  }

  private static func single(in text: String) -> UInt32? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first?.value : nil
  }
}
