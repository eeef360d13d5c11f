// Shows coverage as highlights, with counts in notes, so that no renderer has to know about it.
extension Diagram {
  package mutating func paint(_ coverage: Coverage) {
    var screens: [String: Int] = [:]
    var events: [String: Int] = [:]
    var modals: [String: Int] = [:]
    for item in coverage.items {
      switch item.kind {
      case .screen: screens[item.name] = item.count
      case .event:
        events[item.name] = item.count
        if let shared = item.shared { events[shared, default: 0] += item.count }
      case .modal: modals[item.name] = item.count
      case .guard: break
      }
    }
    for index in groups.indices where groups[index].kind == .modal {
      guard let count = modals[groups[index].title] else { continue }
      groups[index].note = Self.note(extending: groups[index].note, count: count)
      groups[index].isHighlighted = count > 0
    }
    for index in cards.indices {
      let title = cards[index].title
      if let count = cards[index].isScreen ? screens[title] : cards[index].kind == .alert ? modals[title] : nil {
        cards[index].note = Self.note(extending: cards[index].note, count: count)
        cards[index].isHighlighted = count > 0
      }
      guard cards[index].isScreen || cards[index].kind == .events else { continue }
      for row in cards[index].rows.indices {
        guard let count = events[title + "." + cards[index].rows[row].text] else { continue }
        cards[index].rows[row].note = Self.note(extending: cards[index].rows[row].note, count: count)
        cards[index].rows[row].isHighlighted = count > 0
      }
    }
    for index in links.indices {
      guard let row = links[index].row, case .card(let card) = links[index].from, cards[card].rows.indices.contains(row) else { continue }
      links[index].isHighlighted = cards[card].rows[row].isHighlighted
    }
    highlights.append("covered, with counts")
  }

  /// Highlights the cards of visible screens by name.
  package mutating func paint(shown names: [String]) {
    for index in cards.indices where cards[index].isScreen && names.contains(cards[index].title) { cards[index].isHighlighted = true }
    if let last = names.last { highlights.append("the app shows " + last) }
  }

  private static func note(extending old: String, count: Int) -> String {
    (old.isEmpty ? "" : old + ", ") + (count == 0 ? "never" : "\(count)×")
  }
}
