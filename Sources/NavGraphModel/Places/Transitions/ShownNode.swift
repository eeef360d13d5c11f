/// A visible node at the end of a path: a place, or an alert, which has no place.
package enum ShownNode: Hashable, Sendable {
  case place(PlaceID)
  case alert(PresentationContextID)
}

extension Places {
  /// Returns the nodes that are shown after an edge or a way in; empty if it leads back or nowhere.
  package func shown(by kind: Edge.Kind, at target: UInt32) -> [ShownNode] {
    switch kind {
    case .push, .replace, .show: [.place(PlaceID(raw: target))]
    case .present, .guard, .switchTo, .window: shown(with: PresentationContextID(raw: target))
    case .select, .reveal, .page: shownFirst(in: SlotID(raw: target))
    case .popTo, .clear, .open, .pop, .popToRoot, .dismiss, .dismissAll, .close, .finish, .restart: []
    }
  }

  /// Returns the nodes that are shown together with a unit.
  package func shown(with unit: PresentationContextID) -> [ShownNode] { units[unit].slot.map(shownFirst) ?? [.alert(unit)] }

  /// Returns the nodes that a slot shows initially: the first tab or page, and all columns of a split.
  package func shownFirst(in slot: SlotID) -> [ShownNode] {
    var found: [ShownNode] = []
    var pending = [slot]
    while let id = pending.popLast() {
      let slot = slots[id]
      switch slot.kind {
      case .stack, .bare, .unseen: if let first = slot.first { found.append(.place(first)) }
      case .tabs:
        let tabs = slot.children.filter { if case .tab = slots[$0].role { true } else { false } }
        if let tab = slot.chosen ?? tabs.first { pending.append(tab) }
      case .split: pending += slot.children.reversed()
      case .pages: if let first = slot.children.first { pending.append(first) }
      case .nothing: break
      }
    }
    return found
  }
}
