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
  init(of diagram: Diagram) {
    addLinks(Set(diagram.links.map(\.kind)))
    addChanges(diagram)
    addExternal(diagram)
  }

  /// Creates the legend of a page with regions.
  init(of plan: PicturePlan) {
    let diagram = plan.diagram
    addLinks(Set(diagram.links.map(\.kind)).subtracting([.way]))
    let ways = Set(plan.ways.values.joined().map(\.kind))
    if ways.contains(.route) { add("→", words: "/link", color: DotStyle.link) }
    if ways.contains(.entry) { add("→", words: "entry", color: DotStyle.entry) }
    addChanges(diagram)
    if diagram.cards.contains(where: { $0.kind == .root }) {
      add(Legend.box(color: "#2563c9", fill: "white", width: 2), words: "shown first")
    }
    addExternal(diagram)
    if diagram.cards.contains(where: { $0.kind == .alert }) { add(Legend.box(color: "#d97706", fill: "#fff8ea", width: 1), words: "alert") }
    let isGuarded = diagram.cards.contains { card in !card.guards.isEmpty || card.rows.contains { !$0.guards.isEmpty } }
    if isGuarded || diagram.groups.contains(where: { !$0.guards.isEmpty }) {
      add(DotLabel.Cell(attributes: [], content: [CardLabel.padlock]), words: "requires this guard", color: DotStyle.amber)
    }
    if plan.regions.contains(where: { !$0.docks.isEmpty }) { add("⊢", words: "guard flow", color: DotStyle.amber) }
    if !plan.numbers.number.isEmpty {
      let numbers = (1...min(3, plan.numbers.number.count)).map { DotLabel.sized(9, TabNumbers.color(of: $0), [.bold("\($0) ")]) }
      add(DotLabel.Cell(attributes: [], content: numbers), words: "reached from these tabs")
    }
    if !plan.origins.isEmpty { add("←", words: "reached from these screens", color: "#5b6474") }
    let marks = Set((diagram.cards.map(\.mark) + diagram.groups.map(\.mark)).compactMap { $0.map(CardLabel.color) })
    if marks.contains(DotStyle.red) { add(Legend.box(color: DotStyle.red, fill: "white", width: 2), words: "error", color: DotStyle.red) }
    if marks.contains(DotStyle.orange) {
      add(Legend.box(color: DotStyle.orange, fill: "white", width: 2), words: "warning", color: DotStyle.orange)
    }
  }

  /// Returns the table with `count` pairs of columns.
  func table(columns count: Int) -> DotLabel {
    let rows = stride(from: 0, to: entries.count, by: count).map { start in
      entries[start..<min(start + count, entries.count)].flatMap { entry in
        [
          entry.sign,
          DotLabel.Cell(attributes: [("align", "left")], content: [.sized(9, entry.color, [.text(entry.words + "\u{A0}\u{A0}")])]),
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
    for row in DotStyle.legend where kinds.contains(row.kind) { add(row.sign, words: row.words, color: row.color) }
  }

  private mutating func addChanges(_ diagram: Diagram) {
    let changes = diagram.changeKinds
    for (change, words) in DotStyle.comparison where changes.contains(change) {
      add(String(change.sign.prefix(1)), words: words, color: DotStyle.ink(for: change))
    }
    if !diagram.highlights.isEmpty {
      add(
        Legend.box(color: DotStyle.highlight, fill: DotStyle.highlightFill, width: 2), words: diagram.highlightLegend,
        color: DotStyle.highlight)
    }
  }

  private mutating func addExternal(_ diagram: Diagram) {
    if let words = diagram.externalWords { add(Legend.box(color: DotStyle.line, fill: "#f3f5f9", width: 1), words: words) }
  }

  private mutating func add(_ sign: String, words: String, color: String) {
    add(DotLabel.Cell(attributes: [], content: [.sized(11, color, [.text(sign)])]), words: words, color: color)
  }

  private mutating func add(_ sign: DotLabel.Cell, words: String, color: String = "#5b6474") {
    entries.append(Entry(sign: sign, words: words, color: color))
  }

  /// Returns a small card with the border of the cards that it explains.
  private static func box(color: String, fill: String, width: Int) -> DotLabel.Cell {
    let box: [(String, String)] = [
      ("border", "\(width)"), ("cellborder", "0"), ("cellspacing", "0"), ("cellpadding", "0"), ("color", color), ("bgcolor", fill),
      ("style", "rounded"), ("width", "18"), ("height", "11"), ("fixedsize", "true"),
    ]
    return DotLabel.Cell(attributes: [], content: [.table(box, [[DotLabel.Cell(attributes: [], content: [.tiny])]])])
  }
}
