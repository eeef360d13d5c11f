extension PicturePage {
  /// The page as a graph with fixed positions, for `dot -Kneato -n2`.
  package var dot: String { dot(in: .light) }

  package func dot(in theme: Theme) -> String { graph.painted(in: theme).text }

  private var outline: Outline { plan.outline }
  private var diagram: Diagram { plan.diagram }

  private var graph: DotGraph {
    var graph = DotGraph(name: diagram.title)
    graph.attributes = [
      DotAttribute("bb", text: "0,0,\(DotNumber.text(of: width)),\(DotNumber.text(of: height))"),
      DotAttribute("pad", text: pages.isEmpty ? "0.3" : "0"),
      DotAttribute("bgcolor", text: "white"),
      DotAttribute("fontname", text: "Helvetica"), DotAttribute("fontsize", text: "11"), DotAttribute("tooltip", text: " "),
      DotAttribute("label", text: ""),
    ]
    // For PDF, Graphviz adds a margin of half an inch.
    if !pages.isEmpty { graph.attributes.append(DotAttribute("margin", text: "0")) }
    graph.nodeDefaults = RegionGraph.nodeDefaults
    graph.edgeDefaults = RegionGraph.edgeDefaults
    graph.body = clusters
    for (index, heading) in headings.enumerated() {
      let label =
        heading.box.flatMap { labels.heading(of: plan.boxes[$0].kind) } ?? heading.element.map { labels.heading(of: $0) } ?? .text(" ")
      graph.body.append(
        node(
          "heading_\(index)", label: label, in: heading.rect,
          with: [DotAttribute("class", text: "heading" + named(for: heading.element))] + about(for: heading.element)))
    }
    for (index, label) in texts.all.enumerated() where captions.indices.contains(index) && captions[index].width > 0 {
      graph.body.append(
        node(
          "caption_\(index)", label: label, in: captions[index],
          with: [DotAttribute("class", text: "heading"), DotAttribute("tooltip", text: " ")]))
    }
    for card in cards {
      graph.body.append(
        node(outline.card(of: card.element)?.id ?? "", label: labels.card(for: card.element), in: card.rect, with: about(for: card.element))
      )
    }
    // These nodes at the corners determine the size of the page.
    for (name, x, y) in [("corner_0", 0, 0), ("corner_1", width, height)] {
      let rect = Rect(x: x, y: y, width: 0, height: 0)
      let small =
        ["width", "height"].map { DotAttribute($0, text: "0.01") } + [
          DotAttribute("style", text: "invis"), DotAttribute("fixedsize", text: "true"),
        ]
      graph.body.append(
        .node(id: name, [DotAttribute("label", text: ""), DotAttribute("pos", text: position(of: rect.center) + "!")] + small))
    }
    graph.body += lines.compactMap { edge(for: $0.line) }
    return graph
  }

  private func position(of point: Point) -> String { "\(DotNumber.text(of: point.x)),\(DotNumber.text(of: height - point.y))" }

  private func node(_ id: String, label: DotLabel, in rect: Rect, with more: [DotAttribute]) -> DotStatement {
    .node(id: id, [DotAttribute("label", label: label), DotAttribute("pos", text: position(of: rect.center) + "!")] + more)
  }

  /// The clusters of frames, nested, because Graphviz draws adjacent clusters in an unspecified order.
  private var clusters: [DotStatement] {
    var inner: [Int?: [DotStatement]] = [:]
    for (index, frame) in frames.enumerated().reversed() {
      let cluster = cluster(at: index, box: frame.box, element: frame.element, in: frame.rect, inner: (inner[index] ?? []).reversed())
      inner[frame.parent, default: []].append(cluster)
    }
    return (inner[nil] ?? []).reversed()
  }

  private func cluster(at index: Int, box: Int?, element: Int?, in rect: Rect, inner: [DotStatement]) -> DotStatement {
    let look = look(box: box, element: element)
    let group = element.flatMap { outline.group(of: $0) }
    let low = position(of: Point(x: rect.x, y: rect.top))
    let high = position(of: Point(x: rect.right, y: rect.y))
    var attributes = [
      DotAttribute("bb", text: "\(low),\(high)"), DotAttribute("label", text: ""), DotAttribute("style", text: look.style),
      DotAttribute("fillcolor", text: look.fill),
      DotAttribute(
        "color", text: DotStyle.border(change: group?.change, mark: group?.mark, look: look, isHighlighted: group?.isHighlighted ?? false)),
    ]
    if group?.mark != nil || group?.change != nil || group?.isHighlighted == true {
      attributes.append(DotAttribute("penwidth", text: "2.2"))
    }
    if group != nil { attributes.append(DotAttribute("class", text: "box" + named(for: element))) }
    return .cluster(id: "\(index)", attributes + about(for: element), inner)
  }

  /// Returns the class by which a page finds the frame and the heading of a group. Identifiers consist of letters, digits, and `_`.
  private func named(for element: Int?) -> String { element.flatMap { outline.group(of: $0) }.map { " of-" + $0.id } ?? "" }

  private func look(box: Int?, element: Int?) -> DotStyle.Look {
    if let group = element.flatMap({ outline.group(of: $0) }) { return DotStyle.look(of: group, depth: box == nil ? 1 : 0) }
    if let box, isPart(plan.boxes[box].kind) { return DotStyle.Look(border: "#d5dae4", fill: "#fafbfd", style: "rounded,filled") }
    return DotStyle.Look(border: "#94a3b8", fill: "#f8fafc", style: "rounded,filled")
  }

  private func isPart(_ kind: PageBox.Kind) -> Bool {
    switch kind {
    case .part, .named: true
    case .element, .shared, .bare: false
    }
  }

  /// Returns the tooltip and the link to the source of an element.
  private func about(for element: Int?) -> [DotAttribute] {
    guard let element else { return [DotAttribute("tooltip", text: " ")] }
    let (group, card) = (outline.group(of: element), outline.card(of: element))
    let words = [group?.mark?.text ?? card?.mark?.text ?? "", card?.doc ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    let source = (group?.source ?? card?.source).map { [DotAttribute("URL", text: DotRenderer.url(of: $0))] } ?? []
    return [DotAttribute("tooltip", text: words.isEmpty ? outline.title(of: element) : words)] + source
  }

  private func edge(for line: DrawnLine) -> DotStatement? {
    guard let from = outline.card(of: line.from)?.id, let to = outline.card(of: line.to)?.id else { return nil }
    var spline = line.start.map { ["s," + position(of: $0)] } ?? []
    if let end = line.end { spline.append("e," + position(of: end)) }
    spline += line.points.map(position)
    var attributes = [DotAttribute("pos", text: spline.joined(separator: " "))]
    if line.id < diagram.links.count {
      let link = diagram.links[line.id]
      attributes += DotStyle.edge(for: link).filter { $0.name != "constraint" }
      if let label = line.label {
        attributes += [DotAttribute("label", text: DotText.shortened(link.words)), DotAttribute("lp", text: position(of: label))]
      }
    } else {
      attributes += DotStyle.dock
    }
    return .edge(from: DotEnd(id: from), to: DotEnd(id: to), attributes)
  }
}
