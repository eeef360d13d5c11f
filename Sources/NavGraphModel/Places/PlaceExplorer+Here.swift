// What `here` puts on top of wherever the user is. It adds no screens to a stack: one may hold what something else puts there.
extension PlaceExplorer {
  /// A stack is the one that is declared, wherever it stands: what it may hold in one of its places, it may hold in all of them.
  mutating func spreadHere() {
    let wanted = screensOfHere
    if wanted.isEmpty { return }
    var slots = [[SlotID]](repeating: [], count: graph.stacks.count)
    // What has a root's place as the flow of a guard holds every link.
    for slot in found.slots.ids where found.units[found.slots[slot].unit].kind != .guardFlow {
      if case .stack(let stack) = found.slots[slot].kind { slots[stack.index].append(slot) }
    }
    for place in found.places.ids {
      let screen = found.places[place].screen
      guard let origin = wanted[screen], case .stack(let stack) = found.slots[found.places[place].slot].kind else { continue }
      for slot in slots[stack.index] where found.place(screen, in: slot) == nil { _ = reach(screen, in: slot, .isPushed, origin) }
    }
  }

  /// Its screen on top of every place of each stack that may hold it.
  mutating func addHereMoves() {
    let wanted = screensOfHere
    if wanted.isEmpty { return }
    for place in found.places.ids where wanted[found.places[place].screen] != nil {
      let slot = found.places[place].slot
      guard found.slots[slot].hasPath, found.units[found.slots[slot].unit].kind != .guardFlow else { continue }
      found.places[place].flags.insert(.isPushed)
      found.moves.append(StackMove(from: hub(.all, of: slot), to: place, kind: .push))
    }
  }

  /// Each with the first link that wants it.
  private var screensOfHere: [ScreenID: Origin] {
    Dictionary(hereScreens.map { ($0.screen, $0.origin) }) { first, _ in first }
  }
}
