import NavGraphSyntax

/// The remaining number of comparisons for "did you mean", which bounds the time for hostile files.
struct SpellingSearch {
  private var budget = 100_000
  /// The silhouettes of all declarations, in their order. Created for the first search.
  private var silhouettes: [WordSignature] = []

  var isAllowed: Bool { budget > 0 }

  mutating func spend(_ count: Int) { budget -= count }

  /// Subtracts `count` comparisons, and returns false if none were left.
  mutating func start(among count: Int) -> Bool {
    guard isAllowed else { return false }
    spend(count)
    return true
  }

  /// Returns the indices of the declarations whose names may be meant by a word.
  mutating func candidates(for word: String, among declarations: [Declaration], silhouette: (Declaration) -> WordSignature) -> [Int] {
    if silhouettes.count != declarations.count { silhouettes = declarations.map(silhouette) }
    let outline = WordSignature(of: word.utf8)
    return silhouettes.indices.filter { outline.mayBeMeant(by: silhouettes[$0]) }
  }
}

/// The length of a word and the set of its letters, which suffice to distinguish most words.
struct WordSignature {
  private var letters: UInt32 = 0
  private var length: UInt32 = 0

  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes {
      letters |= 1 << UInt32(byte & 31)
      length += 1
    }
  }

  /// Returns false only if the words are too different to be meant for each other.
  func mayBeMeant(by other: WordSignature) -> Bool {
    guard length > 1, other.length > 0 else { return false }
    let limit = Swift.max(1, length / 3)
    let difference = length > other.length ? length - other.length : other.length - length
    return difference <= limit && (letters ^ other.letters).nonzeroBitCount <= 2 * Int(limit)
  }
}
