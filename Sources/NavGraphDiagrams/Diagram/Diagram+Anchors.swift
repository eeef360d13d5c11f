extension Diagram {
  /// For each group, the card inside it at which arrows to the group end: what it shows first.
  var anchors: [Int?] {
    var cardsIn: [[Int]] = Array(repeating: [], count: groups.count)
    var groupsIn = cardsIn
    for (index, card) in cards.enumerated() { if let parent = card.parent { cardsIn[parent].append(index) } }
    for (index, group) in groups.enumerated() { if let parent = group.parent { groupsIn[parent].append(index) } }
    var anchors = [Int?](repeating: nil, count: groups.count)
    // A group is declared before the groups inside it, so one pass from the back finds every anchor.
    for index in groups.indices.reversed() {
      let kinds = cardsIn[index].map { ($0, cards[$0].kind) }
      let inner = groupsIn[index].lazy.compactMap { [anchors] in anchors[$0] }.first
      // An action tab is never what its tabs show first. Entry points are next to their target, not inside.
      let own = kinds.first { $0.1 == .root } ?? (inner == nil ? kinds.first { ![.route, .entry].contains($0.1) } : nil)
      // An accessory is drawn in its tabs, but is not what they show first.
      let isFrame = [.tabs, .section, .split].contains(groups[index].kind)
      anchors[index] = isFrame ? inner ?? own?.0 ?? kinds.first?.0 : own?.0 ?? inner ?? kinds.first?.0
    }
    return anchors
  }
}
