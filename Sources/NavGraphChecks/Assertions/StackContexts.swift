import NavGraphModel

/// The screens that were seen under each other, several screens of a stack at a time. In pairs, a screen that two paths put on different
/// screens could be on either, whatever has been pushed on it since.
final class StackContexts {
  private struct Key: Hashable {
    var slot: SlotID
    var screens: ArraySlice<ScreenID>
  }
  struct Below: Hashable {
    var screen: ScreenID
    /// Whether the screen is the lowest of its stack.
    var isLowest: Bool
  }

  /// The number of screens that are compared together.
  private let most: Int
  private var known: [Key: Set<Below>] = [:]
  private var count = 0
  private var countBefore = 0

  init(most: Int) { self.most = most }

  /// Adds the screens that are under each other in a state.
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

  /// Returns the screens that can be under the known screens of a stack, in a deterministic order.
  func beneath(_ path: Path) -> [Below] {
    (known[Key(slot: path.slot, screens: path.screens[...])] ?? []).sorted {
      ($0.screen.raw, $0.isLowest ? 0 : 1) < ($1.screen.raw, $1.isLowest ? 0 : 1)
    }
  }

  /// Whether anything was added since the previous call.
  func hasGrown() -> Bool {
    defer { countBefore = count }
    return count > countBefore
  }
}
