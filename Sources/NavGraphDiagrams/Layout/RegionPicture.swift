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
    of diagram: Diagram, isPrinted: Bool = false, _ dot: (String) throws(Stop) -> [UInt8]
  ) throws(Stop) -> PicturePage? {
    var picture = RegionPicture(outline: Outline(diagram), isPrinted: isPrinted)
    guard let page = try picture.page(.wide, dot) else { return nil }
    guard page.isStrip else { return page }
    picture.changes = PicturePlan.Changes()
    guard let other = try picture.page(.high, dot) else { return page }
    return other.width * other.height < page.width * page.height ? other : page
  }

  private init(outline: Outline, isPrinted: Bool) {
    self.outline = outline
    self.isPrinted = isPrinted
  }

  private mutating func page<Stop: Error>(_ shape: RegionShape, _ dot: (String) throws(Stop) -> [UInt8]) throws(Stop) -> PicturePage? {
    for round in 0...RegionPicture.rounds {
      let plan = PicturePlan(outline, changes)
      let labels = RegionLabels(plan)
      let shape = plan.regions.count > RegionPicture.many ? .quick : shape
      var drawn: [Drawn?] = Array(repeating: nil, count: plan.regions.count)
      let before = changes
      for (index, region) in plan.regions.enumerated() where !region.elements.isEmpty && PageSizes.alone(region, plan) == nil {
        let best = try RegionLayout.best(plan, labels, region, shape) { graph throws(Stop) in try run(graph, dot) }
        guard let best else { return nil }
        drawn[index] = best.drawn
        leaveOut(badLines(best, round), plan)
      }
      guard changes == before || round == RegionPicture.rounds else { continue }
      var texts = PageTexts(plan)
      let print = isPrinted ? PrintPlan(plan) : nil
      if let print { (texts.contents, texts.feet) = (print.contents, print.feet(plan.diagram.title)) }
      var sizes = PageSizes(plan)
      guard let measured = try run(PageSizes.graph(plan, labels, texts), dot) else { return nil }
      sizes.read(measured)
      return PicturePage(plan, labels, texts, sizes, drawn, print: print)
    }
    return nil
  }

  private mutating func run<Stop: Error>(_ graph: DotGraph, _ dot: (String) throws(Stop) -> [UInt8]) throws(Stop) -> Drawn? {
    let text = graph.text
    let key = Array(text.utf8)
    if let drawn = known[key] { return drawn }
    let drawn = Drawn(json: try dot(text))
    known[key] = drawn
    return drawn
  }

  private func badLines(_ layout: RegionLayout, _ round: Int) -> [Int] {
    let lines = layout.drawn.lines
    let isBad = !layout.clashes.worst(leaving: RegionLayout.maxCrossings).isEmpty
    if isBad, round >= RegionPicture.rounds - 1 { return lines.map(\.id) }
    return layout.clashes.worst(leaving: round > 3 ? 0 : RegionLayout.maxCrossings).sorted().map { lines[$0].id }
  }

  /// Omits lines: links become pills, and a flow whose line is omitted becomes a separate region.
  private mutating func leaveOut(_ lines: [Int], _ plan: PicturePlan) {
    for line in lines {
      guard line < plan.diagram.links.count else {
        changes.evicted.insert(line - plan.diagram.links.count)
        continue
      }
      changes.pills.insert(line)
      let target = outline.element(plan.diagram.links[line].to)
      if let unit = outline.unit[target], unit < outline.groupCount, plan.owners.home[unit] != unit { changes.evicted.insert(unit) }
    }
  }
}
