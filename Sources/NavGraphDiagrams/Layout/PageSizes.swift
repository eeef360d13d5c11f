/// The sizes of headings, title, legend, and cards without lines, measured by a single run of `dot`.
struct PageSizes {
  private let plan: PicturePlan
  private var sizes: [Int: Rect] = [:]

  init(of plan: PicturePlan) { self.plan = plan }

  /// Returns a graph of nodes without edges. Its nodes are numbered: elements, boxes, title, legend, and diagnostics.
  static func graph(of plan: PicturePlan, labels: RegionLabels, texts: PageTexts) -> DotGraph {
    var graph = DotGraph(name: "sizes")
    graph.nodeDefaults = RegionGraph.nodeDefaults
    func add(_ number: Int, label: DotLabel) {
      graph.body.append(.node(id: RegionGraph.name(of: number), [DotAttribute("label", label: label)]))
    }
    for region in plan.regions { if let card = alone(in: region, of: plan) { add(card, label: labels.card(for: card)) } }
    for (index, box) in plan.boxes.enumerated() {
      if let heading = labels.heading(of: box.kind) { add(plan.outline.count + index, label: heading) }
    }
    for (index, label) in texts.all.enumerated() {
      add(plan.outline.count + plan.boxes.count + index, label: label)
    }
    return graph
  }

  mutating func read(_ drawn: Drawn) { for card in drawn.cards { sizes[card.element] = card.rect } }

  /// Returns the card of a region that consists of a single card without lines, and needs no layout.
  static func alone(in region: Region, of plan: PicturePlan) -> Int? {
    guard region.elements.count == 1, let card = region.elements.first, card >= plan.outline.groupCount else { return nil }
    return region.lines.isEmpty && region.docks.isEmpty ? card : nil
  }

  func drawn(for region: Region) -> Drawn? {
    if region.elements.isEmpty { return Drawn(width: 40, height: 4) }
    guard let card = PageSizes.alone(in: region, of: plan), let size = sizes[card] else { return nil }
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return Drawn(width: rect.width, height: rect.height, cards: [(card, rect)])
  }

  func heading(of box: Int) -> Rect? { sizes[plan.outline.count + box] }
  func text(at index: Int) -> Rect? { sizes[plan.outline.count + plan.boxes.count + index] }
}

extension RegionLabels {
  /// Returns the heading of a box, or nil for a box without a frame.
  func heading(of kind: PageBox.Kind) -> DotLabel? {
    switch kind {
    case .element(let element): heading(of: element)
    case .shared: sharedHeading
    case .part(let element): partHeading(of: element)
    case .named(let name): namedHeading(for: name)
    case .bare: nil
    }
  }
}
