extension PicturePage {
  /// The page as a graph with fixed positions, for `dot -Kneato -n2`.
  package var dot: String { dot(.light) }

  package func dot(_ theme: Theme) -> String { graph.painted(theme).text }

  private var outline: Outline { plan.outline }
  private var diagram: Diagram { plan.diagram }

  private var graph: DotGraph {
    var graph = DotGraph(name: diagram.title)
    graph.attributes = [
      DotAttribute("bb", "0,0,\(DotNumber.text(width)),\(DotNumber.text(height))"), DotAttribute("pad", pages.isEmpty ? "0.3" : "0"),
      DotAttribute("bgcolor", "white"),
      DotAttribute("fontname", "Helvetica"), DotAttribute("fontsize", "11"), DotAttribute("tooltip", " "), DotAttribute("label", ""),
    ]
    // For PDF, Graphviz adds a margin of half an inch.
    if !pages.isEmpty { graph.attributes.append(DotAttribute("margin", "0")) }
    graph.nodeDefaults = RegionGraph.nodeDefaults
    graph.edgeDefaults = RegionGraph.edgeDefaults
    graph.body = clusters
    for (index, heading) in headings.enumerated() {
      let label = heading.box.flatMap { labels.heading(plan.boxes[$0].kind) } ?? heading.element.map { labels.heading($0) } ?? .text(" ")
      graph.body.append(
        node("heading_\(index)", label, heading.rect, [DotAttribute("class", "heading" + named(heading.element))] + about(heading.element)))
    }
    for (index, label) in texts.all.enumerated() where captions.indices.contains(index) && captions[index].width > 0 {
      graph.body.append(node("caption_\(index)", label, captions[index], [DotAttribute("class", "heading"), DotAttribute("tooltip", " ")]))
    }
    for card in cards {
      graph.body.append(node(outline.card(card.element)?.id ?? "", labels.card(card.element), card.rect, about(card.element)))
    }
    // These nodes at the corners determine the size of the page.
    for (name, x, y) in [("corner_0", 0, 0), ("corner_1", width, height)] {
      let rect = Rect(x: x, y: y, width: 0, height: 0)
      let small =
        ["width", "height"].map { DotAttribute($0, "0.01") } + [DotAttribute("style", "invis"), DotAttribute("fixedsize", "true")]
      graph.body.append(.node(id: name, [DotAttribute("label", ""), DotAttribute("pos", position(rect.center) + "!")] + small))
    }
    graph.body += lines.compactMap { edge($0.line) }
    return graph
  }

  private func position(_ point: Point) -> String { "\(DotNumber.text(point.x)),\(DotNumber.text(height - point.y))" }

  private func node(_ id: String, _ label: DotLabel, _ rect: Rect, _ more: [DotAttribute]) -> DotStatement {
    .node(id: id, [DotAttribute("label", label), DotAttribute("pos", position(rect.center) + "!")] + more)
  }

  /// The clusters of frames, nested, because Graphviz draws adjacent clusters in an unspecified order.
  private var clusters: [DotStatement] {
    var inner: [Int?: [DotStatement]] = [:]
    for (index, frame) in frames.enumerated().reversed() {
      let cluster = cluster(index, frame.box, frame.element, frame.rect, (inner[index] ?? []).reversed())
      inner[frame.parent, default: []].append(cluster)
    }
    return (inner[nil] ?? []).reversed()
  }

  private func cluster(_ index: Int, _ box: Int?, _ element: Int?, _ rect: Rect, _ inner: [DotStatement]) -> DotStatement {
    let look = look(box, element)
    let group = element.flatMap { outline.group($0) }
    let low = position(Point(x: rect.x, y: rect.top))
    let high = position(Point(x: rect.right, y: rect.y))
    var attributes = [
      DotAttribute("bb", "\(low),\(high)"), DotAttribute("label", ""), DotAttribute("style", look.style),
      DotAttribute("fillcolor", look.fill),
      DotAttribute("color", DotStyle.border(group?.change, group?.mark, look, isHighlighted: group?.isHighlighted ?? false)),
    ]
    if group?.mark != nil || group?.change != nil || group?.isHighlighted == true { attributes.append(DotAttribute("penwidth", "2.2")) }
    if group != nil { attributes.append(DotAttribute("class", "box" + named(element))) }
    return .cluster(id: "\(index)", attributes + about(element), inner)
  }

  /// Returns the class by which a page finds the frame and the heading of a group. Identifiers consist of letters, digits, and `_`.
  private func named(_ element: Int?) -> String { element.flatMap { outline.group($0) }.map { " of-" + $0.id } ?? "" }

  private func look(_ box: Int?, _ element: Int?) -> DotStyle.Look {
    if let group = element.flatMap({ outline.group($0) }) { return DotStyle.look(group, depth: box == nil ? 1 : 0) }
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
  private func about(_ element: Int?) -> [DotAttribute] {
    guard let element else { return [DotAttribute("tooltip", " ")] }
    let (group, card) = (outline.group(element), outline.card(element))
    let words = [group?.mark?.text ?? card?.mark?.text ?? "", card?.doc ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    let source = (group?.source ?? card?.source).map { [DotAttribute("URL", DotRenderer.url($0))] } ?? []
    return [DotAttribute("tooltip", words.isEmpty ? outline.title(element) : words)] + source
  }

  private func edge(_ line: DrawnLine) -> DotStatement? {
    guard let from = outline.card(line.from)?.id, let to = outline.card(line.to)?.id else { return nil }
    var spline = line.start.map { ["s," + position($0)] } ?? []
    if let end = line.end { spline.append("e," + position(end)) }
    spline += line.points.map(position)
    var attributes = [DotAttribute("pos", spline.joined(separator: " "))]
    if line.id < diagram.links.count {
      let link = diagram.links[line.id]
      attributes += DotStyle.edge(link).filter { $0.name != "constraint" }
      if let label = line.label {
        attributes += [DotAttribute("label", DotText.shortened(link.words)), DotAttribute("lp", position(label))]
      }
    } else {
      attributes += DotStyle.dock
    }
    return .edge(from: DotEnd(id: from), to: DotEnd(id: to), attributes)
  }
}
