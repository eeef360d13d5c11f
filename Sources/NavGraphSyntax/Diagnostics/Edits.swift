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
      if edit.text.isEmpty, end > start, let line = blankLine(after: out[...], in: bytes, at: end) {
        out.removeSubrange(line.start...)
        position = line.end
      }
    }
    out += bytes[position...]
    return out
  }

  /// Returns the edits of one file in the order of the text, widened so that none of them alone leaves a blank line. Editors apply edits as
  /// they are. An edit isn't widened up to another one.
  package static func removingBlankLines(_ edits: [Fix.Edit], in bytes: [UInt8]) -> [Fix.Edit] {
    let sorted = edits.sorted { $0.range < $1.range }
    return sorted.indices.map { index in
      var edit = sorted[index]
      let range = (start: Int(edit.range.start), end: Int(edit.range.end))
      guard edit.text.isEmpty, range.start < range.end, range.end <= bytes.count,
        let line = blankLine(after: bytes[..<range.start], in: bytes, at: range.end),
        index == 0 || Int(sorted[index - 1].range.end) < line.start,
        index + 1 == sorted.count || line.end < Int(sorted[index + 1].range.start)
      else { return edit }
      edit.range = SourceRange(file: edit.range.file, start: UInt32(line.start), end: UInt32(line.end))
      return edit
    }
  }

  /// Returns the start of the line that ends `text` and continues at `position` in `bytes`, and its end, if only white space is left of it.
  private static func blankLine(after text: ArraySlice<UInt8>, in bytes: [UInt8], at position: Int) -> (start: Int, end: Int)? {
    var start = text.endIndex
    while start > 0, isSpace(text[start - 1]) { start -= 1 }
    guard start == 0 || text[start - 1] == lineFeed else { return nil }
    var end = position
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    if end < bytes.count {
      guard bytes[end] == lineFeed else { return nil }
      end += 1
    }
    // Remove one of two adjacent blank lines, or a blank line at the start of the file.
    guard endsBlank(text[..<start]) else { return (start, end) }
    var next = end
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    return (start, next < bytes.count && bytes[next] == lineFeed ? next + 1 : end)
  }

  /// Returns whether the text is empty or ends with a blank line.
  private static func endsBlank(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == lineFeed else { return text.isEmpty }
    var index = text.count - 1
    while index > 0, isSpace(text[index - 1]) { index -= 1 }
    return index == 0 || text[index - 1] == lineFeed
  }

  private static let lineFeed: UInt8 = 0x0A
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
