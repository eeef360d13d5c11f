import NavGraphSyntax

/// The label of a card: a heading, guards, and a row for every event.
enum CardLabel {
  /// The maximum number of rows. A card with more shows the number of omitted rows.
  static let rowLimit = 24

  /// Returns the port at which the arrows of a row begin. Omitted rows share the last port.
  static func port(at row: Int, of card: Card) -> String {
    "r\(card.rows.count > rowLimit + 1 ? min(row, rowLimit) : row)"
  }

  static func label(of card: Card) -> DotLabel {
    let look = DotStyle.look(of: card)
    let border = DotStyle.border(change: card.change, mark: card.mark, look: look, isHighlighted: card.isHighlighted)
    var rows: [[DotLabel.Cell]] = []
    if !card.title.isEmpty {
      rows.append([
        DotLabel.Cell(attributes: [("align", "left")], content: [heading(card.title, note: card.note, guards: [], change: card.change)])
      ])
    }
    if let image = card.image { rows.append([image]) }
    for name in card.guards { rows.append([DotLabel.Cell(attributes: [("align", "left")], content: [lock(named: name)])]) }
    if let mark = card.mark {
      for line in mark.text.split(separator: "\n").prefix(3) {
        rows.append([
          DotLabel.Cell(attributes: [("align", "left")], content: [.color(color(of: mark), [.text(DotText.shortened(String(line)))])])
        ])
      }
    }
    var rules: Set<Int> = []
    if !rows.isEmpty, !card.rows.isEmpty { rules.insert(rows.count) }
    for (index, row) in card.rows.enumerated() {
      let port = ("port", port(at: index, of: card))
      guard index < rowLimit || card.rows.count == rowLimit + 1 else {
        rows.append([
          DotLabel.Cell(
            attributes: [("align", "left"), port], content: [.color(DotStyle.grey, [.text("and \(card.rows.count - rowLimit) more")])])
        ])
        break
      }
      rows.append([DotLabel.Cell(attributes: [("align", "left"), port] + ground(of: row), content: content(of: row))])
    }
    if rows.isEmpty { rows.append([DotLabel.Cell(attributes: [], content: [.text(" ")])]) }
    let attributes = [
      ("border", width(of: card)), ("cellborder", "0"), ("cellspacing", "0"),
      ("cellpadding", card.isWay ? "3" : "4"), ("color", border), ("bgcolor", look.fill),
      ("style", look.style),
    ]
    return .table(attributes, rows, rules: rules)
  }

  static func width(of card: Card) -> String {
    card.isHighlighted ? "3" : card.change != nil || card.mark != nil || card.kind == .root ? "2" : "1"
  }

  static func ground(of row: Card.Row) -> [(String, String)] { row.isHighlighted ? [("bgcolor", DotStyle.highlightFill)] : [] }

  /// Returns a row's name in the color of its change, its note, and its guards. `count` is the maximum length of the name.
  static func content(of row: Card.Row, to count: Int = 60) -> [DotLabel] {
    var content = [marked(.text(DotText.shortened(row.text, to: count)), by: row.change)]
    if !row.note.isEmpty { content.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(row.note, to: 48))])) }
    for name in row.guards { content += [.text("  "), .color(DotStyle.amber, [.text("requires " + name)])] }
    return content
  }

  static func title(_ title: String, change: Change?, to count: Int = 60) -> DotLabel {
    marked(.bold(DotText.shortened(title, to: count)), by: change)
  }

  /// Returns a text after its sign, in the color of the change. A removed text is struck through.
  static func marked(_ text: DotLabel, by change: Change?) -> DotLabel {
    guard let change else { return text }
    return .color(DotStyle.ink(for: change), [.bold(change.sign), change == .removed ? .struck([text]) : text])
  }

  /// Returns a heading: the title in bold, the note in gray, and the guards.
  static func heading(_ title: String, note: String, guards: [String], change: Change? = nil) -> DotLabel {
    var parts = [self.title(title, change: change)]
    if !note.isEmpty { parts.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(note))])) }
    guard !guards.isEmpty else { return .row(parts) }
    let cells = [DotLabel.Cell(attributes: [], content: parts)] + guards.map { DotLabel.Cell(attributes: [], content: [lock(named: $0)]) }
    return .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "2")], [cells])
  }

  /// Returns a drawn padlock, because few fonts have one, and the name. Graphviz requires every size, and aborts if one is too small.
  static func lock(named name: String) -> DotLabel {
    let name = DotText.shortened(name)
    let width = 26 + 8 * name.unicodeScalars.count
    return .table(
      flat + [("width", "\(width)"), ("height", "16"), ("align", "left")],
      [
        [
          DotLabel.Cell(attributes: [("width", "14"), ("height", "14"), ("fixedsize", "true")], content: [padlock]),
          DotLabel.Cell(attributes: [("align", "left")], content: [.color(DotStyle.amber, [.text(" " + name)])]),
        ]
      ])
  }

  private static let flat = [("border", "0"), ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "0"), ("fixedsize", "true")]

  static var padlock: DotLabel {
    func cell(width: Int, height: Int, attributes: [(String, String)] = []) -> DotLabel.Cell {
      DotLabel.Cell(attributes: [("width", "\(width)"), ("height", "\(height)"), ("fixedsize", "true")] + attributes, content: [.tiny])
    }
    let shackle = cell(width: 6, height: 4, attributes: [("border", "1"), ("sides", "LTR"), ("color", DotStyle.amber)])
    let body = cell(width: 10, height: 7, attributes: [("colspan", "3"), ("bgcolor", DotStyle.amber)])
    return .table(flat + [("width", "12"), ("height", "12")], [[cell(width: 2, height: 4), shackle, cell(width: 2, height: 4)], [body]])
  }

  static func color(of mark: Mark) -> String { mark.severity == .error ? DotStyle.red : DotStyle.orange }
}
