/// Lays out the picture of a whole app: each region separately, and all of them packed on one page.
///
/// No line leaves its region: such links are pills. A line that would cross others
/// or run over a card also becomes a pill, and the region is laid out again.
package struct RegionPicture {
  /// The maximum number of times that regions are laid out again. The last rounds remove all lines of a region that still has clashes.
  private static let rounds = 7

  /// The number of regions above which only a few variants are tried for each.
  private static let many = 30

  private let outline: Outline
  private let isPrinted: Bool
  /// The cached layouts, keyed by the bytes of the DOT text.
  private var known: [[UInt8]: Drawn] = [:]
  private var changes = PicturePlan.Changes()

  /// Returns the page of a diagram. `dot` returns the output of `dot -Tjson0` for a text. Returns nil if it returns anything else.
  package static func page<Stop: Error>(
    of diagram: Diagram, isPrinted: Bool = false, dot: (String) throws(Stop) -> [UInt8]
  ) throws(Stop) -> PicturePage? {
    var picture = RegionPicture(outline: Outline(of: diagram), isPrinted: isPrinted)
    guard let page = try picture.page(in: .wide, dot: dot) else { return nil }
    guard page.isStrip else { return page }
    picture.changes = PicturePlan.Changes()
    guard let other = try picture.page(in: .high, dot: dot) else { return page }
    return other.width * other.height < page.width * page.height ? other : page
  }

  private init(outline: Outline, isPrinted: Bool) {
    self.outline = outline
    self.isPrinted = isPrinted
  }

  private mutating func page<Stop: Error>(in shape: RegionShape, dot: (String) throws(Stop) -> [UInt8]) throws(Stop) -> PicturePage? {
    for round in 0...RegionPicture.rounds {
      let plan = PicturePlan(of: outline, changes: changes)
      let labels = RegionLabels(for: plan)
      let shape = plan.regions.count > RegionPicture.many ? .quick : shape
      var drawn: [Drawn?] = Array(repeating: nil, count: plan.regions.count)
      let before = changes
      for (index, region) in plan.regions.enumerated() where !region.elements.isEmpty && PageSizes.alone(in: region, of: plan) == nil {
        let best = try RegionLayout.best(plan: plan, labels: labels, region: region, shape: shape) { graph throws(Stop) in
          try run(graph, dot: dot)
        }
        guard let best else { return nil }
        drawn[index] = best.drawn
        leaveOut(badLines(in: best, round: round), from: plan)
      }
      guard changes == before || round == RegionPicture.rounds else { continue }
      var texts = PageTexts(of: plan)
      let print = isPrinted ? PrintPlan(of: plan) : nil
      if let print { (texts.contents, texts.feet) = (print.contents, print.feet(for: plan.diagram.title)) }
      var sizes = PageSizes(of: plan)
      guard let measured = try run(PageSizes.graph(of: plan, labels: labels, texts: texts), dot: dot) else { return nil }
      sizes.read(measured)
      return PicturePage(of: plan, labels: labels, texts: texts, sizes: sizes, drawn: drawn, print: print)
    }
    return nil
  }

  private mutating func run<Stop: Error>(_ graph: DotGraph, dot: (String) throws(Stop) -> [UInt8]) throws(Stop) -> Drawn? {
    let text = graph.text
    let key = Array(text.utf8)
    if let drawn = known[key] { return drawn }
    let drawn = Drawn(json: try dot(text))
    known[key] = drawn
    return drawn
  }

  private func badLines(in layout: RegionLayout, round: Int) -> [Int] {
    let lines = layout.drawn.lines
    let isBad = !layout.clashes.worst(leaving: RegionLayout.maxCrossings).isEmpty
    if isBad, round >= RegionPicture.rounds - 1 { return lines.map(\.id) }
    return layout.clashes.worst(leaving: round > 3 ? 0 : RegionLayout.maxCrossings).sorted().map { lines[$0].id }
  }

  /// Omits lines: links become pills, and a flow whose line is omitted becomes a separate region.
  private mutating func leaveOut(_ lines: [Int], from plan: PicturePlan) {
    for line in lines {
      guard line < plan.diagram.links.count else {
        changes.evicted.insert(line - plan.diagram.links.count)
        continue
      }
      changes.pills.insert(line)
      let target = outline.element(of: plan.diagram.links[line].to)
      if let unit = outline.unit[target], unit < outline.groupCount, plan.owners.home[unit] != unit { changes.evicted.insert(unit) }
    }
  }
}
