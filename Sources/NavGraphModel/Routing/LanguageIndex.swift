/// Finds the languages of a table that contain a text without testing each, by their words or by the texts around a placeholder.
struct LanguageIndex: Sendable {
  /// A text as its length and its hash.
  private struct Digest: Hashable {
    var length: Int
    var number: UInt64
  }
  private struct Bounds: Hashable {
    var prefix: Digest
    var suffix: Digest
  }
  private let languages: [SegmentLanguage]
  private var words: [[UInt8]: [Int]] = [:]
  /// Catch-alls with a suffix. They contain every text, because it can be any of their segments.
  private var endings: [Int] = []
  /// The lengths of the prefixes, in ascending order.
  private var prefixLengths: [Int] = []
  /// The lengths of the suffixes that occur with a prefix.
  private var suffixLengths: [Digest: [Int]] = [:]
  private var numbers: [Bounds: [Int]] = [:]

  init(of languages: [SegmentLanguage]) {
    self.languages = languages
    var lengths: Set<Int> = []
    for (number, language) in languages.enumerated() {
      switch language {
      case .rest: break
      case .ending: endings.append(number)
      case .words(let all): for word in all { words[word, default: []].append(number) }
      case .affix, .chain:
        let (prefix, suffix) = language.bounds
        let bounds = Bounds(prefix: LanguageIndex.digest(of: prefix), suffix: LanguageIndex.digest(of: suffix.reversed()))
        lengths.insert(prefix.count)
        if numbers[bounds] == nil, suffixLengths[bounds.prefix]?.contains(suffix.count) != true {
          suffixLengths[bounds.prefix, default: []].append(suffix.count)
        }
        numbers[bounds, default: []].append(number)
      }
    }
    prefixLengths = lengths.sorted()
  }

  /// Returns the indices of all languages that contain `text`, including catch-alls, in ascending order.
  func holding(_ text: [UInt8], rest: Int) -> [Int] {
    guard !text.isEmpty else { return words[text] ?? [] }
    var found = (words[text] ?? []) + [rest] + endings
    var prefix = LanguageIndex.digest(of: [])
    /// The digests of the suffixes, indexed by length.
    var suffixes: [Digest] = []
    for length in prefixLengths where length < text.count {
      for byte in text[prefix.length..<length] { prefix = LanguageIndex.digest(of: prefix, then: byte) }
      guard let lengths = suffixLengths[prefix] else { continue }
      if suffixes.isEmpty {
        suffixes.reserveCapacity(text.count + 1)
        suffixes.append(LanguageIndex.digest(of: []))
        for byte in text.reversed() { suffixes.append(LanguageIndex.digest(of: suffixes[suffixes.count - 1], then: byte)) }
      }
      for other in lengths where length + other < text.count {
        for number in numbers[Bounds(prefix: prefix, suffix: suffixes[other])] ?? [] where languages[number].holds(text) {
          found.append(number)
        }
      }
    }
    return found.sorted()
  }

  private static func digest(of text: some Sequence<UInt8>) -> Digest {
    text.reduce(Digest(length: 0, number: 0xCBF2_9CE4_8422_2325)) { digest(of: $0, then: $1) }
  }

  private static func digest(of text: Digest, then byte: UInt8) -> Digest {
    Digest(length: text.length + 1, number: (text.number ^ UInt64(byte)) &* 0x100_0000_01B3)
  }
}
