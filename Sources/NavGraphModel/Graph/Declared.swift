import NavGraphSyntax

/// What every declaration has: a name, and where it stands.
package struct Declared: Hashable, Sendable {
  /// `Name.empty` where the author's name is missing.
  package var name: Name
  /// The name itself, or the keyword where there is none.
  package var nameRange: SourceRange
  /// The whole declaration, from its keyword to its last token.
  package var range: SourceRange
  /// The gap that holds the `///` lines before it; empty if there are none.
  package var doc: SourceRange
  /// Something about it has been reported, or something that was reported may have meant it: findings that follow from its use alone
  /// (unused, unreachable) are left out, and it counts as used and reachable.
  package var isPoisoned = false

  package init(name: Name, nameRange: SourceRange, range: SourceRange, doc: SourceRange, isPoisoned: Bool = false) {
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.doc = doc
    self.isPoisoned = isPoisoned
  }
}
