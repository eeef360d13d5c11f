/// The labels of cards and headings in a picture with regions. They show links between regions as text.
struct RegionLabels {
  let plan: PicturePlan
  /// The tabs that lead to any shared screen. The heading of the shared screens lists them, so their cards don't.
  let shared: [Int]
  private var outline: Outline { plan.outline }

  init(for plan: PicturePlan) {
    self.plan = plan
    let units = plan.owners.units.filter { plan.owners.home[$0] == Owners.shared }
    shared = Set(units.flatMap { plan.numbers.reach[$0] ?? [] }).sorted()
  }

  /// Returns the label of a card: heading, guards, entry points, tabs that lead to it, and a row for every event with its pills.
  func card(for element: Int) -> DotLabel {
    guard let card = outline.card(of: element) else { return .text(" ") }
    let look = DotStyle.look(of: card)
    var rows = head(of: card, element: element)
    var rules: Set<Int> = []
    if !card.rows.isEmpty, !rows.isEmpty { rules.insert(rows.count) }
    rows += events(of: card, element: element)
    let own = Pill.pills(for: plan.pills[element]?[nil] ?? [], in: plan)
    rows += own.map { [filled($0)] }
    if rows.isEmpty { rows.append([DotLabel.Cell(attributes: [], content: [.text(" ")])]) }
    let attributes = [
      ("border", CardLabel.width(of: card)), ("cellborder", "0"), ("cellspacing", "2"), ("cellpadding", "2"),
      ("color", DotStyle.border(change: card.change, mark: card.mark, look: look, isHighlighted: card.isHighlighted)),
      ("bgcolor", look.fill),
      ("style", look.style),
    ]
    return .table(attributes, rows, rules: rules)
  }

  private func head(of card: Card, element: Int) -> [[DotLabel.Cell]] {
    var rows: [[DotLabel.Cell]] = []
    func add(_ content: [DotLabel], with more: [(String, String)] = []) {
      rows.append([DotLabel.Cell(attributes: [("align", "left"), ("colspan", "2")] + more, content: content)])
    }
    var title: [DotLabel] = card.title.isEmpty ? [] : [CardLabel.title(card.title, change: card.change)]
    if !card.note.isEmpty { title.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(card.note, to: 40))])) }
    let tabs = plan.numbers.number[element].map { [$0] } ?? reach(of: element)
    if !title.isEmpty { add(title + numbers(for: tabs)) }
    if let image = card.image { rows.append([image]) }
    if let start = plan.owners.starts[element] { rows.append([startCell(for: start, with: [("colspan", "2")])]) }
    for name in card.guards + (plan.owners.starts[element]?.guards ?? []) { add([CardLabel.lock(named: name)]) }
    if plan.owners.docked[element] == nil, let words = inFront(of: element) { add([words], with: [("bgcolor", "#fff6e6")]) }
    if let mark = card.mark {
      for line in mark.text.split(separator: "\n").prefix(3) {
        add([.color(CardLabel.color(of: mark), [.text(DotText.shortened(String(line)))])])
      }
    }
    let ways = plan.ways[element] ?? []
    for way in ways.prefix(ways.count == 5 ? 5 : 4) {
      add(words(of: way.row, kind: way.kind), with: [("bgcolor", fill(of: way.row, kind: way.kind))])
    }
    if ways.count > 5 {
      add([.sized(9, DotStyle.link, [.text("and \(ways.count - 4) more")])], with: [("bgcolor", DotStyle.look(of: .route).fill)])
    }
    if let back = origins(of: element, most: 3) { add([back]) }
    return rows
  }

  private func events(of card: Card, element: Int) -> [[DotLabel.Cell]] {
    var rows: [[DotLabel.Cell]] = []
    let shown = card.rows.count > CardLabel.rowLimit + 1 ? CardLabel.rowLimit : card.rows.count
    func add(_ content: [DotLabel], links: [Int], port: String, ground: [(String, String)] = []) {
      let pills = Pill.pills(for: links, in: plan)
      if pills.isEmpty {
        rows.append([DotLabel.Cell(attributes: [("align", "left"), ("colspan", "2"), ("port", port)] + ground, content: content)])
      }
      for (index, pill) in pills.enumerated() {
        let text = DotLabel.Cell(attributes: [("align", "left")] + ground, content: index == 0 ? content : [.text(" ")])
        rows.append([text, DotLabel.Cell(attributes: attributes(of: pill) + (index == 0 ? [("port", port)] : []), content: pill.label)])
      }
    }
    for (index, row) in card.rows.prefix(shown).enumerated() {
      add(
        CardLabel.content(of: row, to: 40), links: plan.pills[element]?[index] ?? [], port: CardLabel.port(at: index, of: card),
        ground: CardLabel.ground(of: row))
    }
    if shown < card.rows.count {
      // The targets of omitted rows are still shown.
      let links = (shown..<card.rows.count).flatMap { plan.pills[element]?[$0] ?? [] }
      add([.color(DotStyle.grey, [.text("and \(card.rows.count - shown) more")])], links: links, port: CardLabel.port(at: shown, of: card))
    }
    return rows
  }

  /// Returns the heading of a group: start, number, title, guards, guarded content, entry points, origins, and diagnostics.
  func heading(of element: Int) -> DotLabel {
    guard let group = outline.group(of: element) else { return .text(" ") }
    var cells: [DotLabel.Cell] = []
    if let start = plan.owners.starts[element] { cells.append(startCell(for: start)) }
    if let number = plan.numbers.number[element] {
      cells.append(
        DotLabel.Cell(attributes: [("bgcolor", TabNumbers.color(of: number))], content: [.sized(9, "white", [.bold(" \(number) ")])]))
    }
    var title = [CardLabel.title(group.title, change: group.change, to: 40)]
    if !group.note.isEmpty { title.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(group.note, to: 40))])) }
    if plan.owners.home[element] == element { title += numbers(for: reach(of: element)) }
    cells.append(DotLabel.Cell(attributes: [("align", "left")], content: title))
    for name in group.guards + (plan.owners.starts[element]?.guards ?? []) { cells += RegionLabels.lock(named: name) }
    if let words = inFront(of: element) {
      cells.append(DotLabel.Cell(attributes: [("style", "rounded"), ("bgcolor", "#fff6e6")], content: [words]))
    }
    for way in (plan.ways[element] ?? []).prefix(3) {
      cells.append(
        DotLabel.Cell(
          attributes: [("style", "rounded"), ("bgcolor", fill(of: way.row, kind: way.kind))], content: words(of: way.row, kind: way.kind)))
    }
    cells += Pill.pills(for: plan.pills[element]?[nil] ?? [], in: plan).map { pill in
      DotLabel.Cell(attributes: attributes(of: pill), content: [.sized(9, pill.color, [.text("shows ")])] + pill.label)
    }
    if let back = origins(of: element, most: 3) { cells.append(DotLabel.Cell(attributes: [], content: [back])) }
    var lines: [[DotLabel.Cell]] = [[DotLabel.Cell(attributes: [("align", "left")], content: [table(of: cells)])]]
    for line in group.mark?.text.split(separator: "\n").prefix(3) ?? [] {
      let words = DotText.shortened(String(line))
      lines.append([
        DotLabel.Cell(attributes: [("align", "left")], content: [.color(group.mark.map(CardLabel.color) ?? DotStyle.red, [.text(words)])])
      ])
    }
    return lines.count == 1 ? table(of: cells) : .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "0")], lines)
  }

  var sharedHeading: DotLabel {
    let words: [DotLabel] = shared.isEmpty ? [] : [.color(DotStyle.grey, [.text("  reached from")])]
    let title = outline.diagram.isOverview ? "Reached from several" : PageBox.sharedTitle
    return table(of: [DotLabel.Cell(attributes: [("align", "left")], content: [.bold(title)] + words + numbers(for: shared))])
  }

  func partHeading(of element: Int) -> DotLabel {
    table(of: [
      DotLabel.Cell(
        attributes: [("align", "left")],
        content: [.bold(DotText.shortened(outline.title(of: element), to: 40)), .color(DotStyle.grey, [.text("  and what follows")])])
    ])
  }

  func namedHeading(for name: String) -> DotLabel {
    table(of: [DotLabel.Cell(attributes: [("align", "left")], content: [.bold(DotText.shortened(name, to: 60))])])
  }

  /// Returns a padlock and a name, with the width of the text.
  static func lock(named name: String) -> [DotLabel.Cell] {
    [
      DotLabel.Cell(attributes: [("width", "16"), ("height", "16"), ("fixedsize", "true")], content: [CardLabel.padlock]),
      DotLabel.Cell(attributes: [("align", "left")], content: [.sized(9, DotStyle.amber, [.text(DotText.shortened(name, to: 40))])]),
    ]
  }

  /// Returns the tabs that lead to an element outside of them.
  func reach(of element: Int) -> [Int] {
    guard let unit = outline.unit[element], unit == element, let home = plan.owners.home[unit] else { return [] }
    let tabs = plan.numbers.reach[unit] ?? []
    if home == Owners.shared { return tabs == shared ? [] : tabs }
    return home == unit && !plan.owners.isBase.contains(unit) ? tabs : []
  }

  private func table(of cells: [DotLabel.Cell]) -> DotLabel {
    .table([("border", "0"), ("cellborder", "0"), ("cellspacing", "3"), ("cellpadding", "1")], [cells])
  }

  private func numbers(for numbers: [Int]) -> [DotLabel] {
    numbers.prefix(12).map { .sized(9, TabNumbers.color(of: $0), [.bold("  \($0)")]) }
  }

  private func startCell(for start: Card, with more: [(String, String)] = []) -> DotLabel.Cell {
    let words = start.change.sign + "start" + (start.note.isEmpty ? "" : " · " + DotText.shortened(start.note, to: 40))
    return DotLabel.Cell(
      attributes: [("align", "left"), ("style", "rounded"), ("bgcolor", start.change.map { DotStyle.look(of: $0).border } ?? DotStyle.ink)]
        + more,
      content: [.sized(9, "white", [.text(" \(words) ")])])
  }

  /// Returns the names of the content that a guard flow guards: "guards Account, Checkout +2".
  private func inFront(of element: Int) -> DotLabel? {
    guard let things = plan.owners.guarded[element] else { return nil }
    let words = things.prefix(3).map { outline.title(of: $0) }.joined(separator: ", ")
    return .sized(9, DotStyle.amber, [.text("guards " + DotText.shortened(words, to: 48) + more(things.count - 3))])
  }

  private func attributes(of pill: Pill) -> [(String, String)] { [("align", "left"), ("style", "rounded"), ("bgcolor", pill.fill)] }

  private func filled(_ pill: Pill) -> DotLabel.Cell {
    DotLabel.Cell(attributes: attributes(of: pill) + [("colspan", "2")], content: pill.label)
  }

  private func words(of row: Card.Row, kind: Card.Kind) -> [DotLabel] {
    let color = kind == .route ? DotStyle.link : DotStyle.entry
    var label: [DotLabel] = [.sized(9, color, [CardLabel.marked(.text("→ " + DotText.shortened(row.text, to: 40)), by: row.change)])]
    if !row.note.isEmpty { label.append(.sized(9, DotStyle.grey, [.text("  " + DotText.shortened(row.note, to: 40))])) }
    for name in row.guards { label.append(.sized(9, DotStyle.amber, [.text("  requires " + DotText.shortened(name, to: 30))])) }
    return label
  }

  private func fill(of row: Card.Row, kind: Card.Kind) -> String {
    row.isHighlighted ? DotStyle.highlightFill : row.change.map { DotStyle.look(of: $0).fill } ?? DotStyle.look(of: kind).fill
  }

  /// Returns the origins of the pills that lead to an element: "← Cart, Product +2".
  private func origins(of element: Int, most: Int) -> DotLabel? {
    var seen: Set<String> = []
    let origins = (plan.origins[element] ?? []).map { outline.title(of: $0) }.filter { seen.insert($0).inserted }
    guard !origins.isEmpty else { return nil }
    let names = origins.prefix(most).joined(separator: ", ")
    return .sized(9, DotStyle.grey, [.text("← " + DotText.shortened(names, to: 44) + more(origins.count - most))])
  }

  private func more(_ count: Int) -> String { count > 0 ? " +\(count)" : "" }
}
