import NavGraphSyntax

// Repeated items.
extension Resolver {
  /// Returns the fixes for an item that repeats another one. An item with the same text is removed; otherwise the fix is only suggested.
  func repeatFixes(for item: SourceRange, of first: SourceRange?, doc: SourceRange? = nil, orElse title: String? = nil) -> [Fix] {
    let whole = withDocumentation(item, doc: doc)
    if let first, words(in: item) == words(in: first) {
      // In `tab tab search search`, an extra word makes the next word the name, so the repetition may not be the error.
      let applicability: Fix.Applicability = followsDoubledWord(item) ? .maybe : .always
      return [
        Fix(
          "remove the repetition", applicability: applicability, edits: [.init(replacing: withRepeatedComment(whole, of: first), with: "")])
      ]
    }
    return title.map { [Fix($0, applicability: .maybe, edits: [.init(replacing: whole, with: "")])] } ?? []
  }

  /// Returns the range of an item including the `///` lines before it, so that they don't document the next item.
  func withDocumentation(_ item: SourceRange, doc: SourceRange?) -> SourceRange {
    guard let doc, !doc.isEmpty, Int(item.file.index) < trees.count else { return item }
    let bytes = trees[Int(item.file.index)].source.bytes
    let gap = bytes[Int(doc.start)..<min(Int(doc.end), bytes.count)]
    guard let start = gap.indices.first(where: { gap[$0...].starts(with: "///".utf8) }) else { return item }
    return SourceRange(file: item.file, start: UInt32(start), end: item.end)
  }

  /// Returns the range of an item including the comment after it on its line, if the first item has the same comment.
  private func withRepeatedComment(_ item: SourceRange, of first: SourceRange) -> SourceRange {
    let comment = comment(after: item)
    guard !comment.isEmpty, comment.elementsEqual(self.comment(after: first, atMost: comment.count + 1)) else { return item }
    return SourceRange(file: item.file, start: item.start, end: UInt32(truncatingIfNeeded: comment.endIndex))
  }

  /// Returns the comment after an item on its line, up to `count` bytes; empty if there is none.
  private func comment(after item: SourceRange, atMost count: Int = .max) -> ArraySlice<UInt8> {
    guard Int(item.file.index) < trees.count else { return [] }
    return trees[Int(item.file.index)].source.bytes.comment(after: Int(item.end), atMost: count)
  }

  /// Returns the position after an item and the comment after it on its line.
  func endOfComment(after item: SourceRange) -> SourceRange {
    let comment = comment(after: item)
    guard !comment.isEmpty else { return item.closing }
    return SourceRange(file: item.file, start: item.start, end: UInt32(truncatingIfNeeded: comment.endIndex)).closing
  }

  /// Whether the line has the same word twice in a row before the item.
  private func followsDoubledWord(_ item: SourceRange) -> Bool {
    guard Int(item.file.index) < trees.count else { return false }
    let tokens = trees[Int(item.file.index)].tokens
    var index = firstToken(of: item, in: trees[Int(item.file.index)])
    while index >= 2, !tokens[index - 1].flags.contains(.afterLineBreak), tokens[index - 1].kind == .word {
      if tokens[index - 2].kind == .word, tokens[index - 2].name == tokens[index - 1].name { return true }
      index -= 1
    }
    return false
  }

  /// Returns the texts of the tokens in a range.
  private func words(in range: SourceRange) -> [String] {
    guard Int(range.file.index) < trees.count else { return [] }
    let tree = trees[Int(range.file.index)]
    var index = firstToken(of: range, in: tree)
    var words: [String] = []
    while index < tree.tokens.count, tree.tokens[index].end <= range.end, tree.tokens[index].kind != .endOfFile {
      words.append(tree.text(of: tree.tokens[index]))
      index += 1
    }
    return words
  }

  /// Returns the index of the first token that doesn't begin before a range.
  func firstToken(of range: SourceRange, in tree: SyntaxTree) -> Int {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
