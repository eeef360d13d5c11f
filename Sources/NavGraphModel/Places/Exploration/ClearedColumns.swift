/// The columns that steps return to their declared screens, if those screens have guards.
struct ClearedColumns {
  struct Clear {
    var slot: SlotID
    var cursor: Cursor
    var way: Way
    /// Whether `close` returns the column, which it does only from the lowest screen of the column.
    var isClose: Bool
  }
  private var clears: [Clear] = []

  mutating func add(_ clear: Clear) { clears.append(clear) }

  /// Removes and returns the entries whose columns can have shown another screen. The declared screen is then created again, and its guards
  /// are evaluated.
  mutating func takeChanged(in found: Places) -> [Clear] {
    if clears.isEmpty { return [] }
    let open = clears
    clears = open.filter { !isChanged($0, in: found) }
    return open.filter { isChanged($0, in: found) }
  }

  private func isChanged(_ clear: Clear, in found: Places) -> Bool {
    guard let first = found.slots[clear.slot].first else { return false }
    if clear.isClose, clear.cursor.slot == clear.slot, let place = clear.cursor.node?.place {
      return place != first && found.places[place].flags.contains(.isRoot)
    }
    return found.slots[clear.slot].alternate != nil
      || found.places.ids.contains { $0 != first && found.places[$0].slot == clear.slot && found.places[$0].flags.contains(.isRoot) }
  }
}
