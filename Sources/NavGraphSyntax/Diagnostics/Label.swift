/// A range of the source with an optional text that is printed under it.
package struct Label: Equatable, Sendable {
  package var range: SourceRange
  package var text: String
  package init(at range: SourceRange, text: String = "") {
    self.range = range
    self.text = text
  }

  package static func == (a: Label, b: Label) -> Bool { a.range == b.range && a.text.utf8.elementsEqual(b.text.utf8) }
}
