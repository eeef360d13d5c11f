import NavGraphSyntax

// The moves that the user can make without events, and the contents of slots.
extension TransitionGraphBuilder {
  /// Adds everything that the user can do at a place.
  mutating func addMoves(of place: PlaceID) {
    let value = places.places[place]
    let screen = graph.screens[value.screen]
    let slot = places.slots[value.slot]
    let from = node(of: place)
    for item in screen.events {
      let event = graph.eventsOfScreens[item].event
      for branch in graph.events[event].branches {
        run(
          Run(
            branch: branch, index: 0, position: Position(node: from, slot: value.slot), from: from,
            cause: .event(event), hasMoved: false))
      }
    }
    let hasBack = isSystemBackOnly ? screen.hasSystemBack : screen.hasWayBack
    if value.flags.contains(.isPushed), slot.hasPath, hasBack { add(from: from, to: below(place), cause: .back) }
    if places.units[slot.unit].kind == .presented { add(from: from, to: end(of: slot.unit, by: .swiped), cause: .dismissal) }
    if let tabs = slot.tabs, isBarShown(at: place) {
      let child = child(of: tabs, around: value.slot)
      add(from: from, to: bar(of: child))
      if case .tab(let tab) = slot.role, value.flags.contains(.isPushed),
        graph.tabs[tab].reselect == .popToRoot
      {
        add(from: from, to: lowest(under: place), cause: .tab(tab))
      }
    }
    if let page = slot.page, let book = slot.pages { addSwipes(from: from, on: page, in: book) }
    if let own = slot.column, let split = slot.split {
      let others = places.slots[split].children.filter { places.slots[$0].kind != .nothing }
      // In a collapsed split, Back leads to the previous column. An inspector covers any column.
      let isInspector = if case .column(.inspector) = places.slots[own].role { true } else { false }
      let before = others.last { $0 < own }
      for child in others where child != own {
        guard case .column(let column) = places.slots[child].role else { continue }
        let isBefore = (child == before || isInspector && child < own) && value.flags.contains(.isRoot) && hasBack
        add(from: from, to: kept(in: child), cause: isBefore ? .back : .column(column))
      }
    }
  }

  private mutating func addSwipes(from: UInt32, on page: SlotID, in book: SlotID) {
    let children = places.slots[book].children
    let index = Int(page.raw) - Int(children.start)
    for next in [index - 1, index + 1] where next >= 0 && next < children.count {
      if case .page(let id) = places.slots[children[next]].role {
        add(from: from, to: kept(in: children[next]), cause: .page(id))
      }
    }
  }

  /// Whether the tab bar is shown. Only a pushed screen can hide it.
  private func isBarShown(at place: PlaceID) -> Bool {
    let value = places.places[place]
    return value.flags.contains(.isRoot) || !graph.screens[value.screen].hides.contains(.tabBar)
  }

  /// Returns the child of a container that contains a slot. Containers nest only a few levels deep.
  private func child(of container: SlotID, around slot: SlotID) -> SlotID {
    var child = slot
    while let parent = places.slots[child].parent, parent != container { child = parent }
    return child
  }

  // MARK: Bars

  /// Adds the moves between all tabs, in linear size: the tabs before and after each tab are chains.
  mutating func addBars() {
    for slot in places.slots.ids {
      guard case .tabs = places.slots[slot].kind else { continue }
      let children = Array(places.slots[slot].children)
      let actions = crossing()
      var before: [UInt32] = []
      var behind: [UInt32] = []
      for (index, child) in children.enumerated() {
        before.append(crossing())
        if index > 0 { add(from: before[index], to: before[index - 1]) }
        addTap(from: before[index], on: child, in: slot)
      }
      for _ in children { behind.append(crossing()) }
      for (index, child) in children.enumerated() {
        if index + 1 < children.count { add(from: behind[index], to: behind[index + 1]) }
        addTap(from: behind[index], on: child, in: slot)
        if index > 0 { add(from: bar(of: child), to: before[index - 1]) }
        if index + 1 < children.count { add(from: bar(of: child), to: behind[index + 1]) }
        add(from: bar(of: child), to: actions)
      }
      for child in children {
        guard case .tab(let tab) = places.slots[child].role, let action = graph.tabs[tab].action
        else { continue }
        for position in positions(in: slot, isFresh: false) {
          start(
            Run(
              branch: action, index: 0, position: position, from: actions, cause: .tab(tab), hasMoved: false
            ))
        }
      }
    }
  }

  private mutating func addTap(from: UInt32, on child: SlotID, in bar: SlotID) {
    if places.slots[child].kind == .nothing { return }
    switch places.slots[child].role {
    case .tab(let tab):
      var now = Progress(
        position: Position(node: kept(in: bar), slot: bar), from: from, cause: .tab(tab), hasMoved: false)
      for id in guards(of: tab) { ask(id, at: &now) }
      add(from: now.from, to: kept(in: child), cause: now.cause)
    case .accessory: add(from: from, to: kept(in: child), cause: .accessory)
    default: break
    }
  }

  // MARK: Slots

  mutating func addSlots() {
    let isKeptByLinks = !graph.routes.isEmpty || !graph.entries.isEmpty || !graph.appEvents.isEmpty
    for slot in places.slots.ids {
      let value = places.slots[slot]
      var first: SlotID?
      switch value.kind {
      case .stack, .bare, .unseen:
        let isFree = isKeptByLinks || value.tabs == nil || value.column != nil || value.page != nil
        for place in places.places(in: slot) {
          let flags = places.places[place].flags
          if flags.contains(.isRoot) { add(from: roots(of: slot), to: node(of: place)) }
          if isFree || place == value.first || isKept[place.index] || isBarShown(at: place) {
            add(from: kept(in: slot), to: node(of: place))
          }
        }
        if let place = value.first { add(from: fresh(in: slot), to: node(of: place)) }
        continue
      case .nothing: continue
      case .tabs, .pages, .split: break
      }
      for child in value.children where places.slots[child].kind != .nothing {
        if case .accessory = places.slots[child].role { continue }
        add(from: kept(in: slot), to: kept(in: child))
        var other = places.slots[child].alternate
        while let alternate = other {
          add(from: kept(in: child), to: kept(in: alternate))
          other = places.slots[alternate].alternate
        }
        if case .split = value.kind { add(from: fresh(in: slot), to: fresh(in: child)) }
        first = first ?? child
      }
      if value.chosen != nil { first = places.firstChild(of: slot) }
      if let first { add(from: fresh(in: slot), to: fresh(in: first)) }
    }
  }

  // MARK: Units

  func unit(as kind: PresentationContext.Kind, for content: Content) -> PresentationContextID? { units(as: kind, for: content).first }

  /// Returns the units with a content: one for each content of a modal.
  func units(as kind: PresentationContext.Kind, for content: Content) -> [PresentationContextID] {
    unitsOf[UnitKey(kind: kind, content: content)] ?? []
  }

  func kind(over slot: SlotID) -> PresentationContext.Kind { places.units[places.slots[slot].unit].kind }

  func swipe(for content: Content, as style: Style?, of unit: PresentationContextID? = nil) -> Swipe {
    let idioms = self.idioms.intersection(unit.map { places.units[$0].possibleIdioms } ?? .every)
    return Swipe(
      isPossible: graph.isSwiped(content, style: style, onSomeOf: idioms), isCertain: !graph.isHeld(content, style: style, onSomeOf: idioms)
    )
  }

  /// Returns how the user can dismiss a guard's flow, which only a modal allows.
  func swipe(flow content: Content) -> Swipe {
    if case .modal = content { swipe(for: content, as: nil) } else { .none }
  }
}
