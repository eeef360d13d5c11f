import NavGraphCompiler

/// A builder of text output.
struct TextPage {
  private(set) var text = TerminalText()
  private let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// Writes a line, with a faint note after it if there is one.
  mutating func line(_ line: String, ink: Ink = .plain, note: String = "") {
    text += inked("\(line)", with: ink)
    if !note.isEmpty { text += "  " + inked("\(note)", with: .faint) }
    text += "\n"
  }

  /// Writes an empty line and a heading.
  mutating func heading(_ words: String) {
    text += "\n"
    line(words, ink: .strong)
  }

  /// Writes aligned columns without titles, with two spaces between them. Control characters are made visible.
  mutating func columns(_ rows: [[String]], indent: Int = 0) {
    let rows = rows.map { $0.map(VisibleText.of) }
    write(rows, widths: TextPage.widths(of: rows), indent: indent, ink: .plain)
  }

  /// Writes a table. In the columns of `most`, wider cells are wrapped. If a single word is wider, the rest of its row continues on the
  /// next line.
  mutating func table(titles: [String], rows: [[String]], most: [Int: Int] = [:]) {
    let lines = rows.flatMap { row -> [[String]] in
      let cells = row.enumerated().map { TextPage.wrapped(VisibleText.of($1), to: most[$0] ?? .max) }
      return (0..<(cells.map(\.count).max() ?? 1)).map { line in cells.map { line < $0.count ? $0[line] : "" } }
    }
    let widths = TextPage.widths(of: [titles] + lines, most: most)
    write([titles], widths: widths, indent: 0, ink: .strong)
    write(lines, widths: widths, indent: 0, ink: .plain)
  }

  /// Returns the lines of a cell, wrapped at spaces. Lines after the first are indented.
  private static func wrapped(_ cell: String, to most: Int) -> [String] {
    guard VisibleText.columns(of: cell) > most else { return [cell] }
    var lines: [String] = []
    var line = ""
    for word in cell.split(separator: " ") {
      if line.utf8.count > 4, VisibleText.columns(of: line) + 1 + VisibleText.columns(of: String(word)) > most {
        lines.append(line)
        line = "  " + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }

  private mutating func write(_ rows: [[String]], widths: [Int], indent: Int, ink: Ink) {
    for row in rows {
      var out = TerminalText(String(repeating: " ", count: indent))
      for (index, cell) in row.enumerated() {
        out += "\(cell)"
        if index == row.count - 1 { break }
        let room = widths[index] - VisibleText.columns(of: cell)
        if room >= 0 {
          out += "\(String(repeating: " ", count: room + 2))"
        } else if row[(index + 1)...].contains(where: { !$0.isEmpty }) {
          out += "\n\(String(repeating: " ", count: indent + widths[...index].reduce(0) { $0 + $1 + 2 }))"
        }
      }
      text += inked(out.trimmed, with: ink) + "\n"
    }
  }

  /// Returns the widths of the columns, limited by `most`. Wider cells don't widen their column.
  private static func widths(of rows: [[String]], most: [Int: Int] = [:]) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], min(VisibleText.columns(of: cell), most[index] ?? .max))
      }
    }
    return widths
  }

  private func inked(_ text: TerminalText, with ink: Ink) -> TerminalText { isColored ? text.inked(in: ink) : text }
}
