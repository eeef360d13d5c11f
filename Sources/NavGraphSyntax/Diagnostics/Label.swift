/// A range of the source with the words that stand under it; the words may be empty.
package struct Label: Hashable, Sendable {
  package var range: SourceRange
  package var text: String
  package init(_ range: SourceRange, _ text: String = "") {
    self.range = range
    self.text = text
  }
}
