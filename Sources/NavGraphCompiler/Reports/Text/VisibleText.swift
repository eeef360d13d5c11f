/// The display of untrusted text in messages, tables, labels of diagrams, and lines of a diff. No other code decides how it is shown.
///
/// Controls, line separators, characters that reorder or hide text, tags, bytes that aren't UTF-8, and the marks of CI commands are
/// escaped. Formats for programs have their own escapes; see `Document`.
package enum VisibleText {
  /// Returns the visible form of `text` on one line.
  package static func of(_ text: String) -> String {
    isPlain(text.utf8) ? text : of(bytes: Array(text.utf8))
  }

  /// Returns the visible form of a line. With `keepsBlanks`, for lines that programs also read, tabs and a carriage return at the end are
  /// kept.
  package static func of(bytes: [UInt8], keepsBlanks: Bool = false) -> String {
    if isPlain(bytes) { return String(decoding: bytes, as: UTF8.self) }
    let isReturned = keepsBlanks && bytes.last == 0x0D
    var text = ""
    for glyph in Glyph.glyphs(of: isReturned ? bytes.dropLast() : bytes[...], keepsTabs: keepsBlanks) { text += glyph.text }
    return isReturned ? text + "\r" : text
  }

  /// Returns the width of the visible form of `text` in columns.
  package static func columns(of text: String) -> Int {
    if isPlain(text.utf8) { return text.utf8.count }
    return Glyph.glyphs(of: Array(text.utf8)).reduce(0) { $0 + $1.width }
  }

  /// Returns the visible form of `text` for a picture or a page, where the text determines the layout of its letters. Characters that only
  /// join letters or set their direction are kept, because Arabic and Persian need them.
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

  /// Returns whether the text is printable ASCII without a mark of a command.
  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    var isBefore = false
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, !(isBefore && byte == UInt8(ascii: "#")) else { return false }
      isBefore = byte == UInt8(ascii: "#")
    }
    return true
  }
}
