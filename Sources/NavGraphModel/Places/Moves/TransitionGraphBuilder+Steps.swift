import NavGraphSyntax

// The node that is on top when a sequence has ended.
extension TransitionGraphBuilder {
  /// The state of a sequence while it runs.
  struct Progress {
    var position: Position
    /// The node at which arrows begin. After a guard, it is the node to which the guard's flow returns.
    var from: UInt32
    var cause: TransitionGraph.Cause?
    var hasMoved: Bool
  }

  /// The rest of a sequence after a step.
  private struct Next {
    var branch: BranchID
    var index: Int
    /// Whether one of the steps moves.
    var moves: Bool
  }

  mutating func run(_ run: Run) {
    let branch = graph.branches[run.branch]
    var now = Progress(position: run.position, from: run.from, cause: run.cause, hasMoved: run.hasMoved)
    if run.index == 0, case .event(let event)? = run.cause {
      ask(graph.events[event].requires, at: &now)
    }
    for index in run.index..<max(run.index, branch.steps.count) {
      let moves = branch.steps.dropFirst(index + 1).contains { graph.steps[$0].action.moves }
      guard self.run(branch.steps[index], then: Next(branch: run.branch, index: index + 1, moves: moves), at: &now) else { return }
    }
    rest(at: now)
  }

  /// Adds an arrow to the node that the sequence has reached so far.
  private mutating func rest(at now: Progress) {
    if now.hasMoved { add(from: now.from, to: now.position.node, cause: now.cause) }
  }

  /// Continues the step only on some kinds of devices.
  private mutating func goOnForSome(at now: inout Progress) {
    let next = crossingForSome()
    add(from: now.from, to: next, cause: now.cause)
    (now.from, now.cause) = (next, nil)
  }

  private mutating func lead(to node: UInt32, at now: Progress) -> Bool {
    add(from: now.from, to: node, cause: now.cause)
    return false
  }

  /// Runs one step. Returns false if the sequence has ended and its arrows were added.
  private mutating func run(_ id: StepID, then next: Next, at now: inout Progress) -> Bool {
    let slot = now.position.slot
    let unit = places.slots[slot].unit
    switch graph.steps[id].action {
    case .push(let instance):
      guard case .screen(let screen) = graph.instances[instance].content,
        places.slots[slot].hasPath,
        let place = places.place(of: screen, in: slot)
      else { return stop(at: now) }
      ask(graph.screens[screen].requires, at: &now)
      add(from: below(place), to: now.position.node)
      move(to: node(of: place), at: &now)
    case .replace(let instance):
      guard case .screen(let screen) = graph.instances[instance].content,
        let place = places.place(of: screen, in: slot)
      else {
        return stop(at: now)
      }
      ask(graph.screens[screen].requires, at: &now)
      askForValues(shownBy: instance, screen: screen, in: slot, at: &now)
      if let under = under(now.position) { add(from: below(place), to: under) }
      move(to: node(of: place), at: &now)
    case .present(let instance, let style):
      let inside = graph.goesInside(after: id, of: next.branch) ? next : nil
      present(instance, as: style, arms: graph.arms(behind: id, in: next.branch), inside: inside, at: &now)
      return false
    case .select(let tabs, let name): return select(in: tabs, tab: name, then: next, at: &now)
    case .show(let column, let instance): return show(column, with: instance, then: next, at: &now)
    case .clear(let column):
      guard let target = self.column(column, at: slot) else { return stop(at: now) }
      if !next.moves {
        move(to: fresh(in: target), at: &now)
      } else if let own = places.slots[slot].column, let split = places.slots[slot].split,
        own == target || places.alternates(of: target).contains(own)
      {
        return goOn(in: split, then: next, at: now)
      }
    case .nextPage, .previousPage, .page:
      guard let target = page(for: graph.steps[id].action, at: slot) else { return stop(at: now) }
      return goOn(in: target, then: next, at: now)
    case .pop:
      guard places.slots[slot].hasPath else { return stop(at: now) }
      pop(hasRest: next.moves, at: &now)
    case .popTo(let screen):
      // If the screen isn't below, the rest is dropped.
      rest(at: now)
      guard let place = places.place(of: screen, in: slot) else { return false }
      move(to: node(of: place), at: &now)
    case .popToRoot:
      guard places.slots[slot].hasPath else { return stop(at: now) }
      move(to: lowest(at: now.position), at: &now)
    case .dismiss:
      guard places.units[unit].kind == .presented || places.units[unit].kind == .guardFlow else {
        return stop(at: now)
      }
      // A guard flow that replaces a root has no presenter at which to continue.
      let goesOn = next.moves && places.units[unit].kind == .presented
      return lead(to: goesOn ? afterDismissal(of: unit, branch: next.branch, index: next.index) : end(of: unit, by: .dismissed), at: now)
    case .dismissAll:
      guard places.units[unit].kind == .presented else {
        // The sequence continues at the visible leaf, which is usually the current slot.
        guard next.moves, isBesideLeaf(slot), let top = places.units[unit].slot else { return true }
        return goOn(in: top, then: next, at: now)
      }
      return lead(to: next.moves ? afterAll(from: unit, branch: next.branch, index: next.index) : end(of: unit, by: .all), at: now)
    case .close:
      close(at: now)
      return false
    case .finish:
      guard places.units[unit].kind == .presented || places.units[unit].kind == .guardFlow else {
        return stop(at: now)
      }
      return lead(to: end(of: unit, by: .finished), at: now)
    case .switchTo(let instance):
      guard let root = self.unit(as: .root, for: graph.instances[instance].content),
        let slot = places.units[root].slot
      else { return stop(at: now) }
      enter(root, at: &now)
      if !next.moves { return lead(to: fresh(in: slot), at: now) }
      for position in positions(in: slot, isFresh: true) {
        add(from: now.from, to: rest(of: next.branch, from: next.index, at: position), cause: now.cause)
      }
      return false
    case .openWindow(let instance):
      rest(at: now)
      guard let root = self.unit(as: .root, for: graph.instances[instance].content), let slot = places.units[root].slot else {
        return false
      }
      // A phone has one window.
      goOnForSome(at: &now)
      enter(root, at: &now)
      return lead(to: fresh(in: slot), at: now)
    case .restart:
      for root in graph.roots {
        guard let root = self.unit(as: .root, for: graph.instances[root.instance].content),
          let slot = places.units[root].slot
        else { continue }
        enter(root, at: &now)
        add(from: now.from, to: fresh(in: slot), cause: now.cause)
      }
      return false
    case .open(let route, _):
      // A link that waits for modals or is rejected because of them leads nowhere from here.
      let policy = graph.linkPolicy(own: graph.routes[route].links)
      if policy == .wait || policy == .reject, places.units[unit].kind == .presented { return stop(at: now) }
      ask(graph.routes[route].requires, at: &now)
      if graph.routes[route].destinations.contains(where: { !graph.destinations[$0].idioms.isEmpty }) { goOnForSome(at: &now) }
      return lead(to: link(of: route), at: now)
    case .browse, .stay: break
    case .unknown: return stop(at: now)
    }
    return true
  }

  /// Ends a sequence at a step that can't run. The previous steps are kept, and the rest is dropped.
  private mutating func stop(at now: Progress) -> Bool {
    rest(at: now)
    return false
  }

  /// Runs a pop. At the root, it has no effect, and the next step runs.
  private mutating func pop(hasRest: Bool, at now: inout Progress) {
    guard let under = under(now.position) else { return }
    let place = now.position.node < places.places.count ? PlaceID(raw: now.position.node) : nil
    guard place.map({ places.places[$0].flags.contains(.isRoot) }) ?? true, hasRest || now.hasMoved else {
      return move(to: under, at: &now)
    }
    let both = crossing()
    add(from: both, to: under)
    add(from: both, to: place.map(node) ?? roots(of: now.position.slot))
    move(to: both, at: &now)
  }

  private func move(to node: UInt32, at now: inout Progress) {
    now.position.node = node
    now.hasMoved = true
  }

  private mutating func goOn(
    in slot: SlotID, isFresh: Bool = false, then next: Next, at now: Progress
  ) -> Bool {
    if !next.moves { return lead(to: isFresh ? fresh(in: slot) : kept(in: slot), at: now) }
    for position in positions(in: slot, isFresh: isFresh) {
      add(from: now.from, to: rest(of: next.branch, from: next.index, at: position), cause: now.cause)
    }
    return false
  }

  // MARK: Guards

  /// Evaluates guards. If one fails, its flow is shown, or the sequence ends.
  mutating func ask(_ uses: IDRange<GuardUse>, at now: inout Progress) {
    for use in uses { ask(graph.guardUses[use].guard, at: &now) }
  }

  mutating func ask(_ id: GuardID, at now: inout Progress) {
    // An alert has no places, so it ends where the sequence was refused, as a guard without a flow does.
    guard let flow = graph.guards[id].flow, let unit = unit(as: .presented, for: graph.instances[flow].content),
      let slot = places.units[unit].slot
    else { return rest(at: now) }
    add(from: now.from, to: fresh(in: slot), cause: now.cause)
    let granted = crossing()
    add(from: now.from, to: granted, cause: now.cause)
    now.from = granted
    now.cause = nil
    show(Showing(unit: unit, position: now.position, arms: .empty, resume: now.from, swipe: swipe(flow: graph.instances[flow].content)))
  }

  /// Evaluates the guards for the lowest screen of a slot, or a page, that is shown with other values.
  private mutating func askForValues(shownBy instance: InstanceID, screen: ScreenID, in slot: SlotID, at now: inout Progress) {
    if graph.guardUses.isEmpty || graph.instances[instance].arguments.isEmpty { return }
    let value = places.slots[slot]
    let container = value.page == slot ? value.pages ?? slot : slot
    for id in graph.guardsAskedForValues(shownBy: screen, in: places.slots[container], of: places.units[value.unit]) { ask(id, at: &now) }
  }

  // MARK: Units

  private mutating func present(
    _ instance: InstanceID, as style: Style?, arms: IDRange<Arm>, inside: Next?, at now: inout Progress
  ) {
    let content = graph.instances[instance].content
    if case .alert = content { return alert(with: arms, at: now) }
    let shown = units(as: .presented, for: content).compactMap { unit in places.units[unit].slot.map { (unit: unit, slot: $0) } }
    if shown.isEmpty { return rest(at: now) }
    for (unit, slot) in shown {
      var now = now
      if shown.count > 1 { goOnForSome(at: &now) }
      for id in guards(of: unit) { ask(id, at: &now) }
      if let inside {
        for position in positions(in: slot, isFresh: true) {
          add(from: now.from, to: rest(of: inside.branch, from: inside.index, at: position), cause: now.cause)
        }
      } else {
        add(from: now.from, to: fresh(in: slot), cause: now.cause)
      }
      show(Showing(unit: unit, position: now.position, arms: arms, resume: nil, swipe: swipe(for: content, as: style, of: unit)))
    }
  }

  /// Adds the buttons of an alert, which are moves from the place under it.
  private mutating func alert(with arms: IDRange<Arm>, at now: Progress) {
    rest(at: now)
    for arm in arms {
      guard case .button(let button) = graph.arms[arm].outcome else { continue }
      for branch in graph.arms[arm].branches {
        let node = rest(of: branch, from: 0, at: now.position)
        // If there are several possible places, the button and the event are one move.
        if now.position.node < places.places.count {
          add(from: now.position.node, to: node, cause: .button(button))
        } else {
          add(from: now.from, to: node, cause: now.cause)
        }
      }
    }
  }

  /// Runs a `close`, whose effect depends on the position.
  private mutating func close(at now: Progress) {
    let slot = places.slots[now.position.slot]
    var flags: Place.Flags = [.isRoot, .isPushed]
    if now.position.node < places.places.count {
      flags = places.places[PlaceID(raw: now.position.node)].flags
    }
    if slot.hasPath, flags.contains(.isPushed), let under = under(now.position) {
      add(from: now.from, to: under, cause: now.cause)
    }
    guard flags.contains(.isRoot) else { return }
    if let column = slot.column {
      add(from: now.from, to: fresh(in: column), cause: now.cause)
    } else if places.units[slot.unit].kind != .root {
      add(from: now.from, to: end(of: slot.unit, by: .dismissed), cause: now.cause)
    }
  }

  /// Evaluates the guards of a root, whose flows replace it.
  private mutating func enter(_ root: PresentationContextID, at now: inout Progress) {
    for gate in gates(of: root) {
      guard let slot = places.units[gate].slot else { continue }
      add(from: now.from, to: fresh(in: slot), cause: now.cause)
      show(Showing(unit: gate, position: now.position, arms: .empty, resume: nil, swipe: .none))
    }
  }

  // MARK: Tabs, columns, and pages

  private mutating func select(in tabs: TabsID?, tab name: Name, then next: Next, at now: inout Progress) -> Bool {
    if now.position.node < places.places.count { isKept[Int(now.position.node)] = true }
    let own = places.slots[now.position.slot].tabs
    if let own, case .tabs(let id) = places.slots[own].kind, tabs == nil || tabs == id {
      guard let child = tab(named: name, in: own) else { return stop(at: now) }
      if case .tab(let tab) = places.slots[child].role {
        for id in guards(of: tab) { ask(id, at: &now) }
      }
      return goOn(in: child, then: next, at: now)
    }
    guard let tabs else { return stop(at: now) }
    // The tabs are below: the modals stay presented, and the content under them has changed.
    let unit = places.slots[now.position.slot].unit
    for bar in barsOf[tabs.index] where places.slots[bar].unit != unit {
      guard let child = tab(named: name, in: bar) else { continue }
      for way in [End.finished, .dismissed, .swiped] {
        if !next.moves { add(from: end(of: unit, by: way), to: kept(in: child)) }
        for position in positions(in: child, isFresh: false) where next.moves {
          add(from: end(of: unit, by: way), to: rest(of: next.branch, from: next.index, at: position))
        }
      }
    }
    return stop(at: now)
  }

  private func tab(named name: Name, in bar: SlotID) -> SlotID? {
    guard case .tabs(let tabs) = places.slots[bar].kind else { return nil }
    let range = graph.tabSets[tabs].tabs
    guard
      let index = range.firstIndex(where: {
        graph.tabs[$0].declared.name == name && graph.tabs[$0].action == nil
      })
    else { return nil }
    return places.slots[bar].children[index]
  }

  private func column(_ column: Column, at slot: SlotID) -> SlotID? {
    guard let split = places.slots[slot].split, case .split(let id) = places.slots[split].kind,
      graph.splits[id][column] != nil
    else {
      return nil
    }
    return places.slots[split].children[Int(column.rawValue)]
  }

  private mutating func show(_ column: Column, with instance: InstanceID?, then next: Next, at now: inout Progress) -> Bool {
    guard let slot = self.column(column, at: now.position.slot) else { return stop(at: now) }
    guard let instance else { return goOn(in: slot, then: next, at: now) }
    if case .screen(let screen) = graph.instances[instance].content {
      guard let place = places.place(of: screen, in: slot) else { return stop(at: now) }
      ask(graph.screens[screen].requires, at: &now)
      askForValues(shownBy: instance, screen: screen, in: slot, at: &now)
      now.position.slot = slot
      move(to: node(of: place), at: &now)
      return true
    }
    guard let shown = places.alternate(for: graph.instances[instance].content, in: slot) else {
      return stop(at: now)
    }
    return goOn(in: shown, isFresh: true, then: next, at: now)
  }

  private func page(for action: Action, at slot: SlotID) -> SlotID? {
    guard let book = places.slots[slot].pages, case .pages(let pages) = places.slots[book].kind
    else { return nil }
    let children = places.slots[book].children
    if case .page(let instance) = action {
      return graph.page(of: pages, showing: graph.instances[instance].content).map { children[$0] }
    }
    guard let page = places.slots[slot].page else { return nil }
    let index = Int(page.raw) - Int(children.start) + (action == .nextPage ? 1 : -1)
    return index >= 0 && index < children.count ? children[index] : nil
  }
}

extension Action {
  fileprivate var moves: Bool {
    switch self {
    case .stay, .browse, .unknown: false
    default: true
    }
  }
}
