import NavGraphSyntax

/// The marks below one line: carets with the text of the rightmost label, and the texts of the other labels below.
struct Underline {
  private struct Placed {
    var columns: Range<Int>
    var mark: Mark
  }
  private let placed: [Placed]
  private let severity: Severity

  init(of marks: [Mark], in window: Window, severity: Severity) {
    placed = marks.map { Placed(columns: window.columns(from: $0.start, to: $0.end), mark: $0) }
    self.severity = severity
  }

  func write(in frame: Frame, to page: inout Page) {
    var row = Row()
    for label in placed where !label.mark.isPrimary { draw(label, in: &row) }
    for label in placed where label.mark.isPrimary { draw(label, in: &row) }
    let beside = self.beside
    let words = beside.map { (text: " \(placed[$0].mark.text)" as TerminalText, ink: placed[$0].mark.ink(for: severity)) }
    frame.marks(row, words: words, to: &page)

    var below = placed.indices.filter { $0 != beside && !placed[$0].mark.text.isEmpty }
    below.sort { (placed[$0].columns.lowerBound, $0) > (placed[$1].columns.lowerBound, $1) }
    if !below.isEmpty { frame.marks(stems(of: below[...]), to: &page) }
    for (position, index) in below.enumerated() {
      let label = placed[index]
      var row = stems(of: below[(position + 1)...].filter { placed[$0].columns.lowerBound < label.columns.lowerBound }[...])
      row.draw(" ", at: row.cells.count..<max(row.cells.count, label.columns.lowerBound), in: .plain)
      frame.marks(row, words: (label.mark.text, label.mark.ink(for: severity)), to: &page)
    }
  }

  /// The index of the label whose text is next to the carets: the one that ends last; nil if it has no text.
  private var beside: Int? {
    let last = placed.indices.max { a, b in
      (placed[a].columns.upperBound, placed[a].mark.isPrimary ? 1 : 0) < (placed[b].columns.upperBound, placed[b].mark.isPrimary ? 1 : 0)
    }
    return last.flatMap { placed[$0].mark.text.isEmpty ? nil : $0 }
  }

  private func draw(_ label: Placed, in row: inout Row) {
    row.draw(label.mark.pointer, at: label.columns, in: label.mark.ink(for: severity))
  }

  /// Returns the vertical lines from the carets to the texts below.
  private func stems(of indices: ArraySlice<Int>) -> Row {
    var row = Row()
    for index in indices {
      let column = placed[index].columns.lowerBound
      row.draw("│", at: column..<column + 1, in: placed[index].mark.ink(for: severity))
    }
    return row
  }
}
