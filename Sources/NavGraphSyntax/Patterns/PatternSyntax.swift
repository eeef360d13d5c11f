/// A URL pattern as it is written: segments, query items, and a fragment, with their ranges in the file.
package struct PatternSyntax: Hashable, Sendable {
  /// `{id}`, `{id?}`, `{rest...}`, `{_}`, `{sha: hex 40}`
  package struct Placeholder: Hashable, Sendable {
    package enum Mode: Hashable, Sendable { case one, optional, rest }
    /// The name; empty for `_`, which is matched and discarded.
    package var name: Name
    package var mode: Mode
    /// The range from `{` to `}`.
    package var range: SourceRange
    package var nameRange: SourceRange
    /// The canonical text of its `PlaceholderForm`; empty if it has none.
    package var form = Name.empty
    package var isDiscarded: Bool { name == .empty }
  }

  /// One part of a path between slashes, or the fragment: text, or placeholders with text around them and between them.
  package struct Segment: Hashable, Sendable {
    /// The text before the placeholder, or the whole text, decoded.
    package var prefix: Name
    package var placeholder: Placeholder?
    /// The text after the first placeholder, up to the next one.
    package var suffix: Name
    /// The placeholders after the first, each with the text that follows it: `{sha}.{ext}`.
    package var others: [Other] = []
    package var range: SourceRange

    /// A placeholder after the first, with the text that follows it.
    package struct Other: Hashable, Sendable {
      package var placeholder: Placeholder
      package var suffix: Name
    }

    /// All placeholders of the segment, from left to right.
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

  /// The maximum number of placeholders in a segment. Matching may backtrack at each of them.
  package static let maxPlaceholders = 8
  /// Returns the maximum length, in bytes, of the shortest text that a segment with this number of placeholders matches. It is half of the
  /// length that matching divides.
  package static func maxShared(by placeholders: Int) -> Int { placeholders > 2 ? 128 : 512 }

  /// The maximum number of segments of other patterns next to a catch-all with a text after it. The catch-all is compared with them for
  /// each length.
  package static let maxBesideEnding = 16

  package var segments: [Segment] = []
  package var query: [QueryItem] = []
  package var fragment: Segment?
  /// The range between the quotes.
  package var range: SourceRange
  /// Whether a diagnostic was reported, so that parts may be missing.
  package var isBroken = false

  /// All placeholders, including discarded ones, in the order of the text.
  package var placeholders: [Placeholder] {
    var all = segments.flatMap(\.placeholders)
    for item in query {
      if case .placeholder(let placeholder) = item.value { all.append(placeholder) }
    }
    if let placeholder = fragment?.placeholder { all.append(placeholder) }
    return all
  }

  /// Calls `visit` with each of `placeholders`, without an array.
  package func forEachPlaceholder(_ visit: (Placeholder) -> Void) {
    for segment in segments {
      if let placeholder = segment.placeholder { visit(placeholder) }
      for other in segment.others { visit(other.placeholder) }
    }
    for item in query { if case .placeholder(let placeholder) = item.value { visit(placeholder) } }
    if let placeholder = fragment?.placeholder { visit(placeholder) }
  }
}
