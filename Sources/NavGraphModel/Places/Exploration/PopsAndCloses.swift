/// The steps whose effect depends on what is under the top of a stack, which is known last.
struct PopsAndCloses {
  /// A `close` or `pop` with a known node on top, or with one that was on top before another `pop`.
  struct WayBack {
    var node: Node
    var isUnder: Bool
    var slot: SlotID
    var step: StepID
    var way: Way
  }
  private var closes: [WayBack] = []
  private var pops: [WayBack] = []
  /// The places that replace a screen after a `pop`, with the node that was on top before it.
  private var replacements: [(node: Node, place: PlaceID)] = []
  /// The continuations after a `pop`: on the screen below, or at the root, where the pop has no effect.
  private var afterPop: [(node: Node, position: Place.Flags, rest: Continuation)] = []
  private var afterPopTo: [(screen: ScreenID, rest: Continuation)] = []

  mutating func add(close: WayBack) { closes.append(close) }
  mutating func add(pop: WayBack) { pops.append(pop) }
  mutating func add(replacementBelow node: Node, by place: PlaceID) { replacements.append((node, place)) }
  mutating func add(_ rest: Continuation, afterPopFrom node: Node, at position: Place.Flags) { afterPop.append((node, position, rest)) }
  mutating func add(_ rest: Continuation, afterPopTo screen: ScreenID) { afterPopTo.append((screen, rest)) }

  /// Finds the positions of all places. A place that replaces the lowest screen of a slot is the lowest itself, and one that replaces a
  /// pushed screen is pushed. After a `pop`, the screen below is replaced.
  func spreadPositions(in found: Places) {
    guard !replacements.isEmpty || found.moves.contains(where: { $0.kind != .push }) else { return }
    var open = Array(found.places.ids)
    var targets = [[(place: PlaceID, mask: Place.Flags)]](repeating: [], count: found.places.count)
    for move in found.moves where move.kind != .push {
      if let from = move.from.place { targets[from.index].append((move.to, move.kind.mask)) }
    }
    func add(_ flags: Place.Flags, to place: PlaceID) {
      if found.places[place].flags.isSuperset(of: flags) { return }
      found.places[place].flags.formUnion(flags)
      open.append(place)
    }
    repeat {
      while let place = open.popLast() {
        for target in targets[place.index] { add(found.places[place].flags.intersection(target.mask), to: target.place) }
      }
      // A replacement after `dismiss`, `select`, or `pop to root` can replace any place of a hub.
      let positions = StackPositions(in: found)
      for move in found.moves where move.kind != .push && move.from.hub != nil {
        add(positions[move.from].intersection(move.kind.mask), to: move.to)
      }
      for position in replacements.isEmpty ? [] : [Place.Flags.isRoot, .isPushed] {
        let above = positions.nodes(on: position)
        for item in replacements where above.contains(item.node) { add(position, to: item.place) }
      }
    } while !open.isEmpty
  }

  /// Returns the units that `close` dismisses, because nothing is below.
  func dismissed(in found: Places) -> [PresentationContextID] {
    lowestCloses(in: found).compactMap { close in
      let unit = found.slots[close.slot].unit
      let isPresented = found.units[unit].kind == .presented || found.units[unit].kind == .guardFlow
      return isPresented && found.slots[close.slot].column == nil ? unit : nil
    }
  }

  /// Returns the continuations that can follow the pops, according to the current positions.
  func continuations(in found: Places) -> [Continuation] {
    var result: [Continuation] = []
    if !afterPop.isEmpty {
      let positions = StackPositions(in: found, isUnknownAny: true)
      for item in afterPop where positions[item.node].contains(item.position) { result.append(item.rest) }
    }
    for item in afterPopTo {
      guard let place = found.place(of: item.screen, in: item.rest.cursor.slot) else { continue }
      var rest = item.rest
      rest.cursor = Cursor(slot: rest.cursor.slot, node: Node(place))
      result.append(rest)
    }
    return result
  }

  /// Returns the pops that can run at the root.
  func refusedPops(in found: Places) -> [WayBack] {
    if pops.isEmpty { return [] }
    let positions = StackPositions(in: found)
    let seconds = pops.contains(where: \.isUnder) ? positions.nodes(on: .isRoot) : []
    return pops.filter { pop in
      let isRoot = positions[pop.node].contains(.isRoot)
      // If the first of two pops already has no effect, that one is reported.
      return pop.isUnder ? seconds.contains(pop.node) && !isRoot : isRoot
    }
  }

  /// Returns the closes that can run where there is nothing to close.
  func refusedCloses(in found: Places) -> [WayBack] {
    lowestCloses(in: found).filter { close in
      found.slots[close.slot].column == nil ? found.units[found.slots[close.slot].unit].kind == .root : isClear(close, in: found)
    }
  }

  /// Returns the closes that can run at the lowest screen of their slot.
  private func lowestCloses(in found: Places) -> [WayBack] {
    if closes.isEmpty { return [] }
    let positions = StackPositions(in: found)
    let seconds = closes.contains(where: \.isUnder) ? positions.nodes(on: .isRoot) : []
    return closes.filter { $0.isUnder ? seconds.contains($0.node) : positions[$0.node].contains(.isRoot) }
  }

  /// Whether `close` at the lowest screen has no effect: in a sidebar that shows its declared screen.
  private func isClear(_ close: WayBack, in found: Places) -> Bool {
    let slot = found.slots[close.slot]
    guard slot.role == .column(.sidebar), let split = slot.split, found.slots[split].children.contains(close.slot), let first = slot.first
    else { return false }
    return close.isUnder || close.node.place.map { $0 == first } ?? true
  }
}

extension StackMove.Kind {
  /// The positions that the new screen inherits.
  fileprivate var mask: Place.Flags { self == .replace ? .position : .isPushed }
}
