// The comments that belong to a part of a text: those on the lines directly before it, and the one after it on its line.

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the comment that follows an offset on its line, up to `count` bytes; empty if there is none.
  ///
  /// A line without a comment isn't read to its end, because it may have thousands of items.
  package func comment(after offset: Int, atMost count: Int = .max) -> SubSequence {
    let rest = self[Swift.min(Swift.max(offset, startIndex), endIndex)...].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.starts(with: "//".utf8) ? rest.prefix(count).prefix { $0 != 0x0A && $0 != 0x0D } : rest.prefix(0)
  }

  /// Returns the offset after the comment that follows an offset on its line; the offset itself if there is none.
  package func endOfComment(after offset: Int) -> Int {
    let comment = comment(after: offset)
    return comment.isEmpty ? offset : comment.endIndex
  }

  /// Returns the start of the comments that belong to a token: its documentation, and the lines of comments directly above. Returns the
  /// start of the token if there are none.
  ///
  /// - Parameters:
  ///   - previous: The end of the previous token; 0 if there is none.
  ///   - token: The start of the token.
  package func startOfComments(after previous: Int, before token: Int) -> Int {
    // A comment on the line of the previous token belongs to that one.
    var index = previous > startIndex ? endOfComment(after: previous) : previous
    var start: Int?
    var (isDocumented, isEmptyLine) = (false, false)
    while index < token {
      if self[index] == UInt8(ascii: "/") {
        if self[index...].starts(with: "///".utf8) { isDocumented = true }
        (start, isEmptyLine) = (start ?? index, false)
        index = Swift.max(index + 1, endOfComment(after: index))
        continue
      }
      if self[index] == 0x0A {
        // Documentation belongs to the next declaration, even after an empty line.
        if isEmptyLine, !isDocumented { start = nil }
        isEmptyLine = true
      }
      index += 1
    }
    return start ?? token
  }
}

extension SyntaxNode {
  /// The range of the node with everything that moves with it: the `allow` lines and the comments before it, and the comment after it on
  /// its line.
  package var rangeWithComments: SourceRange {
    var first = self
    while let allowance = first.allowance { first = allowance }
    let bytes = tree.source.bytes
    let previous = first.firstToken > 0 ? Int(tokens[first.firstToken - 1].end) : 0
    let start = bytes.startOfComments(after: previous, before: Int(first.token.start))
    return SourceRange(file: file, start: UInt32(start), end: UInt32(bytes.endOfComment(after: Int(range.end))))
  }

  /// The next node in the same body; nil for the last.
  ///
  /// Nodes are in preorder, so it is the next node that isn't a descendant, unless the body ends before it.
  package var next: SyntaxNode? {
    let next = Int(nodes[index].end)
    guard next < tree.nodes.count else { return nil }
    let token = Int(nodes[next].firstToken)
    guard !(endToken..<Swift.max(endToken, token)).contains(where: { tokens[$0].kind == .rightBrace }) else { return nil }
    return SyntaxNode(in: storage, at: next)
  }

  /// The `allow` directly before the node in its body.
  private var allowance: SyntaxNode? {
    guard index > 0, nodes[index - 1].kind == .allow else { return nil }
    let allowance = SyntaxNode(in: storage, at: index - 1)
    return allowance.next?.index == index ? allowance : nil
  }
}
