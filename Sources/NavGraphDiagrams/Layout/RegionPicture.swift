/// The picture of a whole app, region by region: each is laid out alone, and all are packed on one page.
///
/// Nothing crosses from one box to another: a link out of a region is a pill. Where a line would cross others or run over a card, it becomes
/// a pill as well, and the region is laid out again.
package struct RegionPicture {
  /// How often regions are laid out again; in the last rounds all that clashes goes, so that nothing is left.
  private static let rounds = 7

  /// With more regions there is no time to try every way for each.
  private static let many = 30

  private let outline: Outline
  private let isPrinted: Bool
  /// By the bytes of the DOT text.
  private var known: [[UInt8]: Drawn] = [:]
  private var changes = PicturePlan.Changes()

  /// The page for a diagram. `dot` gives what `dot -Tjson0` prints for a text. Nil if it prints anything else.
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
    let isBad = !layout.clashes.worst(leaving: RegionLayout.mostCrossings).isEmpty
    if isBad, round >= RegionPicture.rounds - 1 { return lines.map(\.id) }
    return layout.clashes.worst(leaving: round > 3 ? 0 : RegionLayout.mostCrossings).sorted().map { lines[$0].id }
  }

  /// A sheet whose line is left out gets a region of its own.
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
