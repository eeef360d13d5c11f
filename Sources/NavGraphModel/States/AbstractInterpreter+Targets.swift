import NavGraphSyntax

// The end of a link's target.
extension AbstractInterpreter {
  /// Resets the content at the end of a target to what is declared: a stack's root, the first tab, the columns of a split. A screen that
  /// was replaced is created again, and its guards are evaluated.
  func declare(_ slot: inout SlotID, during run: inout Run) {
    while true {
      switch places.slots[slot].kind {
      case .tabs, .pages:
        run.layer.choose(nil, in: slot)
        guard let child = selected(in: slot, of: run.layer) else { return }
        slot = child
      case .split:
        reset(below: slot, in: &run.layer)
        let columns = places.slots[slot].children.prefix(3).filter { places.slots[$0].kind != .nothing }
        guard let child = columns.last(where: { places.slots[$0].hasPath }) ?? columns.last else { return }
        slot = child
      case .stack, .bare:
        if let first = places.slots[slot].first.map({ places.places[$0].screen }), let path = run.layer.path(in: slot), path.base == .floor,
          path.screens.first != first
        {
          ask(requirements(of: first, during: run), during: &run)
        }
        run.layer.set(nil, in: slot)
        return
      case .unseen, .nothing: return
      }
    }
  }

  func land(_ instance: InstanceID, screen: ScreenID, at cursor: Cursor, screens: inout [ScreenID], during run: inout Run) {
    run.cursor = cursor
    let slot = cursor.slot
    guard places.slots[slot].hasPath, let first = places.slots[slot].first else {
      screens = [screen]
      ask(requirements(of: screen, during: run), during: &run)
      askForValues(shownBy: instance, in: slot, during: &run)
      set(Path(slot: slot, screens: screens), in: &run.layer)
      return
    }
    if let split = places.slots[slot].split, let column = places.slots[slot].column,
      let which = Column.allCases.first(where: { places.slots[split].children[Int($0.rawValue)] == column })
    {
      bring(which, in: split, of: &run.layer)
    }
    if screens.isEmpty {
      screens = [places.places[first].screen]
      if screens == [screen] {
        // The lowest screen with other values is another place.
        if mayDiffer(instance, in: slot) {
          let uses = requirements(of: screen, during: run)
          run.askedForValues += Array(uses)
          ask(uses, during: &run)
          askForValues(shownBy: instance, in: slot, during: &run)
        }
        return
      }
    }
    screens.append(screen)
    if !isKept(screens, at: cursor, during: run) { ask(requirements(of: screen, during: run), during: &run) }
    set(Path(slot: slot, screens: screens), in: &run.layer)
  }

  /// Whether the last of the screens, and everything under it, was there before the link. It then stays, and its guards aren't evaluated
  /// again.
  private func isKept(_ screens: [ScreenID], at cursor: Cursor, during run: Run) -> Bool {
    let layer = cursor.layer
    guard let start = run.linkStart?.state, start.layers.indices.contains(layer), start.layers[layer].unit == run.layer.unit,
      let path = path(in: cursor.slot, of: start.layers[layer]), path.base == .floor, path.screens.starts(with: screens)
    else { return false }
    return screens.allSatisfy { areValuesSame || graph.screens[$0].parameters.isEmpty }
  }
}
