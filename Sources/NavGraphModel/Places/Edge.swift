/// An effect of an event at a place.
package struct Edge: Sendable {
  package enum Kind: UInt8, Sendable {
    /// `target` is a place.
    case push, replace, show, popTo
    /// `target` is a unit.
    case present, `guard`, switchTo, window
    /// `target` is a slot.
    case select, reveal, clear, page
    /// `target` is a route.
    case open
    /// `target` isn't used: the destination is below, the presenter, or the root.
    case pop, popToRoot, dismiss, dismissAll, close, finish, restart
  }
  package var source: PlaceID
  /// The index of the target. `kind` determines its table.
  package var target: UInt32
  package var event: EventID?
  package var step: StepID?
  package var kind: Kind
  /// Whether the step runs only after another unit has ended: in an outcome handler, or after `dismiss`.
  package var isLate: Bool
  /// The node that is on top where the step runs.
  package var point: ProgramPoint
}

extension Edge.Kind {
  /// Whether the effect shows its target.
  package var leadsOn: Bool {
    switch self {
    case .push, .replace, .show, .present, .switchTo, .window, .select, .reveal, .page: true
    case .popTo, .guard, .clear, .open, .pop, .popToRoot, .dismiss, .dismissAll, .close, .finish, .restart: false
    }
  }
}

/// The node that is on top where a step runs: a place, a place of a hub, or anything that a slot shows.
package struct ProgramPoint: Hashable, Sendable {
  private let raw: UInt32
  package static let none = ProgramPoint(raw: .max)

  private init(raw: UInt32) { self.raw = raw }
  package init(_ node: Node) { raw = node.raw }
  package init(_ slot: SlotID) { raw = slot.raw | 0xC000_0000 }

  package var node: Node? {
    if raw >> 30 == 3 { return nil }
    return raw >> 31 == 0 ? Node(PlaceID(raw: raw)) : Node(JoinPointID(raw: raw & 0x7fff_ffff))
  }
  package var slot: SlotID? { raw >> 30 == 3 && self != .none ? SlotID(raw: raw & 0x3fff_ffff) : nil }
}

/// An effect of a route, an entry, or the action of a tab: something that it shows, or a flow that it finishes.
package struct WayIn: Sendable {
  package var origin: Origin
  /// The branch of the route or entry; nil if it has no branches.
  package var branch: BranchID?
  /// The index of the target. `kind` determines its table.
  package var target: UInt32
  /// The step; nil for a step of a target.
  package var step: StepID?
  package var kind: Edge.Kind
  package var isLate: Bool
  package var point: ProgramPoint
  /// Whether this is the last content that a target names.
  package var isLast = false
}
