import NavGraphSyntax

// The steps on stacks.
extension ReachabilityAnalysis {
  mutating func push(_ instance: InstanceID, for step: RunningStep) -> Next {
    let cursor = step.cursor
    guard let screen = screen(of: instance, for: step) else { return .stop }
    guard found.slots[cursor.slot].hasPath else { return refuse(step, for: .noStack) }
    let place = found.reach(screen, in: cursor.slot, with: .isPushed, from: step.way.origin)
    if let node = cursor.node { found.moves.append(StackMove(from: node, to: place, kind: cursor.isUnder ? .swap : .push)) }
    add(.push, to: place.raw, for: step)
    if !graph.screens[screen].requires.isEmpty, !isShown(screen, for: step) {
      ask(graph.screens[screen].requires, at: cursor, via: step.way)
    }
    return .at(step.rest == nil ? Cursor(slot: cursor.slot, node: Node(place)) : cursor.pushing(place))
  }

  /// Whether an equal screen was on top when the event was sent, and still is. The guards aren't evaluated for an equal screen.
  private func isShown(_ screen: ScreenID, for step: RunningStep) -> Bool {
    let (cursor, way) = (step.cursor, step.way)
    guard !way.isLate, let source = way.source, !cursor.isUnder, (cursor.isPushed ? cursor.base : cursor.node) == Node(source) else {
      return false
    }
    return found.places[source].screen == screen && graph.screens[screen].parameters.isEmpty
  }

  mutating func replace(with instance: InstanceID, for step: RunningStep) -> Next {
    let cursor = step.cursor
    guard let screen = screen(of: instance, for: step) else { return .stop }
    if case .accessory = found.slots[cursor.slot].role { return refuse(step, for: .isAccessory) }
    let place = found.reach(screen, in: cursor.slot, with: [], from: step.way.origin)
    if cursor.isUnder, let node = cursor.node { popsAndCloses.add(replacementBelow: node, by: place) }
    if !cursor.isUnder, let node = cursor.node {
      found.moves.append(StackMove(from: node, to: place, kind: .replace))
      if let from = node.place {
        found.places[place].flags.formUnion(found.places[from].flags.intersection([.isRoot, .isPushed]))
      }
    }
    add(.replace, to: place.raw, for: step)
    if !graph.screens[screen].requires.isEmpty, !isShown(screen, for: step) {
      ask(graph.screens[screen].requires, at: cursor, via: step.way)
    }
    askForValues(shownBy: instance, in: cursor.slot, at: cursor, isNew: false, via: step.way)
    var next = Cursor(slot: cursor.slot, node: cursor.isUnder ? nil : Node(place))
    next.pushed = cursor.pushed
    if cursor.isPushed {
      next.pushed.pop()
      next.pushed.push(place)
    }
    next.base = cursor.base
    return .at(next)
  }

  mutating func pop(for step: RunningStep) -> Next {
    let cursor = step.cursor
    guard found.slots[cursor.slot].hasPath else { return refuse(step, for: .noStackToPop) }
    add(.pop, to: .max, for: step.id, via: step.way)
    if !cursor.isPushed, !cursor.isAtRoot, let node = cursor.node {
      popsAndCloses.add(pop: .init(node: node, isUnder: cursor.isUnder, slot: cursor.slot, step: step.id, way: step.way))
    }
    if cursor.isPushed, let next = cursor.keeping(cursor.pushed.count - 1) { return .at(next) }
    var next = cursor
    next.pushed = PushedScreens()
    next.node = cursor.isUnder ? nil : cursor.node
    next.isUnder = next.node != nil
    guard var idle = step.rest, !cursor.isPushed, let node = cursor.node else { return .at(next) }
    // At the root, the pop has no effect, and the sequence continues.
    idle.cursor = cursor
    if cursor.isUnder {
      schedule(idle)
      return .at(next)
    }
    idle.cursor.isAtRoot = true
    popsAndCloses.add(idle, afterPopFrom: node, at: .isRoot)
    guard let place = node.place, var rest = step.rest, !found.places[place].flags.contains(.isPushed) else { return .at(next) }
    // A screen below may be found later.
    rest.cursor = next
    popsAndCloses.add(rest, afterPopFrom: node, at: .isPushed)
    return .stop
  }

  mutating func pop(to screen: ScreenID, for step: RunningStep) -> Next {
    let cursor = step.cursor
    guard found.slots[cursor.slot].hasPath else { return refuse(step, for: .noStackToPop) }
    // The screens that the sequence has pushed are always below.
    if let next = ownCursor(at: screen, from: cursor) {
      if let top = next.node?.place { add(.popTo, to: top.raw, for: step.id, via: step.way) }
      return .at(next)
    }
    // The base of the pushed screens, if it is a single screen, determines what is below them.
    let base = cursor.isPushed && cursor.base?.place != nil ? cursor.base : cursor.node
    if !cursor.isUnder, !step.way.isCollapsed, let node = base {
      found.popTos.append(
        PopTo(step: step.id, event: step.way.event, source: step.way.source, node: node, slot: cursor.slot, screen: screen))
    }
    if let place = found.place(of: screen, in: cursor.slot) {
      add(.popTo, to: place.raw, for: step.id, via: step.way)
      return .at(Cursor(slot: cursor.slot, node: Node(place)))
    }
    add(.pop, to: .max, for: step.id, via: step.way)
    if let rest = step.rest { popsAndCloses.add(rest, afterPopTo: screen) }
    return .stop
  }

  /// Returns the cursor at which a pushed screen, or the one below the pushes, is on top again.
  private func ownCursor(at screen: ScreenID, from cursor: Cursor) -> Cursor? {
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

  /// Returns the screen that an action names; nil if the content isn't a screen, which another diagnostic reports.
  private mutating func screen(of instance: InstanceID, for step: RunningStep) -> ScreenID? {
    if case .screen(let screen) = graph.instances[instance].content { return screen }
    fail(step)
    return nil
  }
}
