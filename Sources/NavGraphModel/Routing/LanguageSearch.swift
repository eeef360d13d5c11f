/// Finds words that are in some languages and not in others.
package enum LanguageSearch {
  package enum Answer: Hashable, Sendable {
    case word([UInt8])
    /// The search proved that such a word doesn't exist.
    case none
    /// The languages are too large to decide.
    case undecided

    package var word: [UInt8]? {
      if case .word(let word) = self { word } else { nil }
    }
  }

  /// Finds a word that is in all `included` languages and in no `excluded` one: a plain one if possible, otherwise the shortest.
  package static func word(in included: [SegmentLanguage], notIn excluded: [SegmentLanguage] = []) -> Answer {
    var effort = Int.max
    return word(in: included, notIn: excluded, effort: &effort)
  }

  /// Finds a word within `effort`, a number of states from which it subtracts those that it visits.
  package static func word(in included: [SegmentLanguage], notIn excluded: [SegmentLanguage] = [], effort: inout Int) -> Answer {
    let included = included.map(\.single)
    func fits(_ word: [UInt8]) -> Bool {
      included.allSatisfy { $0.contains(word) } && !excluded.contains { $0.contains(word) }
    }
    for case .words(let words) in included { return words.first(where: fits).map(Answer.word) ?? .none }

    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
    var samples: [String] = []
    var wholes: [[UInt8]] = []
    for language in included {
      let (before, after) = language.bounds
      guard before.starts(with: prefix) || prefix.starts(with: before) else { return .none }
      guard after.reversed().starts(with: suffix.reversed()) || suffix.reversed().starts(with: after.reversed()) else { return .none }
      if before.count > prefix.count { prefix = before }
      if after.count > suffix.count { suffix = after }
      switch language {
      // Typed values come first, because a general text doesn't match a type.
      case .affix(_, let core, _): samples = core == .text ? samples + core.samples : core.samples + samples
      case .chain(let chain): wholes += chain.samples
      case .words, .rest, .ending: break
      }
    }
    if let word = wholes.first(where: fits) { return .word(word) }
    for sample in samples {
      let word = prefix + Array(sample.utf8) + suffix
      if fits(word) { return .word(word) }
    }
    // A language minus itself is empty.
    if excluded.contains(where: { included.contains($0.single) || $0.single == .any }) { return .none }
    return walk(included.map(NFA.init), excluding: excluded.map(NFA.init), effort: &effort)
  }

  /// Finds, for each combination of `others` that contain a word or not, one word of all `included` languages, short ones first.
  ///
  /// `isWhole` is false if the languages are too large, or the combinations too many.
  package static func words(
    in included: [SegmentLanguage], around others: [SegmentLanguage], effort: inout Int
  ) -> (words: [[UInt8]], isWhole: Bool) {
    var found: [[UInt8]] = []
    var seen: Set<[Bool]> = []
    let (inner, outer) = (included.map { NFA($0.single) }, others.map { NFA($0.single) })
    let isWhole = walk(inner, excluding: outer, effort: &effort) { holds, word in
      guard holds[..<inner.count].allSatisfy({ $0 }) else { return true }
      if seen.insert(Array(holds[inner.count...])).inserted { found.append(word()) }
      return seen.count < 256
    }
    return (found, isWhole)
  }

  /// The limit suffices for all pairs of affixes that fit on a line, even around dates.
  private static let stateLimit = 50_000

  private static func walk(_ included: [NFA], excluding excluded: [NFA], effort: inout Int) -> Answer {
    var answer = Answer.none
    let isWhole = walk(included, excluding: excluded, effort: &effort) { holds, word in
      let fits = holds[..<included.count].allSatisfy { $0 } && !holds[included.count...].contains(true)
      if fits { answer = .word(word()) }
      return !fits
    }
    return answer == .none && !isWhole ? .undecided : answer
  }

  /// Searches the product of all machines breadth first, while words of all `included` are possible and `visit` returns true. `visit` gets
  /// which machines accept the current word. Returns false if it stopped early.
  private static func walk(
    _ included: [NFA], excluding excluded: [NFA], effort: inout Int, visit: ([Bool], () -> [UInt8]) -> Bool
  ) -> Bool {
    struct Visit {
      /// The number of the state set of each machine, indexed by machine.
      var states: [Int]
      var from: Int
      var scalar: UInt32
    }
    let all = included + excluded
    let alphabet = alphabet(of: all)
    var machines = all.map { LazyDFA(of: $0, over: alphabet) }
    var visits = [Visit(states: machines.map(\.start), from: -1, scalar: 0)]
    var seen: Set<[Int]> = [visits[0].states]
    let limit = Swift.min(stateLimit, Swift.max(effort, 0))
    defer { effort -= visits.count }
    var next = 0
    while next < visits.count {
      let states = visits[next].states
      for letter in alphabet.indices {
        var after: [Int] = []
        after.reserveCapacity(machines.count)
        for index in machines.indices {
          let set = machines[index].step(from: states[index], reading: letter)
          if set == LazyDFA.nowhere, index < included.count { break }
          after.append(set)
        }
        guard after.count == machines.count, seen.insert(after).inserted else { continue }
        visits.append(Visit(states: after, from: next, scalar: alphabet[letter]))
        let isWanted = visit(after.indices.map { machines[$0].accepts(after[$0]) }) {
          var scalars: [UInt32] = []
          var at = visits.count - 1
          while at > 0 {
            scalars.append(visits[at].scalar)
            at = visits[at].from
          }
          var text = String.UnicodeScalarView()
          for value in scalars.reversed() { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
          return Array(String(text).utf8)
        }
        if !isWanted || visits.count > limit { return false }
      }
      next += 1
    }
    return true
  }

  /// Returns the scalars that the patterns contain, and one of each sort that represents the others: if no pattern contains `1`, it can be
  /// any digit.
  private static func alphabet(of machines: [NFA]) -> [UInt32] {
    var alphabet: [UInt32] = []
    var seen: Set<UInt32> = []
    let plain = Set(machines.flatMap(\.cores)).sorted { $0.alphabet < $1.alphabet }.flatMap { $0.alphabet.unicodeScalars.map(\.value) }
    for scalar in [0x78, 0x31] + plain + machines.flatMap(\.alphabet) where seen.insert(scalar).inserted { alphabet.append(scalar) }
    // One scalar of each sort that no pattern contains.
    for sort in Set(machines.flatMap(\.cores).flatMap(\.sorts)).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let fresh = sort.first(where: { !seen.contains($0) }) { alphabet.append(fresh) }
    }
    var fresh: UInt32 = 0x61
    while seen.contains(fresh) { fresh += fresh == 0x7A ? 0x46 : 1 }
    alphabet.append(fresh)
    return alphabet
  }
}
