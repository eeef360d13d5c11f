extension Diagram {
  /// The picture with what differs from `old` painted on it and what is gone put back in its place, and the same in words, in the order of
  /// the text.
  package func against(_ old: Diagram) -> (picture: Diagram, changes: [DiagramChange]) {
    var comparison = DiagramComparison(old, self)
    comparison.compare()
    return (comparison.picture, comparison.changes)
  }

  /// Whether anything is painted as different.
  var hasChanges: Bool { !changeKinds.isEmpty }

  /// How things differ in this picture.
  var changeKinds: Set<Change> {
    var kinds = Set(groups.compactMap(\.change) + links.compactMap(\.change))
    for card in cards {
      if let change = card.change { kinds.insert(change) }
      kinds.formUnion(card.rows.compactMap(\.change))
    }
    return kinds
  }
}
