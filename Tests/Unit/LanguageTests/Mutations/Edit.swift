import NavGraphSyntax

/// A replacement of the bytes in `range` with `text`.
struct Edit: Sendable {
  let file: Int
  let range: Range<Int>
  let text: String

  init(_ range: SourceRange, _ text: String) {
    file = Int(range.file.index)
    self.range = Int(range.start)..<Int(range.end)
    self.text = text
  }
}

extension SyntaxNode {
  func replaced(by text: String) -> Edit { Edit(range, text) }
  /// The edit that removes the node and a `;` after it.
  var removed: Edit {
    let end = nextToken.kind == .semicolon ? nextToken.end : range.end
    return Edit(SourceRange(file: file, start: range.start, end: end), "")
  }
  func preceded(by text: String) -> Edit { Edit(range.opening, text) }
  func followed(by text: String) -> Edit { Edit(range.closing, text) }
  func replaced(_ token: Token, by text: String) -> Edit { Edit(range(of: token), text) }

  /// Returns the edit that inserts an item at the start of a declaration's body, or adds a body with it.
  func given(item: String) -> Edit {
    for index in firstToken..<endToken where tokens[index].kind == .leftBrace && (firstToken..<index).allSatisfy({ !isInChild($0) }) {
      return Edit(range(of: tokens[index]).closing, "\n  \(item)\n")
    }
    return followed(by: " {\n  \(item)\n}")
  }

  /// Returns whether a token is inside a child that has its own braces.
  private func isInChild(_ token: Int) -> Bool {
    children.contains { [.event, .tab, .section].contains($0.kind) && $0.firstToken <= token && token < $0.endToken }
  }
}

extension Array where Element == Edit {
  /// Returns the texts of `files` after all edits, which must not overlap.
  func applied(to files: [(name: String, text: String)]) -> [(name: String, text: String)] {
    files.enumerated().map { number, file in
      var bytes = Array<UInt8>(file.text.utf8)
      for edit in filter({ $0.file == number }).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array<UInt8>(edit.text.utf8))
      }
      return (file.name, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns the range of the original bytes in the new text, including insertions at its ends.
  func image(of range: Range<Int>, file: Int) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    for edit in self where edit.file == file {
      let growth = edit.text.utf8.count - edit.range.count
      if edit.range.upperBound <= range.lowerBound && !(edit.range.isEmpty && edit.range.lowerBound == range.lowerBound) {
        start += growth
        end += growth
      } else if edit.range.lowerBound <= range.upperBound {
        end += growth
      }
    }
    return start..<Swift.max(start, end)
  }
}
