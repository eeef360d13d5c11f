import NavGraphCompiler
import NavGraphSyntax

/// Renders a diagram as a Graphviz graph: clusters for containers, cards for screens, and arrows styled by action.
package struct DotRenderer {
  private let diagram: Diagram
  private var cardsIn: [Int?: [Int]] = [:]
  private var groupsIn: [Int?: [Int]] = [:]
  /// The card at which arrows to each group end, indexed by group.
  private let anchors: [Int?]

  package static func text(of diagram: Diagram, in theme: Theme = .light) -> String {
    DotRenderer(for: diagram).graph.painted(in: theme).text
  }

  private init(for diagram: Diagram) {
    self.diagram = diagram
    for (index, card) in diagram.cards.enumerated() { cardsIn[card.parent, default: []].append(index) }
    for (index, group) in diagram.groups.enumerated() { groupsIn[group.parent, default: []].append(index) }
    anchors = diagram.anchors
  }

  private var graph: DotGraph {
    var graph = DotGraph(name: diagram.title)
    graph.attributes = [
      DotAttribute("rankdir", text: "LR"), DotAttribute("newrank", text: "true"), DotAttribute("fontname", text: "Helvetica"),
      DotAttribute("fontsize", text: "12"),
      DotAttribute("fontcolor", text: "#3c4250"), DotAttribute("labeljust", text: "l"), DotAttribute("labelloc", text: "t"),
      DotAttribute("nodesep", text: "0.22"),
      DotAttribute("ranksep", text: "0.6"), DotAttribute("pad", text: "0.3"), DotAttribute("bgcolor", text: "white"),
      DotAttribute("tooltip", text: " "),
      DotAttribute("label", label: title),
    ]
    graph.nodeDefaults = [
      DotAttribute("shape", text: "plain"), DotAttribute("fontname", text: "Helvetica"), DotAttribute("fontsize", text: "11"),
      DotAttribute("fontcolor", text: DotStyle.ink),
    ]
    // The defaults contain every attribute of any arrow in alphabetical order. For arrows between neighbors,
    // Graphviz 2 copies the attributes in that order, but looks them up in the order of their declarations.
    graph.edgeDefaults = [
      DotAttribute("arrowhead", text: "normal"), DotAttribute("arrowsize", text: "0.7"), DotAttribute("color", text: "#475063"),
      DotAttribute("constraint", text: "true"),
      DotAttribute("fontcolor", text: "#5b6474"), DotAttribute("fontname", text: "Helvetica"), DotAttribute("fontsize", text: "9"),
      DotAttribute("headport", text: ""),
      DotAttribute("label", text: ""), DotAttribute("penwidth", text: "1.2"), DotAttribute("style", text: "solid"),
      DotAttribute("tailport", text: ""),
      DotAttribute("weight", text: "1"),
    ]
    graph.body = statements(in: nil, depth: 0) + order + diagram.links.filter { $0.kind != .uses }.map(edge)
    return graph
  }

  private var title: DotLabel {
    let legend = Legend(of: diagram)
    var rows = [
      [
        DotLabel.Cell(
          attributes: [("align", "left")], content: [.bold(diagram.title.isEmpty ? "navigation" : DotText.shortened(diagram.title))])
      ]
    ]
    if !legend.isEmpty { rows.append([DotLabel.Cell(attributes: [("align", "left")], content: [legend.table(columns: 4)])]) }
    for mark in diagram.loose.prefix(12) {
      rows.append([
        DotLabel.Cell(attributes: [("align", "left")], content: [.color(DotStyle.red, [.text(DotText.shortened(mark.text, to: 120))])])
      ])
    }
    return .table([("border", "0"), ("cellspacing", "0"), ("cellpadding", "3")], rows)
  }

  private func statements(in parent: Int?, depth: Int) -> [DotStatement] {
    var body: [DotStatement] = []
    for index in groupsIn[parent] ?? [] { body.append(cluster(at: index, depth: depth)) }
    for index in cardsIn[parent] ?? [] { body.append(node(at: index)) }
    return body
  }

  private func cluster(at index: Int, depth: Int) -> DotStatement {
    let group = diagram.groups[index]
    let look = DotStyle.look(of: group, depth: depth)
    var inner = statements(in: index, depth: depth + 1)
    // Graphviz doesn't draw a cluster without a node.
    if anchors[index] == nil {
      inner.append(
        .node(
          id: "empty_\(index)", [DotAttribute("label", text: ""), DotAttribute("width", text: "0.5"), DotAttribute("style", text: "invis")])
      )
    }
    var attributes = [
      DotAttribute("label", label: CardLabel.heading(group.title, note: group.note, guards: group.guards, change: group.change)),
      DotAttribute("style", text: look.style),
      DotAttribute("fillcolor", text: look.fill),
      DotAttribute("color", text: DotStyle.border(change: group.change, mark: group.mark, look: look, isHighlighted: group.isHighlighted)),
      DotAttribute("margin", text: "12"),
      DotAttribute("tooltip", text: group.mark?.text ?? group.title),
    ]
    if group.mark != nil || group.change != nil || group.isHighlighted { attributes.append(DotAttribute("penwidth", text: "2.2")) }
    attributes += link(to: group.source)
    return .cluster(id: group.id, attributes, inner)
  }

  private func node(at index: Int) -> DotStatement {
    let card = diagram.cards[index]
    if card.kind == .start {
      var attributes = [
        DotAttribute("shape", text: "circle"), DotAttribute("style", text: "filled"),
        DotAttribute("fillcolor", text: card.change.map { DotStyle.look(of: $0).border } ?? DotStyle.ink),
        DotAttribute("width", text: "0.2"),
        DotAttribute("fixedsize", text: "true"), DotAttribute("label", text: ""), DotAttribute("tooltip", text: "the app starts here"),
      ]
      // An empty HTML-like label makes Graphviz read freed memory.
      if !card.note.isEmpty || !card.guards.isEmpty || card.change != nil {
        attributes.append(DotAttribute("xlabel", label: CardLabel.heading("", note: card.note, guards: card.guards, change: card.change)))
      }
      return .node(id: card.id, attributes)
    }
    let words = [card.mark?.text ?? "", card.doc].filter { !$0.isEmpty }.joined(separator: "\n")
    return .node(
      id: card.id,
      [DotAttribute("label", label: CardLabel.label(of: card)), DotAttribute("tooltip", text: words.isEmpty ? card.title : words)]
        + link(to: card.source))
  }

  private func link(to source: Source?) -> [DotAttribute] {
    source.map { [DotAttribute("URL", text: DotRenderer.url(of: $0))] } ?? []
  }

  /// Returns a path without a scheme, so that a file with the name `javascript:x` stays a file.
  static func url(of source: Source) -> String { PathReference.line(source.line, of: source.path) }

  private func edge(for link: Link) -> DotStatement {
    let to = end(for: link.to)
    var attributes = DotStyle.edge(for: link)
    if !link.words.isEmpty { attributes.append(DotAttribute("label", text: DotText.shortened(link.words))) }
    var start = DotEnd(id: end(for: link.from))
    if let row = link.row, case .card(let card) = link.from {
      start.port = CardLabel.port(at: row, of: diagram.cards[card])
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
            [DotAttribute("style", text: "invis"), DotAttribute("weight", text: weight)]))
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
  private func end(for end: Link.End) -> String {
    switch end {
    case .card(let card): diagram.cards[card].id
    case .group(let group): anchors[group].map { diagram.cards[$0].id } ?? "empty_\(group)"
    }
  }
}
