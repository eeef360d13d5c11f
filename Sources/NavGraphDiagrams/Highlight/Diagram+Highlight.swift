// Highlighting of diagnostics, paths, and links. After an error, part of a path may be highlighted.
extension Diagram {
  package enum HighlightError: Error, Equatable {
    /// No screen or container has this name. The list contains all names.
    case unknown(String, [String])
    /// No route of the app has this pattern.
    case unknownLink(String)
    /// No diagnostic with this code has a location in the diagram.
    case nowhere(String)
  }

  /// Highlights all locations of diagnostics with this code. Returns an error if there are none.
  package mutating func highlight(code: String) -> HighlightError? {
    var isFound = false
    for index in groups.indices where groups[index].codes.contains(code) {
      groups[index].isHighlighted = true
      isFound = true
    }
    for index in cards.indices {
      if cards[index].codes.contains(code) {
        cards[index].isHighlighted = true
        isFound = true
      }
      for row in cards[index].rows.indices where cards[index].rows[row].codes.contains(code) {
        cards[index].rows[row].isHighlighted = true
        isFound = true
      }
    }
    for index in links.indices where isHighlightedRow(of: links[index]) { links[index].isHighlighted = true }
    if isFound { highlights.append(code) }
    return isFound ? nil : .nowhere(code)
  }

  /// The text of the legend for the color of highlights.
  var highlightLegend: String { "pink: " + DotText.shortened(highlights.joined(separator: ", "), to: 80) }

  /// Whether the row at which an arrow starts is highlighted.
  private func isHighlightedRow(of link: Link) -> Bool {
    guard let row = link.row, case .card(let card) = link.from, cards[card].rows.indices.contains(row) else { return false }
    return cards[card].rows[row].isHighlighted
  }

  /// Highlights the route with this pattern, its target, the containers around that, and everything with a name in `names`, which it leads
  /// through. Returns an error if there is no such route.
  package mutating func highlight(link pattern: String, through names: [String]) -> HighlightError? {
    let routeLinks = links.indices.filter { index in
      guard links[index].kind == .way, case .card(let card) = links[index].from else { return false }
      return cards[card].kind == .route && cards[card].rows.contains { $0.text == pattern }
    }
    guard !routeLinks.isEmpty else { return .unknownLink(pattern) }
    for index in routeLinks {
      links[index].isHighlighted = true
      guard case .card(let card) = links[index].from else { continue }
      cards[card].isHighlighted = true
      for row in cards[card].rows.indices where cards[card].rows[row].text == pattern { cards[card].rows[row].isHighlighted = true }
      highlight(links[index].to)
    }
    for name in names { for end in ends(called: name) { highlight(end, withContainers: false) } }
    highlights.append(pattern)
    return nil
  }

  /// Highlights the screens and containers of a path such as `Main / shop / Item`, and the links from each to the next. Returns an error at
  /// the first unknown name.
  package mutating func highlight(path names: [String]) -> HighlightError? {
    // The ends with the previous name, also with the first cards of containers.
    var named: Set<Link.End> = []
    var sources: Set<Link.End> = []
    for name in names {
      let ends = ends(called: name)
      guard !ends.isEmpty else { return .unknown(name, cards.map(\.title) + groups.map(\.title)) }
      for end in ends { highlight(end, withContainers: false) }
      let targets = Set(ends.flatMap { withFirstCard($0) })
      for index in links.indices where sources.contains(links[index].from) && targets.contains(links[index].to) {
        // A tab doesn't need a link from its tab bar, so a link from the screen that happens to be first isn't highlighted.
        if [.select, .switch, .window].contains(links[index].kind), !named.contains(links[index].from) { continue }
        links[index].isHighlighted = true
        guard let row = links[index].row, case .card(let card) = links[index].from else { continue }
        if cards[card].rows.indices.contains(row) { cards[card].rows[row].isHighlighted = true }
      }
      sources = targets
      named = Set(ends)
    }
    highlights.append(names.joined(separator: " / "))
    return nil
  }

  /// Returns the cards and groups with a name. Several can have the same.
  private func ends(called name: String) -> [Link.End] {
    cards.indices.filter { cards[$0].title == name }.map { .card($0) }
      + groups.indices.filter { groups[$0].isCalled(name) }.map { .group($0) }
  }

  /// Returns the ends of links to a card or a group: for a group, also its first card, at which arrows to it end.
  private func withFirstCard(_ end: Link.End) -> [Link.End] {
    guard case .group(let group) = end else { return [end] }
    return [end] + (anchors[group].map { [.card($0)] } ?? [])
  }

  /// Highlights a card or a group, and if `withContainers`, the groups around it.
  private mutating func highlight(_ end: Link.End, withContainers: Bool = true) {
    var parent: Int?
    switch end {
    case .card(let card):
      cards[card].isHighlighted = true
      parent = cards[card].parent
    case .group(let group):
      groups[group].isHighlighted = true
      parent = groups[group].parent
    }
    while withContainers, let group = parent {
      groups[group].isHighlighted = true
      parent = groups[group].parent
    }
  }
}

extension Card {
  /// Whether the card or one of its rows is highlighted.
  var containsHighlight: Bool { isHighlighted || rows.contains { $0.isHighlighted } }
}
