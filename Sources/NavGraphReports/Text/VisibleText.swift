/// Text from outside, made safe for a terminal.
package enum VisibleText {
  /// `text` on one line, with everything written out that a terminal would obey or hide.
  package static func of(_ text: String) -> String { Glyph.visible(text) }
}
