/// A position of the containment tree of one unit: a container, or a spot that shows screens.
///
/// No kind of container stands twice in a chain (that is a finding), so every slot has at most one enclosing `tabs`, `split` and `pages`.
package struct Slot: Sendable {
  /// What the slot is to its parent.
  package enum Role: Hashable, Sendable {
    case unit
    case tab(TabID)
    case accessory
    case column(Column)
    case page(PageID)
  }
  package enum Kind: Hashable, Sendable {
    /// Shows the screens of a path, the last on top.
    case stack(StackID)
    /// Shows one screen.
    case bare
    case tabs(TabsID)
    case split(SplitID)
    case pages(PagesID)
    /// Could be anything: where an `external` screen is.
    case unseen
    /// Shows nothing: an action tab, a column that is not declared, content that is reported elsewhere.
    case nothing
  }

  package var unit: UnitID
  package var parent: SlotID?
  package var role: Role
  package var kind: Kind = .nothing
  /// Tabs in their order, then the accessory; the four columns in their order; pages in their order.
  package var children: IDRange<Slot> = .none
  /// Of tabs, the one that says that it is selected at first; of a split, the column that is in front where it is collapsed at first.
  package var chosen: SlotID?
  /// Another content that an event shows in the same column.
  package var alternate: SlotID?
  /// The enclosing containers, the slot itself included.
  package var tabs: SlotID?
  package var split: SlotID?
  package var pages: SlotID?
  /// The column of `split` and the page of `pages` that it is or is in.
  package var column: SlotID?
  package var page: SlotID?
  /// A step in it could not be resolved, or what it shows first: anything may be there.
  package var isUnsure = false
  /// The screen that it shows first.
  package var first: PlaceID?

  package init(unit: UnitID, parent: SlotID?, role: Role) {
    self.unit = unit
    self.parent = parent
    self.role = role
  }

  /// Whether it shows screens itself.
  package var showsScreens: Bool {
    switch kind {
    case .stack, .bare, .unseen: true
    case .tabs, .split, .pages, .nothing: false
    }
  }
  /// Whether it is a tab, a column or a page: others are beside it.
  package var hasSiblings: Bool { tabs != nil || split != nil || pages != nil }
  /// Whether screens can be pushed here.
  package var hasPath: Bool {
    switch kind {
    case .stack, .unseen: true
    default: false
    }
  }
}
