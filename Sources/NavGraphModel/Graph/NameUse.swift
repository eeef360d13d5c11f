import NavGraphSyntax

/// A use of a declared name in the sources.
///
/// Uses are in the order of their resolution, and occur once for each root in which they were resolved.
package struct NameUse: Hashable, Sendable {
  /// The range of the name at the use.
  package var range: SourceRange
  /// The range of the name in the declaration.
  package var declaration: SourceRange
  /// Whether the name is the label of an argument. In `Chat(id)`, the same word names a value as well.
  package var isLabel = false
}
