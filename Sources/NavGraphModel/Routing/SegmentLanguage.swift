import NavGraphSyntax

/// The texts that a segment, a query value, or a fragment of a pattern matches, as UTF-8 bytes.
///
/// They are bytes instead of strings because Swift considers the two encodings of `é` equal, and URLs don't.
package enum SegmentLanguage: Hashable, Sendable {
  /// A list of texts, sorted and distinct: a literal, an enumeration, or `true` and `false`.
  case words([[UInt8]])
  /// A core between two texts: `{p}`, `@{user}`, `{id}.html`.
  case affix(prefix: [UInt8], core: PlaceholderType, suffix: [UInt8])
  /// Several placeholders with texts between them: `{user}@{domain}`.
  case chain(SegmentChain)
  /// One or more segments, to the end.
  case rest
  /// One or more segments, to the end. The last has at least one character before this text.
  case ending([UInt8])

  /// Any text except the empty one.
  package static let any = SegmentLanguage.affix(prefix: [], core: .text, suffix: [])

  /// The language of a single segment. For a catch-all, it is that of the last segment.
  package var single: SegmentLanguage {
    switch self {
    case .rest: .any
    case .ending(let suffix): .affix(prefix: [], core: .text, suffix: suffix)
    case .words, .affix, .chain: self
    }
  }

  /// Whether a list of texts can cover the language.
  package var isFinite: Bool {
    switch self {
    case .words: true
    case .affix(_, let core, _): core.form != nil && LanguageSize(of: core).words <= 1 << 16
    case .chain: LanguageSize(of: self).words <= 1 << 16
    case .rest, .ending: false
    }
  }

  package func contains(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    switch self {
    case .words(let words): return SegmentLanguage.find(Array(text), in: words)
    // The text can be any of its segments.
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

  /// The longest prefix and suffix that all words share. Two languages with incompatible bounds have no word in common.
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

/// The number of a segment language in a `RouteTable`. A literal has the number of its name, and all other languages follow the literals.
package struct SegmentClass: Hashable, Comparable, Sendable {
  package let raw: UInt32
  package static let firstWild: UInt32 = 1 << 31

  package init(literal: Name) { raw = literal.raw & (SegmentClass.firstWild - 1) }
  package init(wild index: Int) { raw = SegmentClass.firstWild | UInt32(truncatingIfNeeded: index) }

  package var literal: Name? { raw < SegmentClass.firstWild ? Name(raw: raw) : nil }
  package var wild: Int? { raw < SegmentClass.firstWild ? nil : Int(raw & (SegmentClass.firstWild - 1)) }

  package static func < (a: SegmentClass, b: SegmentClass) -> Bool { a.raw < b.raw }

  /// Any text, which is the first language of each table.
  package static let any = SegmentClass(wild: 0)
  /// A catch-all, which is the second language of each table.
  package static let rest = SegmentClass(wild: 1)
}
