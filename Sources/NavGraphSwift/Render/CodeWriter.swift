/// Writes lines of code with indentation, as bytes.
///
/// A line is written at its final position, and removed again if it is too long. So a line that fits is written once.
struct CodeWriter {
  private var buffer = ByteBuffer()
  private var depth = 0
  /// The offset at which the current line begins, after its indentation.
  private var lineStart = 0
  /// The offset after which the current trial may be too long.
  private var trialEnd = Int.max
  /// The maximum length of a line.
  private static let limit = 120

  private var room: Int { CodeWriter.limit - depth * 2 }

  var bytes: ArraySlice<UInt8> { buffer[0...] }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var count: Int { buffer.count }

  /// Returns the bytes of `head` followed by those of the writer, and empties the writer.
  mutating func take(after head: CodeWriter) -> [UInt8] { buffer.take(after: head.bytes) }

  // MARK: Lines

  mutating func begin() {
    buffer.append(UInt8(ascii: " "), times: 2 * depth)
    lineStart = buffer.count
  }

  mutating func put(_ text: String) { buffer.append(text) }

  mutating func put(_ bytes: ArraySlice<UInt8>) { buffer.append(bytes) }

  mutating func put(_ words: [String], separator: String) {
    for (index, word) in words.enumerated() {
      if index > 0 { put(separator) }
      put(word)
    }
  }

  mutating func end() {
    // An empty line has no indentation.
    if buffer.count == lineStart { buffer.removeLast(2 * depth) }
    buffer.append(lineBreak)
  }

  mutating func line(_ content: String = "") {
    begin()
    put(content)
    end()
  }

  /// Writes a comment, and wraps it if it is too long. Indented lines are code, and aren't wrapped.
  mutating func comment(mark: String, text: String) {
    let width = room - mark.utf8.count - 1
    guard text.utf8.count > width, text.count > width, !text.hasPrefix("    ") else { return line(text.isEmpty ? mark : mark + " " + text) }
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.count + word.count >= width {
        line(mark + " " + current)
        // The continuation of a list item is indented.
        current = text.hasPrefix("- ") ? "  " + word : String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + word
      }
    }
    line(mark + " " + current)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Ends the current line with `{`, and writes the block.
  mutating func block(_ body: (inout CodeWriter) -> Void) {
    put(" {")
    end()
    indented(body)
    line("}")
  }

  // MARK: Trials

  /// Continues the current line, and removes the addition if it makes the line too long or adds a line. Returns whether it was kept.
  mutating func tries(_ body: (inout CodeWriter) -> Void) -> Bool {
    let (start, outer) = (buffer.count, trialEnd)
    trialEnd = lineStart + room
    body(&self)
    trialEnd = outer
    if fits { return true }
    buffer.removeLast(buffer.count - start)
    return false
  }

  /// Whether the current trial is already too long, so that the rest doesn't have to be written.
  var isTooLong: Bool { buffer.count > trialEnd && !fits }

  /// Whether the current line is a single line within the limit, counted in characters. A character has at least one byte.
  var fits: Bool {
    if buffer.count > lineStart + room {
      let content = buffer[lineStart...]
      if content.allSatisfy({ $0 < 0x80 }) || String(decoding: content, as: UTF8.self).count > room { return false }
    }
    return !hasLineBreak(from: lineStart)
  }

  /// Writes lines without indentation into the current line. The last one stays open.
  mutating func embedded(_ body: (inout CodeWriter) -> Void) {
    let outer = (depth, lineStart, trialEnd)
    (depth, lineStart, trialEnd) = (0, buffer.count, .max)
    let start = buffer.count
    body(&self)
    if buffer.count > start { buffer.removeLast(1) }
    (depth, lineStart, trialEnd) = outer
  }

  // MARK: Changing written code

  mutating func takeBack(_ count: Int) { buffer.removeLast(count) }

  func hasLineBreak(from start: Int) -> Bool { buffer.contains(lineBreak, from: start) }

  mutating func breakLine(at index: Int) { buffer.replace(at: index, with: lineBreak) }

  /// Whether the code from `start` on is one line, after at most one line of documentation.
  func isShort(from start: Int) -> Bool {
    guard let end = buffer[start...].firstIndex(of: lineBreak), end + 1 < buffer.count else { return true }
    guard let second = buffer[(end + 1)...].firstIndex(of: lineBreak) else { return false }
    return second + 1 == buffer.count && buffer[start...].drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }

  mutating func removeLine(at index: Int) { buffer.remove(at: index) }
}
