/// Code as bytes, in lines, with indentation.
///
/// A line is written where it will stand, and taken back if it turns out too long: what fits is written once.
struct CodeWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// Where the line that is being written begins, after its indentation.
  private var lineStart = 0
  /// While something is only tried: where it may be too long.
  private var trialEnd = Int.max
  /// How long a line may become before it is broken up.
  private static let limit = 120

  private var room: Int { CodeWriter.limit - depth * 2 }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Lines

  mutating func begin() {
    for _ in 0..<depth { put("  ") }
    lineStart = bytes.count
  }

  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ bytes: ArraySlice<UInt8>) { self.bytes.append(contentsOf: bytes) }

  mutating func put(_ words: [String], _ separator: String) {
    for (index, word) in words.enumerated() {
      if index > 0 { put(separator) }
      put(word)
    }
  }

  mutating func end() {
    // A line without content has no indentation either.
    if bytes.count == lineStart { bytes.removeLast(2 * depth) }
    bytes.append(lineBreak)
  }

  mutating func line(_ content: String = "") {
    begin()
    put(content)
    end()
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Ends the line that a block begins on, and writes the block.
  mutating func block(_ body: (inout CodeWriter) -> Void) {
    put(" {")
    end()
    indented(body)
    line("}")
  }

  // MARK: Trials

  /// Goes on with the line, and takes that back if the line becomes too long, or several; whether it has been kept.
  mutating func tries(_ body: (inout CodeWriter) -> Void) -> Bool {
    let (start, outer) = (bytes.count, trialEnd)
    trialEnd = lineStart + room
    body(&self)
    trialEnd = outer
    if fits { return true }
    bytes.removeLast(bytes.count - start)
    return false
  }

  /// Whether what is tried is too long already: then it will be taken back, and the rest of it need not be written.
  var isTooLong: Bool { bytes.count > trialEnd && !fits }

  /// Whether the line is one, and not too long. Characters count, of which each has at least a byte.
  var fits: Bool {
    let content = bytes[lineStart...]
    if content.count > room, content.allSatisfy({ $0 < 0x80 }) || String(decoding: content, as: UTF8.self).count > room { return false }
    return !content.contains(lineBreak)
  }

  /// Lines at the left margin, as a part of the line that is being written; the last is left open.
  mutating func embedded(_ body: (inout CodeWriter) -> Void) {
    let outer = (depth, lineStart, trialEnd)
    (depth, lineStart, trialEnd) = (0, bytes.count, .max)
    let start = bytes.count
    body(&self)
    if bytes.count > start { bytes.removeLast() }
    (depth, lineStart, trialEnd) = outer
  }

  // MARK: Looking back

  /// Whether there is more than one line from `start` on.
  func hasLineBreak(from start: Int) -> Bool { bytes[start...].contains(lineBreak) }

  /// Puts a line break in place of a byte that has been written.
  mutating func breakLine(at index: Int) { bytes[index] = lineBreak }

  /// Whether what begins at `start` is one line, below at most one of documentation.
  func isShort(from start: Int) -> Bool {
    guard let end = bytes[start...].firstIndex(of: lineBreak), end + 1 < bytes.count else { return true }
    guard let second = bytes[(end + 1)...].firstIndex(of: lineBreak) else { return false }
    return second + 1 == bytes.count && bytes[start...].drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }

  /// Takes back the empty line at `index`.
  mutating func removeLine(at index: Int) { bytes.remove(at: index) }
}
