import NavGraphModel

/// What was seen to lie on what, several screens of a stack at a time. Pair by pair, a screen that two walks put on different ones could lie
/// on either, whatever has been put on it since.
final class WalkWindows {
  private struct Key: Hashable {
    var slot: SlotID
    var screens: ArraySlice<ScreenID>
  }
  struct Below: Hashable {
    var screen: ScreenID
    /// It stands on nothing.
    var isLowest: Bool
  }

  /// How many screens are looked at together.
  private let most: Int
  private var known: [Key: Set<Below>] = [:]
  private var count = 0
  private var countBefore = 0

  init(most: Int) { self.most = most }

  /// Notes all that lies on each other in a state.
  func note(_ state: State) {
    for layer in state.layers {
      for path in layer.paths where path.screens.count > 1 { note(path) }
    }
  }

  private func note(_ path: Path) {
    for bottom in path.screens.indices.dropLast() {
      let below = Below(screen: path.screens[bottom], isLowest: bottom == 0 && path.base == .floor)
      for top in bottom + 1..<min(path.screens.count, bottom + most) {
        let key = Key(slot: path.slot, screens: path.screens[bottom + 1...top])
        if known[key, default: []].insert(below).inserted { count += 1 }
      }
    }
  }

  /// What lies beneath the screens that are known of a path, in an order that is always the same.
  func beneath(_ path: Path) -> [Below] {
    (known[Key(slot: path.slot, screens: path.screens[...])] ?? []).sorted {
      ($0.screen.raw, $0.isLowest ? 0 : 1) < ($1.screen.raw, $1.isLowest ? 0 : 1)
    }
  }

  /// Whether more has come to light since this was asked before.
  func hasGrown() -> Bool {
    defer { countBefore = count }
    return count > countBefore
  }
}
