import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Marks the innermost declaration that contains each diagnostic.
  mutating func paint(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    var spots: [(range: SourceRange, spot: Link.End)] = []
    for id in graph.screens.ids { spots.append((graph.screens[id].declared.range, .card(screenCards[id.index]))) }
    for id in graph.alerts.ids { spots.append((graph.alerts[id].declared.range, .card(alertCards[id.index]))) }
    for id in graph.modals.ids { spots.append((graph.modals[id].declared.range, .group(modalGroups[id.index]))) }
    for id in graph.tabs.ids { if let spot = tabGroups[id] { spots.append((graph.tabs[id].declared.range, spot)) } }
    for id in graph.tabSets.ids { if let spot = tabsGroups[id] { spots.append((graph.tabSets[id].declared.range, .group(spot))) } }
    for id in graph.splits.ids { if let spot = splitGroups[id] { spots.append((graph.splits[id].declared.range, .group(spot))) } }
    for id in graph.pageSets.ids { if let spot = pagesGroups[id] { spots.append((graph.pageSets[id].declared.range, .group(spot))) } }
    for id in graph.stacks.ids where !graph.stacks[id].isInline {
      if let spot = stackGroups[id] { spots.append((graph.stacks[id].declared.range, .group(spot))) }
    }
    if let appCard, let app = graph.app { for id in app.ownEvents { spots.append((graph.events[id].declared.range, .card(appCard))) } }
    spots.sort { $0.range.start == $1.range.start ? $0.range.end > $1.range.end : $0.range < $1.range }
    rowSpots.sort { $0.range == $1.range ? ($0.card, $0.row) < ($1.card, $1.row) : $0.range < $1.range }
    for diagnostic in diagnostics {
      let code = "\(diagnostic.code)"
      let spot = spot(of: diagnostic.primary.range, among: spots)
      let words = Mark(severity: diagnostic.severity, text: "\(code): \(diagnostic.message)")
      if let spot { mark(spot, with: words) } else { diagram.loose.append(words) }
      addCode(code, at: diagnostic.primary.range, on: spot)
      var items = spot.map { [diagram.id(of: $0)] } ?? []
      for label in diagnostic.secondary + diagnostic.further {
        let other = self.spot(of: label.range, among: spots)
        addCode(code, at: label.range, on: other)
        if let other, case let id = diagram.id(of: other), items.count < DiagramBuilder.maxItems, !items.contains(id) { items.append(id) }
      }
      diagram.found.append(Found(code: code, message: diagnostic.message, items: items))
    }
  }

  /// The maximum number of locations that are listed for a diagnostic.
  private static let maxItems = 64

  /// Returns the card or group of the innermost declaration that contains a location.
  private func spot(of place: SourceRange, among spots: [(range: SourceRange, spot: Link.End)]) -> Link.End? {
    // The innermost declaration is the last that begins at or before the location and contains it. Declarations nest only a level or two.
    let end = DiagramBuilder.count(of: spots, beginningBy: place, range: \.range)
    for index in stride(from: end - 1, through: max(0, end - 64), by: -1) where index >= 0 {
      let range = spots[index].range
      guard range.file == place.file, range.end >= place.end else { continue }
      return spots[index].spot
    }
    return nil
  }

  /// Returns the number of elements in `sorted` that begin at or before a location.
  private static func count<Spot>(of sorted: [Spot], beginningBy place: SourceRange, range: (Spot) -> SourceRange) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      let start = range(sorted[middle])
      if start.file < place.file || (start.file == place.file && start.start <= place.start) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds the code to the rows of the event or route that contains the location, and to the card or group.
  private mutating func addCode(_ code: String, at place: SourceRange, on spot: Link.End?) {
    func insert(into codes: inout [String]) { if !codes.contains(code) { codes.append(code) } }
    // Events and routes don't nest, so those that contain the location are the last ones that begin before it.
    var end = DiagramBuilder.count(of: rowSpots, beginningBy: place, range: \.range)
    while end > 0, case let spot = rowSpots[end - 1], spot.range.file == place.file, spot.range.end >= place.end {
      insert(into: &diagram.cards[spot.card].rows[spot.row].codes)
      if diagram.cards[spot.card].isWay { insert(into: &diagram.cards[spot.card].codes) }
      end -= 1
    }
    switch spot {
    case .card(let card): insert(into: &diagram.cards[card].codes)
    case .group(let group): insert(into: &diagram.groups[group].codes)
    case nil: break
    }
  }

  private mutating func mark(_ spot: Link.End, with mark: Mark) {
    // The text is appended in place, because a declaration can have thousands of diagnostics.
    func add(to old: inout Mark?) {
      guard let severity = old?.severity else { return old = mark }
      old?.severity = max(severity, mark.severity)
      old?.text.append("\n" + mark.text)
    }
    switch spot {
    case .card(let card): add(to: &diagram.cards[card].mark)
    case .group(let group): add(to: &diagram.groups[group].mark)
    }
  }
}
