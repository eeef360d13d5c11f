import NavGraphModel

/// The columns that can cover another column on a phone, where splits are collapsed.
struct CollapsedColumns {
  private var slots: Set<SlotID> = []
  /// Whether phones show each unit, so that a split in it is collapsed. Indexed by `PresentationContextID`.
  private let units: [Bool]

  init(graph: NavigationGraph, places: Places, devices: Devices) {
    units = places.units.ids.map { unit in
      switch places.units[unit].kind {
      case .root, .presented: devices.of(unit).contains(.phone)
      case .guardFlow, .external: false
      }
    }
    guard !graph.splits.isEmpty else { return }
    // A collapsed split doesn't show a column that no step shows.
    var shown: Set<SlotID> = []
    var declared: [SlotID: SlotID] = [:]
    for split in places.slots where split.kind.isSplit {
      for column in split.children { for other in [column] + places.alternates(of: column) { declared[other] = column } }
    }
    func add(_ kind: Edge.Kind, target: UInt32, isLink: Bool) {
      let slot: SlotID
      switch kind {
      case .reveal: slot = SlotID(raw: target)
      // A screen that an event pushes is on top of the screens that the column already shows.
      case .show: slot = places.places[PlaceID(raw: target)].slot
      case .push, .replace: if isLink { slot = places.places[PlaceID(raw: target)].slot } else { return }
      default: return
      }
      if let column = places.slots[slot].column.flatMap({ declared[$0] }) { shown.insert(column) }
    }
    for edge in places.edges { add(edge.kind, target: edge.target, isLink: false) }
    for way in places.waysIn { add(way.kind, target: way.target, isLink: true) }
    for split in places.slots.ids {
      guard case .split(let id) = places.slots[split].kind, places.units[places.slots[split].unit].kind == .root,
        isCollapsed(places.slots[split].unit)
      else { continue }
      var isBelow = false
      for column in places.slots[split].children {
        guard case .column(let which) = places.slots[column].role else { continue }
        let isFirst = graph.splits[id].collapsesTo == which
        // Alternate contents of a column cover the same columns as its declared content.
        if isBelow, which == .content || which == .detail, isFirst || shown.contains(column) {
          slots.formUnion([column] + places.alternates(of: column))
        }
        isBelow = isBelow || ![.nothing, .unseen].contains(places.slots[column].kind)
      }
    }
  }

  /// Whether a split in a unit is collapsed on some device.
  func isCollapsed(_ unit: PresentationContextID) -> Bool { units[unit.index] }

  /// Whether the lowest screen of a slot can cover another column.
  func covers(_ slot: SlotID, in places: Places) -> Bool { places.slots[slot].column.map(slots.contains) ?? false }
}

extension Slot.Kind {
  fileprivate var isSplit: Bool { if case .split = self { true } else { false } }
}
