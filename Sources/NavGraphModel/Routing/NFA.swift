/// The automaton of a segment language, which is run scalar by scalar.
///
/// A suffix can begin at several positions, so it is nondeterministic and uses sorted sets of states.
struct NFA {
  private let prefix: [UInt32]
  private let core: PlaceholderType
  private let suffix: [UInt32]
  private let chain: ChainMachine?
  /// For words, a tree of their scalars, and whether a word ends at each of its nodes.
  private var branches: [[UInt32: Int]] = []
  private var ends: [Bool] = []
  private let isWords: Bool

  init(_ language: SegmentLanguage) {
    if case .chain(let all) = language { chain = ChainMachine(all) } else { chain = nil }
    switch language.single {
    case .chain: (prefix, core, suffix, isWords) = ([], .text, [], false)
    case .affix(let before, let middle, let after):
      prefix = NFA.scalars(of: before)
      core = middle
      suffix = NFA.scalars(of: after)
      isWords = false
    case .words(let words):
      (prefix, core, suffix, isWords) = ([], .text, [], true)
      branches = [[:]]
      ends = [false]
      for word in words { add(word) }
    case .rest, .ending: (prefix, core, suffix, isWords) = ([], .text, [], false)
    }
  }

  private mutating func add(_ word: [UInt8]) {
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

  static func scalars(of bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }

  /// The scalars that the patterns of this machine contain.
  var alphabet: [UInt32] { chain?.alphabet ?? prefix + suffix + branches.flatMap(\.keys).sorted() }

  var cores: [PlaceholderType] { chain?.cores ?? [core] }

  /// The offsets of states: below `inCore` a position in the prefix, below `inSuffix` a state of the core, otherwise a position in the
  /// suffix.
  private static let inCore = 1 << 30
  private static let inSuffix = 1 << 60

  var start: [Int] {
    if let chain { return chain.start }
    return isWords || !prefix.isEmpty ? [0] : [NFA.inCore + core.start]
  }

  func step(from states: [Int], reading scalar: UInt32) -> [Int] {
    if let chain { return chain.step(from: states, reading: scalar) }
    if isWords { return states.compactMap { branches[$0][scalar] } }
    var next: [Int] = []
    for state in states {
      if state < NFA.inCore {
        if prefix[state] == scalar { next.append(state + 1 < prefix.count ? state + 1 : NFA.inCore + core.start) }
      } else if state < NFA.inSuffix {
        let inner = state - NFA.inCore
        if let after = core.step(from: inner, reading: scalar) { next.append(NFA.inCore + after) }
        if core.accepts(inner), suffix.first == scalar { next.append(NFA.inSuffix + 1) }
      } else {
        let done = state - NFA.inSuffix
        if done < suffix.count, suffix[done] == scalar { next.append(state + 1) }
      }
    }
    if next.count > 1 { next.sort() }
    return next
  }

  func accepts(_ states: [Int]) -> Bool {
    if let chain { return chain.accepts(states) }
    if isWords { return states.contains { ends[$0] } }
    return states.contains { state in
      if state >= NFA.inSuffix { return state - NFA.inSuffix == suffix.count }
      return suffix.isEmpty && state >= NFA.inCore && core.accepts(state - NFA.inCore)
    }
  }
}
