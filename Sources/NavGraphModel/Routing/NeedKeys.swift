/// The keys of a set of needs as bits, so that 64 keys are compared in one step.
///
/// Keys are numbered in the order in which a table adds them, so patterns that require the same keys share words.
struct NeedKeys: Hashable, Sendable {
  /// The relation of two sets of keys.
  enum Relation: Hashable, Sendable {
    case equal
    /// The first contains all keys of the second, and others.
    case more
    case fewer
    case neither
  }
  private struct Word: Hashable, Sendable {
    var place: UInt32
    var bits: UInt64
  }
  /// The nonzero words, in ascending order of `place`.
  private var words: ContiguousArray<Word> = []

  init(_ numbers: [UInt32] = []) {
    for number in numbers.sorted() {
      let bit: UInt64 = 1 << UInt64(number & 63)
      if let last = words.last, last.place == number >> 6 {
        words[words.count - 1].bits |= bit
      } else {
        words.append(Word(place: number >> 6, bits: bit))
      }
    }
  }

  func relation(to other: NeedKeys) -> Relation {
    var (hasMore, hasFewer) = (false, false)
    var (index, otherIndex) = (0, 0)
    while index < words.count || otherIndex < other.words.count, !(hasMore && hasFewer) {
      let place = index < words.count ? words[index].place : .max
      let otherPlace = otherIndex < other.words.count ? other.words[otherIndex].place : .max
      let own = place <= otherPlace ? words[index].bits : 0
      let others = otherPlace <= place ? other.words[otherIndex].bits : 0
      if own & ~others != 0 { hasMore = true }
      if others & ~own != 0 { hasFewer = true }
      if place <= otherPlace { index += 1 }
      if otherPlace <= place { otherIndex += 1 }
    }
    return hasMore && hasFewer ? .neither : hasMore ? .more : hasFewer ? .fewer : .equal
  }
}
