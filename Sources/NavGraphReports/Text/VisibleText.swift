/// Text from outside, made safe for a terminal.
package enum VisibleText {
  /// `text` on one line, with everything written out that a terminal would obey or hide.
  package static func of(_ text: String) -> String { Glyph.visible(text) }

  /// How many columns of a terminal `text` takes, once it is safe.
  package static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return Glyph.glyphs(of: Array(text.utf8)).reduce(0) { $0 + $1.width }
  }
}
