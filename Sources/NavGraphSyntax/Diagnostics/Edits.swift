/// Applying edits to the bytes of one file.
package enum Edits {
  /// Whether two edits can't both be made as they are meant: they change the same bytes, or insert at a place that the other one moves.
  package static func collide(_ a: Fix.Edit, _ b: Fix.Edit) -> Bool {
    guard a.range.file == b.range.file else { return false }
    if a.range.isEmpty || b.range.isEmpty { return a.range.start <= b.range.end && b.range.start <= a.range.end }
    return a.range.start < b.range.end && b.range.start < a.range.end
  }

  /// The text with all of `edits` made; they are of this file and don't collide. A line from which an edit takes everything that could be
  /// seen goes as a whole, and so does one of two blank lines that come to stand together. `note` is told where each edit begins in the result.
  package static func apply(_ edits: [Fix.Edit], to bytes: [UInt8], note: (Fix.Edit, Int) -> Void = { _, _ in }) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      let start = min(max(Int(edit.range.start), position), bytes.count)
      let end = min(max(Int(edit.range.end), start), bytes.count)
      out += bytes[position..<start]
      note(edit, out.count)
      out += Array(edit.text.utf8)
      position = end
      if edit.text.isEmpty, end > start { dropBlankLine(&out, bytes, &position) }
    }
    out += bytes[position...]
    return out
  }

  /// Removes the line that `out` ends with and `bytes` goes on with at `position`, if nothing but space is left of it.
  private static func dropBlankLine(_ out: inout [UInt8], _ bytes: [UInt8], _ position: inout Int) {
    var start = out.count
    while start > 0, isSpace(out[start - 1]) { start -= 1 }
    guard start == 0 || out[start - 1] == lineFeed else { return }
    var end = position
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    if end < bytes.count {
      guard bytes[end] == lineFeed else { return }
      end += 1
    }
    out.removeSubrange(start...)
    position = end
    // The blank line below, if there is one above too, or nothing at all.
    guard endsBlank(out) else { return }
    var next = position
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] == lineFeed { position = next + 1 }
  }

  /// Whether the text ends with a blank line, or has not begun.
  private static func endsBlank(_ text: [UInt8]) -> Bool {
    guard text.last == lineFeed else { return text.isEmpty }
    var index = text.count - 1
    while index > 0, isSpace(text[index - 1]) { index -= 1 }
    return index == 0 || text[index - 1] == lineFeed
  }

  private static let lineFeed: UInt8 = 0x0A
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
