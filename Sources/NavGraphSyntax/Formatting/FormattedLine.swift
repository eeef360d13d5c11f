/// One line of the output, divided into cells so that neighboring lines can be aligned.
struct FormattedLine {
  /// The text from one column to the next.
  struct Cell {
    /// The column of the table that the cell opens; 0 for the first cell.
    var column: UInt8
    var text: [UInt8] = []
    /// The number of spaces before the cell, set by `align`.
    var padding = 1
  }
  /// The number of spaces of one indentation step.
  static let indentation = 2
  /// The number of indentation steps.
  var indent = 0
  var blankBefore = false
  var cells: [Cell] = []
  var comment: [UInt8] = []
  /// The number of spaces before the comment, set by `align`.
  var commentPadding = 2
  /// Whether the line begins an item of a body or of the file.
  var isItem = false
  /// The table of the item; 0 means none.
  var table: UInt8 = 0
  /// Whether the line contains the raw text of an unreadable gap, so that it isn't aligned.
  var isForeign = false

  var width: Int {
    var width = indent * FormattedLine.indentation
    for (index, cell) in cells.enumerated() { width += (index == 0 ? 0 : cell.padding) + FormattedLine.width(of: cell.text) }
    return width
  }

  /// Returns the number of Unicode scalars in a UTF-8 text.
  static func width(of text: [UInt8]) -> Int { text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

  func write(to out: inout [UInt8]) {
    if blankBefore { out.append(0x0A) }
    if !cells.isEmpty || !comment.isEmpty { out.append(contentsOf: repeatElement(0x20, count: indent * FormattedLine.indentation)) }
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
