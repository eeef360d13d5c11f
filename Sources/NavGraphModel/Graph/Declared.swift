import NavGraphSyntax

/// The name and ranges of a declaration.
package struct Declared: Hashable, Sendable {
  /// The declared name; `Name.empty` if it is missing.
  package var name: Name
  /// The range of the name, or of the keyword if the name is missing.
  package var nameRange: SourceRange
  /// The range of the whole declaration, from its keyword to its last token.
  package var range: SourceRange
  /// The gap before the declaration that contains its `///` lines; empty if there are none.
  package var doc: SourceRange
  /// Whether a diagnostic about the declaration, or one that may have meant it, was reported. A poisoned declaration counts as used and
  /// reachable, and diagnostics that follow from its use alone (unused, unreachable) are omitted.
  package var isPoisoned = false

  package init(name: Name, nameRange: SourceRange, range: SourceRange, doc: SourceRange, isPoisoned: Bool = false) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.doc = doc
    self.isPoisoned = isPoisoned
  }
}
