/// Functions that apply edits to the bytes of one file.
package enum Edits {
  /// Returns whether two edits can't both be applied: they change the same bytes, or one inserts at a position that the other one moves.
  package static func collide(_ a: Fix.Edit, _ b: Fix.Edit) -> Bool {
    guard a.range.file == b.range.file else { return false }
    if a.range.isEmpty || b.range.isEmpty { return a.range.start <= b.range.end && b.range.start <= a.range.end }
    return a.range.start < b.range.end && b.range.start < a.range.end
  }

  /// Returns the text with all `edits` applied. The edits must be in this file and must not collide. If an edit leaves only white space on
  /// a line, the line is removed. If that makes two blank lines adjacent, one of them is removed. `note` is called with each edit and its
  /// offset in the result.
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
      if edit.text.isEmpty, end > start { dropBlankLine(from: &out, in: bytes, at: &position) }
    }
    out += bytes[position...]
    return out
  }

  /// Removes the line that ends `out` and continues at `position` in `bytes`, if only white space is left of it.
  private static func dropBlankLine(from out: inout [UInt8], in bytes: [UInt8], at position: inout Int) {
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
    // Remove one of two adjacent blank lines, or a blank line at the start of the file.
    guard endsBlank(out) else { return }
    var next = position
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    if next < bytes.count, bytes[next] == lineFeed { position = next + 1 }
  }

  /// Returns whether the text is empty or ends with a blank line.
  private static func endsBlank(_ text: [UInt8]) -> Bool {
    guard text.last == lineFeed else { return text.isEmpty }
    var index = text.count - 1
    while index > 0, isSpace(text[index - 1]) { index -= 1 }
    return index == 0 || text[index - 1] == lineFeed
  }

  private static let lineFeed: UInt8 = 0x0A
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
