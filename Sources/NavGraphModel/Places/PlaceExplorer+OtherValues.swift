// The guards that are evaluated again when the first screen of a container is shown with other values.
extension PlaceExplorer {
  /// A link or a step shows the lowest screen of a slot, or a page, with the values of that instance: it may be another place than before.
  ///
  /// - Parameter isNew: Whether the caller has not evaluated the guards of the screen itself.
  mutating func askForValues(shownBy instance: InstanceID, in slot: SlotID, at cursor: Cursor, isNew: Bool, _ way: Way) {
    guard !graph.guardUses.isEmpty, !graph.instances[instance].arguments.isEmpty,
      case .screen(let screen) = graph.instances[instance].content
    else { return }
    let value = found.slots[slot]
    let container = value.page == slot ? value.pages ?? slot : slot
    if isNew, value.first.map({ found.places[$0].screen }) == screen { ask(graph.screens[screen].requires, at: cursor, way) }
    for id in graph.guardsAskedForValues(shownBy: screen, in: found.slots[container], of: found.units[value.unit]) {
      ask(id, at: cursor, way)
    }
  }
}
