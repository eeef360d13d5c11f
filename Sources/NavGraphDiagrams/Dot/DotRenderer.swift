import NavGraphCompiler
import NavGraphSyntax

/// Renders a diagram as a Graphviz graph: clusters for containers, cards for screens, and arrows styled by action.
package struct DotRenderer {
  private let diagram: Diagram
  private var cardsIn: [Int?: [Int]] = [:]
  private var groupsIn: [Int?: [Int]] = [:]
  /// The card at which arrows to each group end, indexed by group.
  private let anchors: [Int?]

  package static func text(_ diagram: Diagram, _ theme: Theme = .light) -> String {
    DotRenderer(diagram).graph.painted(theme).text
  }

  private init(_ diagram: Diagram) {
    self.diagram = diagram
    for (index, card) in diagram.cards.enumerated() { cardsIn[card.parent, default: []].append(index) }
    for (index, group) in diagram.groups.enumerated() { groupsIn[group.parent, default: []].append(index) }
    anchors = diagram.anchors
  }

  private var graph: DotGraph {
    var graph = DotGraph(name: diagram.title)
    graph.attributes = [
      DotAttribute("rankdir", "LR"), DotAttribute("newrank", "true"), DotAttribute("fontname", "Helvetica"),
      DotAttribute("fontsize", "12"),
      DotAttribute("fontcolor", "#3c4250"), DotAttribute("labeljust", "l"), DotAttribute("labelloc", "t"), DotAttribute("nodesep", "0.22"),
      DotAttribute("ranksep", "0.6"), DotAttribute("pad", "0.3"), DotAttribute("bgcolor", "white"), DotAttribute("tooltip", " "),
      DotAttribute("label", title),
    ]
    graph.nodeDefaults = [
      DotAttribute("shape", "plain"), DotAttribute("fontname", "Helvetica"), DotAttribute("fontsize", "11"),
      DotAttribute("fontcolor", DotStyle.ink),
    ]
    // The defaults contain every attribute of any arrow in alphabetical order. For arrows between neighbors,
    // Graphviz 2 copies the attributes in that order, but looks them up in the order of their declarations.
    graph.edgeDefaults = [
      DotAttribute("arrowhead", "normal"), DotAttribute("arrowsize", "0.7"), DotAttribute("color", "#475063"),
      DotAttribute("constraint", "true"),
      DotAttribute("fontcolor", "#5b6474"), DotAttribute("fontname", "Helvetica"), DotAttribute("fontsize", "9"),
      DotAttribute("headport", ""),
      DotAttribute("label", ""), DotAttribute("penwidth", "1.2"), DotAttribute("style", "solid"), DotAttribute("tailport", ""),
      DotAttribute("weight", "1"),
    ]
    graph.body = statements(in: nil, depth: 0) + order + diagram.links.filter { $0.kind != .uses }.map(edge)
    return graph
  }

  private var title: DotLabel {
    let legend = Legend(diagram)
    var rows = [[DotLabel.Cell([("align", "left")], [.bold(diagram.title.isEmpty ? "navigation" : DotText.shortened(diagram.title))])]]
    if !legend.isEmpty { rows.append([DotLabel.Cell([("align", "left")], [legend.table(columns: 4)])]) }
    for mark in diagram.loose.prefix(12) {
      rows.append([DotLabel.Cell([("align", "left")], [.color(DotStyle.red, [.text(DotText.shortened(mark.text, to: 120))])])])
    }
    return .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "3")], rows)
  }

  private func statements(in parent: Int?, depth: Int) -> [DotStatement] {
    var body: [DotStatement] = []
    for index in groupsIn[parent] ?? [] { body.append(cluster(index, depth: depth)) }
    for index in cardsIn[parent] ?? [] { body.append(node(index)) }
    return body
  }

  private func cluster(_ index: Int, depth: Int) -> DotStatement {
    let group = diagram.groups[index]
    let look = DotStyle.look(group, depth: depth)
    var inner = statements(in: index, depth: depth + 1)
    // Graphviz doesn't draw a cluster without a node.
    if anchors[index] == nil {
      inner.append(.node(id: "empty_\(index)", [DotAttribute("label", ""), DotAttribute("width", "0.5"), DotAttribute("style", "invis")]))
    }
    var attributes = [
      DotAttribute("label", CardLabel.heading(group.title, group.note, group.guards, group.change)),
      DotAttribute("style", look.style),
      DotAttribute("fillcolor", look.fill),
      DotAttribute("color", DotStyle.border(group.change, group.mark, look, isHighlighted: group.isHighlighted)),
      DotAttribute("margin", "12"),
      DotAttribute("tooltip", group.mark?.text ?? group.title),
    ]
    if group.mark != nil || group.change != nil || group.isHighlighted { attributes.append(DotAttribute("penwidth", "2.2")) }
    attributes += link(group.source)
    return .cluster(id: group.id, attributes, inner)
  }

  private func node(_ index: Int) -> DotStatement {
    let card = diagram.cards[index]
    if card.kind == .start {
      var attributes = [
        DotAttribute("shape", "circle"), DotAttribute("style", "filled"),
        DotAttribute("fillcolor", card.change.map { DotStyle.look($0).border } ?? DotStyle.ink),
        DotAttribute("width", "0.2"),
        DotAttribute("fixedsize", "true"), DotAttribute("label", ""), DotAttribute("tooltip", "the app starts here"),
      ]
      // An empty HTML-like label makes Graphviz read freed memory.
      if !card.note.isEmpty || !card.guards.isEmpty || card.change != nil {
        attributes.append(DotAttribute("xlabel", CardLabel.heading("", card.note, card.guards, card.change)))
      }
      return .node(id: card.id, attributes)
    }
    let words = [card.mark?.text ?? "", card.doc].filter { !$0.isEmpty }.joined(separator: "\n")
    return .node(
      id: card.id,
      [DotAttribute("label", CardLabel.label(card)), DotAttribute("tooltip", words.isEmpty ? card.title : words)] + link(card.source))
  }

  private func link(_ source: Source?) -> [DotAttribute] {
    source.map { [DotAttribute("URL", DotRenderer.url($0))] } ?? []
  }

  /// Returns a path without a scheme, so that a file with the name `javascript:x` stays a file.
  static func url(_ source: Source) -> String { PathReference.line(source.line, of: source.path) }

  private func edge(_ link: Link) -> DotStatement {
    let to = end(link.to)
    var attributes = DotStyle.edge(link)
    if !link.words.isEmpty { attributes.append(DotAttribute("label", DotText.shortened(link.words))) }
    var start = DotEnd(id: end(link.from))
    if let row = link.row, case .card(let card) = link.from {
      start.port = CardLabel.port(row, of: diagram.cards[card])
      start.side = "e"
    }
    return .edge(from: start, to: DotEnd(id: to), attributes)
  }

  /// Invisible edges that put the first content of tabs into one column, and columns and pages from left to right.
  private var order: [DotStatement] {
    var order: [DotStatement] = []
    func chain(_ cards: [Int], weight: String) {
      for (a, b) in zip(cards, cards.dropFirst()) {
        order.append(
          .edge(
            from: DotEnd(id: diagram.cards[a].id), to: DotEnd(id: diagram.cards[b].id),
            [DotAttribute("style", "invis"), DotAttribute("weight", weight)]))
      }
    }
    for (index, group) in diagram.groups.enumerated() {
      switch group.kind {
      case .split: chain((groupsIn[index] ?? []).compactMap { anchors[$0] }, weight: "2")
      case .pages: chain(cardsIn[index] ?? [], weight: "4")
      default: break
      }
    }
    for (index, group) in diagram.groups.enumerated() where group.kind == .tabs {
      let tabs = leaves(of: index)
      if tabs.count > 1 { order.append(.sameRank(tabs)) }
    }
    return order
  }

  /// Returns the first card of each tab, in the declared order.
  private func leaves(of group: Int) -> [String] {
    (groupsIn[group] ?? []).flatMap { inner in
      diagram.groups[inner].kind == .section ? leaves(of: inner) : anchors[inner].map { [diagram.cards[$0].id] } ?? []
    }
  }

  /// Returns the node for an end. An arrow to a container ends at its first card, because `lhead` of Graphviz aborts on some graphs.
  private func end(_ end: Link.End) -> String {
    switch end {
    case .card(let card): diagram.cards[card].id
    case .group(let group): anchors[group].map { diagram.cards[$0].id } ?? "empty_\(group)"
    }
  }
}
