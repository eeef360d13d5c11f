import NavGraphSyntax

// Dismissing, other steps that leave a unit, and the steps that continue after them.
extension ReachabilityAnalysis {
  mutating func dismiss(for step: RunningStep) {
    let unit = found.slots[step.cursor.slot].unit
    switch found.units[unit].kind {
    case .root:
      refuse(step, for: .nothingPresented)
      return
    case .external: return
    case .guardFlow, .presented: break
    }
    add(.dismiss, to: .max, for: step.id, via: step.way)
    note([.dismisses, .canBeDismissed], of: unit)
    guard let rest = step.rest, found.units[unit].kind == .presented else { return }
    let following = graph.branches[rest.branch].steps[rest.index]
    let waiting = AfterDismiss.Rest(
      branch: rest.branch, index: rest.index, way: step.way.late, dismiss: graph.steps[following].action == .dismiss ? following : nil)
    guard afterDismiss.add(waiting, from: following, of: unit) else { return }
    found.sequels.append((unit, following))
    for slot in presenters[unit] { continueSequence(waiting, after: unit, at: slot) }
  }

  mutating func finish(for step: RunningStep) {
    let unit = found.slots[step.cursor.slot].unit
    switch found.units[unit].kind {
    case .root: refuse(step, for: .noFlow)
    case .external: break
    case .guardFlow, .presented:
      add(.finish, to: .max, for: step)
      note(.finishes, of: unit)
    }
  }

  mutating func close(for step: RunningStep) {
    add(.close, to: .max, for: step.id, via: step.way)
    if step.cursor.isPushed { return }
    if let split = found.slots[step.cursor.slot].split, case .column(let column) = found.slots[step.cursor.slot].role {
      let slot = found.slots[split].children[Int(column.rawValue)]
      noteClear(of: slot, at: step.cursor, via: step.way, isClose: true)
    }
    if let node = step.cursor.node {
      popsAndCloses.add(close: .init(node: node, isUnder: step.cursor.isUnder, slot: step.cursor.slot, step: step.id, way: step.way))
    }
  }

  /// Enters the root of another window, which has nothing under it. The current window doesn't change.
  mutating func openWindow(_ instance: InstanceID, for step: RunningStep) {
    guard let unit = enterRoot(instance, idioms: [], requires: .empty, from: step.way.origin) else {
      fail(step)
      return
    }
    add(.window, to: unit.raw, for: step)
  }

  mutating func switchRoot(to instance: InstanceID, for step: RunningStep) -> Next {
    found.units[unit(at: step.cursor)].flags.insert(.escapes)
    guard let unit = enterRoot(instance, idioms: [], requires: .empty, from: step.way.origin) else {
      return fail(step)
    }
    add(.switchTo, to: unit.raw, for: step)
    guard var rest = step.rest, let slot = found.units[unit].slot else { return .stop }
    for leaf in found.leaves(of: slot, isFresh: true) {
      rest.cursor = Cursor(slot: leaf, node: found.slots[leaf].first.map { Node($0) })
      rest.way = step.way.late
      schedule(rest)
    }
    return .stop
  }

  /// Notes a column that returns to its declared screen, if that screen has guards.
  mutating func noteClear(of slot: SlotID, at cursor: Cursor, via way: Way, isClose: Bool) {
    guard let first = found.slots[slot].first, !graph.screens[found.places[first].screen].requires.isEmpty else { return }
    clearedColumns.add(ClearedColumns.Clear(slot: slot, cursor: cursor, way: way, isClose: isClose))
  }

  // MARK: Continuing after dismissal

  /// Continues a sequence that waits for the dismissal of a unit at a presenter, after the `dismissed` handler. The screen that the handler
  /// leaves there isn't computed, so any screen of the slot is possible.
  private mutating func continueSequence(_ rest: AfterDismiss.Rest, after unit: PresentationContextID, at slot: SlotID) {
    guard afterDismiss.canContinue(after: unit, at: slot) else { return }
    if let dismiss = rest.dismiss, case let over = found.slots[slot].unit, found.units[over].kind == .presented {
      guard afterDismiss.startSecond(dismiss, in: over) else { return }
      return self.schedule(Continuation(branch: rest.branch, index: rest.index, cursor: Cursor(slot: slot, node: nil), way: rest.way))
    }
    let isChanged = afterDismiss.isChanged(by: unit, at: slot)
    forEachLeaf(of: slot, isFresh: false, via: rest.way) { explorer, leaf, way in
      func schedule(_ node: Node) {
        explorer.schedule(Continuation(branch: rest.branch, index: rest.index, cursor: Cursor(slot: leaf, node: node), way: way))
      }
      if leaf == slot { schedule(explorer.found.hub(with: .presenters(of: unit), of: slot)) }
      if leaf != slot || isChanged { schedule(explorer.found.hub(with: .all, of: leaf)) }
    }
  }

  mutating func continueAfterDismiss(of unit: PresentationContextID, at slot: SlotID) {
    for rest in afterDismiss[unit] { continueSequence(rest, after: unit, at: slot) }
  }

  /// Continues sequences after `dismiss all`, and after `select Main.chats` from anywhere above Main.
  mutating func continueAtRoots() {
    if dismissAll.rests.isEmpty && selects.isEmpty { return }
    let roots = presenters.rootsBelow(in: found)
    if !dismissAll.rests.isEmpty {
      // A tab that was selected from above may be the visible one as well.
      let leaves = dismissAll.leaves(under: presenters, roots: roots, isAnyLeaf: !selects.isEmpty, in: found)
      for (unit, rest) in dismissAll.rests {
        for leaf in leaves[unit.index] { continueSequence(rest, at: leaf) }
      }
    }
    for index in selects.all.indices { run(selects.all[index], at: index, roots: roots) }
  }

  private mutating func continueSequence(_ rest: Continuation, at root: RootLeaf) {
    // In a split, the sequence continues in the visible column, not in the presenter's.
    let slot = found.slots[root.slot].split ?? root.slot
    // The node under the lowest modal is on top again, unless an outcome handler changes it.
    let kept = root.lowest.flatMap { afterDismiss.isChanged(by: $0, at: root.slot) ? nil : $0 }
    var rest = rest
    rest.way = rest.way.late
    rest.cursor.above = nil
    schedule(rest, in: slot) { found, leaf in
      if let kept, leaf == root.slot { return found.hub(with: .presenters(of: kept), of: leaf) }
      return found.hub(with: .all, of: leaf)
    }
  }

  private mutating func run(_ select: QualifiedSelects.Select, at index: Int, roots: [[PresentationContextID]]) {
    let own = found.slots[select.from].unit
    for bar in containers.bars(of: select.tabs) {
      let unit = found.slots[bar].unit
      guard unit == own || found.units[unit].kind != .root || roots[own.index].contains(unit) else { continue }
      guard selects.start(index, in: bar) else { continue }
      var step = select.step
      if unit != own {
        step.rest?.cursor.above = own
        // The presentation stays until the guards succeed.
        if let tab = containers.tab(named: select.name, in: select.tabs) {
          ask(for: tab, at: Cursor(slot: select.from, node: nil), via: step.way)
        }
      }
      _ = choose(select.name, in: bar, for: step, isFromOutside: true)
      _ = failures.takeFailure()
    }
  }
}
