/// Determines which groups and cards of two diagrams correspond.
///
/// Items are matched by name: first within the same container, then across containers. Items with equal names
/// are matched in order. All passes are linear, and the result is the same if the diagrams are exchanged.
struct DiagramMatching {
  let old: Diagram
  let new: Diagram
  /// The index in the new diagram of each group and card of the old one.
  private(set) var groups: [Int?]
  private(set) var cards: [Int?]
  private(set) var isGroupTaken: [Bool]
  private(set) var isCardTaken: [Bool]

  init(from old: Diagram, to new: Diagram) {
    self.old = old
    self.new = new
    groups = Array(repeating: nil, count: old.groups.count)
    cards = Array(repeating: nil, count: old.cards.count)
    isGroupTaken = Array(repeating: false, count: new.groups.count)
    isCardTaken = Array(repeating: false, count: new.cards.count)
    matchGroups()
    matchMovedGroups()
    // Matches the content of groups that have moved.
    matchGroups()
    matchCards()
    for (index, card) in RenamedScreens(in: self).pairs { take(card: card, for: index) }
    matchWays()
  }

  private struct Place: Hashable {
    var parent: Int?
    var name: String
  }

  private mutating func take(card: Int, for index: Int) {
    cards[index] = card
    isCardTaken[card] = true
  }

  // MARK: Groups

  /// Matches groups in the same container. A group follows the group around it, so a single pass matches containers first.
  private mutating func matchGroups() {
    var waiting = Waiting(new.groups.indices.filter { !isGroupTaken[$0] }) { [new] in
      Place(parent: new.groups[$0].parent, name: new.groups[$0].identity)
    }
    for (index, group) in old.groups.enumerated() where groups[index] == nil {
      if let parent = group.parent, groups[parent] == nil { continue }
      let parent = group.parent.flatMap { groups[$0] }
      guard let found = waiting.take(for: Place(parent: parent, name: group.identity)) else { continue }
      groups[index] = found
      isGroupTaken[found] = true
    }
  }

  /// Matches groups that have moved to another container. Columns belong to their split, and don't move.
  private mutating func matchMovedGroups() {
    var waiting = Waiting(new.groups.indices.filter { !isGroupTaken[$0] && new.groups[$0].kind != .column }) { [new] in
      new.groups[$0].identity
    }
    for (index, group) in old.groups.enumerated() where groups[index] == nil && group.kind != .column {
      guard let found = waiting.take(for: group.identity) else { continue }
      groups[index] = found
      isGroupTaken[found] = true
    }
  }

  // MARK: Cards

  private mutating func matchCards() {
    var inPlace = Waiting(new.cards.indices) { [new] index in
      let card = new.cards[index]
      return card.isWay ? nil : Place(parent: card.parent, name: card.identity)
    }
    for (index, card) in old.cards.enumerated() where !card.isWay {
      if let parent = card.parent, groups[parent] == nil { continue }
      guard let found = inPlace.take(for: Place(parent: card.parent.flatMap { groups[$0] }, name: card.identity)) else { continue }
      take(card: found, for: index)
    }
    var anywhere = Waiting(new.cards.indices.filter { !isCardTaken[$0] && !new.cards[$0].isWay }) { [new] in new.cards[$0].identity }
    for (index, card) in old.cards.enumerated() where cards[index] == nil && !card.isWay {
      if let found = anywhere.take(for: card.identity) { take(card: found, for: index) }
    }
  }

  private struct Way: Hashable {
    var kind: Card.Kind
    var target: Link.End
  }

  /// Matches cards of entry points by their targets, because they have no names.
  private mutating func matchWays() {
    func targets(of diagram: Diagram) -> [Int: Link.End] {
      var targets: [Int: Link.End] = [:]
      for link in diagram.links where link.kind == .way { if case .card(let card) = link.from { targets[card] = link.to } }
      return targets
    }
    let (before, after) = (targets(of: old), targets(of: new))
    var waiting = Waiting(new.cards.indices.filter { new.cards[$0].isWay }) { [new] index in
      after[index].map { Way(kind: new.cards[index].kind, target: $0) }
    }
    for (index, card) in old.cards.enumerated() where card.isWay {
      guard let target = before[index].flatMap(end), let found = waiting.take(for: Way(kind: card.kind, target: target)) else { continue }
      take(card: found, for: index)
    }
  }

  /// Returns the end in the new diagram of an end in the old one, or nil if it was removed.
  func end(for end: Link.End) -> Link.End? {
    switch end {
    case .card(let card): cards[card].map { .card($0) }
    case .group(let group): groups[group].map { .group($0) }
    }
  }
}

extension Group {
  /// The name within the container. A tab keeps its name if its title changes. Columns and sections have only titles.
  fileprivate var identity: String {
    "\(kind.rawValue) \(kind == .section ? "" : Diagram.stem(of: id)) \([.column, .section].contains(kind) ? title : "")"
  }
}

extension Card {
  /// The name of the card. A screen that becomes a root is the same screen.
  fileprivate var identity: String {
    kind == .start ? "start \(note)" : isScreen ? "screen \(title)" : "\(kind.rawValue) \(Diagram.stem(of: id))"
  }
}

extension Diagram {
  /// Returns an identifier without its number: `tab_home` for `tab_home_3`.
  fileprivate static func stem(of id: String) -> Substring {
    guard let line = id.utf8.lastIndex(of: UInt8(ascii: "_")) else { return id[...] }
    let number = id.utf8[id.utf8.index(after: line)...]
    return number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? id[..<line] : id[...]
  }
}
