// The slots in which a sequence continues that has come to a container.
extension PlaceExplorer {
  /// Visits each slot in which a sequence may be: where columns are side by side, and then in the other columns, one of which a collapsed
  /// split has in front.
  mutating func forEachLeaf(of slot: SlotID, isFresh: Bool, _ way: Way, _ body: (inout PlaceExplorer, SlotID, Way) -> Void) {
    for leaf in found.leaves(of: slot, isFresh: isFresh) { body(&self, leaf, way) }
    for leaf in found.collapsedLeaves(of: slot, isFresh: isFresh) { body(&self, leaf, way.collapsed) }
  }

  /// Schedules the rest of a sequence in each slot at or under a slot in which it may be.
  ///
  /// - Parameter top: The node on top there; any that the slot shows if there is no closure.
  mutating func schedule(
    _ rest: Task, in slot: SlotID, isFresh: Bool = false, isOnlyCollapsed: Bool = false,
    top: ((inout PlaceExplorer, SlotID) -> Node?)? = nil
  ) {
    forEachLeaf(of: slot, isFresh: isFresh, rest.way) { explorer, leaf, way in
      if isOnlyCollapsed, !way.isCollapsed { return }
      var task = rest
      task.cursor = Cursor(leaf, top.map { $0(&explorer, leaf) } ?? explorer.hub(.all, of: leaf))
      task.cursor.above = rest.cursor.above
      task.way = way
      explorer.schedule(task)
    }
  }
}
