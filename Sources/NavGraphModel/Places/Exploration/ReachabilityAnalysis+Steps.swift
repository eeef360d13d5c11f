import NavGraphSyntax

// The effects of each step.
extension ReachabilityAnalysis {
  /// The position at which the sequence continues, if it does.
  enum Next {
    case at(Cursor)
    case stop
  }

  mutating func run(_ branch: BranchID, from start: Int, at first: Cursor, via way: Way) {
    if neverRun.contains(branch) { return }
    let steps = graph.branches[branch].steps
    var cursor = first
    var index = start
    while index < steps.count {
      let step = steps[index]
      index += 1
      let rest = index < steps.count ? Continuation(branch: branch, index: index, cursor: cursor, way: way) : nil
      switch run(step, of: branch, at: cursor, via: way, then: rest) {
      case .at(let next):
        let above = cursor.above
        cursor = next
        cursor.above = above
      case .stop:
        if failures.takeFailure() || rest != nil && graph.steps[step].action.endsSequence && !graph.goesInside(after: step, of: branch) {
          failures.lose(branch, from: index - 1)
        }
        return
      }
    }
  }

  /// Runs one step. If the sequence continues at several places, `rest` is added to the agenda for each.
  private mutating func run(_ id: StepID, of branch: BranchID, at cursor: Cursor, via way: Way, then rest: Continuation?) -> Next {
    switch graph.steps[id].action {
    case .push(let instance): return push(instance, for: id, at: cursor, via: way, isLast: rest == nil)
    case .replace(let instance): return replace(with: instance, for: id, at: cursor, via: way)
    case .present(let instance, let style):
      present(instance, as: style, for: id, arms: graph.arms(behind: id, in: branch), at: cursor, via: way)
      if graph.goesInside(after: id, of: branch) { goInside(graph.instances[instance].content, via: way, then: rest) }
    case .select(let tabs, let name): return select(in: tabs, tab: name, for: id, at: cursor, via: way, then: rest)
    case .show(let column, let instance): return show(column, with: instance, for: id, at: cursor, via: way, then: rest)
    case .clear(let column): return clear(column, for: id, at: cursor, via: way, then: rest)
    case .nextPage: return turn(by: 1, for: id, at: cursor, via: way, then: rest)
    case .previousPage: return turn(by: -1, for: id, at: cursor, via: way, then: rest)
    case .page(let instance): return turn(to: instance, for: id, at: cursor, via: way, then: rest)
    case .pop: return pop(for: id, at: cursor, via: way, then: rest)
    case .popTo(let screen): return pop(to: screen, for: id, at: cursor, via: way, then: rest)
    case .popToRoot:
      guard found.slots[cursor.slot].hasPath else { return refuse(for: .noStackToPop, step: id, at: cursor.slot, via: way) }
      add(.popToRoot, to: .max, for: id, via: way)
      return .at(Cursor(slot: cursor.slot, node: found.hub(with: .roots, of: cursor.slot)))
    case .dismiss: dismiss(for: id, at: cursor, via: way, then: rest)
    case .dismissAll:
      add(.dismissAll, to: .max, for: id, via: way)
      if case .strike = way.cause { dismissAll.noteAppEvent() }
      let unit = unit(at: cursor)
      if found.units[unit].kind != .presented {
        // No modal is over the root, so the sequence continues at the visible leaf, which is usually the current slot.
        guard let around = leafSearch(from: cursor, via: way) else { return .at(cursor) }
        return goOn(in: around, then: rest)
      }
      found.units[unit].flags.insert(.escapes)
      dismissAll.note(in: unit)
      if let rest { dismissAll.add(rest, from: graph.branches[rest.branch].steps[rest.index], in: unit) }
    case .close: close(for: id, at: cursor, via: way)
    case .finish: finish(for: id, at: cursor, via: way)
    case .switchTo(let instance): return switchRoot(to: instance, for: id, at: cursor, via: way, then: rest)
    case .openWindow(let instance): openWindow(instance, for: id, at: cursor, via: way)
    case .restart:
      add(.restart, to: .max, for: id, via: way)
      found.units[unit(at: cursor)].flags.insert(.escapes)
    case .open(let route, _):
      add(.open, to: route.raw, for: id, via: way, at: cursor)
      ask(for: route, at: cursor, via: way)
      links.add(opening: route, at: cursor.slot)
    case .browse, .stay: break
    case .unknown: fail(at: cursor, via: way)
    }
    return .stop
  }

  /// Returns the slot under which the visible leaf is searched, if it may be another one: from an accessory, after another selection, and
  /// in a split.
  private func leafSearch(from cursor: Cursor, via way: Way) -> SlotID? {
    let slot = found.slots[cursor.slot]
    if case .accessory = slot.role { return found.units[slot.unit].slot }
    return way.isLate ? found.units[slot.unit].slot : slot.split
  }

  private mutating func select(
    in tabs: TabsID?, tab name: Name, for step: StepID, at cursor: Cursor, via way: Way, then rest: Continuation?
  ) -> Next {
    let slot = found.slots[cursor.slot]
    if let tabs, slot.tabs.map({ found.slots[$0].kind != .tabs(tabs) }) ?? true {
      if slot.kind != .unseen {
        selects.add(QualifiedSelects.Select(tabs: tabs, name: name, step: step, from: cursor.slot, way: way, rest: rest))
      }
      return .stop
    }
    guard let bar = slot.tabs else {
      return refuse(for: found.units[slot.unit].kind == .presented ? .tabsBelow : .noTabs, step: step, at: cursor.slot, via: way)
    }
    return choose(name, in: bar, from: cursor, for: step, via: way, then: rest)
  }

  /// Selects the tab with a name in visible tabs. A sequence that is in that tab stays where it is.
  mutating func choose(_ name: Name, in bar: SlotID, from cursor: Cursor?, for step: StepID, via way: Way, then rest: Continuation?) -> Next
  {
    guard case .tabs(let tabs) = found.slots[bar].kind else { return .stop }
    guard let tab = containers.tab(named: name, in: tabs) else { return refuse(for: .noSuchTab, step: step, at: bar, via: way) }
    if graph.tabs[tab].action != nil {
      return refuse(for: .actionTab, step: step, at: bar, via: way)
    }
    let child = found.slots[bar].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
    add(.select, to: child.raw, for: step, via: way, at: Cursor(slot: bar, node: nil))
    let leaves = found.leaves(of: child, isFresh: false)
    if let cursor, leaves.contains(cursor.slot) {
      // The position stays the same, unless a collapsed split shows another column.
      if let rest, found.slots[cursor.slot].split != nil { schedule(rest, in: child, isOnlyCollapsed: true) }
      return .at(cursor)
    }
    return goOn(in: child, then: rest)
  }

  /// Continues in each slot at or under a slot in which the sequence may be, whatever is on top there.
  private mutating func goOn(in slot: SlotID, isFresh: Bool = false, then rest: Continuation?) -> Next {
    if let rest { schedule(rest, in: slot, isFresh: isFresh) }
    return .stop
  }

  /// Continues in a content that has just been presented, in its initial state.
  private mutating func goInside(_ content: Content, via way: Way, then rest: Continuation?) {
    if content == .unknown { return failures.fail() }
    guard var rest else { return }
    rest.cursor.above = nil
    for variant in 0..<graph.variantCount(of: content) {
      guard let slot = found.units[enter(.presented, for: content, variant: variant, from: way.origin)].slot else { continue }
      schedule(rest, in: slot, isFresh: true) { found, leaf in found.slots[leaf].first.map { Node($0) } }
    }
  }

  private mutating func show(
    _ column: Column, with instance: InstanceID?, for step: StepID, at cursor: Cursor, via way: Way, then rest: Continuation?
  ) -> Next {
    guard let slot = self.column(column, for: step, at: cursor, via: way) else { return .stop }
    guard let instance else {
      openInspector(in: slot)
      add(.reveal, to: slot.raw, for: step, via: way, at: cursor)
      return goOn(in: slot, then: rest)
    }
    openInspector(in: slot, with: graph.instances[instance].content)
    switch graph.instances[instance].content {
    case .screen(let screen):
      let place = found.reach(screen, in: slot, with: .isRoot, from: way.origin)
      add(.show, to: place.raw, for: step, via: way, at: cursor)
      if !graph.screens[screen].requires.isEmpty { ask(graph.screens[screen].requires, at: cursor, via: way) }
      askForValues(shownBy: instance, in: slot, at: cursor, isNew: false, via: way)
      return .at(Cursor(slot: slot, node: Node(place)))
    case .stack, .pages, .tabs:
      guard let shown = alternate(for: instance, in: slot) else { return .stop }
      add(.reveal, to: shown.raw, for: step, via: way, at: cursor)
      return goOn(in: shown, isFresh: true, then: rest)
    case .split, .modal, .alert, .unknown:
      return fail(at: cursor, via: way)
    }
  }

  private mutating func clear(_ column: Column, for step: StepID, at cursor: Cursor, via way: Way, then rest: Continuation?) -> Next {
    guard let slot = self.column(column, for: step, at: cursor, via: way) else { return .stop }
    add(.clear, to: slot.raw, for: step, via: way)
    noteClear(of: slot, at: cursor, via: way, isClose: false)
    // The sequence stays where it is, unless its own column was cleared.
    guard let own = found.slots[cursor.slot].column, ([slot] + found.alternates(of: slot)).contains(own) else { return .at(cursor) }
    guard let rest, let split = found.slots[slot].split else { return .stop }
    // The sequence continues in the deepest column with a path, or in the column that a collapsed split shows.
    schedule(rest, in: split) { found, leaf in
      let first = leaf == slot ? found.slots[leaf].first : nil
      return first.map { Node($0) } ?? found.hub(with: .all, of: leaf)
    }
    return .stop
  }

  private mutating func column(_ column: Column, for step: StepID, at cursor: Cursor, via way: Way) -> SlotID? {
    guard let split = found.slots[cursor.slot].split, case .split(let id) = found.slots[split].kind else {
      refuse(for: .noSplit, step: step, at: cursor.slot, via: way)
      return nil
    }
    guard graph.splits[id][column] != nil else {
      if graph.incomplete.contains(.split(id)) {
        fail(at: cursor, via: way)
        return nil
      }
      refuse(for: .noColumn(column), step: step, at: cursor.slot, via: way)
      return nil
    }
    return found.slots[split].children[Int(column.rawValue)]
  }

  private mutating func turn(by offset: Int, for step: StepID, at cursor: Cursor, via way: Way, then rest: Continuation?) -> Next {
    guard let book = found.slots[cursor.slot].pages, let page = found.slots[cursor.slot].page else {
      return refuse(for: .noPages, step: step, at: cursor.slot, via: way)
    }
    let children = found.slots[book].children
    let index = Int(page.raw) - Int(children.start) + offset
    // After the last page, the step has no effect, and the next step runs.
    guard children.indices.count > index, index >= 0 else { return .at(cursor) }
    add(.page, to: children[index].raw, for: step, via: way, at: cursor)
    return goOn(in: children[index], then: rest)
  }

  private mutating func turn(to instance: InstanceID, for step: StepID, at cursor: Cursor, via way: Way, then rest: Continuation?) -> Next {
    guard let book = found.slots[cursor.slot].pages, case .pages(let pages) = found.slots[book].kind else {
      return refuse(for: .noPages, step: step, at: cursor.slot, via: way)
    }
    let content = graph.instances[instance].content
    if content == .unknown {
      poison(cursor, via: way)
      return .stop
    }
    guard let index = graph.page(of: pages, showing: content) else {
      if graph.page(of: pages, showing: .unknown) != nil {
        poison(cursor, via: way)
        return .stop
      }
      return refuse(for: .noSuchPage, step: step, at: cursor.slot, via: way)
    }
    let child = found.slots[book].children[index]
    add(.page, to: child.raw, for: step, via: way, at: cursor)
    return goOn(in: child, then: rest)
  }
}
