/// The texts that one segment of a pattern, one query value or one fragment matches, as UTF-8 bytes.
///
/// Bytes, not strings: to Swift `é` in its two spellings is one string, to a URL it is two.
package enum SegmentLanguage: Hashable, Sendable {
  /// These and no others, sorted and distinct: a literal, an enumeration, `true` and `false`.
  case words([[UInt8]])
  /// Anything of one kind between two texts: `{p}`, `@{user}`, `{id}.html`.
  case affix(prefix: [UInt8], core: LanguageCore, suffix: [UInt8])
  /// Several things with texts between them: `{user}@{domain}`.
  case chain(SegmentChain)
  /// One segment or more, to the end.
  case rest
  /// The same, and the last of them ends with this text behind at least one character.
  case ending([UInt8])

  /// Any text but the empty one.
  package static let any = SegmentLanguage.affix(prefix: [], core: .text, suffix: [])

  /// What a single segment may be: of a catch-all, its last.
  package var single: SegmentLanguage {
    switch self {
    case .rest: .any
    case .ending(let suffix): .affix(prefix: [], core: .text, suffix: suffix)
    case .words, .affix, .chain: self
    }
  }

  /// Whether texts could cover it: what a type takes is more than anybody lists.
  package var isFinite: Bool {
    switch self {
    case .words: true
    case .affix(_, let core, _): core.form != nil && LanguageSize(core).words <= 1 << 16
    case .chain: LanguageSize(self).words <= 1 << 16
    case .rest, .ending: false
    }
  }

  package func contains(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    switch self {
    case .words(let words): return SegmentLanguage.find(Array(text), in: words)
    // Whichever of its segments it is.
    case .rest, .ending: return !text.isEmpty
    case .affix(let prefix, let core, let suffix):
      guard text.count > prefix.count + suffix.count, text.starts(with: prefix), text.suffix(suffix.count).elementsEqual(suffix) else {
        return false
      }
      return core.contains(text.dropFirst(prefix.count).dropLast(suffix.count))
    case .chain(let chain): return chain.contains(text)
    }
  }

  /// Returns whether the language contains an array. For plain text between a prefix and a suffix, only these two are compared.
  package func holds(_ text: [UInt8]) -> Bool {
    if case .words(let words) = self { return SegmentLanguage.find(text, in: words) }
    guard case .affix(let prefix, .text, let suffix) = self else { return contains(text) }
    return text.count > prefix.count + suffix.count && text.begins(with: prefix) && text.ends(with: suffix)
  }

  /// What every word begins and ends with. Two languages whose bounds don't agree have no word in common.
  package var bounds: (prefix: [UInt8], suffix: [UInt8]) {
    switch self {
    case .rest: return ([], [])
    case .ending(let suffix): return ([], suffix)
    case .affix(let prefix, _, let suffix): return (prefix, suffix)
    case .chain(let chain): return (chain.prefix, chain.suffix)
    case .words(let words):
      guard let first = words.first else { return ([], []) }
      var prefix = first[...]
      var suffix = first[...]
      for word in words.dropFirst() {
        prefix = prefix.prefix(zip(prefix, word).prefix { $0 == $1 }.count)
        suffix = suffix.suffix(zip(suffix.reversed(), word.reversed()).prefix { $0 == $1 }.count)
      }
      return (Array(prefix), Array(suffix))
    }
  }

  private static func find(_ text: [UInt8], in words: [[UInt8]]) -> Bool {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].precedes(text) { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == text
  }
}
