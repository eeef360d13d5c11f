import NavGraphSyntax

/// A place in the sources where something that is declared is named.
///
/// Uses are in the order in which they were resolved. One that is resolved for several roots is there several times.
package struct NameUse: Hashable, Sendable {
  /// The name as it is written there.
  package var range: SourceRange
  /// The name in the declaration.
  package var declaration: SourceRange
  /// Whether it names the parameter that an argument is for. In `Chat(id)`, the same word names a value as well.
  package var isLabel = false
}
