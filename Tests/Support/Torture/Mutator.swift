import NavGraphSyntax

/// Creates broken programs from valid ones. Each is a seed with a few changes and depends only on the number of the input.
package struct Mutator: Sendable {
  private let seeds: [[UInt8]]
  private let seed: UInt64
  /// The maximum length of an input in bytes.
  package static let longest = 200_000

  package init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds.isEmpty ? [[]] : seeds
    self.seed = seed
  }

  package func input(number: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D ^ number &* 0x9E37_79B9_7F4A_7C15)
    var bytes = pick(from: seeds, using: &random)
    // Most inputs are short, so that a run tries many.
    if bytes.count > 2000, Int.random(in: 0..<8, using: &random) > 0 { bytes = window(in: bytes, using: &random) }
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, using: &random) }
    return bytes.count > Mutator.longest ? Array(bytes.prefix(Mutator.longest)) : bytes
  }

  private func pick<T>(from all: [T], using random: inout SeededRandom) -> T { all[Int.random(in: 0..<all.count, using: &random)] }

  private func window(in bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    return Array(bytes[start..<Swift.min(bytes.count, start + Int.random(in: 1...1500, using: &random))])
  }

  private func span(in bytes: [UInt8], upTo length: Int, using random: inout SeededRandom) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<Swift.min(bytes.count, start + Int.random(in: 0...length, using: &random))
  }

  private func line(in bytes: [UInt8], using random: inout SeededRandom) -> Range<Int> {
    let at = Int.random(in: 0...bytes.count, using: &random)
    let start = bytes[..<at].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[at...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededRandom) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0: bytes.removeSubrange(span(in: bytes, upTo: 8, using: &random))
    case 1: bytes.removeSubrange(span(in: bytes, upTo: 200, using: &random))
    case 2: bytes.removeSubrange(line(in: bytes, using: &random))
    case 3: bytes.insert(contentsOf: bytes[line(in: bytes, using: &random)], at: place)
    case 4: bytes.insert(contentsOf: bytes[span(in: bytes, upTo: 100, using: &random)], at: place)
    case 5, 6, 7: bytes.insert(contentsOf: pick(from: Mutator.words, using: &random), at: place)
    case 8: bytes.replaceSubrange(span(in: bytes, upTo: 12, using: &random), with: pick(from: Mutator.words, using: &random))
    case 9: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 10: if !bytes.isEmpty { bytes[place % bytes.count] = UInt8.random(in: 0...255, using: &random) }
    case 11:
      let other = pick(from: seeds, using: &random)
      bytes.insert(contentsOf: other[span(in: other, upTo: 300, using: &random)], at: place)
    default:
      let word = pick(from: Mutator.words, using: &random)
      let count = pick(from: [2, 3, 10, 70, 500], using: &random)
      bytes.insert(contentsOf: Array(repeatElement(word, count: count).joined()), at: place)
    }
  }

  /// Keywords, marks, and similar texts.
  private static let words: [[UInt8]] = {
    let marks = [
      "{", "}", "(", ")", "[", "]", ",", ";", ":", ".", "/", "?", "=", "->", "=>", "-->", "-", "\"", "\\", "'", "//", "///", "/*", "*/",
      "\n", "\r\n", "\r", "\t", " ", "\u{0}", "\u{FEFF}", "\u{A0}", "\u{200B}", "→", "–>", "“", "”", "é", "С", "日本", "🙂", "\u{2028}",
      "\n<<<<<<< HEAD\n", "\n||||||| base\n", "\n=======\n", "\n>>>>>>> other\n", "42", "-1", "0.5", "99999999999999999999", "1a",
      "\\u{1F600}", "\\u{", "\\{", "\\}", "\"/a/{b}\"", "{id?}", "{rest...}", "{_}", "%20", "?q={q}", "#{f}", "&&", "||", "!", "<", "#",
      "then {", "screen A {\n", "\nscreen B\n", "\n}\n", "on x -> ", "tab t ", " -> push A then ", "route \"/x\" -> ",
    ]
    let keywords = Keyword.allCases.map { " \($0.text) " }
    return (marks + keywords).map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
  }()
}
