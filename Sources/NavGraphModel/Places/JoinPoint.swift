/// Several places of one slot that can be on top when a step runs. Paths join at a hub, so that they aren't multiplied.
package struct JoinPoint: Sendable {
  package enum Members: Hashable, Sendable {
    /// Every place of the slot.
    case all
    /// Every place that can be the lowest of the slot.
    case roots
    /// The places from which the unit is presented.
    case presenters(of: PresentationContextID)
  }
  package var slot: SlotID
  package var members: Members
}

/// The node on top of a slot: a known place, or a place of a hub.
package struct Node: Hashable, Sendable {
  package let raw: UInt32
  package init(_ place: PlaceID) { raw = place.raw }
  package init(_ hub: JoinPointID) { raw = hub.raw | 0x8000_0000 }
  package var place: PlaceID? { raw & 0x8000_0000 == 0 ? PlaceID(raw: raw) : nil }
  package var hub: JoinPointID? { raw & 0x8000_0000 == 0 ? nil : JoinPointID(raw: raw & 0x7fff_ffff) }
}

/// A move on a stack: a screen that is put on top of another, or that replaces it.
package struct StackMove: Sendable {
  package enum Kind: Sendable {
    /// `to` is on top of `from`.
    case push
    /// `to` replaces `from`, possibly as the lowest screen.
    case replace
    /// After a pop, `to` is on top of the screen that was under `from`. `from` wasn't the lowest.
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

/// The screens that a link puts on one stack, from its root up. `start` and `count` are a range of `Places.linkScreens`.
package struct LinkPath: Sendable {
  package var slot: SlotID
  package var start: Int
  package var count: Int
}
