import NavGraphSyntax

/// Something that an author may say and that the output doesn't do yet.
package struct Unsupported: Hashable, Sendable {
  /// For example: `a bar appearance`
  package var what: String
  package var range: SourceRange
  /// Without it the output would not do what the graph says, so that nothing may be generated.
  package var isNeeded: Bool

  package init(what: String, range: SourceRange, isNeeded: Bool = false) {
    self.what = what
    self.range = range
    self.isNeeded = isNeeded
  }
}
