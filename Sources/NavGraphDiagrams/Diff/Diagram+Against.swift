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
