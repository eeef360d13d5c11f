/// The legend of a picture: a table of the signs in it and their meanings.
struct Legend {
  /// A sign and its meaning.
  private struct Entry {
    var sign: DotLabel.Cell
    var words: String
    var color: String
  }

  /// The numbers of columns that a layout can choose.
  static let columns = [6, 4, 3, 2]

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Creates the legend of a single graph: arrows, changes, and highlights.
  init(_ diagram: Diagram) {
    addLinks(Set(diagram.links.map(\.kind)))
    addChanges(diagram)
    addExternal(diagram)
  }

  /// Creates the legend of a page with regions.
  init(_ plan: PicturePlan) {
    let diagram = plan.diagram
    addLinks(Set(diagram.links.map(\.kind)).subtracting([.way]))
    let ways = Set(plan.ways.values.joined().map(\.kind))
    if ways.contains(.route) { add("→", "/link", DotStyle.link) }
    if ways.contains(.entry) { add("→", "entry", DotStyle.entry) }
    addChanges(diagram)
    if diagram.cards.contains(where: { $0.kind == .root }) { add(Legend.box("#2563c9", "white", 2), "shown first") }
    addExternal(diagram)
    if diagram.cards.contains(where: { $0.kind == .alert }) { add(Legend.box("#d97706", "#fff8ea", 1), "alert") }
    let isGuarded = diagram.cards.contains { card in !card.guards.isEmpty || card.rows.contains { !$0.guards.isEmpty } }
    if isGuarded || diagram.groups.contains(where: { !$0.guards.isEmpty }) {
      add(DotLabel.Cell([], [CardLabel.padlock]), "requires this guard", DotStyle.amber)
    }
    if plan.regions.contains(where: { !$0.docks.isEmpty }) { add("⊢", "guard flow", DotStyle.amber) }
    if !plan.numbers.number.isEmpty {
      let numbers = (1...min(3, plan.numbers.number.count)).map { DotLabel.sized(9, TabNumbers.color($0), [.bold("\($0) ")]) }
      add(DotLabel.Cell([], numbers), "reached from these tabs")
    }
    if !plan.origins.isEmpty { add("←", "reached from these screens", "#5b6474") }
    let marks = Set((diagram.cards.map(\.mark) + diagram.groups.map(\.mark)).compactMap { $0.map(CardLabel.color) })
    if marks.contains(DotStyle.red) { add(Legend.box(DotStyle.red, "white", 2), "error", DotStyle.red) }
    if marks.contains(DotStyle.orange) { add(Legend.box(DotStyle.orange, "white", 2), "warning", DotStyle.orange) }
  }

  /// Returns the table with `count` pairs of columns.
  func table(columns count: Int) -> DotLabel {
    let rows = stride(from: 0, to: entries.count, by: count).map { start in
      entries[start..<min(start + count, entries.count)].flatMap { entry in
        [
          entry.sign,
          DotLabel.Cell([("align", "left")], [.sized(9, entry.color, [.text(entry.words + "\u{A0}\u{A0}")])]),
        ]
      }
    }
    return .table(
      [
        ("border", "1"), ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "3"), ("color", "#c7cedb"), ("bgcolor", "white"),
        ("style", "rounded"),
      ], rows, rules: Set(rows.indices.dropFirst()))
  }

  private mutating func addLinks(_ kinds: Set<Link.Kind>) {
    for row in DotStyle.legend where kinds.contains(row.kind) { add(row.sign, row.words, row.color) }
  }

  private mutating func addChanges(_ diagram: Diagram) {
    let changes = diagram.changeKinds
    for (change, words) in DotStyle.comparison where changes.contains(change) {
      add(String(change.sign.prefix(1)), words, DotStyle.ink(change))
    }
    if !diagram.highlights.isEmpty {
      add(Legend.box(DotStyle.highlight, DotStyle.highlightFill, 2), diagram.highlightWords, DotStyle.highlight)
    }
  }

  private mutating func addExternal(_ diagram: Diagram) {
    if let words = diagram.externalWords { add(Legend.box(DotStyle.line, "#f3f5f9", 1), words) }
  }

  private mutating func add(_ sign: String, _ words: String, _ color: String) {
    add(DotLabel.Cell([], [.sized(11, color, [.text(sign)])]), words, color)
  }

  private mutating func add(_ sign: DotLabel.Cell, _ words: String, _ color: String = "#5b6474") {
    entries.append(Entry(sign: sign, words: words, color: color))
  }

  /// Returns a small card with the border of the cards that it explains.
  private static func box(_ color: String, _ fill: String, _ width: Int) -> DotLabel.Cell {
    let box: [(String, String)] = [
      ("border", "\(width)"), ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "0"), ("color", color), ("bgcolor", fill),
      ("style", "rounded"), ("width", "18"), ("height", "11"), ("fixedsize", "true"),
    ]
    return DotLabel.Cell([], [.table(box, [[DotLabel.Cell([], [.tiny])]])])
  }
}
