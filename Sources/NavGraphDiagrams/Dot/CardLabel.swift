import NavGraphSyntax

/// The label of a card: a heading, locks, and a row for every event.
enum CardLabel {
  /// A card with more rows says how many it leaves out.
  static let rowLimit = 24

  /// The port at which the arrows of a row begin; the rows that are left out share the last one.
  static func port(_ row: Int, of card: Card) -> String {
    "r\(card.rows.count > rowLimit + 1 ? min(row, rowLimit) : row)"
  }

  static func label(_ card: Card) -> DotLabel {
    let look = DotStyle.look(card)
    let border = DotStyle.border(card.change, card.mark, look, isHighlighted: card.isHighlighted)
    var rows: [[DotLabel.Cell]] = []
    if !card.title.isEmpty { rows.append([DotLabel.Cell([("align", "left")], [heading(card.title, card.note, [], card.change)])]) }
    if let image = card.image { rows.append([image]) }
    for name in card.guards { rows.append([DotLabel.Cell([("align", "left")], [lock(name)])]) }
    if let mark = card.mark {
      for line in mark.text.split(separator: "\n").prefix(3) {
        rows.append([DotLabel.Cell([("align", "left")], [.color(color(mark), [.text(DotText.shortened(String(line)))])])])
      }
    }
    var rules: Set<Int> = []
    if !rows.isEmpty, !card.rows.isEmpty { rules.insert(rows.count) }
    for (index, row) in card.rows.enumerated() {
      let port = ("port", port(index, of: card))
      guard index < rowLimit || card.rows.count == rowLimit + 1 else {
        rows.append([DotLabel.Cell([("align", "left"), port], [.color(DotStyle.grey, [.text("and \(card.rows.count - rowLimit) more")])])])
        break
      }
      rows.append([DotLabel.Cell([("align", "left"), port] + ground(row), content(row))])
    }
    if rows.isEmpty { rows.append([DotLabel.Cell([], [.text(" ")])]) }
    let attributes = [
      ("border", width(card)), ("cellborder", "0"), ("cellspacing", "0"),
      ("cellpadding", card.isWay ? "3" : "4"), ("color", border), ("bgcolor", look.fill),
      ("style", look.style),
    ]
    return .table(attributes, rows, rules: rules)
  }

  /// How thick the frame of a card is.
  static func width(_ card: Card) -> String {
    card.isHighlighted ? "3" : card.change != nil || card.mark != nil || card.kind == .root ? "2" : "1"
  }

  /// The ground of a row that the author asks to see.
  static func ground(_ row: Card.Row) -> [(String, String)] { row.isHighlighted ? [("bgcolor", DotStyle.highlightFill)] : [] }

  /// A row's name in the color of its change, its note, and the guards that it requires. `count`: the most characters of the name.
  static func content(_ row: Card.Row, to count: Int = 60) -> [DotLabel] {
    var content = [marked(.text(DotText.shortened(row.text, to: count)), row.change)]
    if !row.note.isEmpty { content.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(row.note, to: 48))])) }
    for name in row.guards { content += [.text("  "), .color(DotStyle.amber, [.text("requires " + name)])] }
    return content
  }

  /// A bold title, painted as different.
  static func title(_ title: String, _ change: Change?, to count: Int = 60) -> DotLabel {
    marked(.bold(DotText.shortened(title, to: count)), change)
  }

  /// Words behind their sign, in the colour of a difference; what is gone has a line through it.
  static func marked(_ text: DotLabel, _ change: Change?) -> DotLabel {
    guard let change else { return text }
    return .color(DotStyle.ink(change), [.bold(change.sign), change == .removed ? .struck([text]) : text])
  }

  /// Bold title, grey note, locks.
  static func heading(_ title: String, _ note: String, _ guards: [String], _ change: Change? = nil) -> DotLabel {
    var parts = [self.title(title, change)]
    if !note.isEmpty { parts.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(note))])) }
    guard !guards.isEmpty else { return .row(parts) }
    let cells = [DotLabel.Cell([], parts)] + guards.map { DotLabel.Cell([], [lock($0)]) }
    return .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "2")], [cells])
  }

  /// A padlock, drawn: few machines have a font with one. Graphviz wants every size told, and aborts where one is too small.
  static func lock(_ name: String) -> DotLabel {
    let name = DotText.shortened(name)
    let width = 26 + 8 * name.unicodeScalars.count
    return .table(
      flat + [("width", "\(width)"), ("height", "16"), ("align", "left")],
      [
        [
          DotLabel.Cell([("width", "14"), ("height", "14"), ("fixedsize", "true")], [padlock]),
          DotLabel.Cell([("align", "left")], [.color(DotStyle.amber, [.text(" " + name)])]),
        ]
      ])
  }

  private static let flat = [("border", "0"), ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "0"), ("fixedsize", "true")]

  static var padlock: DotLabel {
    func cell(_ width: Int, _ height: Int, _ attributes: [(String, String)] = []) -> DotLabel.Cell {
      DotLabel.Cell([("width", "\(width)"), ("height", "\(height)"), ("fixedsize", "true")] + attributes, [.tiny])
    }
    let shackle = cell(6, 4, [("border", "1"), ("sides", "LTR"), ("color", DotStyle.amber)])
    let body = cell(10, 7, [("colspan", "3"), ("bgcolor", DotStyle.amber)])
    return .table(flat + [("width", "12"), ("height", "12")], [[cell(2, 4), shackle, cell(2, 4)], [body]])
  }

  static func color(_ mark: Mark) -> String { mark.severity == .error ? DotStyle.red : DotStyle.orange }
}
