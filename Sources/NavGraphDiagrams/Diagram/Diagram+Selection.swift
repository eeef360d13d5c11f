/// Reduces a diagram to the part that the options select.
extension Diagram {
  package enum SelectionError: Error, Equatable {
    /// No screen or container has this name. The list contains similar names, best first.
    case unknown(String, [String])
  }

  /// Returns the part of the diagram that `options` select.
  package func selected(by options: DiagramOptions) -> Result<Diagram, SelectionError> {
    var diagram = self
    if !options.showsRoutes { diagram = diagram.keeping { !$0.isWay } }
    if let name = options.feature {
      let wanted = diagram.groups.indices.filter { diagram.groups[$0].isCalled(name) }
      guard !wanted.isEmpty else { return .failure(.unknown(name, groups.map(\.title))) }
      diagram = diagram.inside(Set(wanted))
    }
    if let name = options.focus {
      let cards = diagram.cards.indices.filter { diagram.cards[$0].isCalled(name) }
      let groups = diagram.groups.indices.filter { diagram.groups[$0].isCalled(name) }
      guard !cards.isEmpty || !groups.isEmpty else { return .failure(.unknown(name, self.cards.map(\.title) + self.groups.map(\.title))) }
      diagram = diagram.around(cards, groups: groups, depth: options.depth)
    }
    let screens = diagram.screenCount
    switch options.detail {
    case .full: return .success(diagram)
    case .overview: return .success(diagram.overview())
    case .automatic: return .success(screens > DiagramOptions.screenLimit ? diagram.overview() : diagram)
    }
  }

  /// Returns the diagram without the cards for which `isKept` returns false, and without their links.
  private func keeping(where isKept: (Card) -> Bool) -> Diagram {
    restricted(to: Set(cards.indices.filter { isKept(cards[$0]) }), groups: Set(groups.indices))
  }

  private func inside(_ wanted: Set<Int>) -> Diagram {
    // A group follows the group around it, so a single pass visits every ancestor first.
    var kept = wanted
    for (index, group) in groups.enumerated() { if let parent = group.parent, kept.contains(parent) { kept.insert(index) } }
    let inner = Set(cards.indices.filter { cards[$0].parent.map { kept.contains($0) } ?? false })
    // The cards that the feature leads to outside of itself stay as neighbors. Otherwise, their arrows would be lost.
    var shown = inner
    for link in links {
      if case .card(let from) = link.from, inner.contains(from), case .card(let to) = link.to { shown.insert(to) }
    }
    return restricted(to: shown, groups: kept)
  }

  /// Returns the changed cards, and those at most `depth` links away from them.
  package func nearChanges(depth: Int) -> Diagram {
    var start = cards.indices.filter { cards[$0].change != nil }
    for link in links where link.change != nil {
      for end in [link.from, link.to] { if case .card(let card) = end { start.append(card) } }
    }
    let seen = Set(start)
    return around(seen.sorted(), groups: groups.indices.filter { groups[$0].change != nil }, depth: depth, isEntering: false)
  }

  /// Returns the cards at most `depth` links away, in both directions of arrows.
  private func around(_ start: [Int], groups startGroups: [Int], depth: Int, isEntering: Bool = true) -> Diagram {
    let anchors = firstCards
    func card(at end: Link.End) -> Int? {
      switch end {
      case .card(let card): card
      case .group(let group): anchors[group]
      }
    }
    var near: [Int: [Int]] = [:]
    for link in links {
      guard let from = card(at: link.from), let to = card(at: link.to) else { continue }
      near[from, default: []].append(to)
      near[to, default: []].append(from)
    }
    var inside = [Bool](repeating: false, count: groups.count)
    for group in startGroups { inside[group] = isEntering }
    for (index, group) in groups.enumerated() { if let parent = group.parent, inside[parent] { inside[index] = true } }
    var frontier = start + cards.indices.filter { cards[$0].parent.map { inside[$0] } ?? false }
    var found = Set(frontier)
    for _ in 0..<max(0, depth) {
      frontier = frontier.flatMap { near[$0] ?? [] }.filter { found.insert($0).inserted }
      if frontier.isEmpty { break }
    }
    return restricted(to: found, groups: Set(startGroups))
  }

  /// The first card inside each group, because an arrow to a modal continues from its screen. Indexed by group.
  private var firstCards: [Int?] {
    var anchors = [Int?](repeating: nil, count: groups.count)
    for (index, card) in cards.enumerated() where !card.isWay {
      var parent = card.parent
      while let group = parent, anchors[group] == nil {
        anchors[group] = index
        parent = groups[group].parent
      }
    }
    return anchors
  }

  /// Returns a diagram of these cards, the groups around them, `groups`, and the links among them (or only `links`), with new indices.
  func restricted(to wanted: Set<Int>, groups wantedGroups: Set<Int>, links wantedLinks: [Int]? = nil) -> Diagram {
    var keptGroups = wantedGroups
    for card in wanted {
      var parent = cards[card].parent
      while let group = parent, keptGroups.insert(group).inserted { parent = groups[group].parent }
    }
    for group in wantedGroups {
      var parent = groups[group].parent
      while let next = parent, keptGroups.insert(next).inserted { parent = groups[next].parent }
    }
    var diagram = Diagram(title: title)
    diagram.loose = loose
    diagram.found = found
    diagram.highlights = highlights
    var newGroup: [Int: Int] = [:]
    // This takes time in proportion to what is kept, because a print divides the diagram once for each flow.
    for index in keptGroups.sorted() where groups.indices.contains(index) {
      var group = groups[index]
      group.parent = group.parent.flatMap { newGroup[$0] }
      diagram.groups.append(group)
      newGroup[index] = diagram.groups.count - 1
    }
    var newCard: [Int: Int] = [:]
    for index in wanted.sorted() {
      var card = cards[index]
      card.parent = card.parent.flatMap { newGroup[$0] }
      diagram.cards.append(card)
      newCard[index] = diagram.cards.count - 1
    }
    func end(for end: Link.End) -> Link.End? {
      switch end {
      case .card(let card): newCard[card].map { .card($0) }
      case .group(let group): newGroup[group].map { .group($0) }
      }
    }
    for link in wantedLinks.map({ $0.map { links[$0] } }) ?? links {
      guard let from = end(for: link.from), let to = end(for: link.to) else { continue }
      var copy = link
      copy.from = from
      copy.to = to
      diagram.links.append(copy)
    }
    return diagram
  }
}

extension Card {
  /// Returns whether the title is `name`. An action tab is also found by its name in the identifier.
  func isCalled(_ name: String) -> Bool { title == name || kind == .action && id.hasPrefix("tab_\(name)_") }
}

extension Group {
  /// Returns whether the title is `name`, or the name in the identifier, which differs for tabs.
  func isCalled(_ name: String) -> Bool { title == name || id.hasPrefix("\(kind.rawValue)_\(name)_") }
}
