import NavGraphSyntax

/// A diagram with a card for each region of the whole diagram, and one arrow with a count for all links between two regions.
struct Overview {
  /// The maximum number of screens that a card names. If there are more, it shows their number.
  private static let maxNames = 6

  private let plan: PicturePlan
  private var outline: Outline { plan.outline }
  private(set) var diagram: Diagram
  private(set) var flows: [OverviewFlow] = []
  /// The card of each region, and the group of each frame that is drawn open.
  private var cardOf: [Int?]
  private var groupOf: [Int: Int] = [:]

  init(of whole: Diagram) {
    plan = PicturePlan(of: Outline(of: whole), changes: PicturePlan.Changes())
    diagram = Diagram(title: whole.title)
    diagram.loose = whole.loose
    diagram.found = whole.found
    diagram.highlights = whole.highlights
    cardOf = Array(repeating: nil, count: plan.regions.count)
    addBoxes()
    addStarts()
    var bundles = LinkBundles()
    for link in whole.links where ![.way, .root, .uses].contains(link.kind) {
      guard let from = end(for: outline.element(of: link.from)), let to = end(for: outline.element(of: link.to)), from != to else {
        continue
      }
      bundles.add(link, from: from, to: to)
    }
    diagram.links += bundles.links
  }

  /// Adds boxes in reading order, each before those inside it.
  private mutating func addBoxes() {
    var pending: [(box: Int, parent: Int?)] = plan.top.reversed().map { ($0, nil) }
    while let (index, parent) = pending.popLast() {
      let box = plan.boxes[index]
      if let region = box.region {
        cardOf[region] = diagram.cards.count
        let card = card(for: plan.regions[region], kind: box.kind, parent: parent)
        diagram.cards.append(card)
        flows.append(flow(card: card, region: plan.regions[region]))
        continue
      }
      let inner = group(of: box.kind, parent: parent)
      if let inner { diagram.groups.append(inner) }
      let frame = inner == nil ? parent : diagram.groups.count - 1
      if case .element(let element) = box.kind { groupOf[element] = frame }
      pending += box.children.reversed().map { ($0, frame) }
    }
  }

  private func card(for region: Region, kind: PageBox.Kind, parent: Int?) -> Card {
    let inside = region.elements.flatMap { outline.cards(in: $0) }.compactMap { outline.card(of: $0) }
    var card = Card(.container, id: "closed_\(diagram.cards.count)", title: PageBox.sharedTitle, parent: parent)
    let screens = count(inside, of: element(of: kind).flatMap { outline.group(of: $0) })
    var note = screens > 0 || inside.isEmpty ? [screens.of("screen")] : []
    switch kind {
    case .element(let head):
      card.title = outline.title(of: head)
      card.guards = outline.guards(of: head)
      card.source = outline.group(of: head)?.source ?? outline.card(of: head)?.source
      let own = outline.group(of: head)?.note ?? outline.card(of: head)?.note ?? ""
      if !own.isEmpty { note.insert(own, at: 0) }
    case .part(let head):
      card.title = outline.title(of: head)
      card.source = outline.card(of: head)?.source
      note.insert("and what follows", at: 0)
    case .named(let name): card.title = name
    case .shared: break
    case .bare:
      card.title = inside.first?.title ?? ""
      card.source = inside.first?.source
      if inside.count > 1 { note.insert("and what belongs to it", at: 0) }
    }
    card.note = note.joined(separator: ", ")
    card.rows = names(from: inside.map(\.title).filter { $0 != card.title && !$0.isEmpty })
    card.change = change(of: region, kind: kind)
    card.mark = counted(inside.compactMap(\.mark) + groups(of: region).compactMap(\.mark))
    card.isHighlighted = inside.contains { $0.containsHighlight } || groups(of: region).contains { $0.isHighlighted }
    return card
  }

  private func flow(card: Card, region: Region) -> OverviewFlow {
    let cards = region.elements.flatMap { outline.cards(in: $0) }.compactMap { outline.card(of: $0)?.id }
    return OverviewFlow(card: card.id, title: card.title, note: card.note, items: groups(of: region).map(\.id) + cards)
  }

  private func names(from titles: [String]) -> [Card.Row] {
    let most = titles.count == Overview.maxNames + 1 ? titles.count : Overview.maxNames
    return titles.prefix(most).map { Card.Row($0) } + (titles.count > most ? [Card.Row("and \(titles.count - most) more")] : [])
  }

  private func count(_ cards: [Card], of group: Group?) -> Int {
    cards.count { $0.isScreen && ($0.change != .removed || group?.change == .removed) }
  }

  /// Returns a frame that is drawn open, with its number of screens, or nil for a box without a frame.
  private func group(of kind: PageBox.Kind, parent: Int?) -> Group? {
    switch kind {
    case .element(let element):
      guard var copy = outline.group(of: element) else { return nil }
      let screens = count(outline.cards(in: element).compactMap { outline.card(of: $0) }, of: copy)
      copy.note += (copy.note.isEmpty ? "" : ", ") + screens.of("screen")
      copy.parent = parent
      return copy
    case .shared: return Group(.stack, id: "shared_screens", title: PageBox.sharedTitle, note: "", parent: parent)
    case .part, .named, .bare: return nil
    }
  }

  private func element(of kind: PageBox.Kind) -> Int? { if case .element(let element) = kind { element } else { nil } }

  private func groups(of region: Region) -> [Group] {
    var found: [Group] = []
    var pending = region.elements
    if case .element(let head) = region.head { pending.append(head) }
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let group = outline.group(of: next) else { continue }
      found.append(group)
      pending += outline.children[next]
    }
    return found
  }

  /// Returns the change of a region. It is changed if anything in it is.
  private func change(of region: Region, kind: PageBox.Kind) -> Change? {
    if let own = element(of: kind).flatMap({ outline.group(of: $0)?.change ?? outline.card(of: $0)?.change }) { return own }
    let cards = region.elements.flatMap { outline.cards(in: $0) }.compactMap { outline.card(of: $0) }
    let changes = cards.map(\.change) + groups(of: region).map(\.change)
    let isChanged = changes.contains { $0 != nil } || cards.contains { $0.rows.contains { $0.change != nil } }
    return isChanged ? .changed : nil
  }

  private func counted(_ marks: [Mark]) -> Mark? {
    guard let worst = marks.map(\.severity).max() else { return nil }
    let diagnostics = marks.reduce(0) { $0 + $1.text.split(separator: "\n").count }
    return Mark(severity: worst, text: diagnostics.of("diagnostic"))
  }

  private mutating func addStarts() {
    for link in plan.diagram.links where link.kind == .root {
      guard case .card(let start) = link.from, let to = end(for: outline.element(of: link.to)) else { continue }
      diagram.cards.append(plan.diagram.cards[start])
      var copy = link
      (copy.from, copy.to) = (.card(diagram.cards.count - 1), to)
      diagram.links.append(copy)
    }
  }

  /// Returns the card of the region in which an element is drawn, or the frame that represents it.
  private func end(for element: Int) -> Link.End? {
    let anchor = outline.isFrame(element) ? nil : outline.anchor[element]
    for place in [element, anchor].compactMap({ $0 }) {
      if let card = plan.place[place].flatMap({ cardOf[$0] }) { return .card(card) }
    }
    return groupOf[element].map { .group($0) }
  }
}

extension Diagram {
  /// Returns a diagram with containers as cards, their numbers of screens, and bundles of links between them.
  package func overview() -> Diagram { Overview(of: self).diagram }

  /// Returns the overview, and the regions that its cards represent.
  package func overviewWithFlows() -> (diagram: Diagram, flows: [OverviewFlow]) {
    let overview = Overview(of: self)
    return (overview.diagram, overview.flows)
  }
}

/// The region of the whole diagram that a card of an overview represents.
package struct OverviewFlow: Hashable, Sendable {
  /// The identifier of the card.
  package var card: String
  package var title: String
  package var note: String
  /// The identifiers of the groups and cards in the region.
  package var items: [String]
}
