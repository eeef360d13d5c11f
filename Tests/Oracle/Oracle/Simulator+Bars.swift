// Tab bars: whether they can be seen, and what is at them besides tabs.
extension Simulator {
  /// The accessory of the bar in front, which is there with its bar. Its events happen at the bar: it stands in no stack.
  func strips(_ state: AppState) -> [World.Accessory] {
    guard case .tabs(let id, _, _) = state.units[state.top].node, showsBar(state) else { return [] }
    return [world.tabSets[id].accessory].compactMap { $0 }
  }

  /// A screen that was pushed may hide the bar, until it goes.
  func showsBar(_ state: AppState) -> Bool {
    !state.leaves(of: state.top).contains { at in
      guard case .stack(let path)? = state[at] else { return false }
      return path.dropFirst().contains { world.screens[$0].hidesBar }
    }
  }
}
