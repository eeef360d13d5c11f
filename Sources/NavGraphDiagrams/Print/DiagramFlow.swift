/// A flow of an app as a separate diagram: its cards, their entry points, and the cards elsewhere that its arrows lead to.
package struct DiagramFlow {
  package var title: String
  /// The number of cards in the flow, without those of other flows.
  package var count: Int
  package var diagram: Diagram

  /// Returns all flows in reading order. Every link is in the flow where it starts.
  package static func flows(of diagram: Diagram) -> [DiagramFlow] {
    let plan = PicturePlan(of: Outline(of: diagram), changes: PicturePlan.Changes())
    /// Returns the region in which an end of a link is drawn.
    func region(of end: Link.End) -> Int? {
      let element = plan.outline.element(of: end)
      return plan.place[element] ?? plan.outline.anchor[element].flatMap { plan.place[$0] }
    }
    var pageOf: [Int: Int] = [:]
    let pages = PrintPlan(of: plan).pages
    for (number, page) in pages.enumerated() {
      for box in page.boxes { if let region = plan.boxes[box].region { pageOf[region] = number } }
    }
    var links: [[Int]] = Array(repeating: [], count: pages.count)
    var cards: [Set<Int>] = Array(repeating: [], count: pages.count)
    var groups: [Set<Int>] = Array(repeating: [], count: pages.count)
    for card in diagram.cards.indices {
      if let page = plan.place[plan.outline.groupCount + card].flatMap({ pageOf[$0] }) { cards[page].insert(card) }
    }
    for group in diagram.groups.indices { if let page = plan.place[group].flatMap({ pageOf[$0] }) { groups[page].insert(group) } }
    let own = cards.map(\.count)
    for (index, link) in diagram.links.enumerated() {
      // An entry point belongs to its target.
      let home = [.way, .root].contains(link.kind) ? region(of: link.to) : region(of: link.from)
      // Items in no region, such as a frame without a screen, are on the first page.
      guard let page = home.flatMap({ pageOf[$0] }) ?? pages.indices.first else { continue }
      links[page].append(index)
      for end in [link.from, link.to] {
        switch end {
        case .card(let card): cards[page].insert(card)
        case .group(let group): groups[page].insert(group)
        }
      }
    }
    return pages.indices.map { page in
      DiagramFlow(
        title: pages[page].title, count: own[page],
        diagram: diagram.restricted(to: cards[page], groups: groups[page], links: links[page]))
    }
  }
}
