/// The text of a report while it is being written, optionally in color.
struct Page {
  private(set) var text = TerminalText()
  let colour: Bool

  init(colour: Bool) { self.colour = colour }

  mutating func write(_ piece: TerminalText, in ink: Ink = .plain) { text += colour ? piece.inked(in: ink) : piece }

  /// Ends the line, without trailing spaces.
  mutating func endLine() {
    text.trim()
    text += "\n"
  }

  mutating func write(_ row: Row) {
    var run = ""
    var ink = Ink.plain
    for cell in row.cells {
      if cell.ink != ink {
        write(TerminalText(visible: run), in: ink)
        (run, ink) = ("", cell.ink)
      }
      run.unicodeScalars.append(cell.scalar)
    }
    write(TerminalText(visible: run), in: ink)
  }
}

/// One line of marks below the source, drawn cell by cell.
struct Row {
  struct Cell {
    var scalar: Unicode.Scalar = " "
    var ink = Ink.plain
  }
  private(set) var cells: [Cell] = []

  /// Draws `scalar` in each of the columns, replacing the cells there.
  mutating func draw(_ scalar: Unicode.Scalar, at columns: Range<Int>, in ink: Ink) {
    while cells.count < columns.upperBound { cells.append(Cell()) }
    for column in columns { cells[column] = Cell(scalar: scalar, ink: ink) }
  }
}
