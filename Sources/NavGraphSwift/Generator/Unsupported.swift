import NavGraphSyntax

/// A feature of the language that the output doesn't support yet.
package struct Unsupported: Hashable, Sendable {
  /// For example: `a bar appearance`
  package var what: String
  package var range: SourceRange
  /// Whether the output would be wrong without it, so that nothing may be generated.
  package var isNeeded: Bool

  package init(what: String, range: SourceRange, isNeeded: Bool = false) {
    self.what = what
    self.range = range
    self.isNeeded = isNeeded
  }
}
