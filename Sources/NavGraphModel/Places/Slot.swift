/// A position in the containment tree of a unit: a container, or a position that shows screens.
///
/// No kind of container occurs twice in a chain (NAV0504 reports that), so a slot has at most one enclosing `tabs`, `split`, and `pages`.
package struct Slot: Sendable {
  /// The role of a slot in its parent.
  package enum Role: Hashable, Sendable {
    case unit
    case tab(TabID)
    case accessory
    case column(Column)
    case page(PageID)
  }
  package enum Kind: Hashable, Sendable {
    /// A slot that shows the screens of a path, the last on top.
    case stack(StackID)
    /// A slot that shows one screen.
    case bare
    case tabs(TabsID)
    case split(SplitID)
    case pages(PagesID)
    /// A slot with unknown content: the position of an `external` screen.
    case unseen
    /// A slot that shows nothing: an action tab, an undeclared column, or a content that has a diagnostic.
    case nothing
  }

  package var unit: PresentationContextID
  package var parent: SlotID?
  package var role: Role
  package var kind: Kind = .nothing
  /// The children: tabs in order, then the accessory; the four columns in order; or pages in order.
  package var children: IDRange<Slot> = .empty
  /// For tabs, the tab that is marked `first`; for a split, the column that a collapsed split shows first.
  package var chosen: SlotID?
  /// Another content that an event shows in the same column.
  package var alternate: SlotID?
  /// The enclosing containers, including the slot itself.
  package var tabs: SlotID?
  package var split: SlotID?
  package var pages: SlotID?
  /// The column of `split` and the page of `pages` that contain the slot or equal it.
  package var column: SlotID?
  package var page: SlotID?
  /// Whether anything can be shown in the slot, because a step in it or its first content couldn't be resolved.
  package var isUnsure = false
  /// The place that the slot shows first.
  package var first: PlaceID?

  package init(unit: PresentationContextID, parent: SlotID?, role: Role) {
    self.unit = unit
    self.parent = parent
    self.role = role
  }

  package var showsScreens: Bool {
    switch kind {
    case .stack, .bare, .unseen: true
    case .tabs, .split, .pages, .nothing: false
    }
  }
  /// Whether the slot is in tabs, a split, or pages, so that it can have siblings.
  package var hasSiblings: Bool { tabs != nil || split != nil || pages != nil }
  /// Whether screens can be pushed in the slot.
  package var hasPath: Bool {
    switch kind {
    case .stack, .unseen: true
    default: false
    }
  }
}
