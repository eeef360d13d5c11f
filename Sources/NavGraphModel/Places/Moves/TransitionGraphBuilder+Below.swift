import NavGraphSyntax

// The screens under the top of a stack: directly below, and lowest.
extension TransitionGraphBuilder {
  /// Returns the crossing of what is under the node of a position; nil if nothing is.
  mutating func under(_ position: Position) -> UInt32? {
    if position.node < places.places.count {
      let place = PlaceID(raw: position.node)
      return places.places[place].flags.contains(.isPushed) ? below(place) : nil
    }
    return isLowest(position.node) ? nil : under(crossing: position)
  }

  private mutating func under(crossing position: Position) -> UInt32 {
    if let known = underIndex[position.node] { return unders[known].node }
    let level = (levels[position.node] ?? 0) + 1
    // Below the third level, any place of the slot is assumed.
    if level > 3 { return kept(in: position.slot) }
    let node = crossing()
    levels[node] = level
    underIndex[position.node] = unders.count
    unders.append(Under(of: position, node: node))
    return node
  }

  /// Whether a crossing leads only to the lowest screens of its slot.
  private func isLowest(_ node: UInt32) -> Bool {
    let (count, slots) = (places.places.count, places.slots.count)
    let number = Int(node)
    return 2 * count..<3 * count ~= number || 3 * count + slots..<3 * count + 3 * slots ~= number
  }

  /// Returns the node of the lowest screen in the stack of a position.
  mutating func lowest(at position: Position) -> UInt32 {
    guard position.node < places.places.count else {
      return isLowest(position.node) ? position.node : roots(of: position.slot)
    }
    let place = PlaceID(raw: position.node)
    let flags = places.places[place].flags
    if !flags.contains(.isPushed) { return position.node }
    if !flags.contains(.isRoot) { return lowest(under: place) }
    let both = crossing()
    add(from: both, to: position.node)
    add(from: both, to: lowest(under: place))
    return both
  }

  /// Adds the lowest screens under each place: the screens directly below, if they can be lowest, and the lowest screens under those.
  mutating func addLowest() {
    let count = UInt32(places.places.count)
    for index in froms.indices where froms[index] >= count && froms[index] < 2 * count {
      let place = PlaceID(raw: froms[index] - count)
      let target = arrows[index].target
      if target < count {
        let flags = places.places[PlaceID(raw: target)].flags
        if flags.contains(.isRoot) { add(from: lowest(under: place), to: target) }
        if flags.contains(.isPushed) {
          add(from: lowest(under: place), to: lowest(under: PlaceID(raw: target)))
        }
      } else if target < 2 * count {
        add(from: lowest(under: place), to: lowest(under: PlaceID(raw: target - count)))
      } else {
        add(from: lowest(under: place), to: isLowest(target) ? target : roots(of: places.places[place].slot))
      }
    }
  }

  /// Adds the screens under crossings: what is under a crossing is under each node that it leads to.
  mutating func addUnders() {
    if unders.isEmpty { return }
    var starts = [Int](repeating: 0, count: nodeCount + 1)
    for from in froms { starts[Int(from) + 1] += 1 }
    for index in 0..<nodeCount { starts[index + 1] += starts[index] }
    var targets = [UInt32](repeating: 0, count: froms.count)
    var ends = starts
    for (index, from) in froms.enumerated() {
      targets[ends[Int(from)]] = arrows[index].target
      ends[Int(from)] += 1
    }
    // The arrows of a crossing that is created here are known when it is processed, because it was requested after its own source.
    var made: [UInt32: [UInt32]] = [:]
    var next = 0
    while next < unders.count {
      let entry = unders[next]
      next += 1
      let number = Int(entry.of.node)
      let known = number + 1 < starts.count ? targets[starts[number]..<starts[number + 1]] : []
      for target in Array(known) + (made[entry.of.node] ?? []) {
        guard let below = under(Position(node: target, slot: entry.of.slot)) else { continue }
        add(from: entry.node, to: below)
        made[entry.node, default: []].append(below)
      }
    }
  }
}
