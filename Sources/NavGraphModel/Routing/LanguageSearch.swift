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
    let included = included.map(\.single)
    func fits(_ word: [UInt8]) -> Bool {
      included.allSatisfy { $0.contains(word) } && !excluded.contains { $0.contains(word) }
    }
    for case .words(let words) in included { return words.first(where: fits).map(Answer.word) ?? .none }

    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
    var samples: [String] = []
    for case .affix(let before, let core, let after) in included {
      guard before.starts(with: prefix) || prefix.starts(with: before) else { return .none }
      guard after.reversed().starts(with: suffix.reversed()) || suffix.reversed().starts(with: after.reversed()) else { return .none }
      if before.count > prefix.count { prefix = before }
      if after.count > suffix.count { suffix = after }
      // Typed values first: where there is a type, a text in general will not do.
      samples = core == .text ? samples + core.samples : core.samples + samples
    }
    for sample in samples {
      let word = prefix + Array(sample.utf8) + suffix
      if fits(word) { return .word(word) }
    }
    // All that is in one language and not in the same is nothing.
    if excluded.contains(where: { included.contains($0.single) || $0.single == .any }) { return .none }
    return walk(included.map(LanguageMachine.init), excluded.map(LanguageMachine.init))
  }

  /// Enough for every pair of affixes that fit on a line, even around dates.
  private static let stateLimit = 20_000

  /// Breadth first over the product of all machines: what it finds first is shortest.
  private static func walk(_ included: [LanguageMachine], _ excluded: [LanguageMachine]) -> Answer {
    struct Visit {
      var states: [[Int]]
      var from: Int
      var scalar: UInt32
    }
    let machines = included + excluded
    let alphabet = alphabet(machines)
    var visits = [Visit(states: machines.map(\.start), from: -1, scalar: 0)]
    var seen: Set<[[Int]]> = [visits[0].states]
    var next = 0
    while next < visits.count {
      let states = visits[next].states
      for scalar in alphabet {
        var after: [[Int]] = []
        after.reserveCapacity(machines.count)
        for (index, machine) in machines.enumerated() {
          after.append(machine.step(states[index], scalar))
          if index < included.count, after[index].isEmpty { break }
        }
        guard after.count == machines.count, seen.insert(after).inserted else { continue }
        visits.append(Visit(states: after, from: next, scalar: scalar))
        let fits = machines.indices.allSatisfy { machines[$0].accepts(after[$0]) == ($0 < included.count) }
        if fits {
          var scalars: [UInt32] = []
          var at = visits.count - 1
          while at > 0 {
            scalars.append(visits[at].scalar)
            at = visits[at].from
          }
          var text = String.UnicodeScalarView()
          for value in scalars.reversed() { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
          return .word(Array(String(text).utf8))
        }
        if visits.count > stateLimit { return .undecided }
      }
      next += 1
    }
    return .none
  }

  /// What the patterns spell, and for each kind of text scalars that stand for all others of their sort: where `1` is spelt nowhere,
  /// any digit may be a `1`.
  private static func alphabet(_ machines: [LanguageMachine]) -> [UInt32] {
    var alphabet: [UInt32] = []
    var seen: Set<UInt32> = []
    let plain = Set(machines.map(\.core)).sorted { $0.alphabet < $1.alphabet }.flatMap { $0.alphabet.unicodeScalars.map(\.value) }
    for scalar in [0x78, 0x31] + plain + machines.flatMap(\.alphabet) where seen.insert(scalar).inserted { alphabet.append(scalar) }
    // One that nothing spells.
    var fresh: UInt32 = 0x61
    while seen.contains(fresh) { fresh += fresh == 0x7A ? 0x46 : 1 }
    alphabet.append(fresh)
    return alphabet
  }
}
