import NavGraphSyntax

/// The left side of a snippet: line numbers, vertical rules, and the bars of marks that span lines.
struct Frame {
  let gutter: Int
  let severity: Severity
  /// The bar in each column of the left margin, or nil while it's empty.
  var bars: [Ink?]

  private var blank: String { String(repeating: " ", count: gutter) }

  /// Writes `  ┌─ Shop.navgraph:41:27`.
  func heading(at place: TerminalText, to page: inout Page) {
    page.write("\(blank)┌─ ", in: .frame)
    page.write(place)
    page.endLine()
  }

  /// Writes `  │`.
  func rule(to page: inout Page) {
    page.write("\(blank)│", in: .frame)
    page.endLine()
  }

  /// Writes `  ·`, which represents omitted lines.
  func skip(to page: inout Page) {
    page.write("\(blank)·", in: .frame)
    writeBars(to: &page)
    page.endLine()
  }

  /// Writes `41│   on signIn`.
  func source(number: Int, margin: [(Unicode.Scalar, Ink)?], text: TerminalText, to page: inout Page) {
    let digits = String(number)
    page.write("\(String(repeating: " ", count: max(0, gutter - digits.utf8.count)))\(digits)│", in: .frame)
    page.write(" ")
    for sign in margin {
      page.write(sign.map { TerminalText(visible: String($0.0)) } ?? " ", in: sign?.1 ?? .plain)
      page.write(" ")
    }
    page.write(text)
    page.endLine()
  }

  /// Writes a line of marks below the source.
  func marks(_ row: Row, words: (text: TerminalText, ink: Ink)? = nil, to page: inout Page) {
    page.write("\(blank)│", in: .frame)
    writeBars(to: &page)
    page.write(row)
    if let words { page.write(words.text, in: words.ink) }
    page.endLine()
  }

  /// Writes `  │ ╭────^`, the start or end inside a line of a mark that spans lines.
  mutating func corner(_ corner: Unicode.Scalar, of mark: Mark, at column: Int, text: TerminalText, to page: inout Page) {
    guard let track = mark.track else { return }
    let ink = mark.ink(for: severity)
    let tracks = bars.count
    var row = Row()
    for (index, bar) in bars.enumerated() {
      if let bar, index != track { row.draw("│", at: index * 2..<index * 2 + 1, in: bar) }
    }
    row.draw("─", at: track * 2 + 1..<tracks * 2 + column, in: ink)
    row.draw(corner, at: track * 2..<track * 2 + 1, in: ink)
    row.draw(mark.pointer, at: tracks * 2 + column..<tracks * 2 + column + 1, in: ink)
    page.write("\(blank)│", in: .frame)
    page.write(" ")
    page.write(row)
    if !text.isEmpty { page.write(" \(text)", in: ink) }
    page.endLine()
    bars[track] = corner == "╭" ? ink : nil
  }

  private func writeBars(to page: inout Page) {
    page.write(" ")
    for bar in bars {
      page.write(bar == nil ? " " : "│", in: bar ?? .plain)
      page.write(" ")
    }
  }
}
