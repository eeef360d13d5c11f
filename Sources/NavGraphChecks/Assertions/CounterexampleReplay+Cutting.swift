import NavGraphModel

// Cut stacks
extension CounterexampleReplay {
  /// Returns the states that result from limiting the known screens of each stack to `maxScreens`, with one state for each set of screens
  /// that can be under the known ones. The lowest screen of a stack that is cut stays known, because many steps return to it.
  func cut(_ state: State, after before: State, limit: inout Limit?) -> [State] {
    guard let most = maxScreens else { return [state] }
    windows?.note(state)
    let moved = windows == nil ? [] : moved(in: state, after: before)
    var open = [state]
    var result: [State] = []
    while let next = open.popLast() {
      guard let (layer, path) = unfinished(in: next, most: most) else {
        result.append(next)
        continue
      }
      let found =
        path.screens.count > most ? [shortened(path, to: most)] : extended(path, layer: layer, in: next, after: before, moved: moved)
      guard let found, open.count + result.count + found.count <= 1000 else {
        limit = limit ?? .effort
        continue
      }
      for path in found {
        var finished = next
        let isDeclared = path.base == .floor && path.screens.count == 1 && path.top == declared(in: path.slot)
        finished.layers[layer].set(isDeclared ? nil : path, in: path.slot)
        open.append(finished)
      }
    }
    return result
  }

  /// The position of a stack in a state.
  private struct Position: Hashable {
    var layer: Int
    var slot: SlotID
  }

  /// Returns the stacks in which a stride has done more than go back, so that the known screens are on other screens than before.
  private func moved(in state: State, after before: State) -> Set<Position> {
    var result: Set<Position> = []
    for (index, layer) in state.layers.enumerated() {
      for path in layer.paths where path.base != .floor {
        guard let old = old(in: path.slot, layer: index, of: state, after: before), path.base == .beneath(0), old.base == .beneath(0),
          old.screens.starts(with: path.screens)
        else {
          result.insert(Position(layer: index, slot: path.slot))
          continue
        }
      }
    }
    return result
  }

  private func declared(in slot: SlotID) -> ScreenID? {
    let places = effects.places
    return places.slots[slot].first.map { places.places[$0].screen }
  }

  private func unfinished(in state: State, most: Int) -> (layer: Int, path: Path)? {
    for (index, layer) in state.layers.enumerated() {
      for path in layer.paths where path.screens.count > most || path.base != .floor && path.screens.count < most {
        return (index, path)
      }
      for path in layer.paths where path.base != .floor && path.base != .beneath(0) { return (index, path) }
    }
    return nil
  }

  private func shortened(_ path: Path, to most: Int) -> Path {
    var result = Path(slot: path.slot, screens: Array(path.screens.suffix(most)), on: .beneath(0))
    result.lowest = path.base == .floor ? path.screens.first : path.lowest
    return result
  }

  /// Returns the possible stacks with one more screen at the bottom, or nil if it isn't known what is under the known screens.
  private func extended(_ path: Path, layer index: Int, in state: State, after before: State, moved: Set<Position>) -> [Path]? {
    let places = effects.places
    let inSlot = places.places(in: path.slot).map { Int32(truncatingIfNeeded: $0.index) }
    func levels(of numbers: some Sequence<Int32>) -> [(place: Int32, isPushed: Bool)] {
      numbers.flatMap { number -> [(Int32, Bool)] in
        guard let place = effects.place(numbered: number), ground.node(of: number) != nil else { return [] }
        let value = places.places[place]
        var result: [(Int32, Bool)] = []
        if value.flags.contains(.isRoot), path.lowest.map({ $0 == value.screen }) ?? true { result.append((number, false)) }
        if value.flags.contains(.isPushed) { result.append((number, true)) }
        return result
      }
    }
    var found: [(place: Int32, isPushed: Bool)]
    switch path.base {
    case .floor: return nil
    case .beneath(0) where windows != nil && !path.screens.isEmpty && !moved.contains(Position(layer: index, slot: path.slot)):
      found = (windows?.beneath(path) ?? []).compactMap { below in
        if below.isLowest, let lowest = path.lowest, lowest != below.screen { return nil }
        return places.place(of: below.screen, in: path.slot).map { (Int32(truncatingIfNeeded: $0.index), !below.isLowest) }
      }
    case .root: found = levels(of: inSlot).filter { !$0.isPushed }
    case .nearest(let screen):
      found = levels(of: inSlot.filter { number in effects.place(numbered: number).map { places.places[$0].screen == screen } ?? false })
    case .beneath(let depth):
      // The lowest known screen determines what can be under it. If no screen is known, the stack before the stride does.
      let known = depth == 0 ? path : old(in: path.slot, layer: index, of: state, after: before)
      guard let known, known.base == .beneath(0), let first = known.screens.first, let owner = places.place(of: first, in: path.slot) else {
        return nil
      }
      found = [(Int32(truncatingIfNeeded: owner.index), true)]
      for _ in 0..<max(depth, 1) {
        let below = found.filter(\.isPushed).flatMap { ground.beneath($0.place).map(\.place) }
        found = levels(of: Set(below).sorted())
      }
    }
    return found.compactMap { number, isPushed in
      guard let place = effects.place(numbered: number) else { return nil }
      var result = Path(slot: path.slot, screens: [places.places[place].screen] + path.screens, on: isPushed ? .beneath(0) : .floor)
      if isPushed { result.lowest = path.lowest }
      return result
    }
  }

  /// Returns the stack as it was before the stride.
  private func old(in slot: SlotID, layer index: Int, of state: State, after before: State) -> Path? {
    let unit = state.layers[index].unit
    if before.layers.indices.contains(index), before.layers[index].unit == unit { return before.layers[index].path(in: slot) }
    // A root that was replaced by a guard's flow and is shown again.
    return before.layers.first?.parked?.home.first { $0.unit == unit }?.path(in: slot)
  }
}
