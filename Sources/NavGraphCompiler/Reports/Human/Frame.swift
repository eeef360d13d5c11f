import NavGraphSyntax

/// The left side of a snippet: line numbers, vertical rules, and the bars of marks that span lines.
struct Frame {
  let gutter: Int
  let tracks: Int

  private var blank: String { String(repeating: " ", count: gutter) }

  /// Writes `  ┌─ Shop.navgraph:41:27`.
  func heading(_ place: TerminalText, _ page: inout Page) {
    page.write("\(blank)┌─ ", .frame)
    page.write(place)
    page.endLine()
  }

  /// Writes `  │`.
  func rule(_ page: inout Page) {
    page.write("\(blank)│", .frame)
    page.endLine()
  }

  /// Writes `  ·`, which represents omitted lines.
  func skip(_ bars: [Ink?], _ page: inout Page) {
    page.write("\(blank)·", .frame)
    write(bars, &page)
    page.endLine()
  }

  /// Writes `41│   on signIn`.
  func source(_ number: Int, _ margin: [(Unicode.Scalar, Ink)?], _ text: TerminalText, _ page: inout Page) {
    let digits = String(number)
    page.write("\(String(repeating: " ", count: max(0, gutter - digits.utf8.count)))\(digits)│", .frame)
    page.write(" ")
    for sign in margin {
      page.write(sign.map { TerminalText(visible: String($0.0)) } ?? " ", sign?.1 ?? .plain)
      page.write(" ")
    }
    page.write(text)
    page.endLine()
  }

  /// Writes a line of marks below the source.
  func marks(_ bars: [Ink?], _ row: Row, words: (text: TerminalText, ink: Ink)? = nil, _ page: inout Page) {
    page.write("\(blank)│", .frame)
    write(bars, &page)
    page.write(row)
    if let words { page.write(words.text, words.ink) }
    page.endLine()
  }

  /// Writes `  │ ╭────^`, the start or end inside a line of a mark that spans lines.
  func corner(
    _ corner: Unicode.Scalar, _ mark: Mark, _ column: Int, _ severity: Severity, _ bars: inout [Ink?], text: TerminalText,
    _ page: inout Page
  ) {
    guard let track = mark.track else { return }
    let ink = mark.ink(severity)
    var row = Row()
    for (index, bar) in bars.enumerated() {
      if let bar, index != track { row.draw("│", index * 2..<index * 2 + 1, bar) }
    }
    row.draw("─", track * 2 + 1..<tracks * 2 + column, ink)
    row.draw(corner, track * 2..<track * 2 + 1, ink)
    row.draw(mark.pointer, tracks * 2 + column..<tracks * 2 + column + 1, ink)
    page.write("\(blank)│", .frame)
    page.write(" ")
    page.write(row)
    if !text.isEmpty { page.write(" \(text)", ink) }
    page.endLine()
    bars[track] = corner == "╭" ? ink : nil
  }

  private func write(_ bars: [Ink?], _ page: inout Page) {
    page.write(" ")
    for bar in bars {
      page.write(bar == nil ? " " : "│", bar ?? .plain)
      page.write(" ")
    }
  }
}
