/// Detection of the commands that CI services execute from a log.
///
/// GitHub executes `::command::` at the start of a line, after white space, and `##[command]` anywhere. Azure executes `##vso[command]`
/// anywhere, and TeamCity executes `##teamcity[command]`.
enum LogCommands {
  /// Returns `text` with one mark of each command escaped, as `\u{3A}:` and `#\u{23}[`. Pass false for `isAtLineStart` if the text is in
  /// quotes.
  static func defused(_ text: String, isAtLineStart: Bool = true) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard hasPair(of: UInt8(ascii: ":"), in: bytes) || hasPair(of: UInt8(ascii: "#"), in: bytes) else { return bytes }
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 16)
    var isAtStart = isAtLineStart
    var index = 0
    while index < bytes.count {
      if isAtStart, let end = blank(in: bytes, at: index) {
        out += bytes[index..<end]
        index = end
        continue
      }
      let byte = bytes[index]
      if isAtStart, isPair(of: UInt8(ascii: ":"), in: bytes, at: index) {
        out += Array(Width.escape(":").utf8)
      } else if begins(in: bytes, at: index) {
        out += Array(("#" + Width.escape("#")).utf8)
        index += 1
      } else {
        out.append(byte)
      }
      isAtStart = byte == 0x0A && isAtLineStart
      index += 1
    }
    return out
  }

  /// Returns whether a command in brackets begins at `index`: `##[`, `##vso[`.
  static func begins(in bytes: [UInt8], at index: Int) -> Bool {
    guard isPair(of: UInt8(ascii: "#"), in: bytes, at: index) else { return false }
    var end = index + 2
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "[")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isPair(of mark: UInt8, in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == mark && index + 1 < bytes.count && bytes[index + 1] == mark
  }

  private static func hasPair(of mark: UInt8, in bytes: [UInt8]) -> Bool {
    var isBefore = false
    for byte in bytes {
      if byte == mark, isBefore { return true }
      isBefore = byte == mark
    }
    return false
  }

  /// Returns the end of the line break, white space, or color that begins there; nil for anything else.
  private static func blank(in bytes: [UInt8], at index: Int) -> Int? {
    let byte = bytes[index]
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return index + 1 }
    if byte == 0x1B {
      var end = index + 1
      while end < bytes.count, end < index + 12, bytes[end] != UInt8(ascii: "m"), bytes[end] != 0x0A { end += 1 }
      return end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end + 1 : nil
    }
    guard byte >= 0xC2 else { return nil }
    var decoder = ScalarDecoder(bytes[index..<min(index + 4, bytes.count)])
    guard let next = decoder.next(), next.scalar?.properties.isWhitespace == true else { return nil }
    return index + next.length
  }
}
