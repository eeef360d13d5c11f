extension Diagram {
  /// The card at which arrows to each group end: the card that the group shows first. Indexed by group.
  var anchors: [Int?] {
    var cardsIn: [[Int]] = Array(repeating: [], count: groups.count)
    var groupsIn = cardsIn
    for (index, card) in cards.enumerated() { if let parent = card.parent { cardsIn[parent].append(index) } }
    for (index, group) in groups.enumerated() { if let parent = group.parent { groupsIn[parent].append(index) } }
    var anchors = [Int?](repeating: nil, count: groups.count)
    // A group precedes the groups inside it, so a single pass from the end finds every anchor.
    for index in groups.indices.reversed() {
      let kinds = cardsIn[index].map { ($0, cards[$0].kind) }
      let inner = groupsIn[index].lazy.compactMap { [anchors] in anchors[$0] }.first
      // Tabs never show an action tab first. Entry points are next to their target, and not inside of it.
      let own = kinds.first { $0.1 == .root } ?? (inner == nil ? kinds.first { ![.route, .entry].contains($0.1) } : nil)
      // An accessory is drawn in its tabs, but they don't show it first.
      let isFrame = [.tabs, .section, .split].contains(groups[index].kind)
      anchors[index] = isFrame ? inner ?? own?.0 ?? kinds.first?.0 : own?.0 ?? inner ?? kinds.first?.0
    }
    return anchors
  }
}
