import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Adds cards for routes and entries. Those with the same target share a card, which is in the container of the target.
  mutating func addWaysIn() {
    var cards: [WayIn: Int] = [:]
    for id in graph.routes.ids {
      let route = graph.routes[id]
      var rows = graph.patterns[route.patterns].map { Card.Row(text(of: $0.text)) }
      if let first = rows.first, !route.hosts.isEmpty { rows[0].note = first.note + "on \(route.hosts.map(text).joined(separator: ", "))" }
      add(
        route.destinations, rows: rows, guards: locks(of: route.requires), kind: .route, at: route.range, doc: doc(at: route.doc),
        into: &cards)
    }
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      let row = Card.Row("\(entry.kind.rawValue) \(text(of: entry.identifier))")
      add(
        entry.destinations, rows: [row], guards: locks(of: entry.requires), kind: .entry, at: entry.range, doc: doc(at: entry.doc),
        into: &cards)
    }
    for id in graph.aliases.ids {
      let alias = graph.aliases[id]
      guard let route = alias.route, let target = graph.destinations[graph.routes[route].destinations].first.flatMap({ end(of: $0) }) else {
        continue
      }
      if let card = cards[WayIn(kind: .route, target: target)] {
        diagram.cards[card].rows += graph.patterns[alias.patterns].map { Card.Row(text(of: $0.text), note: "alias") }
      }
    }
  }

  private struct WayIn: Hashable {
    var kind: Card.Kind
    var target: Link.End
  }

  private mutating func add(
    _ destinations: IDRange<Destination>, rows: [Card.Row], guards: [String], kind: Card.Kind, at range: SourceRange, doc: String,
    into cards: inout [WayIn: Int]
  ) {
    var done: Set<Link.End> = []
    for destination in graph.destinations[destinations] {
      guard let target = end(of: destination), done.insert(target).inserted else { continue }
      var rows = rows
      if let note = branches(to: target, among: destinations), !rows.isEmpty {
        rows[0].note += (rows[0].note.isEmpty ? "" : " · ") + note
      }
      if destination.hereFrom != nil, !rows.isEmpty {
        rows[0].note += (rows[0].note.isEmpty ? "" : " · ") + "on top of wherever the user is"
      }
      let way = WayIn(kind: kind, target: target)
      if let card = cards[way] {
        diagram.cards[card].rows += rows
        addSpots(at: range, card: card, count: rows.count)
        diagram.cards[card].guards += guards.filter { !diagram.cards[card].guards.contains($0) }
        continue
      }
      var card = Card(kind, id: "\(kind)_\(diagram.cards.count)", title: "", parent: home(of: target))
      card.rows = rows
      card.guards = guards
      card.source = source(at: range)
      card.doc = doc
      cards[way] = add(card)
      addSpots(at: range, card: diagram.cards.count - 1, count: rows.count)
      diagram.links.append(Link(.way, from: .card(diagram.cards.count - 1), to: target))
    }
  }

  /// Records the source range of the last rows of a card.
  private mutating func addSpots(at range: SourceRange, card: Int, count: Int) {
    let rows = diagram.cards[card].rows.count
    rowSpots += (rows - count..<rows).map { (range, card, $0) }
  }

  /// Returns the branches of a link that lead to a target, such as `when beta`, or nil for a link without branches.
  private func branches(to target: Link.End, among all: IDRange<Destination>) -> String? {
    var words: [String] = []
    for destination in graph.destinations[all] where end(of: destination) == target {
      guard let branch = destination.branch else { return nil }
      let own = graph.branches[branch].test.map { "when " + self.words(of: $0) } ?? "otherwise"
      if !words.contains(own) { words.append(own) }
    }
    return words.joined(separator: ", ")
  }

  /// Returns the group around the end of an arrow. Entry points are drawn next to their target, so that their arrows are short.
  private func home(of end: Link.End) -> Int? {
    switch end {
    case .card(let card): diagram.cards[card].parent
    case .group(let group): diagram.groups[group].parent
    }
  }

  /// Returns the content that a destination shows last.
  private func end(of destination: Destination) -> Link.End? {
    for step in graph.destinationSteps[destination.steps].reversed() {
      switch step.kind {
      case .screen(let id), .present(let id, _), .page(let id), .column(_, let id?):
        if let end = end(of: graph.instances[id].content) { return end }
      case .tab(let tab): if let end = tabGroups[tab] { return end }
      case .column(_, nil), .container: continue
      }
    }
    return destination.root.flatMap { end(of: graph.content(of: $0)) }
  }
}
