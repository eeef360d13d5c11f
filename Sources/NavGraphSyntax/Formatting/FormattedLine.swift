/// One line of the output, in cells, so that neighbours can line up.
struct FormattedLine {
  /// The text from one column to the next.
  struct Cell {
    /// 0 for the first cell; else the column of the table that it opens.
    var column: UInt8
    var text: [UInt8] = []
    /// Spaces before it; set by `align`.
    var padding = 1
  }
  var indent = 0
  var blankBefore = false
  var cells: [Cell] = []
  var comment: [UInt8] = []
  /// Spaces before the comment; set by `align`.
  var commentPadding = 2
  /// The line begins an item of a body, or of the file.
  var isItem = false
  /// The table of the item; 0: none.
  var table: UInt8 = 0
  /// The raw text of a gap that could not be read is inside: columns mean nothing.
  var isForeign = false

  var width: Int {
    var width = indent * 2
    for (index, cell) in cells.enumerated() { width += (index == 0 ? 0 : cell.padding) + FormattedLine.width(cell.text) }
    return width
  }

  /// Characters, as far as bytes tell.
  static func width(_ text: [UInt8]) -> Int { text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  func write(to out: inout [UInt8]) {
    if blankBefore { out.append(0x0A) }
    if !cells.isEmpty || !comment.isEmpty { out.append(contentsOf: repeatElement(0x20, count: indent * 2)) }
    for (index, cell) in cells.enumerated() {
      if index > 0 { out.append(contentsOf: repeatElement(0x20, count: cell.padding)) }
      out.append(contentsOf: cell.text)
    }
    if !comment.isEmpty {
      if !cells.isEmpty { out.append(contentsOf: repeatElement(0x20, count: commentPadding)) }
      out.append(contentsOf: comment)
    }
    out.append(0x0A)
  }
}
