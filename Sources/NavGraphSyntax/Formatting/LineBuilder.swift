/// Places tokens and comments on lines.
struct LineBuilder {
  private let tree: SyntaxTree
  private let layout: TokenLayout
  private(set) var lines: [FormattedLine] = []
  private var line = FormattedLine()

  init(_ tree: SyntaxTree) {
    self.tree = tree
    layout = TokenLayout(of: tree)
  }

  mutating func build() {
    for index in tree.tokens.indices { place(token: index) }
    finish()
  }

  private mutating func place(token index: Int) {
    let token = tree.tokens[index]
    let placement = layout.placements[index]
    let gap = layout.gaps[index]
    if gap.isForeign { return placeForeign(token: index) }

    var comments = gap.comments[...]
    // A comment that follows the previous token on its line belongs to that line.
    if let first = comments.first, first.breaksBefore == 0, index > 0, !line.cells.isEmpty {
      line.comment = Array(tree.source.bytes[first.start..<first.end])
      comments = comments.dropFirst()
    }
    let isEnd = token.kind == .endOfFile
    let breaks =
      isEnd || placement.beginsLine || token.flags.contains(.afterLineBreak) || !line.comment.isEmpty || !comments.isEmpty || index == 0
    guard breaks else { return append(token: index) }

    let closes = placement.beginsLine && token.kind == .rightBrace
    let indent = layout.indent(ofLineBeginningAt: index)
    let opened = opensLines(at: index - 1)
    finish()
    var isFirst = true
    let hasBlank = gap.breaks > 1 || comments.contains { $0.breaksBefore > 1 }
    let wantsBlank = placement.wantsBlank && !hasBlank
    for comment in comments {
      line.blankBefore = !lines.isEmpty && (comment.breaksBefore > 1 && !(isFirst && opened) || isFirst && wantsBlank)
      line.indent = closes ? placement.depth + 1 : indent
      line.comment = Array(tree.source.bytes[comment.start..<comment.end])
      finish()
      isFirst = false
    }
    if isEnd { return }
    line.blankBefore = !lines.isEmpty && (gap.breaks > 1 && !closes && !(isFirst && opened) || isFirst && wantsBlank)
    line.indent = indent
    line.table = placement.beginsLine ? placement.table : 0
    line.isItem = placement.beginsLine && !closes
    append(token: index)
  }

  private func opensLines(at index: Int) -> Bool { index >= 0 && layout.placements[index].opensLines }

  private mutating func finish() {
    if !line.cells.isEmpty || !line.comment.isEmpty { lines.append(line) }
    line = FormattedLine()
  }

  private mutating func append(token index: Int) {
    let token = tree.tokens[index]
    let text = tree.source.bytes[Int(token.start)..<Int(token.end)]
    let placement = layout.placements[index]
    if line.cells.isEmpty {
      line.cells.append(FormattedLine.Cell(column: 0, text: Array(text)))
    } else if placement.column > 0, !placement.isLoose {
      line.cells.append(FormattedLine.Cell(column: placement.column, text: Array(text)))
    } else {
      let last = line.cells.count - 1
      line.cells[last].text.append(contentsOf: space(before: index))
      line.cells[last].text.append(contentsOf: text)
    }
  }

  /// Returns the spaces between a token and the previous token on the same line.
  private func space(before index: Int) -> ArraySlice<UInt8> {
    let a = index - 1
    if layout.placements[index].isLoose || layout.placements[a].isLoose {
      let gap = tree.source.bytes[Int(tree.tokens[a].end)..<Int(tree.tokens[index].start)]
      return gap.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? gap : [0x20]
    }
    return Spacing.isWanted(in: tree, placements: layout.placements, before: index) ? [0x20] : []
  }

  /// Copies text between two tokens that is neither white space nor a comment, including its line breaks.
  private mutating func placeForeign(token index: Int) {
    let token = tree.tokens[index]
    let start = index > 0 ? Int(tree.tokens[index - 1].end) : 0
    var gap = tree.source.bytes[start..<Int(token.start)]
    if token.kind == .endOfFile {
      while let byte = gap.last, byte == 0x0A || byte == 0x0D || byte == 0x20 || byte == 0x09 { gap.removeLast() }
    }
    if line.cells.isEmpty { line.cells.append(FormattedLine.Cell(column: 0)) }
    let last = line.cells.count - 1
    line.isForeign = true
    line.table = 0
    line.cells[last].text.append(contentsOf: gap)
    if token.kind != .endOfFile {
      line.cells[last].text.append(contentsOf: tree.source.bytes[Int(token.start)..<Int(token.end)])
    }
  }
}
