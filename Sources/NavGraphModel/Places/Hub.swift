/// Several places of one slot that can be on top when a step runs: a crossing where many ways meet, so that they need not be multiplied.
package struct Hub: Sendable {
  package enum Members: Hashable, Sendable {
    /// Every place of the slot.
    case all
    /// Every place that can be lowest.
    case roots
    /// Those from which the unit is presented.
    case presenters(of: UnitID)
  }
  package var slot: SlotID
  package var members: Members
}

/// What is on top of a slot: a known place, or one of a hub's.
package struct Node: Hashable, Sendable {
  package let raw: UInt32
  package init(_ place: PlaceID) { raw = place.raw }
  package init(_ hub: HubID) { raw = hub.raw | 0x8000_0000 }
  package var place: PlaceID? { raw & 0x8000_0000 == 0 ? PlaceID(raw: raw) : nil }
  package var hub: HubID? { raw & 0x8000_0000 == 0 ? nil : HubID(raw: raw & 0x7fff_ffff) }
}

/// One screen is put on top of another, or takes its place.
package struct StackMove: Sendable {
  package enum Kind: Sendable {
    /// `to` stands on `from`.
    case push
    /// `to` stands where `from` stood, perhaps as the lowest.
    case replace
    /// `to` stands on what `from` stood on, after a pop: `from` was not the lowest.
    case swap
  }
  package var from: Node
  package var to: PlaceID
  package var kind: Kind

  package init(from: Node, to: PlaceID, kind: Kind) {
    self.from = from
    self.to = to
    self.kind = kind
  }
}

/// The screens of one stack that a link puts there, from its root up; `start` and `count` are in `Places.linkScreens`.
package struct LinkPath: Sendable {
  package var slot: SlotID
  package var start: Int
  package var count: Int
}
