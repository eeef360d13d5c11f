/// A URL pattern as it is written: segments, query items and a fragment, each with its place in the file.
package struct PatternSyntax: Hashable, Sendable {
  /// `{id}`, `{id?}`, `{rest...}`, `{_}`, `{sha: hex 40}`
  package struct Placeholder: Hashable, Sendable {
    package enum Mode: Hashable, Sendable { case one, optional, rest }
    /// The name; empty for `_`, which is matched and discarded.
    package var name: Name
    package var mode: Mode
    /// From `{` to `}`.
    package var range: SourceRange
    /// The name alone.
    package var nameRange: SourceRange
    /// The text of its `PlaceholderForm`; empty: it has none.
    package var form = Name.empty
    package var isDiscarded: Bool { name == .empty }
  }

  /// One part of a path between slashes, or the fragment: text, or placeholders with text around them and between them.
  package struct Segment: Hashable, Sendable {
    /// The text before the placeholder, or the whole text; decoded.
    package var prefix: Name
    package var placeholder: Placeholder?
    /// The text behind the placeholder, up to the next.
    package var suffix: Name
    /// The placeholders behind the first, each with the text that follows it: `{sha}.{ext}`.
    package var others: [Other] = []
    package var range: SourceRange

    /// A placeholder behind the first, with the text that follows it.
    package struct Other: Hashable, Sendable {
      package var placeholder: Placeholder
      package var suffix: Name
    }

    /// All its placeholders, from the left.
    package var placeholders: [Placeholder] { (placeholder.map { [$0] } ?? []) + others.map(\.placeholder) }
  }

  /// `key`, `key=text`, `key={id}`
  package struct QueryItem: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case none
      case text(Name)
      case placeholder(Placeholder)
    }
    package var key: Name
    package var keyRange: SourceRange
    package var value: Value
    package var range: SourceRange
  }

  /// So many placeholders may share a segment: each is a place from which a reading may have to be tried again.
  package static let mostPlaceholders = 8
  /// So many bytes so many placeholders may ask for, with the texts around them: half of what is divided at most.
  package static func mostShared(_ placeholders: Int) -> Int { placeholders > 2 ? 128 : 512 }

  /// So many segments others may have beside a catch-all with a text behind it, which is compared with them length by length.
  package static let mostBesideEnding = 16

  package var segments: [Segment] = []
  package var query: [QueryItem] = []
  package var fragment: Segment?
  /// What stands between the quotes.
  package var range: SourceRange
  /// Something was reported: what is here is what could be read.
  package var isBroken = false

  /// Every placeholder with a name or without, in the order of the text.
  package var placeholders: [Placeholder] {
    var all = segments.flatMap(\.placeholders)
    for item in query {
      if case .placeholder(let placeholder) = item.value { all.append(placeholder) }
    }
    if let placeholder = fragment?.placeholder { all.append(placeholder) }
    return all
  }

  /// The same without an array.
  package func forEachPlaceholder(_ visit: (Placeholder) -> Void) {
    for segment in segments {
      if let placeholder = segment.placeholder { visit(placeholder) }
      for other in segment.others { visit(other.placeholder) }
    }
    for item in query { if case .placeholder(let placeholder) = item.value { visit(placeholder) } }
    if let placeholder = fragment?.placeholder { visit(placeholder) }
  }
}
