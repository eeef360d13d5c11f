import NavGraphModel
import NavGraphSyntax

/// Positions in the source where fixes insert text, found from the ranges in the graph.
extension Checker {
  /// Returns the position after the last word of a head: before its `{`, its `->`, or the end of its line.
  ///
  /// - Parameter range: The source from the end of the name to the end of the declaration.
  /// - Returns: nil if a comment is in the way.
  func headEnd(in range: SourceRange) -> SourceRange? {
    let text = bytes(at: range)
    var end = text.startIndex
    var index = text.startIndex
    var depth = 0
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        guard let close = Checker.closingQuote(in: text, after: index) else { return nil }
        index = close
      case UInt8(ascii: "/") where text.dropFirst(index - text.startIndex + 1).first == UInt8(ascii: "/"): return nil
      case UInt8(ascii: "-") where text.dropFirst(index - text.startIndex + 1).first == UInt8(ascii: ">") && depth == 0:
        return place(at: end, in: text, of: range)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return place(at: end, in: text, of: range)
      default: break
      }
      index += 1
      if !Checker.isSpace(text[index - 1]) { end = index }
    }
    return place(at: end, in: text, of: range)
  }

  private func place(at index: Int, in text: ArraySlice<UInt8>, of range: SourceRange) -> SourceRange {
    let offset = range.start + UInt32(index - text.startIndex)
    return SourceRange(file: range.file, start: offset, end: offset)
  }

  private static func closingQuote(in text: ArraySlice<UInt8>, after start: Int) -> Int? {
    var index = start + 1
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "\\") { index += 1 } else if text[index] == UInt8(ascii: "\"") { return index }
      index += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Returns the edit that adds an item at the beginning of a declaration's body, and the body if there is none.
  func adding(item: String, to declared: Declared) -> Fix.Edit? {
    let rest = SourceRange(file: declared.nameRange.file, start: declared.nameRange.end, end: declared.range.end)
    guard let end = headEnd(in: rest) else { return nil }
    let behind = bytes(at: SourceRange(file: end.file, start: end.start, end: declared.range.end))
    guard let brace = behind.firstIndex(where: { !Checker.isSpace($0) }) else { return Fix.Edit(replacing: end, with: " {\n  \(item)\n}") }
    guard behind[brace] == UInt8(ascii: "{") else { return nil }
    // The line of the brace may contain a comment, or another item.
    let start = behind.endOfComment(after: brace + 1)
    let place = end.start + UInt32(start - behind.startIndex)
    let next = behind[start...].first { $0 != 0x20 && $0 != 0x09 }
    let isAlone = next == 0x0A || next == 0x0D
    return Fix.Edit(replacing: SourceRange(file: end.file, start: place, end: place), with: "\n  \(item)" + (isAlone ? "" : "\n "))
  }

  /// Returns the position for a `requires` that a screen or container doesn't have: after its parameters, or else at the end of its head.
  func requiresPlace(in declared: Declared) -> SourceRange? { headEnd(of: declared) ?? headEnd(after: declared) }

  /// Returns a fix that adds a guard to `uses`, or a `requires` at `head` if `uses` is empty.
  func requiring(_ question: String, besides uses: IDRange<GuardUse>, head: SourceRange?) -> Fix? {
    let edit =
      uses.last.map { Fix.Edit(replacing: graph.guardUses[$0].range.closing, with: ", \(question)") }
      ?? head.map { Fix.Edit(replacing: $0, with: " requires \(question)") }
    return edit.map { Fix(code: "requires \(question)", edits: [$0]) }
  }

  /// Returns the edit that removes one guard from `requires`.
  func removing(_ use: GuardUse, from uses: IDRange<GuardUse>) -> Fix.Edit? {
    let all = graph.guardUses[uses].map(\.range)
    guard let index = all.firstIndex(of: use.range) else { return nil }
    func isComma(from: UInt32, to: UInt32) -> Bool {
      bytes(at: SourceRange(file: use.range.file, start: from, end: to)).allSatisfy { $0 == UInt8(ascii: ",") || Checker.isSpace($0) }
    }
    if index + 1 < all.count, isComma(from: use.range.end, to: all[index + 1].start) {
      return Fix.Edit(replacing: SourceRange(file: use.range.file, start: use.range.start, end: all[index + 1].start), with: "")
    }
    if index > 0, isComma(from: all[index - 1].end, to: use.range.start) {
      return Fix.Edit(replacing: SourceRange(file: use.range.file, start: all[index - 1].end, end: use.range.end), with: "")
    }
    let start = use.range.start > 64 ? use.range.start - 64 : 0
    let before = bytes(at: SourceRange(file: use.range.file, start: start, end: use.range.start))
    let word = Array("requires".utf8)
    var end = before.endIndex
    while end > before.startIndex, Checker.isSpace(before[end - 1]) { end -= 1 }
    guard end - before.startIndex >= word.count, before[(end - word.count)..<end].elementsEqual(word) else { return nil }
    end -= word.count
    while end > before.startIndex, before[end - 1] == 0x20 || before[end - 1] == 0x09 { end -= 1 }
    return Fix.Edit(
      replacing: SourceRange(file: use.range.file, start: start + UInt32(end - before.startIndex), end: use.range.end), with: "")
  }
}
