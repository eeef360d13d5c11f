/// The labels of cards and headings in a picture with regions. They show links between regions as text.
struct RegionLabels {
  let plan: PicturePlan
  /// The tabs that lead to any shared screen. The heading of the shared screens lists them, so their cards don't.
  let shared: [Int]
  private var outline: Outline { plan.outline }

  init(_ plan: PicturePlan) {
    self.plan = plan
    let units = plan.owners.units.filter { plan.owners.home[$0] == Owners.shared }
    shared = Set(units.flatMap { plan.numbers.reach[$0] ?? [] }).sorted()
  }

  /// Returns the label of a card: heading, guards, entry points, tabs that lead to it, and a row for every event with its pills.
  func card(_ element: Int) -> DotLabel {
    guard let card = outline.card(element) else { return .text(" ") }
    let look = DotStyle.look(card)
    var rows = head(card, element)
    var rules: Set<Int> = []
    if !card.rows.isEmpty, !rows.isEmpty { rules.insert(rows.count) }
    rows += events(card, element)
    let own = Pill.pills(plan.pills[element]?[nil] ?? [], plan)
    rows += own.map { [filled($0)] }
    if rows.isEmpty { rows.append([DotLabel.Cell([], [.text(" ")])]) }
    let attributes = [
      ("border", CardLabel.width(card)), ("cellborder", "0"), ("cellspacing", "2"), ("cellpadding", "2"),
      ("color", DotStyle.border(card.change, card.mark, look, isHighlighted: card.isHighlighted)), ("bgcolor", look.fill),
      ("style", look.style),
    ]
    return .table(attributes, rows, rules: rules)
  }

  private func head(_ card: Card, _ element: Int) -> [[DotLabel.Cell]] {
    var rows: [[DotLabel.Cell]] = []
    func add(_ content: [DotLabel], _ more: [(String, String)] = []) {
      rows.append([DotLabel.Cell([("align", "left"), ("colspan", "2")] + more, content)])
    }
    var title: [DotLabel] = card.title.isEmpty ? [] : [CardLabel.title(card.title, card.change)]
    if !card.note.isEmpty { title.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(card.note, to: 40))])) }
    let tabs = plan.numbers.number[element].map { [$0] } ?? reach(element)
    if !title.isEmpty { add(title + numbers(tabs)) }
    if let image = card.image { rows.append([image]) }
    if let start = plan.owners.starts[element] { rows.append([startCell(start, [("colspan", "2")])]) }
    for name in card.guards + (plan.owners.starts[element]?.guards ?? []) { add([CardLabel.lock(name)]) }
    if plan.owners.docked[element] == nil, let words = inFront(element) { add([words], [("bgcolor", "#fff6e6")]) }
    if let mark = card.mark {
      for line in mark.text.split(separator: "\n").prefix(3) {
        add([.color(CardLabel.color(mark), [.text(DotText.shortened(String(line)))])])
      }
    }
    let ways = plan.ways[element] ?? []
    for way in ways.prefix(ways.count == 5 ? 5 : 4) { add(words(way.row, way.kind), [("bgcolor", fill(way.row, way.kind))]) }
    if ways.count > 5 { add([.sized(9, DotStyle.link, [.text("and \(ways.count - 4) more")])], [("bgcolor", DotStyle.look(.route).fill)]) }
    if let back = origins(element, most: 3) { add([back]) }
    return rows
  }

  private func events(_ card: Card, _ element: Int) -> [[DotLabel.Cell]] {
    var rows: [[DotLabel.Cell]] = []
    let shown = card.rows.count > CardLabel.rowLimit + 1 ? CardLabel.rowLimit : card.rows.count
    func add(_ content: [DotLabel], _ links: [Int], _ port: String, _ ground: [(String, String)] = []) {
      let pills = Pill.pills(links, plan)
      if pills.isEmpty { rows.append([DotLabel.Cell([("align", "left"), ("colspan", "2"), ("port", port)] + ground, content)]) }
      for (index, pill) in pills.enumerated() {
        let text = DotLabel.Cell([("align", "left")] + ground, index == 0 ? content : [.text(" ")])
        rows.append([text, DotLabel.Cell(attributes(pill) + (index == 0 ? [("port", port)] : []), pill.label)])
      }
    }
    for (index, row) in card.rows.prefix(shown).enumerated() {
      add(CardLabel.content(row, to: 40), plan.pills[element]?[index] ?? [], CardLabel.port(index, of: card), CardLabel.ground(row))
    }
    if shown < card.rows.count {
      // The targets of omitted rows are still shown.
      let links = (shown..<card.rows.count).flatMap { plan.pills[element]?[$0] ?? [] }
      add([.color(DotStyle.grey, [.text("and \(card.rows.count - shown) more")])], links, CardLabel.port(shown, of: card))
    }
    return rows
  }

  /// Returns the heading of a group: start, number, title, guards, guarded content, entry points, origins, and diagnostics.
  func heading(_ element: Int) -> DotLabel {
    guard let group = outline.group(element) else { return .text(" ") }
    var cells: [DotLabel.Cell] = []
    if let start = plan.owners.starts[element] { cells.append(startCell(start)) }
    if let number = plan.numbers.number[element] {
      cells.append(DotLabel.Cell([("bgcolor", TabNumbers.color(number))], [.sized(9, "white", [.bold(" \(number) ")])]))
    }
    var title = [CardLabel.title(group.title, group.change, to: 40)]
    if !group.note.isEmpty { title.append(.color(DotStyle.grey, [.text("  " + DotText.shortened(group.note, to: 40))])) }
    if plan.owners.home[element] == element { title += numbers(reach(element)) }
    cells.append(DotLabel.Cell([("align", "left")], title))
    for name in group.guards + (plan.owners.starts[element]?.guards ?? []) { cells += RegionLabels.lock(name) }
    if let words = inFront(element) { cells.append(DotLabel.Cell([("style", "rounded"), ("bgcolor", "#fff6e6")], [words])) }
    for way in (plan.ways[element] ?? []).prefix(3) {
      cells.append(DotLabel.Cell([("style", "rounded"), ("bgcolor", fill(way.row, way.kind))], words(way.row, way.kind)))
    }
    cells += Pill.pills(plan.pills[element]?[nil] ?? [], plan).map { pill in
      DotLabel.Cell(attributes(pill), [.sized(9, pill.color, [.text("shows ")])] + pill.label)
    }
    if let back = origins(element, most: 3) { cells.append(DotLabel.Cell([], [back])) }
    var lines: [[DotLabel.Cell]] = [[DotLabel.Cell([("align", "left")], [table(cells)])]]
    for line in group.mark?.text.split(separator: "\n").prefix(3) ?? [] {
      let words = DotText.shortened(String(line))
      lines.append([DotLabel.Cell([("align", "left")], [.color(group.mark.map(CardLabel.color) ?? DotStyle.red, [.text(words)])])])
    }
    return lines.count == 1 ? table(cells) : .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "0")], lines)
  }

  var sharedHeading: DotLabel {
    let words: [DotLabel] = shared.isEmpty ? [] : [.color(DotStyle.grey, [.text("  reached from")])]
    let title = outline.diagram.isOverview ? "Reached from several" : PageBox.sharedTitle
    return table([DotLabel.Cell([("align", "left")], [.bold(title)] + words + numbers(shared))])
  }

  func partHeading(_ element: Int) -> DotLabel {
    table([
      DotLabel.Cell(
        [("align", "left")],
        [.bold(DotText.shortened(outline.title(element), to: 40)), .color(DotStyle.grey, [.text("  and what follows")])])
    ])
  }

  func namedHeading(_ name: String) -> DotLabel { table([DotLabel.Cell([("align", "left")], [.bold(DotText.shortened(name, to: 60))])]) }

  /// Returns a padlock and a name, with the width of the text.
  static func lock(_ name: String) -> [DotLabel.Cell] {
    [
      DotLabel.Cell([("width", "16"), ("height", "16"), ("fixedsize", "true")], [CardLabel.padlock]),
      DotLabel.Cell([("align", "left")], [.sized(9, DotStyle.amber, [.text(DotText.shortened(name, to: 40))])]),
    ]
  }

  /// Returns the tabs that lead to an element outside of them.
  func reach(_ element: Int) -> [Int] {
    guard let unit = outline.unit[element], unit == element, let home = plan.owners.home[unit] else { return [] }
    let tabs = plan.numbers.reach[unit] ?? []
    if home == Owners.shared { return tabs == shared ? [] : tabs }
    return home == unit && !plan.owners.isBase.contains(unit) ? tabs : []
  }

  private func table(_ cells: [DotLabel.Cell]) -> DotLabel {
    .table([("border", "0"), ("cellborder", "0"), ("cellspacing", "3"), ("cellpadding", "1")], [cells])
  }

  private func numbers(_ numbers: [Int]) -> [DotLabel] {
    numbers.prefix(12).map { .sized(9, TabNumbers.color($0), [.bold("  \($0)")]) }
  }

  private func startCell(_ start: Card, _ more: [(String, String)] = []) -> DotLabel.Cell {
    let words = start.change.sign + "start" + (start.note.isEmpty ? "" : " · " + DotText.shortened(start.note, to: 40))
    return DotLabel.Cell(
      [("align", "left"), ("style", "rounded"), ("bgcolor", start.change.map { DotStyle.look($0).border } ?? DotStyle.ink)] + more,
      [.sized(9, "white", [.text(" \(words) ")])])
  }

  /// Returns the names of the content that a guard flow guards: "guards Account, Checkout +2".
  private func inFront(_ element: Int) -> DotLabel? {
    guard let things = plan.owners.guarded[element] else { return nil }
    let words = things.prefix(3).map { outline.title($0) }.joined(separator: ", ")
    return .sized(9, DotStyle.amber, [.text("guards " + DotText.shortened(words, to: 48) + more(things.count - 3))])
  }

  private func attributes(_ pill: Pill) -> [(String, String)] { [("align", "left"), ("style", "rounded"), ("bgcolor", pill.fill)] }

  private func filled(_ pill: Pill) -> DotLabel.Cell { DotLabel.Cell(attributes(pill) + [("colspan", "2")], pill.label) }

  private func words(_ row: Card.Row, _ kind: Card.Kind) -> [DotLabel] {
    let color = kind == .route ? DotStyle.link : DotStyle.entry
    var label: [DotLabel] = [.sized(9, color, [CardLabel.marked(.text("→ " + DotText.shortened(row.text, to: 40)), row.change)])]
    if !row.note.isEmpty { label.append(.sized(9, DotStyle.grey, [.text("  " + DotText.shortened(row.note, to: 40))])) }
    for name in row.guards { label.append(.sized(9, DotStyle.amber, [.text("  requires " + DotText.shortened(name, to: 30))])) }
    return label
  }

  private func fill(_ row: Card.Row, _ kind: Card.Kind) -> String {
    row.isHighlighted ? DotStyle.highlightFill : row.change.map { DotStyle.look($0).fill } ?? DotStyle.look(kind).fill
  }

  /// Returns the origins of the pills that lead to an element: "← Cart, Product +2".
  private func origins(_ element: Int, most: Int) -> DotLabel? {
    var seen: Set<String> = []
    let origins = (plan.origins[element] ?? []).map { outline.title($0) }.filter { seen.insert($0).inserted }
    guard !origins.isEmpty else { return nil }
    let names = origins.prefix(most).joined(separator: ", ")
    return .sized(9, DotStyle.grey, [.text("← " + DotText.shortened(names, to: 44) + more(origins.count - most))])
  }

  private func more(_ count: Int) -> String { count > 0 ? " +\(count)" : "" }
}
