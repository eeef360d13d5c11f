import NavGraphModel

/// The columns that come to lie on another one on a phone, where splits are collapsed.
struct CollapsedColumns {
  private var slots: Set<SlotID> = []

  init(_ graph: NavigationGraph, _ places: Places) {
    guard !graph.splits.isEmpty else { return }
    // A column that nothing shows by itself is never seen there.
    var shown: Set<SlotID> = []
    func add(_ kind: Edge.Kind, _ target: UInt32, isLink: Bool) {
      switch kind {
      case .reveal: if let column = places.slots[SlotID(raw: target)].column { shown.insert(column) }
      case .show, .push, .replace:
        // What events push there stands on what is there already.
        let slot = places.places[PlaceID(raw: target)].slot
        if kind == .show || isLink, let column = places.slots[slot].column { shown.insert(column) }
      default: break
      }
    }
    for edge in places.edges { add(edge.kind, edge.target, isLink: false) }
    for way in places.waysIn { add(way.kind, way.target, isLink: true) }
    for split in places.slots.ids {
      guard case .split(let id) = places.slots[split].kind, places.units[places.slots[split].unit].kind == .root,
        places.units[places.slots[split].unit].idioms.contains(.phone)
      else { continue }
      var isBelow = false
      for column in places.slots[split].children {
        guard case .column(let which) = places.slots[column].role else { continue }
        let isFirst = graph.splits[id].collapsesTo == which
        if isBelow, which == .content || which == .detail, isFirst || shown.contains(column) { slots.insert(column) }
        isBelow = isBelow || ![.nothing, .unseen].contains(places.slots[column].kind)
      }
    }
  }

  /// Whether the lowest screen of a slot lies on another column.
  func covers(_ slot: SlotID, in places: Places) -> Bool { places.slots[slot].column.map(slots.contains) ?? false }
}
