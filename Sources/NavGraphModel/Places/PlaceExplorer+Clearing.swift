// Columns that go back to what is declared.
extension PlaceExplorer {
  struct Clear {
    var slot: SlotID
    var cursor: Cursor
    var way: Way
    /// By `close`, which goes there only from the lowest screen of the column.
    var isClose: Bool
  }

  mutating func noteClear(_ slot: SlotID, at cursor: Cursor, _ way: Way, isClose: Bool) {
    guard let first = found.slots[slot].first, !graph.screens[found.places[first].screen].requires.isEmpty else { return }
    clears.append(Clear(slot: slot, cursor: cursor, way: way, isClose: isClose))
  }

  /// After it has shown something else, what is declared is made anew, and asks.
  mutating func askWhereCleared() {
    let open = clears
    clears = []
    for clear in open {
      guard let first = found.slots[clear.slot].first else { continue }
      let isOther: Bool
      if clear.isClose, clear.cursor.slot == clear.slot, let place = clear.cursor.node?.place {
        isOther = place != first && found.places[place].flags.contains(.isRoot)
      } else {
        isOther =
          found.slots[clear.slot].alternate != nil
          || found.places.ids.contains { $0 != first && found.places[$0].slot == clear.slot && found.places[$0].flags.contains(.isRoot) }
      }
      if isOther { ask(graph.screens[found.places[first].screen].requires, at: clear.cursor, clear.way) } else { clears.append(clear) }
    }
  }
}
