/// Output for programs: the bytes of a file, or bytes that a format escapes by its own rules. They are written unchanged, except to a
/// terminal, which gets them as `TerminalText`.
package struct Document: Sendable {
  package let bytes: [UInt8]

  /// Returns a document that could also be written to a file: a picture, a page, or formatted sources.
  package static func file(of bytes: [UInt8]) -> Document { Document(bytes: bytes) }
  package static func file(of text: String) -> Document { Document(bytes: Array(text.utf8)) }

  package static func json(_ value: JSON) -> Document { Document(bytes: Array(value.text.utf8)) }
  /// Returns a document with a value on its own line.
  package static func json(line value: JSON) -> Document { Document(bytes: Array((value.line + "\n").utf8)) }

  /// Returns a document with one path a line. A path that could act as a command of a terminal or a CI service, or that line-based readers
  /// would misread, is in double quotes with C escapes, as in Git: `"a\033b"`.
  package static func paths(_ paths: [String]) -> Document { Document(bytes: paths.flatMap { listed($0) + [0x0A] }) }

  private static func listed(_ path: String) -> [UInt8] {
    let bytes = Array(path.utf8)
    let isPlain =
      VisibleText.of(path).utf8.elementsEqual(bytes) && LogCommands.defused(path) == bytes && !path.utf8.contains(UInt8(ascii: "\""))
      && !path.utf8.contains(UInt8(ascii: "\\"))
    if isPlain { return bytes }
    var out: [UInt8] = [UInt8(ascii: "\"")]
    var isBefore = false
    for byte in bytes {
      let isMark = byte == UInt8(ascii: "#")
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), !(isMark && isBefore) {
        out.append(byte)
      } else {
        let digits = String(byte, radix: 8)
        out += Array(("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8)
      }
      isBefore = isMark
    }
    return out + [UInt8(ascii: "\"")]
  }
}
