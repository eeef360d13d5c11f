/// Creates a graph of a region, for which `dot` computes sizes, positions, and lines. The style is applied when the page is rendered.
struct RegionGraph {
  let plan: PicturePlan
  let labels: RegionLabels
  let region: Region
  let variant: RegionVariant
  private var outline: Outline { plan.outline }
  private var diagram: Diagram { plan.diagram }
  /// The cards that only one column of a split leads to, which are drawn in that column.
  private var lodgers: [Int: [Int]] = [:]

  init(plan: PicturePlan, labels: RegionLabels, region: Region, variant: RegionVariant) {
    self.plan = plan
    self.labels = labels
    self.region = region
    self.variant = variant
    guard case .element(let head) = region.head, outline.group(of: head)?.kind == .split else { return }
    var columns: [Int: Set<Int?>] = [:]
    for line in region.lines {
      let link = diagram.links[line]
      columns[outline.element(of: link.to), default: []].insert(column(of: outline.element(of: link.from)))
    }
    for element in region.elements where element >= outline.groupCount {
      if let only = columns[element], only.count == 1, let column = only.first.flatMap({ $0 }) {
        lodgers[column, default: []].append(element)
      }
    }
  }

  private func column(of element: Int) -> Int? {
    var next = outline.parent[element]
    while let group = next {
      if outline.group(of: group)?.kind == .column { return group }
      next = outline.parent[group]
    }
    return nil
  }

  var graph: DotGraph {
    var graph = DotGraph(name: "region")
    graph.attributes = [
      DotAttribute("rankdir", text: variant.isDown ? "TB" : "LR"), DotAttribute("newrank", text: "true"),
      DotAttribute("nodesep", text: "0.16"),
      DotAttribute("ranksep", text: variant.isDown ? "0.3" : "0.42"), DotAttribute("fontname", text: "Helvetica"),
      DotAttribute("fontsize", text: "11"),
      DotAttribute("labeljust", text: "l"), DotAttribute("labelloc", text: variant == .titlesBelow ? "b" : "t"),
    ]
    if variant.isOrdered { graph.attributes.append(DotAttribute("ordering", text: "out")) }
    graph.nodeDefaults = RegionGraph.nodeDefaults
    graph.edgeDefaults = RegionGraph.edgeDefaults
    let lodged = Set(lodgers.values.flatMap { $0 })
    graph.body = region.elements.filter { !lodged.contains($0) }.flatMap(statements) + order + lines + docks + folds
    return graph
  }

  static let nodeDefaults = [
    DotAttribute("shape", text: "plain"), DotAttribute("fontname", text: "Helvetica"), DotAttribute("fontsize", text: "11"),
    DotAttribute("fontcolor", text: DotStyle.ink),
  ]

  /// The defaults contain all attributes in alphabetical order, as in `DotRenderer`.
  static let edgeDefaults = [
    DotAttribute("arrowhead", text: "normal"), DotAttribute("arrowsize", text: "0.7"), DotAttribute("color", text: "#475063"),
    DotAttribute("constraint", text: "true"),
    DotAttribute("fontcolor", text: "#5b6474"), DotAttribute("fontname", text: "Helvetica"), DotAttribute("fontsize", text: "9"),
    DotAttribute("headport", text: ""),
    DotAttribute("id", text: ""), DotAttribute("label", text: ""), DotAttribute("penwidth", text: "1.2"),
    DotAttribute("style", text: "solid"),
    DotAttribute("tailport", text: ""), DotAttribute("weight", text: "1"),
  ]

  /// Returns the node name of an element. `Drawn` parses these names.
  static func name(of element: Int) -> String { "n\(element)" }

  private static func empty(in group: Int) -> String { "empty\(group)" }

  private func statements(for element: Int) -> [DotStatement] {
    guard element < outline.groupCount else {
      return [.node(id: RegionGraph.name(of: element), [DotAttribute("label", label: labels.card(for: element))])]
    }
    var inner = (outline.children[element] + (lodgers[element] ?? [])).flatMap(statements)
    if outline.anchor[element] == nil { inner.append(.node(id: RegionGraph.empty(in: element), RegionGraph.nothing)) }
    return [
      .cluster(id: "\(element)", [DotAttribute("label", label: labels.heading(of: element)), DotAttribute("margin", text: "9")], inner)
    ]
  }

  private static let nothing = [
    DotAttribute("label", text: ""), DotAttribute("width", text: "0.4"), DotAttribute("height", text: "0.1"),
    DotAttribute("style", text: "invis"),
  ]

  private func invisible(from: Int, to: Int, weight: Int) -> DotStatement {
    invisible(from: RegionGraph.name(of: from), to: RegionGraph.name(of: to), weight: weight)
  }

  private func invisible(from: String, to: String, weight: Int) -> DotStatement {
    .edge(from: DotEnd(id: from), to: DotEnd(id: to), [DotAttribute("style", text: "invis"), DotAttribute("weight", text: "\(weight)")])
  }

  /// Invisible edges that order columns from left to right, and pages one after another.
  private var order: [DotStatement] {
    var order: [DotStatement] = []
    var pending = region.elements
    if case .element(let head) = region.head, head < outline.groupCount { pending = [head] + pending }
    var seen: Set<Int> = []
    while let element = pending.popLast() {
      guard seen.insert(element).inserted, let group = outline.group(of: element) else { continue }
      pending += outline.children[element]
      switch group.kind {
      case .split:
        let columns = outline.children[element].filter { $0 < outline.groupCount }
        let cards = columns.map { outline.cards(in: $0) + (lodgers[$0] ?? []) }
        for (left, right) in zip(cards, cards.dropFirst()) where left.count * right.count <= 60 {
          for from in left { for to in right { order.append(invisible(from: from, to: to, weight: 0)) } }
        }
        let firsts = columns.map { column in outline.anchor[column].map(RegionGraph.name) ?? RegionGraph.empty(in: column) }
        order += zip(firsts, firsts.dropFirst()).map { invisible(from: $0, to: $1, weight: 8) }
      case .column:
        let roots = outline.children[element].filter { outline.card(of: $0)?.kind == .root }
        if roots.count > 1 { order.append(.sameRank(roots.map(RegionGraph.name))) }
      case .pages:
        let pages = outline.children[element].filter { $0 >= outline.groupCount }
        order += zip(pages, pages.dropFirst()).map { invisible(from: $0, to: $1, weight: 4) }
      case .tabs, .section, .tab, .stack, .modal: break
      }
    }
    return order
  }

  private var lines: [DotStatement] {
    let columns = columnNumbers
    return region.lines.compactMap { index -> DotStatement? in
      let link = diagram.links[index]
      let from = outline.element(of: link.from)
      guard let to = outline.anchor[outline.element(of: link.to)] else { return nil }
      var start = DotEnd(id: RegionGraph.name(of: from))
      if let row = link.row, let card = outline.card(of: from) {
        start.port = CardLabel.port(at: row, of: card)
        start.side = "e"
      }
      // A line ends where its arrowhead begins, so `dot` needs the arrowhead that will be drawn.
      var attributes =
        [DotAttribute("id", text: "\(index)")] + DotStyle.edge(for: link).filter { ["arrowhead", "penwidth"].contains($0.name) }
      if !link.words.isEmpty { attributes.append(DotAttribute("label", text: DotText.shortened(link.words))) }
      // A backward line in a split must not reverse the order of its columns.
      if let a = columns[from], let b = columns[to], b < a { attributes.append(DotAttribute("constraint", text: "false")) }
      return .edge(from: start, to: DotEnd(id: RegionGraph.name(of: to)), attributes)
    }
  }

  private var columnNumbers: [Int: Int] {
    guard case .element(let head) = region.head, outline.group(of: head)?.kind == .split else { return [:] }
    var numbers: [Int: Int] = [:]
    for (number, column) in outline.children[head].enumerated() where column < outline.groupCount {
      for card in outline.cards(in: column) + (lodgers[column] ?? []) { numbers[card] = number }
    }
    return numbers
  }

  private var docks: [DotStatement] {
    region.docks.compactMap { dock -> DotStatement? in
      guard let from = outline.anchor[dock.flow], let to = outline.anchor[dock.thing], from != to else { return nil }
      return .edge(
        from: DotEnd(id: RegionGraph.name(of: from)), to: DotEnd(id: RegionGraph.name(of: to)),
        [DotAttribute("id", text: "\(diagram.links.count + dock.flow)")] + DotStyle.dock.filter { $0.name == "arrowhead" })
    }
  }

  /// Invisible edges that chain leaves of a fan, and cards without lines, so that they are in several columns.
  private var folds: [DotStatement] {
    guard variant.columns > 1 else { return [] }
    var after: [Int: [Int]] = [:]
    var before: [Int: Int] = [:]
    var order: [Int] = []
    for line in region.lines {
      let link = diagram.links[line]
      let from = outline.element(of: link.from)
      guard let to = outline.anchor[outline.element(of: link.to)] else { continue }
      if after[from] == nil { order.append(from) }
      after[from, default: []].append(to)
      before[to, default: 0] += 1
    }
    var statements: [DotStatement] = []
    func chain(_ cards: [Int], columns: Int) {
      for (index, (a, b)) in zip(cards, cards.dropFirst()).enumerated() where (index + 1) % columns != 0 {
        statements.append(invisible(from: a, to: b, weight: 1))
      }
    }
    for from in order {
      let leaves = (after[from] ?? []).filter { after[$0] == nil && before[$0] == 1 && outline.parent[$0] == outline.parent[from] }
      if leaves.count >= 3 * variant.columns - 1 || leaves.count > 5 { chain(leaves, columns: variant.columns) }
    }
    let lone = region.elements.filter { element in outline.cards(in: element).allSatisfy { after[$0] == nil && before[$0] == nil } }
    chain(lone.compactMap { outline.anchor[$0] }, columns: variant.columns + 1)
    return statements
  }
}
