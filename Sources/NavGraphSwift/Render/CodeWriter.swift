/// Code as bytes, in lines, with indentation.
///
/// A line is written where it will stand, and taken back if it turns out too long: what fits is written once.
struct CodeWriter {
  private var buffer = ByteBuffer()
  private var depth = 0
  /// Where the line that is being written begins, after its indentation.
  private var lineStart = 0
  /// While something is only tried: where it may be too long.
  private var trialEnd = Int.max
  /// How long a line may become before it is broken up.
  private static let limit = 120

  private var room: Int { CodeWriter.limit - depth * 2 }

  var bytes: ArraySlice<UInt8> { buffer[0...] }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// How many bytes there are.
  var count: Int { buffer.count }

  /// Returns the bytes after those of `head`, and empties the writer.
  mutating func take(after head: CodeWriter) -> [UInt8] { buffer.take(after: head.bytes) }

  // MARK: Lines

  mutating func begin() {
    buffer.append(UInt8(ascii: " "), times: 2 * depth)
    lineStart = buffer.count
  }

  mutating func put(_ text: String) { buffer.append(text) }

  mutating func put(_ bytes: ArraySlice<UInt8>) { buffer.append(bytes) }

  mutating func put(_ words: [String], _ separator: String) {
    for (index, word) in words.enumerated() {
      if index > 0 { put(separator) }
      put(word)
    }
  }

  mutating func end() {
    // A line without content has no indentation either.
    if buffer.count == lineStart { buffer.removeLast(2 * depth) }
    buffer.append(lineBreak)
  }

  mutating func line(_ content: String = "") {
    begin()
    put(content)
    end()
  }

  /// Writes a line of a comment, in several lines where it is too long. Code, which is indented, stays on its line.
  mutating func comment(_ mark: String, _ text: String) {
    let width = room - mark.utf8.count - 1
    guard text.utf8.count > width, text.count > width, !text.hasPrefix("    ") else { return line(text.isEmpty ? mark : mark + " " + text) }
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.count + word.count >= width {
        line(mark + " " + current)
        // What continues an item of a list is indented as the item is.
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
    let (start, outer) = (buffer.count, trialEnd)
    trialEnd = lineStart + room
    body(&self)
    trialEnd = outer
    if fits { return true }
    buffer.removeLast(buffer.count - start)
    return false
  }

  /// Whether what is tried is too long already: then it will be taken back, and the rest of it need not be written.
  var isTooLong: Bool { buffer.count > trialEnd && !fits }

  /// Whether the line is one, and not too long. Characters count, of which each has at least a byte.
  var fits: Bool {
    if buffer.count > lineStart + room {
      let content = buffer[lineStart...]
      if content.allSatisfy({ $0 < 0x80 }) || String(decoding: content, as: UTF8.self).count > room { return false }
    }
    return !hasLineBreak(from: lineStart)
  }

  /// Lines at the left margin, as a part of the line that is being written; the last is left open.
  mutating func embedded(_ body: (inout CodeWriter) -> Void) {
    let outer = (depth, lineStart, trialEnd)
    (depth, lineStart, trialEnd) = (0, buffer.count, .max)
    let start = buffer.count
    body(&self)
    if buffer.count > start { buffer.removeLast(1) }
    (depth, lineStart, trialEnd) = outer
  }

  // MARK: Looking back

  /// Takes back the last bytes.
  mutating func takeBack(_ count: Int) { buffer.removeLast(count) }

  /// Whether there is more than one line from `start` on.
  func hasLineBreak(from start: Int) -> Bool { buffer.contains(lineBreak, from: start) }

  /// Puts a line break in place of a byte that has been written.
  mutating func breakLine(at index: Int) { buffer.replace(at: index, with: lineBreak) }

  /// Whether what begins at `start` is one line, below at most one of documentation.
  func isShort(from start: Int) -> Bool {
    guard let end = buffer[start...].firstIndex(of: lineBreak), end + 1 < buffer.count else { return true }
    guard let second = buffer[(end + 1)...].firstIndex(of: lineBreak) else { return false }
    return second + 1 == buffer.count && buffer[start...].drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }

  /// Takes back the empty line at `index`.
  mutating func removeLine(at index: Int) { buffer.remove(at: index) }
}
