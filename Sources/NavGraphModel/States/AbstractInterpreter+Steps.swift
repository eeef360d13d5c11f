import NavGraphSyntax

// The effects of each step on a state.
extension AbstractInterpreter {
  func take(_ id: StepID, of branch: BranchID, during run: inout Run, forks: inout [Run]) {
    switch graph.steps[id].action {
    case .push(let instance): push(instance, during: &run)
    case .replace(let instance): replace(with: instance, during: &run)
    case .present(let instance, let style):
      let arms = graph.arms(behind: id, in: branch)
      // Nothing can follow a presentation at the same place.
      if !graph.goesInside(after: id, of: branch) { run.stop() }
      if run.isAppEvent, isUp(instance, in: run.state) {
        var dropped = run
        dropped.stop()
        if graph.parameters(of: graph.instances[instance].content).isEmpty { return run = dropped }
        forks.append(dropped)
        if let told = telling(instance, as: style, arms: arms, during: run) { forks.append(told) }
        present(instance, as: style, arms: arms, during: &run)
        return forks.append(run)
      }
      present(instance, as: style, arms: arms, during: &run)
    case .select(let tabs, let name): select(in: tabs, tab: name, during: &run)
    case .show(let column, let instance): show(column, with: instance, during: &run, forks: &forks)
    case .clear(let column): clear(column, during: &run)
    case .nextPage: turn(by: 1, during: &run)
    case .previousPage: turn(by: -1, during: &run)
    case .page(let instance): turn(to: instance, during: &run)
    case .pop: pop(during: &run, forks: &forks)
    case .popToRoot: changePath(during: &run) { $0.popToRoot() }
    case .popTo(let screen): pop(to: screen, during: &run, forks: &forks)
    case .dismiss: leave(with: .dismissed, during: &run, forks: &forks)
    case .finish:
      run.stop()
      leave(with: .finished, during: &run, forks: &forks)
    case .dismissAll: dismissAll(during: &run, forks: &forks)
    case .close:
      run.stop()
      close(during: &run, forks: &forks)
    case .switchTo(let instance):
      let content = graph.instances[instance].content
      enter(content, as: graph.roots.ids.first { graph.instances[graph.roots[$0].instance].content == content }, during: &run)
    case .openWindow(let instance):
      // The user continues in this window, which hasn't changed, or in the new one, which has nothing under it.
      run.stop()
      forks.append(run)
      enter(graph.instances[instance].content, as: nil, during: &run)
      forks.append(run)
    case .restart:
      run.stop()
      if let root { enter(graph.instances[graph.roots[root].instance].content, as: root, during: &run) }
    case .open(let route, _): open(route, during: &run, forks: &forks)
    case .browse, .stay: run.stop()
    case .unknown: run.stopAll()
    }
  }

  // MARK: Stacks

  private func changePath(during run: inout Run, change: (inout Path) -> Void) {
    guard let slot = run.cursor?.slot, places.slots[slot].hasPath, var path = path(in: slot, of: run.layer) else { return run.stop() }
    change(&path)
    set(path, in: &run.layer)
  }

  /// Pops a screen. At the root, this has no effect, and the next step runs.
  private func pop(during run: inout Run, forks: inout [Run]) {
    guard let path = run.cursor.flatMap({ path(in: $0.slot, of: run.layer) }), path.isOpen, path.canBeLowest else {
      return changePath(during: &run) { $0.pop() }
    }
    forks.append(run)
    changePath(during: &run) { $0.pop() }
    forks.append(run)
  }

  /// Pops to a screen. If it isn't below, the rest of the sequence is dropped.
  private func pop(to screen: ScreenID, during run: inout Run, forks: inout [Run]) {
    var isBelow = false
    let isOpen = run.cursor.flatMap { path(in: $0.slot, of: run.layer) }?.isOpen ?? false
    let before = run
    changePath(during: &run) {
      isBelow = $0.pop(to: screen)
    }
    if !isBelow { return run.stop() }
    if isOpen, run.layer.path(in: run.cursor?.slot ?? SlotID(0))?.screens.isEmpty ?? false {
      // The screen wasn't found in the known part of the path, so it may be missing.
      var missing = before
      missing.stop()
      forks += [run, missing]
    }
  }

  func push(_ instance: InstanceID, during run: inout Run) {
    guard case .screen(let screen) = graph.instances[instance].content, let slot = run.cursor?.slot, places.slots[slot].hasPath,
      places.slots[slot].kind != .unseen
    else { return run.stop() }
    ask(requirements(of: screen, during: run), during: &run)
    changePath(during: &run) { $0.push(screen) }
  }

  private func replace(with instance: InstanceID, during run: inout Run) {
    guard case .screen(let screen) = graph.instances[instance].content, let slot = run.cursor?.slot, places.slots[slot].showsScreens,
      places.slots[slot].role != .accessory, var path = path(in: slot, of: run.layer)
    else { return run.stop() }
    ask(requirements(of: screen, during: run), during: &run)
    if path.canBeLowest { askForValues(shownBy: instance, in: slot, during: &run) }
    path.replace(screen)
    set(path, in: &run.layer)
  }

  // MARK: Tabs, columns, and pages

  private func select(in tabs: TabsID?, tab name: Name, during run: inout Run) {
    guard let bar = bar(of: tabs, during: run) else { return tabs.map { isInRoot($0) } ?? false ? reachBeneath(during: &run) : run.stop() }
    guard case .tabs(let id) = places.slots[bar.slot].kind,
      let tab = graph.tabSets[id].tabs.first(where: { graph.tabs[$0].declared.name == name }), graph.tabs[tab].action == nil
    else { return run.stop() }
    run.cursor = bar
    choose(tab, in: bar.slot, during: &run)
  }

  private func isInRoot(_ tabs: TabsID) -> Bool {
    places.slots.contains { $0.kind == .tabs(tabs) && places.units[$0.unit].kind == .root }
  }

  /// Ends the run with a step that changes the root, which isn't known.
  private func reachBeneath(during run: inout Run) {
    guard isOpen(in: run.state), let cursor = run.cursor, case .steps(let rest) = run.work.work else { return run.stop() }
    run.state.leaving = Unwind(
      outcome: .stays(run.state.layers, at: Presenter(layer: cursor.layer, slot: cursor.slot), waiting: run.waiting), rest: rest)
    run.state.layers.removeAll()
    run.waiting = []
  }

  /// Returns the tab bar around the cursor, or the named one in the root.
  private func bar(of tabs: TabsID?, during run: Run) -> Cursor? {
    guard let cursor = run.cursor else { return nil }
    let own = places.slots[cursor.slot].tabs
    if let own, tabs == nil || places.slots[own].kind == tabs.map({ .tabs($0) }) { return Cursor(layer: cursor.layer, slot: own) }
    guard let tabs, !isOpen(in: run.state), let root = run.state.layers.first, let top = places.units[root.unit].slot else { return nil }
    var candidates = [top]
    // Tabs are the outermost container, or in a column of a split.
    if case .split = places.slots[top].kind { candidates = places.slots[top].children.map { shown(in: $0, of: root) } }
    let bar = candidates.first { places.slots[$0].kind == .tabs(tabs) && !showsScreen(in: $0, of: root) }
    return bar.map { Cursor(layer: 0, slot: $0) }
  }

  /// Selects a tab of the bar at the cursor's layer.
  func choose(_ tab: TabID, in bar: SlotID, during run: inout Run) {
    guard case .tabs(let tabs) = places.slots[bar].kind else { return }
    let child = places.slots[bar].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
    askEntering(child, during: &run)
    select(child, in: bar, of: &run.layer)
    settle(at: bar, during: &run)
  }

  /// Moves the cursor to the leaf below a slot, where the sequence continues.
  private func settle(at slot: SlotID, during run: inout Run) {
    let index = run.cursor?.layer ?? run.state.layers.count - 1
    run.cursor = leaf(at: slot, in: run.layer).map { Cursor(layer: index, slot: $0) }
  }

  private func split(of column: Column, during run: Run) -> (split: SlotID, column: SlotID)? {
    guard let slot = run.cursor?.slot, let split = places.slots[slot].split, case .split(let id) = places.slots[split].kind,
      graph.splits[id][column] != nil
    else { return nil }
    return (split, places.slots[split].children[Int(column.rawValue)])
  }

  private func show(_ column: Column, with instance: InstanceID?, during run: inout Run, forks: inout [Run]) {
    guard let (split, slot) = split(of: column, during: run), let index = run.cursor?.layer else { return run.stop() }
    var target = slot
    if let instance {
      let isThere = run.rest == nil ? keepsPushed(instance, in: slot, of: run.layer) : .no
      if isThere != .no {
        var kept = run
        bring(column, in: split, of: &kept.layer)
        let shown = shown(in: slot, of: kept.layer)
        kept.cursor = Cursor(layer: index, slot: leaf(at: shown, in: kept.layer) ?? shown)
        if isThere == .yes { return run = kept }
        forks.append(kept)
      }
      let content = graph.instances[instance].content
      switch content {
      case .screen(let screen):
        ask(requirements(of: screen, during: run), during: &run)
        askForValues(shownBy: instance, in: slot, during: &run)
        reset(slot, in: &run.layer)
        set(Path(slot: slot, screens: [screen]), in: &run.layer)
      case .stack, .pages, .tabs:
        guard let other = places.alternate(for: content, in: slot) else { return run.stop() }
        // With other values, it is another place, which is entered as a whole.
        if graph.givesValues(instance) { run.layer.unvisit(other) }
        askEntering(other, during: &run)
        reset(slot, in: &run.layer)
        reset(below: other, in: &run.layer)
        put(other, into: slot, in: &run.layer)
        target = other
      default: return run.stop()
      }
    } else {
      target = shown(in: slot, of: run.layer)
      // The guards of the declared content haven't been evaluated, unless it was shown before.
      if column == .inspector, target == slot, run.layer.path(in: slot) == nil { askEntering(slot, during: &run) }
    }
    bring(column, in: split, of: &run.layer)
    run.cursor = Cursor(layer: index, slot: leaf(at: target, in: run.layer) ?? target)
    if !forks.isEmpty { forks.append(run) }
  }

  func clear(_ column: Column, during run: inout Run) {
    guard let (split, slot) = split(of: column, during: run) else { return run.stop() }
    let own = run.cursor.flatMap { places.slots[$0.slot].column }
    let isOwn = own == slot || shown(in: slot, of: run.layer) == own
    // The declared content is created again. Its guards are evaluated if it is visible: not if a collapsed split leaves the column, and for
    // an inspector when it is next shown.
    if column == .inspector {
      run.layer.unvisit(slot)
    } else if !isCollapsed || run.layer.isUnseen {
      ask(guardsOnEntering(slot, during: run), during: &run)
    }
    reset(slot, in: &run.layer)
    leave(column, in: split, of: &run.layer)
    if isOwn { settle(at: split, during: &run) }
  }

  private func turn(by offset: Int, during run: inout Run) {
    guard let slot = run.cursor?.slot, let book = places.slots[slot].pages, let page = selected(in: book, of: run.layer) else {
      return run.stop()
    }
    turn(to: page.index - Int(places.slots[book].children.start) + offset, of: book, during: &run)
  }

  private func turn(to instance: InstanceID, during run: inout Run) {
    guard let slot = run.cursor?.slot, let book = places.slots[slot].pages, case .pages(let pages) = places.slots[book].kind,
      let index = graph.page(of: pages, showing: graph.instances[instance].content)
    else { return run.stop() }
    turn(to: index, of: book, during: &run)
  }

  func turn(to index: Int, of book: SlotID, during run: inout Run) {
    let children = places.slots[book].children
    // After the last page and before the first, the step has no effect, and the next step runs.
    if index >= 0, index < children.count {
      askEntering(children[index], during: &run)
      select(children[index], in: book, of: &run.layer)
    }
    settle(at: book, during: &run)
  }

  // MARK: Ending

  private func leave(with outcome: Unwind.Outcome, during run: inout Run, forks: inout [Run]) {
    guard let index = run.cursor?.layer, index < run.state.layers.count else { return run.stop() }
    switch places.units[run.state.layers[index].unit].kind {
    case .presented, .guardFlow: end(at: index, outcome: outcome, during: &run, forks: &forks)
    case .root, .external: run.stop()
    }
  }

  /// Runs `close`: pops, or clears the column if nothing can be popped, or dismisses.
  private func close(during run: inout Run, forks: inout [Run]) {
    guard let cursor = run.cursor else { return }
    if places.slots[cursor.slot].hasPath, let path = path(in: cursor.slot, of: run.layer), path.canPop {
      var popped = run
      changePath(during: &popped) { $0.pop() }
      if !path.canBeLowest { return run = popped }
      forks.append(popped)
    }
    if let split = places.slots[cursor.slot].split, let own = places.slots[cursor.slot].column {
      let column = Column.allCases.first {
        let child = places.slots[split].children[Int($0.rawValue)]
        return child == own || shown(in: child, of: run.layer) == own
      }
      if let column { clear(column, during: &run) }
    } else {
      var ends: [Run] = []
      leave(with: .dismissed, during: &run, forks: &ends)
      if !ends.isEmpty { return forks += ends }
    }
    if !forks.isEmpty { forks.append(run) }
  }

  /// Replaces everything with a root in its initial state.
  private func enter(_ content: Content, as root: RootID?, during run: inout Run) {
    guard let unit = unit(as: .root, for: content) else { return run.stop() }
    let before = run.state
    run.state = State([fresh(for: unit)])
    run.layer.isUnseen = isCollapsed && !graph.splits.isEmpty
    run.waiting = []
    run.isRootless = false
    run.cursor = leaf(of: run.layer).map { Cursor(layer: 0, slot: $0) }
    askRoot(unit, as: root, before: before, during: &run)
  }
}
