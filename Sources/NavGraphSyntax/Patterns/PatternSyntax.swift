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

  /// One part of a path between slashes, or the fragment: text, or a placeholder with text around it.
  package struct Segment: Hashable, Sendable {
    /// The text before the placeholder, or the whole text; decoded.
    package var prefix: Name
    package var placeholder: Placeholder?
    /// The text behind the placeholder.
    package var suffix: Name
    package var range: SourceRange
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

  package var segments: [Segment] = []
  package var query: [QueryItem] = []
  package var fragment: Segment?
  /// What stands between the quotes.
  package var range: SourceRange
  /// Something was reported: what is here is what could be read.
  package var isBroken = false

  /// Every placeholder with a name or without, in the order of the text.
  package var placeholders: [Placeholder] {
    var all = segments.compactMap(\.placeholder)
    for item in query {
      if case .placeholder(let placeholder) = item.value { all.append(placeholder) }
    }
    if let placeholder = fragment?.placeholder { all.append(placeholder) }
    return all
  }

  /// The same without an array.
  package func forEachPlaceholder(_ visit: (Placeholder) -> Void) {
    for segment in segments { if let placeholder = segment.placeholder { visit(placeholder) } }
    for item in query { if case .placeholder(let placeholder) = item.value { visit(placeholder) } }
    if let placeholder = fragment?.placeholder { visit(placeholder) }
  }
}
