// Tab bars: their visibility and their accessories.
extension Simulator {
  /// Returns the accessory of the front tab bar. Its events have the position of the bar, because it isn't in a stack.
  func strips(in state: AppState) -> [World.Accessory] {
    guard case .tabs(let id, _, _) = state.units[state.top].node, showsBar(in: state) else { return [] }
    return [world.tabSets[id].accessory].compactMap { $0 }
  }

  /// Whether the tab bar is visible. A pushed screen may hide it.
  func showsBar(in state: AppState) -> Bool {
    !state.leaves(of: state.top).contains { at in
      guard case .stack(let path)? = state[at] else { return false }
      return path.dropFirst().contains { world.screens[$0].hidesBar }
    }
  }
}
