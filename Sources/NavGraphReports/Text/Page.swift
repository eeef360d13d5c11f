/// The text of a report while it is being written, in colours if they are wanted.
struct Page {
  private(set) var text = ""
  let colour: Bool

  init(colour: Bool) { self.colour = colour }

  mutating func write(_ piece: String, _ ink: Ink = .plain) {
    guard colour, ink != .plain, !piece.isEmpty else {
      text += piece
      return
    }
    text += ink.sequence
    text += piece
    text += "\u{1B}[0m"
  }

  /// Ends the line; blanks at its end were never meant to be read.
  mutating func endLine() {
    while text.utf8.last == 0x20 { text.removeLast() }
    text += "\n"
  }

  mutating func write(_ row: Row) {
    var run = ""
    var ink = Ink.plain
    for cell in row.cells {
      if cell.ink != ink {
        write(run, ink)
        (run, ink) = ("", cell.ink)
      }
      run.unicodeScalars.append(cell.scalar)
    }
    write(run, ink)
  }
}

/// One line of marks below the source, drawn cell by cell.
struct Row {
  struct Cell {
    var scalar: Unicode.Scalar = " "
    var ink = Ink.plain
  }
  private(set) var cells: [Cell] = []

  /// Draws over whatever is there.
  mutating func draw(_ scalar: Unicode.Scalar, _ columns: Range<Int>, _ ink: Ink) {
    while cells.count < columns.upperBound { cells.append(Cell()) }
    for column in columns { cells[column] = Cell(scalar: scalar, ink: ink) }
  }
}
