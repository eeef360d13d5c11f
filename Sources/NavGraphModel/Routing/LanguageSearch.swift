/// Finds a word that some languages have and others have not.
package enum LanguageSearch {
  package enum Answer: Hashable, Sendable {
    case word([UInt8])
    /// Proven: there is none.
    case none
    /// The languages are too large to tell.
    case undecided

    package var word: [UInt8]? {
      if case .word(let word) = self { word } else { nil }
    }
  }

  /// A word of every one of `included` and of none of `excluded`; a plain one if there is one, else the shortest.
  package static func word(in included: [SegmentLanguage], notIn excluded: [SegmentLanguage] = []) -> Answer {
    var effort = Int.max
    return word(in: included, notIn: excluded, effort: &effort)
  }

  /// The same with so many states left, of which it takes what it visits.
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
      // Typed values first: where there is a type, a text in general will not do.
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
    // All that is in one language and not in the same is nothing.
    if excluded.contains(where: { included.contains($0.single) || $0.single == .any }) { return .none }
    return walk(included.map(LanguageMachine.init), excluded.map(LanguageMachine.init), &effort)
  }

  /// For each way in which `others` can hold or not hold for a word of every one of `included`: one such word, short ones first.
  ///
  /// Not whole if the languages are too large to be walked through, or if there are too many ways.
  package static func words(
    in included: [SegmentLanguage], around others: [SegmentLanguage], effort: inout Int
  ) -> (words: [[UInt8]], isWhole: Bool) {
    var found: [[UInt8]] = []
    var seen: Set<[Bool]> = []
    let (inner, outer) = (included.map { LanguageMachine($0.single) }, others.map { LanguageMachine($0.single) })
    let isWhole = walk(inner, outer, &effort) { holds, word in
      guard holds[..<inner.count].allSatisfy({ $0 }) else { return true }
      if seen.insert(Array(holds[inner.count...])).inserted { found.append(word()) }
      return seen.count < 256
    }
    return (found, isWhole)
  }

  /// Enough for every pair of affixes that fit on a line, even around dates.
  private static let stateLimit = 50_000

  private static func walk(_ included: [LanguageMachine], _ excluded: [LanguageMachine], _ effort: inout Int) -> Answer {
    var answer = Answer.none
    let isWhole = walk(included, excluded, &effort) { holds, word in
      let fits = holds[..<included.count].allSatisfy { $0 } && !holds[included.count...].contains(true)
      if fits { answer = .word(word()) }
      return !fits
    }
    return answer == .none && !isWhole ? .undecided : answer
  }

  /// Breadth first over the product of all machines, as long as words of all `included` may come and `visit` says yes; false if it was
  /// ended early. It gets which machines hold for the word so far.
  private static func walk(
    _ included: [LanguageMachine], _ excluded: [LanguageMachine], _ effort: inout Int, _ visit: ([Bool], () -> [UInt8]) -> Bool
  ) -> Bool {
    struct Visit {
      /// By machine, the number of a set of its states.
      var states: [Int]
      var from: Int
      var scalar: UInt32
    }
    let all = included + excluded
    let alphabet = alphabet(all)
    var machines = all.map { MachineWalk($0, alphabet) }
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
          let set = machines[index].step(states[index], letter)
          if set == MachineWalk.nowhere, index < included.count { break }
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

  /// What the patterns spell, and for each kind of text scalars that stand for all others of their sort: where `1` is spelt nowhere,
  /// any digit may be a `1`.
  private static func alphabet(_ machines: [LanguageMachine]) -> [UInt32] {
    var alphabet: [UInt32] = []
    var seen: Set<UInt32> = []
    let plain = Set(machines.flatMap(\.cores)).sorted { $0.alphabet < $1.alphabet }.flatMap { $0.alphabet.unicodeScalars.map(\.value) }
    for scalar in [0x78, 0x31] + plain + machines.flatMap(\.alphabet) where seen.insert(scalar).inserted { alphabet.append(scalar) }
    // One that nothing spells, of each sort.
    for sort in Set(machines.flatMap(\.cores).flatMap(\.sorts)).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let fresh = sort.first(where: { !seen.contains($0) }) { alphabet.append(fresh) }
    }
    var fresh: UInt32 = 0x61
    while seen.contains(fresh) { fresh += fresh == 0x7A ? 0x46 : 1 }
    alphabet.append(fresh)
    return alphabet
  }
}
