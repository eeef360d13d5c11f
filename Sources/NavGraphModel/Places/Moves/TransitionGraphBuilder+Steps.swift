import NavGraphSyntax

// The node that is on top when a sequence has ended.
extension TransitionGraphBuilder {
  /// The state of a sequence while it runs.
  struct Progress {
    var spot: Spot
    /// The node at which arrows begin. After a guard, it is the node to which the guard's flow returns.
    var from: UInt32
    var cause: TransitionGraph.Cause?
    var hasMoved: Bool
  }

  mutating func run(_ run: Run) {
    let branch = graph.branches[run.branch]
    var now = Progress(spot: run.spot, from: run.from, cause: run.cause, hasMoved: run.hasMoved)
    if run.index == 0, case .event(let event)? = run.cause {
      ask(graph.events[event].requires, &now)
    }
    for index in run.index..<max(run.index, branch.steps.count) {
      let hasRest = branch.steps.dropFirst(index + 1).contains { graph.steps[$0].action.moves }
      guard self.run(branch.steps[index], run.branch, index + 1, hasRest, &now) else { return }
    }
    rest(now)
  }

  /// Adds an arrow to the node that the sequence has reached so far.
  private mutating func rest(_ now: Progress) {
    if now.hasMoved { add(now.from, now.spot.node, now.cause) }
  }

  /// Continues the step only on some kinds of devices.
  private mutating func goOnForSome(_ now: inout Progress) {
    let next = crossingForSome()
    add(now.from, next, now.cause)
    (now.from, now.cause) = (next, nil)
  }

  private mutating func lead(to node: UInt32, _ now: Progress) -> Bool {
    add(now.from, node, now.cause)
    return false
  }

  /// Runs one step. Returns false if the sequence has ended and its arrows were added.
  private mutating func run(
    _ id: StepID, _ branch: BranchID, _ next: Int, _ hasRest: Bool, _ now: inout Progress
  ) -> Bool {
    let slot = now.spot.slot
    let unit = places.slots[slot].unit
    switch graph.steps[id].action {
    case .push(let instance):
      guard case .screen(let screen) = graph.instances[instance].content,
        places.slots[slot].hasPath,
        let place = places.place(screen, in: slot)
      else { return stop(now) }
      ask(graph.screens[screen].requires, &now)
      add(below(place), now.spot.node)
      move(to: node(place), &now)
    case .replace(let instance):
      guard case .screen(let screen) = graph.instances[instance].content,
        let place = places.place(screen, in: slot)
      else {
        return stop(now)
      }
      ask(graph.screens[screen].requires, &now)
      askForValues(shownBy: instance, screen, in: slot, &now)
      if let under = under(now.spot) { add(below(place), under) }
      move(to: node(place), &now)
    case .present(let instance, let style):
      let rest = graph.goesInside(after: id, of: branch) ? (branch: branch, next: next) : nil
      present(instance, style, graph.arms(behind: id, in: branch), rest, &now)
      return false
    case .select(let tabs, let name): return select(tabs, name, branch, next, hasRest, &now)
    case .show(let column, let instance): return show(column, instance, branch, next, hasRest, &now)
    case .clear(let column):
      guard let target = self.column(column, at: slot) else { return stop(now) }
      if !hasRest {
        move(to: fresh(target), &now)
      } else if let own = places.slots[slot].column, let split = places.slots[slot].split,
        own == target || places.alternates(of: target).contains(own)
      {
        return goOn(in: split, branch, next, hasRest, now)
      }
    case .nextPage, .previousPage, .page:
      guard let target = page(graph.steps[id].action, at: slot) else { return stop(now) }
      return goOn(in: target, branch, next, hasRest, now)
    case .pop:
      guard places.slots[slot].hasPath else { return stop(now) }
      pop(hasRest, &now)
    case .popTo(let screen):
      // If the screen isn't below, the rest is dropped.
      rest(now)
      guard let place = places.place(screen, in: slot) else { return false }
      move(to: node(place), &now)
    case .popToRoot:
      guard places.slots[slot].hasPath else { return stop(now) }
      move(to: lowest(now.spot), &now)
    case .dismiss:
      guard places.units[unit].kind == .presented || places.units[unit].kind == .guardFlow else {
        return stop(now)
      }
      // A guard flow that replaces a root has no presenter at which to continue.
      let goesOn = hasRest && places.units[unit].kind == .presented
      return lead(to: goesOn ? afterDismissal(of: unit, branch, next) : end(unit, .dismissed), now)
    case .dismissAll:
      guard places.units[unit].kind == .presented else {
        // The sequence continues at the visible leaf, which is usually the current slot.
        guard hasRest, isBesideLeaf(slot), let top = places.units[unit].slot else { return true }
        return goOn(in: top, branch, next, hasRest, now)
      }
      return lead(to: hasRest ? afterAll(from: unit, branch, next) : end(unit, .all), now)
    case .close:
      close(now)
      return false
    case .finish:
      guard places.units[unit].kind == .presented || places.units[unit].kind == .guardFlow else {
        return stop(now)
      }
      return lead(to: end(unit, .finished), now)
    case .switchTo(let instance):
      guard let root = self.unit(.root, graph.instances[instance].content),
        let slot = places.units[root].slot
      else { return stop(now) }
      enter(root, &now)
      if !hasRest { return lead(to: fresh(slot), now) }
      for spot in spots(in: slot, isFresh: true) {
        add(now.from, rest(branch, next, at: spot), now.cause)
      }
      return false
    case .openWindow(let instance):
      rest(now)
      guard let root = self.unit(.root, graph.instances[instance].content), let slot = places.units[root].slot else { return false }
      // A phone has one window.
      goOnForSome(&now)
      enter(root, &now)
      return lead(to: fresh(slot), now)
    case .restart:
      for root in graph.roots {
        guard let root = self.unit(.root, graph.instances[root.instance].content),
          let slot = places.units[root].slot
        else { continue }
        enter(root, &now)
        add(now.from, fresh(slot), now.cause)
      }
      return false
    case .open(let route, _):
      // A link that waits for modals or is rejected because of them leads nowhere from here.
      let policy = graph.linkPolicy(graph.routes[route].links)
      if policy == .wait || policy == .reject, places.units[unit].kind == .presented { return stop(now) }
      ask(graph.routes[route].requires, &now)
      if graph.routes[route].destinations.contains(where: { !graph.destinations[$0].idioms.isEmpty }) { goOnForSome(&now) }
      return lead(to: link(route), now)
    case .browse, .stay: break
    case .unknown: return stop(now)
    }
    return true
  }

  /// Ends a sequence at a step that can't run. The previous steps are kept, and the rest is dropped.
  private mutating func stop(_ now: Progress) -> Bool {
    rest(now)
    return false
  }

  /// Runs a pop. At the root, it has no effect, and the next step runs.
  private mutating func pop(_ hasRest: Bool, _ now: inout Progress) {
    guard let under = under(now.spot) else { return }
    let place = now.spot.node < places.places.count ? PlaceID(raw: now.spot.node) : nil
    guard place.map({ places.places[$0].flags.contains(.isRoot) }) ?? true, hasRest || now.hasMoved else {
      return move(to: under, &now)
    }
    let both = crossing()
    add(both, under)
    add(both, place.map(node) ?? roots(now.spot.slot))
    move(to: both, &now)
  }

  private func move(to node: UInt32, _ now: inout Progress) {
    now.spot.node = node
    now.hasMoved = true
  }

  private mutating func goOn(
    in slot: SlotID, isFresh: Bool = false, _ branch: BranchID, _ next: Int, _ hasRest: Bool,
    _ now: Progress
  )
    -> Bool
  {
    if !hasRest { return lead(to: isFresh ? fresh(slot) : kept(slot), now) }
    for spot in spots(in: slot, isFresh: isFresh) {
      add(now.from, rest(branch, next, at: spot), now.cause)
    }
    return false
  }

  // MARK: Guards

  /// Evaluates guards. If one fails, its flow is shown, or the sequence ends.
  mutating func ask(_ uses: IDRange<GuardUse>, _ now: inout Progress) {
    for use in uses { ask(graph.guardUses[use].guard, &now) }
  }

  mutating func ask(_ id: GuardID, _ now: inout Progress) {
    guard let flow = graph.guards[id].flow else { return rest(now) }
    let content = graph.instances[flow].content
    guard let unit = unit(.presented, content), let slot = places.units[unit].slot else { return }
    add(now.from, fresh(slot), now.cause)
    let granted = crossing()
    add(now.from, granted, now.cause)
    now.from = granted
    now.cause = nil
    show(Showing(unit: unit, spot: now.spot, arms: .none, resume: now.from, swipe: swipe(flow: content)))
  }

  /// Evaluates the guards for the lowest screen of a slot, or a page, that is shown with other values.
  private mutating func askForValues(shownBy instance: InstanceID, _ screen: ScreenID, in slot: SlotID, _ now: inout Progress) {
    if graph.guardUses.isEmpty || graph.instances[instance].arguments.isEmpty { return }
    let value = places.slots[slot]
    let container = value.page == slot ? value.pages ?? slot : slot
    for id in graph.guardsAskedForValues(shownBy: screen, in: places.slots[container], of: places.units[value.unit]) { ask(id, &now) }
  }

  // MARK: Units

  private mutating func present(
    _ instance: InstanceID, _ style: Style?, _ arms: IDRange<Arm>, _ inside: (branch: BranchID, next: Int)?, _ now: inout Progress
  ) {
    let content = graph.instances[instance].content
    if case .alert = content { return alert(arms, now) }
    let shown = units(.presented, content).compactMap { unit in places.units[unit].slot.map { (unit: unit, slot: $0) } }
    if shown.isEmpty { return rest(now) }
    for (unit, slot) in shown {
      var now = now
      if shown.count > 1 { goOnForSome(&now) }
      for id in guards(of: unit) { ask(id, &now) }
      if let inside {
        for spot in spots(in: slot, isFresh: true) { add(now.from, rest(inside.branch, inside.next, at: spot), now.cause) }
      } else {
        add(now.from, fresh(slot), now.cause)
      }
      show(Showing(unit: unit, spot: now.spot, arms: arms, resume: nil, swipe: swipe(content, style, of: unit)))
    }
  }

  /// Adds the buttons of an alert, which are moves from the place under it.
  private mutating func alert(_ arms: IDRange<Arm>, _ now: Progress) {
    rest(now)
    for arm in arms {
      guard case .button(let button) = graph.arms[arm].outcome else { continue }
      for branch in graph.arms[arm].branches {
        let node = rest(branch, 0, at: now.spot)
        // If there are several possible places, the button and the event are one move.
        if now.spot.node < places.places.count {
          add(now.spot.node, node, .button(button))
        } else {
          add(now.from, node, now.cause)
        }
      }
    }
  }

  /// Runs a `close`, whose effect depends on the position.
  private mutating func close(_ now: Progress) {
    let slot = places.slots[now.spot.slot]
    var flags: Place.Flags = [.isRoot, .isPushed]
    if now.spot.node < places.places.count {
      flags = places.places[PlaceID(raw: now.spot.node)].flags
    }
    if slot.hasPath, flags.contains(.isPushed), let under = under(now.spot) {
      add(now.from, under, now.cause)
    }
    guard flags.contains(.isRoot) else { return }
    if let column = slot.column {
      add(now.from, fresh(column), now.cause)
    } else if places.units[slot.unit].kind != .root {
      add(now.from, end(slot.unit, .dismissed), now.cause)
    }
  }

  /// Evaluates the guards of a root, whose flows replace it.
  private mutating func enter(_ root: PresentationContextID, _ now: inout Progress) {
    for gate in gates(of: root) {
      guard let slot = places.units[gate].slot else { continue }
      add(now.from, fresh(slot), now.cause)
      show(Showing(unit: gate, spot: now.spot, arms: .none, resume: nil, swipe: .none))
    }
  }

  // MARK: Tabs, columns, and pages

  private mutating func select(
    _ tabs: TabsID?, _ name: Name, _ branch: BranchID, _ next: Int, _ hasRest: Bool,
    _ now: inout Progress
  ) -> Bool {
    if now.spot.node < places.places.count { isKept[Int(now.spot.node)] = true }
    let own = places.slots[now.spot.slot].tabs
    if let own, case .tabs(let id) = places.slots[own].kind, tabs == nil || tabs == id {
      guard let child = tab(name, in: own) else { return stop(now) }
      if case .tab(let tab) = places.slots[child].role {
        for id in guards(of: tab) { ask(id, &now) }
      }
      return goOn(in: child, branch, next, hasRest, now)
    }
    guard let tabs else { return stop(now) }
    // The tabs are below: the modals stay presented, and the content under them has changed.
    let unit = places.slots[now.spot.slot].unit
    for bar in barsOf[tabs.index] where places.slots[bar].unit != unit {
      guard let child = tab(name, in: bar) else { continue }
      for way in [End.finished, .dismissed, .swiped] {
        if !hasRest { add(end(unit, way), kept(child)) }
        for spot in spots(in: child, isFresh: false) where hasRest {
          add(end(unit, way), rest(branch, next, at: spot))
        }
      }
    }
    return stop(now)
  }

  private func tab(_ name: Name, in bar: SlotID) -> SlotID? {
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

  private mutating func show(
    _ column: Column, _ instance: InstanceID?, _ branch: BranchID, _ next: Int, _ hasRest: Bool,
    _ now: inout Progress
  ) -> Bool {
    guard let slot = self.column(column, at: now.spot.slot) else { return stop(now) }
    guard let instance else { return goOn(in: slot, branch, next, hasRest, now) }
    if case .screen(let screen) = graph.instances[instance].content {
      guard let place = places.place(screen, in: slot) else { return stop(now) }
      ask(graph.screens[screen].requires, &now)
      askForValues(shownBy: instance, screen, in: slot, &now)
      now.spot.slot = slot
      move(to: node(place), &now)
      return true
    }
    guard let shown = places.alternate(graph.instances[instance].content, in: slot) else {
      return stop(now)
    }
    return goOn(in: shown, isFresh: true, branch, next, hasRest, now)
  }

  private func page(_ action: Action, at slot: SlotID) -> SlotID? {
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
