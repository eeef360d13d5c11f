// Compares arrows. They are equal if they lead from the same row to the same target. Unequal arrows of the same row lead elsewhere.
extension DiagramComparison {
  private struct Key: Hashable {
    var from: Link.End
    var row: Int?
    var to: Link.End?
    var kind: Link.Kind?
    var label: String?
  }

  mutating func compareLinks() {
    for index in picture.links.indices {
      guard let row = new.links[index].row, case .card(let card) = new.links[index].from, let rows = newRows[card] else { continue }
      if rows.indices.contains(row) { move(link: index, toRow: rows[row]) }
    }
    let links = picture.links
    let before = old.links.map(placed)
    var isTaken = [Bool](repeating: false, count: links.count)
    var pending = Array(before.indices)

    /// Pairs the remaining arrows by the key that `key` returns.
    func match(by key: (Link) -> Key, found: (_ old: Link, _ new: Int) -> Void) {
      var waiting = Waiting(links.indices.filter { !isTaken[$0] }) { key(links[$0]) }
      pending = pending.filter { index in
        guard let same = waiting.take(for: key(before[index])) else { return true }
        isTaken[same] = true
        found(before[index], same)
        return false
      }
    }
    var changed: [(old: Link, new: Int)] = []
    var retargeted: [(old: Link, new: Int)] = []
    match(by: { Key(from: $0.from, row: $0.row, to: $0.to, kind: $0.kind, label: $0.label) }) { _, _ in }
    match(by: { Key(from: $0.from, row: $0.row, to: $0.to) }) { changed.append(($0, $1)) }
    match(by: { Key(from: $0.from, row: $0.row, kind: $0.kind, label: $0.label) }) { retargeted.append(($0, $1)) }
    match(by: { Key(from: $0.from, row: $0.row) }) { retargeted.append(($0, $1)) }

    for (old, index) in changed {
      paint(link: index, as: .changed)
      note(picture.links[index], as: difference(between: old, and: picture.links[index]))
    }
    for (old, index) in retargeted {
      paint(link: index, as: .changed)
      putBack(old)
      note(picture.links[index], as: retargeting(from: old, to: picture.links[index]))
    }
    for index in links.indices where !isTaken[index] {
      paint(link: index, as: .added)
      note(picture.links[index], as: phrase(for: picture.links[index]) + " too")
    }
    for index in pending {
      putBack(before[index])
      note(before[index], as: "no longer " + phrase(for: before[index]))
    }
  }

  private mutating func putBack(_ link: Link) {
    var link = link
    link.change = .removed
    add(link)
  }

  /// Returns an arrow of the old diagram with its ends in the merged one.
  private func placed(_ link: Link) -> Link {
    var copy = link
    copy.from = place(of: link.from)
    copy.to = place(of: link.to)
    if let row = link.row, case .card(let card) = link.from, let rows = oldRows[card], rows.indices.contains(row) { copy.row = rows[row] }
    return copy
  }

  private func place(of end: Link.End) -> Link.End {
    switch end {
    case .card(let card): .card(cardPlaces[card])
    case .group(let group): .group(groupPlaces[group])
    }
  }

  /// Records a description of an arrow, unless its start is added or removed, which has a separate line.
  private mutating func note(_ link: Link, as words: String) {
    switch link.from {
    case .group(let group): if picture.groups[group].change == nil { details[link.from, default: []].append(words) }
    case .card(let card):
      guard picture.cards[card].change == nil, link.kind != .way else { return }
      guard let row = link.row, picture.cards[card].rows.indices.contains(row) else {
        details[link.from, default: []].append(words)
        return
      }
      let place = RowPlace(card: card, row: row)
      if picture.cards[card].rows[row].change == nil { rowDetails[place, default: []].append(words) }
    }
  }

  // MARK: Entry points

  /// Pairs removed and added patterns with the same text: their targets have changed.
  mutating func compareWays() {
    struct Way: Hashable {
      var kind: Card.Kind
      var text: String
    }
    var targets: [Int: Link.End] = [:]
    for link in picture.links where link.kind == .way { if case .card(let card) = link.from { targets[card] = link.to } }
    func rows(with change: Change) -> [RowPlace] {
      picture.cards.indices.filter { picture.cards[$0].isWay }.flatMap { card in
        picture.cards[card].rows.indices.filter { picture.cards[card].rows[$0].change == change }.map { RowPlace(card: card, row: $0) }
      }
    }
    let (come, gone) = (rows(with: .added), rows(with: .removed))
    func way(at place: RowPlace) -> Way { Way(kind: picture.cards[place.card].kind, text: picture.cards[place.card].rows[place.row].text) }
    var waiting = Waiting(come.indices) { way(at: come[$0]) }
    for place in gone {
      guard let index = waiting.take(for: way(at: place)), let now = targets[come[index].card], let before = targets[place.card] else {
        continue
      }
      paint(come[index], as: .changed)
      leftRows.insert(place)
      rowDetails[come[index], default: []].append("opens \(title(of: now)) (was \(title(of: before)))")
    }
  }
}
