/// Characters, ranges, and diagnostics.
extension Lexer {
  func range(of range: Range<Int>) -> SourceRange {
    SourceRange(file: file, start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// Returns the text of a range, at most 4096 bytes, so that messages stay readable.
  func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.lowerBound..<Swift.min(range.upperBound, range.lowerBound + 4096)], as: UTF8.self)
  }

  /// Returns the character at `at` and the number of its bytes, or nil if the bytes aren't UTF-8.
  func decode(at: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[at]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, at + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in at + 1..<at + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard length == 2 || value >= (length == 3 ? 0x800 : 0x10000), let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// Returns the number of bytes of the character at `at`. Bytes that aren't UTF-8 are recorded.
  mutating func checkedLength(at: Int) -> Int {
    if let (_, length) = decode(at: at) { return length }
    invalid(at: at..<at + 1)
    return 1
  }

  /// Records bytes that aren't UTF-8, for one diagnostic at the first place. A file in another encoding has them everywhere.
  mutating func invalid(at bytes: Range<Int>) {
    invalidText = (invalidText?.first ?? range(of: bytes), (invalidText?.count ?? 0) + bytes.count)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Lexer.maxDiagnostics { diagnostics.append(diagnostic) } else { omitted += 1 }
  }

  mutating func finishedDiagnostics() -> [Diagnostic] {
    if omitted > 0 { diagnostics[diagnostics.count - 1].notes.append("\(omitted) more diagnostics of this kind in this file aren't shown") }
    if let invalidText { diagnostics.append(.invalidText(at: invalidText.first, count: invalidText.count)) }
    return diagnostics
  }
}

extension Lexer {
  /// Returns nil if the file may be UTF-8 text. Otherwise, returns whether it is UTF-16 or UTF-32.
  static func isNotText(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count > 1 else { return nil }
    if bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF { return true }
    // A few NUL bytes are an accident. If one byte in eight is NUL, the file isn't text.
    let head = bytes.prefix(512)
    let zeros = head.count { $0 == 0 }
    guard zeros > 3, zeros * 8 >= head.count else { return nil }
    let half = head.count / 2
    return zeros * 5 >= half * 4
  }
}

extension SourceFile {
  /// Whether the file can be read as text.
  package var isText: Bool { Lexer.isNotText(bytes) == nil }
}
