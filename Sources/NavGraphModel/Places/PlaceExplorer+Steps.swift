import NavGraphSyntax

// What each step does.
extension PlaceExplorer {
  /// Whether the sequence goes on, and where.
  enum Next {
    case at(Cursor)
    case stop
  }

  mutating func run(_ task: Task) {
    run(task.branch, from: task.index, at: task.cursor, task.way)
  }

  mutating func run(_ branch: BranchID, from start: Int, at first: Cursor, _ way: Way) {
    if idle.contains(branch) { return }
    let steps = graph.branches[branch].steps
    var cursor = first
    var index = start
    while index < steps.count {
      let step = steps[index]
      index += 1
      let rest = index < steps.count ? Task(branch: branch, index: index, cursor: cursor, way: way) : nil
      switch run(step, branch, at: cursor, way, rest) {
      case .at(let next):
        let above = cursor.above
        cursor = next
        cursor.above = above
      case .stop:
        if isLost || rest != nil && graph.steps[step].action.endsSequence && !graph.goesInside(after: step, of: branch) {
          lost.append((branch, index - 1))
        }
        isLost = false
        return
      }
    }
  }

  /// Runs one step. Where it goes on at several places, `rest` is put on the agenda for each.
  private mutating func run(_ id: StepID, _ branch: BranchID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    switch graph.steps[id].action {
    case .push(let instance): return push(instance, id, at: cursor, way, isLast: rest == nil)
    case .replace(let instance): return replace(instance, id, at: cursor, way)
    case .present(let instance, let style):
      present(instance, style, id, arms: graph.arms(behind: id, in: branch), at: cursor, way)
      if graph.goesInside(after: id, of: branch) { goInside(graph.instances[instance].content, way, rest) }
    case .select(let tabs, let name): return select(tabs, name, id, at: cursor, way, rest)
    case .show(let column, let instance): return show(column, instance, id, at: cursor, way, rest)
    case .clear(let column): return clear(column, id, at: cursor, way, rest)
    case .nextPage: return turn(by: 1, id, at: cursor, way, rest)
    case .previousPage: return turn(by: -1, id, at: cursor, way, rest)
    case .page(let instance): return turn(to: instance, id, at: cursor, way, rest)
    case .pop: return pop(id, at: cursor, way, rest)
    case .popTo(let screen): return pop(to: screen, id, at: cursor, way, rest)
    case .popToRoot:
      guard found.slots[cursor.slot].hasPath else {
        refuse(.noStackToPop, id, at: cursor.slot, way)
        return .stop
      }
      add(.popToRoot, .max, id, way)
      return .at(Cursor(cursor.slot, hub(.roots, of: cursor.slot)))
    case .dismiss: dismiss(id, at: cursor, way, rest)
    case .dismissAll:
      add(.dismissAll, .max, id, way)
      if case .strike = way.cause { isDismissedByStrikes = true }
      let unit = unit(at: cursor)
      if found.units[unit].kind != .presented {
        // Nothing is over them: it goes on at the visible leaf, which is mostly where it stands.
        guard let around = leafSearch(from: cursor, way) else { return .at(cursor) }
        return goOn(in: around, rest)
      }
      found.units[unit].flags.insert(.escapes)
      dismissesAll.insert(unit)
      // Where it goes on depends on the unit alone.
      if let rest, afterDismissAllIndex.insert(packed(unit.raw, graph.branches[rest.branch].steps[rest.index].raw), 0).isNew {
        afterDismissAll.append((unit, rest))
      }
    case .close: close(id, at: cursor, way)
    case .finish: finish(id, at: cursor, way)
    case .switchTo(let instance): return switchRoot(to: instance, id, at: cursor, way, rest)
    case .openWindow(let instance): openWindow(instance, id, at: cursor, way)
    case .restart:
      add(.restart, .max, id, way)
      found.units[unit(at: cursor)].flags.insert(.escapes)
    case .open(let route, _):
      add(.open, route.raw, id, way, at: cursor)
      ask(route, at: cursor, way)
      opens.append((route, cursor.slot))
    case .browse, .stay: break
    case .unknown:
      isLost = true
      poison(cursor, way)
    }
    return .stop
  }

  /// The unit in front of which a sequence is.
  func unit(at cursor: Cursor) -> UnitID { cursor.above ?? found.slots[cursor.slot].unit }

  /// What can't be resolved might be anything: nothing is said of its place and its unit.
  mutating func poison(_ cursor: Cursor, _ way: Way) {
    found.units[found.slots[cursor.slot].unit].flags.insert(.isPoisoned)
    found.slots[cursor.slot].isUnsure = true
    if let source = way.source {
      found.places[source].flags.insert(.isPoisoned)
      found.units[found.unit(of: source)].flags.insert(.isPoisoned)
    }
  }

  /// The screen that an action names; nil where it is something else, which is another finding.
  private mutating func screen(_ instance: InstanceID, _ cursor: Cursor, _ way: Way) -> ScreenID? {
    if case .screen(let screen) = graph.instances[instance].content { return screen }
    isLost = true
    poison(cursor, way)
    return nil
  }

  // MARK: Stacks

  private mutating func push(_ instance: InstanceID, _ step: StepID, at cursor: Cursor, _ way: Way, isLast: Bool) -> Next {
    guard let screen = screen(instance, cursor, way) else { return .stop }
    guard found.slots[cursor.slot].hasPath else {
      refuse(.noStack, step, at: cursor.slot, way)
      return .stop
    }
    let place = reach(screen, in: cursor.slot, .isPushed, way.origin)
    if let node = cursor.node { found.moves.append(StackMove(from: node, to: place, kind: cursor.isUnder ? .swap : .push)) }
    add(.push, place.raw, step, way, at: cursor)
    if !graph.screens[screen].requires.isEmpty, !isShown(screen, cursor, way) { ask(graph.screens[screen].requires, at: cursor, way) }
    return .at(isLast ? Cursor(cursor.slot, Node(place)) : cursor.pushing(place))
  }

  /// Whether an equal screen was in front when the event was sent, and is there still: nobody is asked for another one.
  private func isShown(_ screen: ScreenID, _ cursor: Cursor, _ way: Way) -> Bool {
    guard !way.isLate, let source = way.source, !cursor.isUnder, (cursor.isPushed ? cursor.base : cursor.node) == Node(source) else {
      return false
    }
    return found.places[source].screen == screen && graph.screens[screen].parameters.isEmpty
  }

  private mutating func replace(_ instance: InstanceID, _ step: StepID, at cursor: Cursor, _ way: Way) -> Next {
    guard let screen = screen(instance, cursor, way) else { return .stop }
    if case .accessory = found.slots[cursor.slot].role {
      refuse(.isAccessory, step, at: cursor.slot, way)
      return .stop
    }
    let place = reach(screen, in: cursor.slot, [], way.origin)
    if cursor.isUnder, let node = cursor.node { replacedBelow.append((node, place)) }
    if !cursor.isUnder, let node = cursor.node {
      found.moves.append(StackMove(from: node, to: place, kind: .replace))
      if let from = node.place {
        found.places[place].flags.formUnion(found.places[from].flags.intersection([.isRoot, .isPushed]))
      }
    }
    add(.replace, place.raw, step, way, at: cursor)
    if !graph.screens[screen].requires.isEmpty, !isShown(screen, cursor, way) { ask(graph.screens[screen].requires, at: cursor, way) }
    askForValues(shownBy: instance, in: cursor.slot, at: cursor, isNew: false, way)
    var next = Cursor(cursor.slot, cursor.isUnder ? nil : Node(place))
    next.pushed = cursor.pushed
    if cursor.isPushed {
      next.pushed.pop()
      next.pushed.push(place)
    }
    next.base = cursor.base
    return .at(next)
  }

  private mutating func pop(_ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    guard found.slots[cursor.slot].hasPath else {
      refuse(.noStackToPop, step, at: cursor.slot, way)
      return .stop
    }
    add(.pop, .max, step, way)
    if !cursor.isPushed, !cursor.isAtRoot, let node = cursor.node {
      pops.append(WayBack(node: node, isUnder: cursor.isUnder, slot: cursor.slot, step: step, way: way))
    }
    if cursor.isPushed, let next = cursor.keeping(cursor.pushed.count - 1) { return .at(next) }
    var next = cursor
    next.pushed = PushedScreens()
    next.node = cursor.isUnder ? nil : cursor.node
    next.isUnder = next.node != nil
    guard var idle = rest, !cursor.isPushed, let node = cursor.node else { return .at(next) }
    // At the root nothing happens, and the sequence goes on.
    idle.cursor = cursor
    if cursor.isUnder {
      schedule(idle)
      return .at(next)
    }
    idle.cursor.isAtRoot = true
    afterPop.append((node, .isRoot, idle))
    guard let place = node.place, var rest, !found.places[place].flags.contains(.isPushed) else { return .at(next) }
    // It may turn out later that something is below.
    rest.cursor = next
    afterPop.append((node, .isPushed, rest))
    return .stop
  }

  private mutating func pop(to screen: ScreenID, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    guard found.slots[cursor.slot].hasPath else {
      refuse(.noStackToPop, step, at: cursor.slot, way)
      return .stop
    }
    // What the sequence itself has put there is below in any case.
    if let next = ownCursor(at: screen, cursor) {
      if let top = next.node?.place { add(.popTo, top.raw, step, way) }
      return .at(next)
    }
    // What is below that is below what it has pushed on, if that is one screen.
    let base = cursor.isPushed && cursor.base?.place != nil ? cursor.base : cursor.node
    if !cursor.isUnder, !way.isCollapsed, let node = base {
      found.popTos.append(
        PopTo(step: step, event: way.event, source: way.source, node: node, slot: cursor.slot, screen: screen))
    }
    if let place = found.place(screen, in: cursor.slot) {
      add(.popTo, place.raw, step, way)
      return .at(Cursor(cursor.slot, Node(place)))
    }
    add(.pop, .max, step, way)
    if let rest { afterPopTo.append((screen, rest)) }
    return .stop
  }

  /// Where a screen is on top again that the sequence has pushed, or has pushed on.
  private func ownCursor(at screen: ScreenID, _ cursor: Cursor) -> Cursor? {
    guard cursor.isPushed else { return nil }
    var left = cursor.pushed
    left.pop()
    while let top = left.top {
      if found.places[top].screen == screen { return cursor.keeping(left.count) }
      left.pop()
    }
    guard let base = cursor.base?.place, found.places[base].screen == screen else { return nil }
    return cursor.keeping(0)
  }

  /// Where the visible leaf is looked for, if it may be another slot: at an accessory, where another tab may have been selected, in a split.
  private func leafSearch(from cursor: Cursor, _ way: Way) -> SlotID? {
    let slot = found.slots[cursor.slot]
    if case .accessory = slot.role { return found.units[slot.unit].slot }
    return way.isLate ? found.units[slot.unit].slot : slot.split
  }

  // MARK: Peers

  private mutating func select(
    _ tabs: TabsID?, _ name: Name, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?
  ) -> Next {
    let slot = found.slots[cursor.slot]
    if let tabs, slot.tabs.map({ found.slots[$0].kind != .tabs(tabs) }) ?? true {
      if slot.kind != .unseen {
        qualifiedSelects.append(
          QualifiedSelect(tabs: tabs, name: name, step: step, from: cursor.slot, way: way, rest: rest))
      }
      return .stop
    }
    guard let bar = slot.tabs else {
      refuse(found.units[slot.unit].kind == .presented ? .tabsBelow : .noTabs, step, at: cursor.slot, way)
      return .stop
    }
    return choose(name, in: bar, from: cursor, step, way, rest)
  }

  /// Selects the tab of that name in a `tabs` that is up. Who is in that tab already stays there.
  mutating func choose(_ name: Name, in bar: SlotID, from cursor: Cursor?, _ step: StepID, _ way: Way, _ rest: Task?) -> Next {
    guard case .tabs(let tabs) = found.slots[bar].kind else { return .stop }
    let range = graph.tabSets[tabs].tabs
    guard let tab = tab(name, in: tabs) else {
      refuse(.noSuchTab, step, at: bar, way)
      return .stop
    }
    if graph.tabs[tab].action != nil {
      refuse(.actionTab, step, at: bar, way)
      return .stop
    }
    let child = found.slots[bar].children[Int(tab.raw - range.start)]
    add(.select, child.raw, step, way, at: Cursor(bar, nil))
    let leaves = leaves(of: child, isFresh: false)
    if let cursor, leaves.contains(cursor.slot) {
      // It stays there, unless a collapsed split has another column in front.
      if let rest, found.slots[cursor.slot].split != nil { schedule(rest, in: child, isOnlyCollapsed: true) }
      return .at(cursor)
    }
    return goOn(in: child, rest)
  }

  /// Continues in each slot at or under a slot in which the sequence may be, whatever is on top there.
  private mutating func goOn(in slot: SlotID, isFresh: Bool = false, _ rest: Task?) -> Next {
    if let rest { schedule(rest, in: slot, isFresh: isFresh) }
    return .stop
  }

  /// Continues in what has just been presented, as it is shown first.
  private mutating func goInside(_ content: Content, _ way: Way, _ rest: Task?) {
    if content == .unknown { return isLost = true }
    guard var rest else { return }
    rest.cursor.above = nil
    for variant in 0..<graph.variantCount(of: content) {
      guard let slot = found.units[enter(.presented, content, variant: variant, way.origin)].slot else { continue }
      schedule(rest, in: slot, isFresh: true) { explorer, leaf in explorer.found.slots[leaf].first.map { Node($0) } }
    }
  }

  private mutating func show(
    _ column: Column, _ instance: InstanceID?, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?
  ) -> Next {
    guard let slot = self.column(column, step, at: cursor, way) else { return .stop }
    guard let instance else {
      openInspector(slot)
      add(.reveal, slot.raw, step, way, at: cursor)
      return goOn(in: slot, rest)
    }
    openInspector(slot, with: graph.instances[instance].content)
    switch graph.instances[instance].content {
    case .screen(let screen):
      let place = reach(screen, in: slot, .isRoot, way.origin)
      add(.show, place.raw, step, way, at: cursor)
      if !graph.screens[screen].requires.isEmpty { ask(graph.screens[screen].requires, at: cursor, way) }
      askForValues(shownBy: instance, in: slot, at: cursor, isNew: false, way)
      return .at(Cursor(slot, Node(place)))
    case .stack, .pages, .tabs:
      guard let shown = alternate(instance, in: slot) else { return .stop }
      add(.reveal, shown.raw, step, way, at: cursor)
      return goOn(in: shown, isFresh: true, rest)
    case .split, .modal, .alert, .unknown:
      isLost = true
      poison(cursor, way)
      return .stop
    }
  }

  private mutating func clear(_ column: Column, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    guard let slot = self.column(column, step, at: cursor, way) else { return .stop }
    add(.clear, slot.raw, step, way)
    noteClear(slot, at: cursor, way, isClose: false)
    // A sequence stays where it is, unless that is what has been cleared.
    guard let own = found.slots[cursor.slot].column, ([slot] + found.alternates(of: slot)).contains(own) else { return .at(cursor) }
    guard let rest, let split = found.slots[slot].split else { return .stop }
    // It continues where the split does: in the deepest column with a path, or in the one that is in front then.
    schedule(rest, in: split) { explorer, leaf in
      let first = leaf == slot ? explorer.found.slots[leaf].first : nil
      return first.map { Node($0) } ?? explorer.hub(.all, of: leaf)
    }
    return .stop
  }

  /// The slot of a column of the split around the cursor.
  private mutating func column(_ column: Column, _ step: StepID, at cursor: Cursor, _ way: Way) -> SlotID? {
    guard let split = found.slots[cursor.slot].split, case .split(let id) = found.slots[split].kind else {
      refuse(.noSplit, step, at: cursor.slot, way)
      return nil
    }
    guard graph.splits[id][column] != nil else {
      if graph.incomplete.contains(.split(id)) {
        isLost = true
        poison(cursor, way)
        return nil
      }
      refuse(.noColumn(column), step, at: cursor.slot, way)
      return nil
    }
    return found.slots[split].children[Int(column.rawValue)]
  }

  private mutating func turn(by offset: Int, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    guard let book = found.slots[cursor.slot].pages, let page = found.slots[cursor.slot].page else {
      refuse(.noPages, step, at: cursor.slot, way)
      return .stop
    }
    let children = found.slots[book].children
    let index = Int(page.raw) - Int(children.start) + offset
    // Beyond the last page nothing happens, and the next step follows.
    guard children.indices.count > index, index >= 0 else { return .at(cursor) }
    add(.page, children[index].raw, step, way, at: cursor)
    return goOn(in: children[index], rest)
  }

  private mutating func turn(to instance: InstanceID, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    guard let book = found.slots[cursor.slot].pages, case .pages(let pages) = found.slots[book].kind else {
      refuse(.noPages, step, at: cursor.slot, way)
      return .stop
    }
    let content = graph.instances[instance].content
    if content == .unknown {
      poison(cursor, way)
      return .stop
    }
    guard let index = graph.page(of: pages, showing: content) else {
      if graph.page(of: pages, showing: .unknown) != nil {
        poison(cursor, way)
        return .stop
      }
      refuse(.noSuchPage, step, at: cursor.slot, way)
      return .stop
    }
    let child = found.slots[book].children[index]
    add(.page, child.raw, step, way, at: cursor)
    return goOn(in: child, rest)
  }
}
