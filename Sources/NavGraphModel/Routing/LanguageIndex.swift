/// Finds the languages of a table that hold a text without asking each: by the words they list, or by what stands around a placeholder.
struct LanguageIndex: Sendable {
  /// How long the two texts around a placeholder are.
  private struct Shape: Hashable {
    var prefix: Int
    var suffix: Int
  }
  private let languages: [SegmentLanguage]
  /// By what stands before and after, one dictionary a shape.
  private var affixes: [(shape: Shape, numbers: [[UInt8]: [Int]])] = []
  private var words: [[UInt8]: [Int]] = [:]
  /// Catch-alls of which a certain end is asked: whichever of its segments a text is, they hold it.
  private var endings: [Int] = []

  init(_ languages: [SegmentLanguage]) {
    self.languages = languages
    var places: [Shape: Int] = [:]
    for (number, language) in languages.enumerated() {
      switch language {
      case .rest: break
      case .ending: endings.append(number)
      case .words(let all): for word in all { words[word, default: []].append(number) }
      case .affix, .chain:
        let (prefix, suffix) = language.bounds
        let shape = Shape(prefix: prefix.count, suffix: suffix.count)
        let place = places[shape] ?? affixes.count
        if place == affixes.count { affixes.append((shape, [:])) }
        places[shape] = place
        affixes[place].numbers[prefix + suffix, default: []].append(number)
      }
    }
  }

  /// The numbers of all languages that hold `text`, catch-alls among them, in ascending order.
  func holding(_ text: [UInt8], rest: Int) -> [Int] {
    guard !text.isEmpty else { return words[text] ?? [] }
    var found = (words[text] ?? []) + [rest] + endings
    for (shape, numbers) in affixes where shape.prefix + shape.suffix < text.count {
      for number in numbers[Array(text.prefix(shape.prefix) + text.suffix(shape.suffix))] ?? [] where languages[number].contains(text) {
        found.append(number)
      }
    }
    return found.sorted()
  }
}
