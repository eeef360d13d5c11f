import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Adds cards for routes and entries. Those with the same target share a card, which is in the container of the target.
  mutating func addWaysIn() {
    for id in graph.routes.ids {
      let route = graph.routes[id]
      var card = Card(.route, id: "", title: "", parent: nil)
      card.rows = graph.patterns[route.patterns].map { Card.Row(text(of: $0.text)) }
      if !card.rows.isEmpty, !route.hosts.isEmpty { card.rows[0].note += "on \(route.hosts.map(text).joined(separator: ", "))" }
      card.guards = locks(of: route.requires)
      card.doc = doc(at: route.doc)
      add(card, to: route.destinations, at: route.range)
    }
    for id in graph.entries.ids {
      let entry = graph.entries[id]
      var card = Card(.entry, id: "", title: "", parent: nil)
      card.rows = [Card.Row("\(entry.kind.rawValue) \(text(of: entry.identifier))")]
      card.guards = locks(of: entry.requires)
      card.doc = doc(at: entry.doc)
      add(card, to: entry.destinations, at: entry.range)
    }
    for id in graph.aliases.ids {
      let alias = graph.aliases[id]
      guard let route = alias.route, let target = graph.destinations[graph.routes[route].destinations].first.flatMap({ end(of: $0) }) else {
        continue
      }
      if let card = entryPointCards[EntryPoint(kind: .route, target: target)] {
        diagram.cards[card].rows += graph.patterns[alias.patterns].map { Card.Row(text(of: $0.text), note: "alias") }
      }
    }
  }

  /// The key of a card for routes or for entries.
  struct EntryPoint: Hashable {
    var kind: Card.Kind
    var target: Link.End
  }

  /// Adds a copy of a card for each target, or its content to the card of its kind that the target has.
  private mutating func add(_ original: Card, to destinations: IDRange<Destination>, at range: SourceRange) {
    var done: Set<Link.End> = []
    for destination in graph.destinations[destinations] {
      guard let target = end(of: destination), done.insert(target).inserted else { continue }
      var card = original
      if let note = branches(to: target, among: destinations), !card.rows.isEmpty {
        card.rows[0].note += (card.rows[0].note.isEmpty ? "" : " · ") + note
      }
      if destination.hereFrom != nil, !card.rows.isEmpty {
        card.rows[0].note += (card.rows[0].note.isEmpty ? "" : " · ") + "on top of wherever the user is"
      }
      let entryPoint = EntryPoint(kind: card.kind, target: target)
      if let shared = entryPointCards[entryPoint] {
        diagram.cards[shared].rows += card.rows
        addSpots(at: range, card: shared, count: card.rows.count)
        diagram.cards[shared].guards += card.guards.filter { !diagram.cards[shared].guards.contains($0) }
        continue
      }
      card.id = "\(card.kind)_\(diagram.cards.count)"
      card.parent = home(of: target)
      card.source = source(at: range)
      entryPointCards[entryPoint] = add(card)
      addSpots(at: range, card: diagram.cards.count - 1, count: card.rows.count)
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
      let own = graph.words(of: branch)
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
