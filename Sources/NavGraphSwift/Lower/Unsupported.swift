import NavGraphSyntax

/// Something that an author may say and that the output doesn't do yet.
package struct Unsupported: Hashable, Sendable {
  /// For example: `a bar appearance`
  package var what: String
  package var range: SourceRange

  package init(what: String, range: SourceRange) {
    self.what = what
    self.range = range
  }
}
