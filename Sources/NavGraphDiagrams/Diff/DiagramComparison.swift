/// Marks the differences between two diagrams on the new one, and adds back removed items at their positions.
struct DiagramComparison {
  let old: Diagram
  let new: Diagram
  let matching: DiagramMatching
  private(set) var picture: Diagram

  /// The indices in the merged diagram of the old groups and cards.
  private(set) var groupPlaces: [Int] = []
  private(set) var cardPlaces: [Int] = []
  /// The merged indices of the rows of each card, or none for cards whose rows are unchanged.
  private(set) var oldRows: [Int: [Int]] = [:]
  private(set) var newRows: [Int: [Int]] = [:]

  /// The descriptions of differences.
  var details: [Link.End: [String]] = [:]
  var rowDetails: [RowPlace: [String]] = [:]
  /// The rows of entry points whose target has changed. The difference is described only at the new target.
  var leftRows: Set<RowPlace> = []

  /// A row of a card in the merged diagram.
  struct RowPlace: Hashable {
    var card: Int
    var row: Int
  }

  init(from old: Diagram, to new: Diagram) {
    self.old = old
    self.new = new
    matching = DiagramMatching(from: old, to: new)
    picture = new
  }

  mutating func compare() {
    putBackGroups()
    putBackCards()
    compareOrders()
    compareLinks()
    compareWays()
    paint()
  }

  mutating func paint(link: Int, as change: Change) { picture.links[link].change = change }
  mutating func paint(_ row: RowPlace, as change: Change) { picture.cards[row.card].rows[row.row].change = change }
  mutating func move(link: Int, toRow row: Int) { picture.links[link].row = row }
  mutating func add(_ link: Link) { picture.links.append(link) }

  // MARK: Groups

  private mutating func putBackGroups() {
    for (index, isTaken) in matching.isGroupTaken.enumerated() where !isTaken { picture.groups[index].change = .added }
    for (index, group) in old.groups.enumerated() {
      // A group follows the group around it, whose index is already known.
      let parent = group.parent.map { groupPlaces[$0] }
      guard let found = matching.groups[index] else {
        var copy = group
        copy.id = DiagramComparison.former(group.id)
        copy.parent = parent
        copy.change = .removed
        copy.source = nil
        copy.mark = nil
        picture.groups.append(copy)
        groupPlaces.append(picture.groups.count - 1)
        continue
      }
      groupPlaces.append(found)
      let now = picture.groups[found]
      var differences = DiagramComparison.differences(title: (group.title, now.title), guards: (group.guards, now.guards))
      if group.note != now.note { differences.append(DiagramComparison.words(note: group.note, to: now.note)) }
      if parent != now.parent { differences.append(moved(from: parent, to: now.parent)) }
      if !differences.isEmpty { details[.group(found), default: []] += differences }
    }
  }

  /// Returns an identifier with a prefix that no identifier in a diagram has, so that removed items differ from new ones.
  private static func former(_ id: String) -> String { "was_" + id }

  // MARK: Cards

  private mutating func putBackCards() {
    for (index, isTaken) in matching.isCardTaken.enumerated() where !isTaken {
      picture.cards[index].change = .added
      if new.cards[index].isWay { for row in new.cards[index].rows.indices { picture.cards[index].rows[row].change = .added } }
    }
    for (index, card) in old.cards.enumerated() {
      guard let found = matching.cards[index] else {
        var copy = card
        copy.id = DiagramComparison.former(card.id)
        copy.parent = card.parent.map { groupPlaces[$0] }
        copy.change = .removed
        copy.source = nil
        copy.mark = nil
        if card.isWay { for row in copy.rows.indices { copy.rows[row].change = .removed } }
        picture.cards.append(copy)
        cardPlaces.append(picture.cards.count - 1)
        continue
      }
      cardPlaces.append(found)
      compare(card, with: found)
      mergeRows(of: index, with: found)
    }
  }

  private mutating func compare(_ card: Card, with found: Int) {
    let now = picture.cards[found]
    var differences = DiagramComparison.differences(title: (card.title, now.title), guards: (card.guards, now.guards))
    if card.kind != now.kind { differences.append(DiagramComparison.words(kind: card.kind, to: now.kind)) }
    if card.note != now.note {
      let isPlain = now.isScreen && card.answers.isEmpty && now.answers.isEmpty
      differences.append((isPlain ? "takes " : "") + DiagramComparison.words(note: card.note, to: now.note))
    }
    let parent = card.parent.map { groupPlaces[$0] }
    // Entry points are drawn next to their targets, so their containers aren't compared.
    if parent != now.parent, !now.isWay { differences.append(moved(from: parent, to: now.parent)) }
    if !differences.isEmpty { details[.card(found), default: []] += differences }
  }

  /// Merges the rows of two cards in the new order. A removed row follows its predecessor.
  private mutating func mergeRows(of index: Int, with found: Int) {
    let (before, after) = (old.cards[index].rows, new.cards[found].rows)
    var waiting = Waiting(after.indices) { after[$0].text }
    var match: [Int?] = []
    var isTaken = [Bool](repeating: false, count: after.count)
    // The removed rows, keyed by the index of the row before them, or -1.
    var gone: [Int: [Int]] = [:]
    var last = -1
    for (row, item) in before.enumerated() {
      let same = waiting.take(for: item.text)
      match.append(same)
      if let same {
        isTaken[same] = true
        last = same
      } else {
        gone[last, default: []].append(row)
      }
    }
    var rows: [Card.Row] = []
    var (oldPlaces, newPlaces) = ([Int](repeating: 0, count: before.count), [Int](repeating: 0, count: after.count))
    func putBack(after row: Int) {
      for row in gone[row] ?? [] {
        oldPlaces[row] = rows.count
        rows.append(before[row])
        rows[rows.count - 1].change = .removed
      }
    }
    putBack(after: -1)
    for (row, item) in after.enumerated() {
      newPlaces[row] = rows.count
      rows.append(item)
      if !isTaken[row] { rows[rows.count - 1].change = .added }
      putBack(after: row)
    }
    for (row, same) in match.enumerated() {
      guard let same else { continue }
      oldPlaces[row] = newPlaces[same]
      var differences = DiagramComparison.differences(title: ("", ""), guards: (before[row].guards, after[same].guards))
      if before[row].note != after[same].note { differences.append(DiagramComparison.words(note: before[row].note, to: after[same].note)) }
      if !differences.isEmpty { rowDetails[RowPlace(card: found, row: newPlaces[same]), default: []] += differences }
    }
    picture.cards[found].rows = rows
    oldRows[index] = oldPlaces
    newRows[found] = newPlaces
  }

  private mutating func compareOrders() {
    /// Returns the tabs of each set or section and the pages of each container that both diagrams have, in order.
    func orders(of diagram: Diagram, by end: (Link.End) -> Link.End?) -> [Int: [Link.End]] {
      var children: [Int: [(order: Int, end: Link.End)]] = [:]
      func add(to parent: Int?, at order: Int, child: Link.End) {
        guard let parent, let home = end(.group(parent)), case .group(let group) = home, let child = end(child) else { return }
        children[group, default: []].append((order, child))
      }
      for (index, group) in diagram.groups.enumerated() where [.tab, .section].contains(group.kind) {
        add(to: group.parent, at: group.order, child: .group(index))
      }
      for (index, card) in diagram.cards.enumerated() {
        if card.kind == .action { add(to: card.parent, at: card.order, child: .card(index)) }
        if let parent = card.parent, diagram.groups[parent].kind == .pages { add(to: parent, at: index, child: .card(index)) }
      }
      return children.mapValues { $0.sorted { $0.order < $1.order }.map(\.end) }
    }
    let before = orders(of: old) { matching.end(for: $0) }
    let after = orders(of: new) { end in
      switch end {
      case .card(let card): matching.isCardTaken[card] ? end : nil
      case .group(let group): matching.isGroupTaken[group] ? end : nil
      }
    }
    for (group, ends) in after.sorted(by: { $0.key < $1.key }) {
      guard let earlier = before[group] else { continue }
      let stayed = Set(earlier).intersection(ends)
      let order = ends.filter { stayed.contains($0) }
      guard order != earlier.filter({ stayed.contains($0) }) else { continue }
      details[.group(group), default: []].append("in another order: " + order.map(title).joined(separator: ", "))
    }
  }

  // MARK: Marks

  /// Marks items with descriptions, and cards with changed rows, as changed.
  private mutating func paint() {
    for place in rowDetails.keys where picture.cards[place.card].rows[place.row].change == nil { paint(place, as: .changed) }
    for index in picture.groups.indices where picture.groups[index].change == nil && details[.group(index)] != nil {
      picture.groups[index].change = .changed
    }
    for index in picture.cards.indices where picture.cards[index].change == nil {
      let card = picture.cards[index]
      if details[.card(index)] != nil || card.rows.contains(where: { $0.change != nil }) { picture.cards[index].change = .changed }
    }
  }
}

/// A difference between two diagrams, as text.
package struct DiagramChange: Hashable, Sendable {
  package var change: Change
  /// The subject: `screen Receipt`, `event open of Home`, `link /items/{id}`.
  package var subject: String
  /// The container, such as `in Checkout`, or an empty string.
  package var place = ""
  /// The effect or the differences: `leads to Detail (was Item)`.
  package var details: [String] = []
  /// The pattern of a route.
  package var pattern: String?

  /// The complete line: `+ screen Receipt, in Checkout`, `~ event open of Home: leads to Detail (was Item)`.
  package var text: String { change.mark + " " + words }

  /// The line without the mark of its kind.
  package var words: String {
    subject + (place.isEmpty ? "" : ", " + place) + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }
}

extension Diagram {
  /// Returns the diagram with its differences from `old` marked and removed
  /// items added back, and a list of the differences in the order of the source.
  package func against(_ old: Diagram) -> (picture: Diagram, changes: [DiagramChange]) {
    var comparison = DiagramComparison(from: old, to: self)
    comparison.compare()
    return (comparison.picture, comparison.changes)
  }

  var hasChanges: Bool { !changeKinds.isEmpty }

  var changeKinds: Set<Change> {
    var kinds = Set(groups.compactMap(\.change) + links.compactMap(\.change))
    for card in cards {
      if let change = card.change { kinds.insert(change) }
      kinds.formUnion(card.rows.compactMap(\.change))
    }
    return kinds
  }
}
