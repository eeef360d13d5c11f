/// The one place that decides how text from outside is shown: in messages, tables, labels of diagrams and lines of a difference.
///
/// Controls, line separators, characters that reorder or hide text, tags, bytes that are not UTF-8, and the marks by which a CI service
/// finds a command in its log are written out. Formats for programs have their own escapes; see `Document`.
package enum VisibleText {
  /// `text` on one line.
  package static func of(_ text: String) -> String {
    isPlain(text.utf8) ? text : of(bytes: Array(text.utf8))
  }

  /// The line that the bytes are. In a line that a program reads as well, tabs stay and so does a carriage return at its end.
  package static func of(bytes: [UInt8], keepsBlanks: Bool = false) -> String {
    if isPlain(bytes) { return String(decoding: bytes, as: UTF8.self) }
    let isReturned = keepsBlanks && bytes.last == 0x0D
    var text = ""
    for glyph in Glyph.glyphs(of: isReturned ? bytes.dropLast() : bytes[...], keepsTabs: keepsBlanks) { text += glyph.text }
    return isReturned ? text + "\r" : text
  }

  /// How many columns of a terminal `text` takes, once it is visible.
  package static func columns(_ text: String) -> Int {
    if isPlain(text.utf8) { return text.utf8.count }
    return Glyph.glyphs(of: Array(text.utf8)).reduce(0) { $0 + $1.width }
  }

  /// Returns `text` for a picture or a page, where the text determines the layout of its letters. Characters that only join letters or give
  /// them a direction stay, since Arabic and Persian need them.
  package static func inPictures(_ text: String) -> String {
    if isPlain(text.utf8) { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t", "\u{200C}"..."\u{200F}", "\u{061C}", "\u{FE0E}", "\u{FE0F}": out.unicodeScalars.append(scalar)
      default: if Width.isHidden(scalar) { out += Width.escape(scalar) } else { out.unicodeScalars.append(scalar) }
      }
    }
    return String(decoding: LogCommands.defused(out, isAtLineStart: false), as: UTF8.self)
  }

  /// Whether it is printable ASCII, and holds no mark of a command.
  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    var isBefore = false
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, !(isBefore && byte == UInt8(ascii: "#")) else { return false }
      isBefore = byte == UInt8(ascii: "#")
    }
    return true
  }
}
