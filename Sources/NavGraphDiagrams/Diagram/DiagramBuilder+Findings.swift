import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Paints each finding on the innermost declaration that holds its place.
  mutating func paint(_ findings: [Diagnostic]) {
    guard !findings.isEmpty else { return }
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
    for finding in findings { paint(finding, spots) }
  }

  private mutating func paint(_ finding: Diagnostic, _ spots: [(range: SourceRange, spot: Link.End)]) {
    let words = "\(finding.code): \(finding.message)"
    let place = finding.primary.range
    // The last that begins at or before the place and reaches it is the innermost; declarations nest only a level or two.
    var low = 0
    var high = spots.count
    while low < high {
      let middle = (low + high) / 2
      let start = spots[middle].range
      if start.file < place.file || (start.file == place.file && start.start <= place.start) { low = middle + 1 } else { high = middle }
    }
    for index in stride(from: low - 1, through: max(0, low - 64), by: -1) where index >= 0 {
      let range = spots[index].range
      guard range.file == place.file, range.end >= place.end else { continue }
      return mark(spots[index].spot, Mark(severity: finding.severity, text: words))
    }
    diagram.loose.append(Mark(severity: finding.severity, text: words))
  }

  private mutating func mark(_ spot: Link.End, _ mark: Mark) {
    func joined(_ old: Mark?) -> Mark {
      guard let old else { return mark }
      return Mark(severity: max(old.severity, mark.severity), text: old.text + "\n" + mark.text)
    }
    switch spot {
    case .card(let card): diagram.cards[card].mark = joined(diagram.cards[card].mark)
    case .group(let group): diagram.groups[group].mark = joined(diagram.groups[group].mark)
    }
  }
}
