import NavGraphModel
import NavGraphSyntax

extension Checker {
  /// Returns the edit that removes an item: with its line if it is alone there, with its `;` in a body on one line, or else with the space
  /// before it.
  func removal(of range: SourceRange) -> Fix.Edit {
    guard Int(range.file.index) < graph.files.count else { return Fix.Edit(replacing: range, with: "") }
    let bytes = graph.files[Int(range.file.index)].bytes
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") }
    var start = min(Int(range.start), bytes.count)
    var end = min(Int(range.end), bytes.count)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let isFirst = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let isLast = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    if isFirst, isLast {
      end = min(end + 1, bytes.count)
    } else if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
      // The next item moves to the start of the removed one.
      start = Int(range.start)
      end += 1
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    } else if start > 0, bytes[start - 1] == UInt8(ascii: ";") {
      start -= 1
      end = Int(range.end)
    } else if isFirst {
      start = Int(range.start)
    } else {
      end = Int(range.end)
    }
    return Fix.Edit(replacing: SourceRange(file: range.file, start: UInt32(start), end: UInt32(end)), with: "")
  }

  /// Returns a fix that removes something without an effect.
  func removalFix(of what: String, at range: SourceRange) -> Fix {
    Fix("remove \(what)", applicability: .maybe, edits: [removal(of: range)])
  }
}
