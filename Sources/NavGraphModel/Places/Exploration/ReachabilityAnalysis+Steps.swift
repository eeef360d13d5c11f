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
      switch run(RunningStep(id: step, cursor: cursor, way: way, rest: rest), of: branch) {
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

  /// Runs one step. If the sequence continues at several places, the rest is added to the agenda for each.
  private mutating func run(_ step: RunningStep, of branch: BranchID) -> Next {
    switch graph.steps[step.id].action {
    case .push(let instance): return push(instance, for: step)
    case .replace(let instance): return replace(with: instance, for: step)
    case .present(let instance, let style):
      let presented = PresentedContent(instance: instance, style: style, arms: graph.arms(behind: step.id, in: branch))
      present(presented, for: step.id, at: step.cursor, via: step.way)
      if graph.goesInside(after: step.id, of: branch) { goInside(graph.instances[instance].content, after: step) }
    case .select(let tabs, let name): return select(in: tabs, tab: name, for: step)
    case .show(let column, let instance): return show(column, with: instance, for: step)
    case .clear(let column): return clear(column, for: step)
    case .nextPage: return turn(by: 1, for: step)
    case .previousPage: return turn(by: -1, for: step)
    case .page(let instance): return turn(to: instance, for: step)
    case .pop: return pop(for: step)
    case .popTo(let screen): return pop(to: screen, for: step)
    case .popToRoot:
      guard found.slots[step.cursor.slot].hasPath else { return refuse(step, for: .noStackToPop) }
      add(.popToRoot, to: .max, for: step.id, via: step.way)
      return .at(Cursor(slot: step.cursor.slot, node: found.hub(with: .roots, of: step.cursor.slot)))
    case .dismiss: dismiss(for: step)
    case .dismissAll:
      add(.dismissAll, to: .max, for: step.id, via: step.way)
      if case .appEvent = step.way.cause { dismissAll.noteAppEvent() }
      let unit = unit(at: step.cursor)
      if found.units[unit].kind != .presented {
        // No modal is over the root, so the sequence continues at the visible leaf, which is usually the current slot.
        guard let around = leafSearch(from: step) else { return .at(step.cursor) }
        return goOn(in: around, after: step)
      }
      found.units[unit].flags.insert(.escapes)
      dismissAll.note(in: unit)
      if let rest = step.rest { dismissAll.add(rest, from: graph.branches[rest.branch].steps[rest.index], in: unit) }
    case .close: close(for: step)
    case .finish: finish(for: step)
    case .switchTo(let instance): return switchRoot(to: instance, for: step)
    case .openWindow(let instance): openWindow(instance, for: step)
    case .restart:
      add(.restart, to: .max, for: step.id, via: step.way)
      found.units[unit(at: step.cursor)].flags.insert(.escapes)
    case .open(let route, _):
      add(.open, to: route.raw, for: step)
      ask(for: route, at: step.cursor, via: step.way)
      links.add(opening: route, at: step.cursor.slot)
    case .browse, .stay: break
    case .unknown: fail(step)
    }
    return .stop
  }

  /// Returns the slot under which the visible leaf is searched, if it may be another one: from an accessory, after another selection, and
  /// in a split.
  private func leafSearch(from step: RunningStep) -> SlotID? {
    let slot = found.slots[step.cursor.slot]
    if case .accessory = slot.role { return found.units[slot.unit].slot }
    return step.way.isLate ? found.units[slot.unit].slot : slot.split
  }

  private mutating func select(in tabs: TabsID?, tab name: Name, for step: RunningStep) -> Next {
    let slot = found.slots[step.cursor.slot]
    if let tabs, slot.tabs.map({ found.slots[$0].kind != .tabs(tabs) }) ?? true {
      if slot.kind != .unseen { selects.add(QualifiedSelects.Select(tabs: tabs, name: name, step: step)) }
      return .stop
    }
    guard let bar = slot.tabs else {
      return refuse(step, for: found.units[slot.unit].kind == .presented ? .tabsBelow : .noTabs)
    }
    return choose(name, in: bar, for: step)
  }

  /// Selects the tab with a name in visible tabs. A sequence that is in that tab stays where it is, unless it runs outside of the tabs.
  mutating func choose(_ name: Name, in bar: SlotID, for step: RunningStep, isFromOutside: Bool = false) -> Next {
    guard case .tabs(let tabs) = found.slots[bar].kind else { return .stop }
    guard let tab = containers.tab(named: name, in: tabs) else { return refuse(step, for: .noSuchTab, at: bar) }
    if graph.tabs[tab].action != nil { return refuse(step, for: .actionTab, at: bar) }
    let child = found.slots[bar].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
    add(.select, to: child.raw, for: step.id, via: step.way, at: Cursor(slot: bar, node: nil))
    let leaves = found.leaves(of: child, isFresh: false)
    if !isFromOutside, leaves.contains(step.cursor.slot) {
      // The position stays the same, unless a collapsed split shows another column.
      if let rest = step.rest, found.slots[step.cursor.slot].split != nil { schedule(rest, in: child, isOnlyCollapsed: true) }
      return .at(step.cursor)
    }
    return goOn(in: child, after: step)
  }

  /// Continues in each slot at or under a slot in which the sequence may be, whatever is on top there.
  private mutating func goOn(in slot: SlotID, isFresh: Bool = false, after step: RunningStep) -> Next {
    if let rest = step.rest { schedule(rest, in: slot, isFresh: isFresh) }
    return .stop
  }

  /// Continues in a content that has just been presented, in its initial state.
  private mutating func goInside(_ content: Content, after step: RunningStep) {
    if content == .unknown { return failures.fail() }
    guard var rest = step.rest else { return }
    rest.cursor.above = nil
    for variant in 0..<graph.variantCount(of: content) {
      guard let slot = found.units[enter(.presented, for: content, variant: variant, from: step.way.origin)].slot else { continue }
      schedule(rest, in: slot, isFresh: true) { found, leaf in found.slots[leaf].first.map { Node($0) } }
    }
  }

  private mutating func show(_ column: Column, with instance: InstanceID?, for step: RunningStep) -> Next {
    guard let slot = self.column(column, for: step) else { return .stop }
    guard let instance else {
      openInspector(in: slot)
      add(.reveal, to: slot.raw, for: step)
      return goOn(in: slot, after: step)
    }
    openInspector(in: slot, with: graph.instances[instance].content)
    switch graph.instances[instance].content {
    case .screen(let screen):
      let place = found.reach(screen, in: slot, with: .isRoot, from: step.way.origin)
      add(.show, to: place.raw, for: step)
      if !graph.screens[screen].requires.isEmpty { ask(graph.screens[screen].requires, at: step.cursor, via: step.way) }
      askForValues(shownBy: instance, in: slot, at: step.cursor, isNew: false, via: step.way)
      return .at(Cursor(slot: slot, node: Node(place)))
    case .stack, .pages, .tabs:
      guard let shown = alternate(for: instance, in: slot) else { return .stop }
      add(.reveal, to: shown.raw, for: step)
      return goOn(in: shown, isFresh: true, after: step)
    case .split, .modal, .alert, .unknown:
      return fail(step)
    }
  }

  private mutating func clear(_ column: Column, for step: RunningStep) -> Next {
    guard let slot = self.column(column, for: step) else { return .stop }
    add(.clear, to: slot.raw, for: step.id, via: step.way)
    noteClear(of: slot, at: step.cursor, via: step.way, isClose: false)
    // The sequence stays where it is, unless its own column was cleared.
    guard let own = found.slots[step.cursor.slot].column, ([slot] + found.alternates(of: slot)).contains(own) else {
      return .at(step.cursor)
    }
    guard let rest = step.rest, let split = found.slots[slot].split else { return .stop }
    // The sequence continues in the deepest column with a path, or in the column that a collapsed split shows.
    schedule(rest, in: split) { found, leaf in
      let first = leaf == slot ? found.slots[leaf].first : nil
      return first.map { Node($0) } ?? found.hub(with: .all, of: leaf)
    }
    return .stop
  }

  private mutating func column(_ column: Column, for step: RunningStep) -> SlotID? {
    guard let split = found.slots[step.cursor.slot].split, case .split(let id) = found.slots[split].kind else {
      refuse(step, for: .noSplit)
      return nil
    }
    guard graph.splits[id][column] != nil else {
      if graph.incomplete.contains(.split(id)) {
        fail(step)
        return nil
      }
      refuse(step, for: .noColumn(column))
      return nil
    }
    return found.slots[split].children[Int(column.rawValue)]
  }

  private mutating func turn(by offset: Int, for step: RunningStep) -> Next {
    guard let book = found.slots[step.cursor.slot].pages, let page = found.slots[step.cursor.slot].page else {
      return refuse(step, for: .noPages)
    }
    let children = found.slots[book].children
    let index = Int(page.raw) - Int(children.start) + offset
    // After the last page, the step has no effect, and the next step runs.
    guard children.indices.count > index, index >= 0 else { return .at(step.cursor) }
    add(.page, to: children[index].raw, for: step)
    return goOn(in: children[index], after: step)
  }

  private mutating func turn(to instance: InstanceID, for step: RunningStep) -> Next {
    guard let book = found.slots[step.cursor.slot].pages, case .pages(let pages) = found.slots[book].kind else {
      return refuse(step, for: .noPages)
    }
    let content = graph.instances[instance].content
    if content == .unknown {
      poison(step.cursor, via: step.way)
      return .stop
    }
    guard let index = graph.page(of: pages, showing: content) else {
      if graph.page(of: pages, showing: .unknown) != nil {
        poison(step.cursor, via: step.way)
        return .stop
      }
      return refuse(step, for: .noSuchPage)
    }
    let child = found.slots[book].children[index]
    add(.page, to: child.raw, for: step)
    return goOn(in: child, after: step)
  }
}
