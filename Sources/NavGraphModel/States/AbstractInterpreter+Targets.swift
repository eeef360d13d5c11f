import NavGraphSyntax

// The end of a link's target.
extension AbstractInterpreter {
  /// Resets the content at the end of a target to what is declared: a stack's root, the first tab, the columns of a split. A screen that
  /// was replaced is created again, and its guards are evaluated.
  func declare(_ slot: inout SlotID, _ run: inout Run) {
    while true {
      switch places.slots[slot].kind {
      case .tabs, .pages:
        run.layer.choose(nil, slot)
        guard let child = selected(slot, run.layer) else { return }
        slot = child
      case .split:
        reset(below: slot, &run.layer)
        let columns = places.slots[slot].children.prefix(3).filter { places.slots[$0].kind != .nothing }
        guard let child = columns.last(where: { places.slots[$0].hasPath }) ?? columns.last else { return }
        slot = child
      case .stack, .bare:
        if let first = places.slots[slot].first.map({ places.places[$0].screen }), let path = run.layer.path(slot), path.base == .floor,
          path.screens.first != first
        {
          ask(requirements(of: first, run), &run)
        }
        run.layer.set(nil, slot)
        return
      case .unseen, .nothing: return
      }
    }
  }

  func land(
    _ instance: InstanceID, _ screen: ScreenID, in slot: SlotID, _ layer: Int, _ screens: inout [ScreenID], _ run: inout Run
  ) {
    run.cursor = Cursor(layer: layer, slot: slot)
    guard places.slots[slot].hasPath, let first = places.slots[slot].first else {
      screens = [screen]
      ask(requirements(of: screen, run), &run)
      askForValues(shownBy: instance, in: slot, &run)
      set(Path(slot, screens), &run.layer)
      return
    }
    if let split = places.slots[slot].split, let column = places.slots[slot].column,
      let which = Column.allCases.first(where: { places.slots[split].children[Int($0.rawValue)] == column })
    {
      bring(which, in: split, &run.layer)
    }
    if screens.isEmpty {
      screens = [places.places[first].screen]
      if screens == [screen] {
        // The lowest screen with other values is another place.
        if mayDiffer(instance, in: slot) {
          let uses = requirements(of: screen, run)
          run.askedForValues += Array(uses)
          ask(uses, &run)
          askForValues(shownBy: instance, in: slot, &run)
        }
        return
      }
    }
    screens.append(screen)
    if !isKept(screens, in: slot, layer, run) { ask(requirements(of: screen, run), &run) }
    set(Path(slot, screens), &run.layer)
  }

  /// Whether the last of the screens, and everything under it, was there before the link. It then stays, and its guards aren't evaluated
  /// again.
  private func isKept(_ screens: [ScreenID], in slot: SlotID, _ layer: Int, _ run: Run) -> Bool {
    guard let start = run.linkStart?.state, start.layers.indices.contains(layer), start.layers[layer].unit == run.layer.unit,
      let path = path(slot, start.layers[layer]), path.base == .floor, path.screens.starts(with: screens)
    else { return false }
    return screens.allSatisfy { areValuesSame || graph.screens[$0].parameters.isEmpty }
  }
}
