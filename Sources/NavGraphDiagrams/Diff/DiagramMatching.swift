/// Which groups and cards of two pictures are the same things.
///
/// Things keep their identity by name: first within the same container, then wherever they have moved to. Equal ones are told apart by their
/// order. All passes are linear, and give the same pairs whichever of the pictures is the old one.
struct DiagramMatching {
  let old: Diagram
  let new: Diagram
  /// For each group and each card of the old picture, its index in the new one.
  private(set) var groups: [Int?]
  private(set) var cards: [Int?]
  private(set) var isGroupTaken: [Bool]
  private(set) var isCardTaken: [Bool]

  init(_ old: Diagram, _ new: Diagram) {
    self.old = old
    self.new = new
    groups = Array(repeating: nil, count: old.groups.count)
    cards = Array(repeating: nil, count: old.cards.count)
    isGroupTaken = Array(repeating: false, count: new.groups.count)
    isCardTaken = Array(repeating: false, count: new.cards.count)
    matchGroups()
    matchMovedGroups()
    // What is in a group that has moved.
    matchGroups()
    matchCards()
    for (index, card) in RenamedScreens(self).pairs { take(card: card, for: index) }
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

  /// Groups in the same container. A group is listed after the one around it, so one pass finds the containers first.
  private mutating func matchGroups() {
    var waiting = Waiting(new.groups.indices.filter { !isGroupTaken[$0] }) { [new] in
      Place(parent: new.groups[$0].parent, name: new.groups[$0].identity)
    }
    for (index, group) in old.groups.enumerated() where groups[index] == nil {
      if let parent = group.parent, groups[parent] == nil { continue }
      let parent = group.parent.flatMap { groups[$0] }
      guard let found = waiting.take(Place(parent: parent, name: group.identity)) else { continue }
      groups[index] = found
      isGroupTaken[found] = true
    }
  }

  /// Groups that are in another container now. Columns belong to their split, and don't move.
  private mutating func matchMovedGroups() {
    var waiting = Waiting(new.groups.indices.filter { !isGroupTaken[$0] && new.groups[$0].kind != .column }) { [new] in
      new.groups[$0].identity
    }
    for (index, group) in old.groups.enumerated() where groups[index] == nil && group.kind != .column {
      guard let found = waiting.take(group.identity) else { continue }
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
      guard let found = inPlace.take(Place(parent: card.parent.flatMap { groups[$0] }, name: card.identity)) else { continue }
      take(card: found, for: index)
    }
    var anywhere = Waiting(new.cards.indices.filter { !isCardTaken[$0] && !new.cards[$0].isWay }) { [new] in new.cards[$0].identity }
    for (index, card) in old.cards.enumerated() where cards[index] == nil && !card.isWay {
      if let found = anywhere.take(card.identity) { take(card: found, for: index) }
    }
  }

  private struct Way: Hashable {
    var kind: Card.Kind
    var target: Link.End
  }

  /// Ways in have no names: they are what they lead to.
  private mutating func matchWays() {
    func targets(_ diagram: Diagram) -> [Int: Link.End] {
      var targets: [Int: Link.End] = [:]
      for link in diagram.links where link.kind == .way { if case .card(let card) = link.from { targets[card] = link.to } }
      return targets
    }
    let (before, after) = (targets(old), targets(new))
    var waiting = Waiting(new.cards.indices.filter { new.cards[$0].isWay }) { [new] index in
      after[index].map { Way(kind: new.cards[index].kind, target: $0) }
    }
    for (index, card) in old.cards.enumerated() where card.isWay {
      guard let target = before[index].flatMap(end), let found = waiting.take(Way(kind: card.kind, target: target)) else { continue }
      take(card: found, for: index)
    }
  }

  /// An end of the old picture in the new one; nil if it is gone.
  func end(_ end: Link.End) -> Link.End? {
    switch end {
    case .card(let card): cards[card].map { .card($0) }
    case .group(let group): groups[group].map { .group($0) }
    }
  }
}

extension Group {
  /// What names it within its container. A tab keeps its name where its title changes; columns and sections have titles only.
  fileprivate var identity: String {
    "\(kind.rawValue) \(kind == .section ? "" : Diagram.stem(id)) \([.column, .section].contains(kind) ? title : "")"
  }
}

extension Card {
  /// What names it. A screen that becomes a root is the same screen.
  fileprivate var identity: String {
    kind == .start ? "start \(note)" : isScreen ? "screen \(title)" : "\(kind.rawValue) \(Diagram.stem(id))"
  }
}

extension Diagram {
  /// An identifier without the number that makes it unique: `tab_home` of `tab_home_3`.
  fileprivate static func stem(_ id: String) -> Substring {
    guard let line = id.utf8.lastIndex(of: UInt8(ascii: "_")) else { return id[...] }
    let number = id.utf8[id.utf8.index(after: line)...]
    return number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? id[..<line] : id[...]
  }
}
