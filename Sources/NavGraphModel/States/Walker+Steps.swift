import NavGraphSyntax

// What each step does to a state.
extension Walker {
  func take(_ id: StepID, of branch: BranchID, _ run: inout Run, _ forks: inout [Run]) {
    switch graph.steps[id].action {
    case .push(let instance): push(instance, &run)
    case .replace(let instance): replace(instance, &run)
    case .present(let instance, let style):
      let arms = graph.branches[branch].arms
      // Nothing can follow a presentation at the same place.
      run.stopAll()
      present(instance, style, arms, &run)
    case .select(let tabs, let name): select(tabs, name, &run)
    case .show(let column, let instance): show(column, instance, &run)
    case .clear(let column): clear(column, &run)
    case .nextPage: turn(by: 1, &run)
    case .previousPage: turn(by: -1, &run)
    case .page(let instance): turn(to: instance, &run)
    case .pop:
      var isBelow = false
      changePath(&run) {
        isBelow = $0.canPop
        $0.pop()
      }
      if !isBelow { run.stop() }
    case .popToRoot: changePath(&run) { $0.popToRoot() }
    case .popTo(let screen):
      var isBelow = false
      changePath(&run) { isBelow = $0.pop(to: screen) }
      if !isBelow { run.stop() }
    case .dismiss: leave(.dismissed, &run, &forks)
    case .finish:
      run.stop()
      leave(.finished, &run, &forks)
    case .dismissAll: dismissAll(&run, &forks)
    case .close:
      run.stop()
      close(&run, &forks)
    case .switchTo(let instance):
      let content = graph.instances[instance].content
      enter(content, graph.roots.ids.first { graph.instances[graph.roots[$0].instance].content == content }, &run)
    case .restart:
      run.stopAll()
      if let root { enter(graph.instances[graph.roots[root].instance].content, root, &run) }
    case .open(let route, _):
      let value = graph.routes[route]
      open(value.destinations, value.requires, value.arms, value.links, &run, &forks)
    case .browse, .stay: run.stop()
    case .unknown: run.stopAll()
    }
  }

  // MARK: Stacks

  private func changePath(_ run: inout Run, _ change: (inout Path) -> Void) {
    guard let slot = run.cursor?.slot, places.slots[slot].hasPath, var path = path(slot, run.layer) else { return run.stop() }
    change(&path)
    set(path, &run.layer)
  }

  func push(_ instance: InstanceID, _ run: inout Run) {
    guard case .screen(let screen) = graph.instances[instance].content, let slot = run.cursor?.slot, places.slots[slot].hasPath,
      places.slots[slot].kind != .unseen
    else { return run.stop() }
    ask(graph.screens[screen].requires, &run)
    changePath(&run) { $0.push(screen) }
  }

  private func replace(_ instance: InstanceID, _ run: inout Run) {
    guard case .screen(let screen) = graph.instances[instance].content, let slot = run.cursor?.slot, places.slots[slot].showsScreens,
      var path = path(slot, run.layer)
    else { return run.stop() }
    ask(graph.screens[screen].requires, &run)
    path.replace(screen)
    set(path, &run.layer)
  }

  // MARK: Peers

  private func select(_ tabs: TabsID?, _ name: Name, _ run: inout Run) {
    guard let cursor = run.cursor else { return run.stop() }
    var index = cursor.layer
    var bar = places.slots[cursor.slot].tabs
    if let tabs, bar.map({ places.slots[$0].kind != .tabs(tabs) }) ?? true {
      // The tabs of the root, from above.
      index = 0
      bar = run.state.layers.first.flatMap { places.units[$0.unit].slot }
      if let own = bar, places.slots[own].kind != .tabs(tabs) { bar = nil }
      if isOpen(run.state) { bar = nil }
    }
    guard let bar, case .tabs(let id) = places.slots[bar].kind,
      let tab = graph.tabSets[id].tabs.first(where: { graph.tabs[$0].declared.name == name }), graph.tabs[tab].action == nil
    else { return run.stop() }
    run.cursor = Cursor(layer: index, slot: bar)
    choose(tab, in: bar, &run)
  }

  /// Selects a tab of the bar at the cursor's layer.
  func choose(_ tab: TabID, in bar: SlotID, _ run: inout Run) {
    guard case .tabs(let tabs) = places.slots[bar].kind else { return }
    let child = places.slots[bar].children[Int(tab.raw - graph.tabSets[tabs].tabs.start)]
    askEntering(child, graph.tabs[tab].requires, &run)
    select(child, in: bar, &run.layer)
    settle(&run)
  }

  /// Puts the cursor where its layer's sequence goes on.
  private func settle(_ run: inout Run) {
    let index = run.cursor?.layer ?? run.state.layers.count - 1
    run.cursor = leaf(run.layer).map { Cursor(layer: index, slot: $0) }
  }

  private func split(_ column: Column, _ run: Run) -> (split: SlotID, column: SlotID)? {
    guard let slot = run.cursor?.slot, let split = places.slots[slot].split, case .split(let id) = places.slots[split].kind,
      graph.splits[id][column] != nil
    else { return nil }
    return (split, places.slots[split].children[Int(column.rawValue)])
  }

  private func show(_ column: Column, _ instance: InstanceID?, _ run: inout Run) {
    guard let (split, slot) = split(column, run), let index = run.cursor?.layer else { return run.stop() }
    var target = slot
    if let instance {
      let content = graph.instances[instance].content
      switch content {
      case .screen(let screen):
        ask(graph.screens[screen].requires, &run)
        reset(slot, &run.layer)
        set(Path(slot, [screen]), &run.layer)
      case .stack, .pages, .tabs:
        guard let other = self.slot(of: content, in: slot) else { return run.stop() }
        askEntering(other, .none, &run)
        reset(slot, &run.layer)
        reset(below: other, &run.layer)
        if other != slot { run.layer.choose(other.index, slot) }
        target = other
      default: return run.stop()
      }
    } else {
      target = shown(slot, run.layer)
    }
    bring(column, in: split, &run.layer)
    run.cursor = Cursor(layer: index, slot: leaf(at: target, run.layer) ?? target)
  }

  /// The slot of a column that holds a content, declared or not.
  private func slot(of content: Content, in column: SlotID) -> SlotID? {
    var next: SlotID? = column
    while let slot = next {
      if places.slots[slot].kind.content == content { return slot }
      next = places.slots[slot].alternate
    }
    return nil
  }

  private func leaf(at slot: SlotID, _ layer: Layer) -> SlotID? {
    var slot = slot
    while !places.slots[slot].showsScreens {
      guard case .tabs = places.slots[slot].kind else {
        guard case .pages = places.slots[slot].kind else { return nil }
        guard let child = selected(slot, layer) else { return nil }
        slot = child
        continue
      }
      guard let child = selected(slot, layer) else { return nil }
      slot = child
    }
    return slot
  }

  func clear(_ column: Column, _ run: inout Run) {
    guard let (split, slot) = split(column, run) else { return run.stop() }
    let own = run.cursor.flatMap { places.slots[$0.slot].column }
    let isOwn = own == slot || shown(slot, run.layer) == own
    let before = front(split, run.layer)
    reset(slot, &run.layer)
    if before == column {
      let neighbour = Column.allCases.last {
        $0.rawValue < column.rawValue && places.slots[places.slots[split].children[Int($0.rawValue)]].kind != .nothing
      }
      bring(neighbour ?? .sidebar, in: split, &run.layer)
    }
    if isOwn { settle(&run) }
  }

  private func turn(by offset: Int, _ run: inout Run) {
    guard let slot = run.cursor?.slot, let book = places.slots[slot].pages, let page = places.slots[slot].page else { return run.stop() }
    turn(to: page.index - Int(places.slots[book].children.start) + offset, of: book, &run)
  }

  private func turn(to instance: InstanceID, _ run: inout Run) {
    guard let slot = run.cursor?.slot, let book = places.slots[slot].pages, case .pages(let pages) = places.slots[book].kind,
      let index = graph.pageSets[pages].pages.firstIndex(where: {
        graph.shows(graph.pages[$0].instance, graph.instances[instance].content)
      })
    else { return run.stop() }
    turn(to: index, of: book, &run)
  }

  func turn(to index: Int, of book: SlotID, _ run: inout Run) {
    let children = places.slots[book].children
    guard index >= 0, index < children.count else { return run.stop() }
    askEntering(children[index], .none, &run)
    select(children[index], in: book, &run.layer)
    settle(&run)
  }

  // MARK: Ways out

  private func leave(_ outcome: Leaving.Outcome, _ run: inout Run, _ forks: inout [Run]) {
    guard let index = run.cursor?.layer, index < run.state.layers.count else { return run.stop() }
    switch places.units[run.state.layers[index].unit].kind {
    case .presented: end(index, outcome, &run, &forks)
    case .guardFlow where outcome == .finished: end(index, outcome, &run, &forks)
    case .guardFlow, .root, .external: run.stop()
    }
  }

  private func close(_ run: inout Run, _ forks: inout [Run]) {
    guard let cursor = run.cursor else { return }
    if places.slots[cursor.slot].hasPath, path(cursor.slot, run.layer)?.canPop ?? false { return changePath(&run) { $0.pop() } }
    if let split = places.slots[cursor.slot].split, let own = places.slots[cursor.slot].column {
      let column = Column.allCases.first {
        let child = places.slots[split].children[Int($0.rawValue)]
        return child == own || shown(child, run.layer) == own
      }
      if let column { clear(column, &run) }
      return
    }
    leave(.dismissed, &run, &forks)
  }

  /// Puts a root in place of everything, afresh.
  private func enter(_ content: Content, _ root: RootID?, _ run: inout Run) {
    guard let unit = unit(.root, content) else { return run.stop() }
    let before = run.state
    run.state = State([fresh(unit)])
    run.cursor = leaf(run.layer).map { Cursor(layer: 0, slot: $0) }
    askRoot(unit, root, before, &run)
  }
}
