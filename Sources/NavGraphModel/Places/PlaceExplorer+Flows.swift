import NavGraphSyntax

// Presenting, guards, and ways out.
extension PlaceExplorer {
  mutating func present(
    _ instance: InstanceID, _ style: Style?, _ step: StepID?, arms: IDRange<Arm>, on variants: [Int]? = nil, at cursor: Cursor, _ way: Way
  ) {
    let content = graph.instances[instance].content
    if content == .unknown {
      for arm in arms {
        for branch in graph.arms[arm].branches { lost.append((branch, 0)) }
      }
      return poison(cursor, way)
    }
    for variant in 0..<graph.variantCount(of: content) where variants?.contains(variant) ?? true {
      let unit = enter(.presented, content, variant: variant, way.origin)
      refuseEntry(of: unit)
      add(.present, unit.raw, step, way, at: cursor)
      join(unit, at: cursor, step, way, isResumable: !arms.contains { graph.arms[$0].outcome == .dismissed && graph.leavesPresenter($0) })
      let isSwiped = graph.isSwiped(content, style, onSomeOf: idioms.intersection(found.units[unit].possibleIdioms))
      for arm in arms { wait(for: unit, arm, isSwiped: isSwiped, at: cursor.settled, way.late) }
    }
  }

  /// Asks guards before a place is entered from `cursor`; their flows may be presented there.
  mutating func ask(_ uses: IDRange<GuardUse>, at cursor: Cursor, _ way: Way) {
    for use in uses { ask(graph.guardUses[use].guard, at: cursor, way) }
  }

  /// What a tab asks of somebody elsewhere: its own guards, and those of what it shows, unless that was shown with the bar.
  mutating func ask(_ tab: TabID, at cursor: Cursor, _ way: Way) {
    if firstTabs.contains(tab) { return ask(graph.tabs[tab].requires, at: cursor, way) }
    for guardID in graph.guards(of: tab) { ask(guardID, at: cursor, way) }
  }

  /// Asks the guards of an event. Where one says no, what its branches would have presented is as good as dismissed.
  mutating func ask(_ uses: IDRange<GuardUse>, before branches: some Sequence<BranchID>, at cursor: Cursor, _ way: Way) {
    if uses.isEmpty { return }
    ask(uses, at: cursor, way)
    for branch in branches where !idle.contains(branch) {
      for arm in graph.branches[branch].arms where graph.arms[arm].outcome == .dismissed {
        for use in uses { onRefusal(of: graph.guardUses[use].guard, .arm(arm, cursor, way.late)) }
      }
    }
  }

  mutating func ask(_ guardID: GuardID, at cursor: Cursor, _ way: Way) {
    guard let flow = graph.guards[guardID].flow else { return }
    let content = graph.instances[flow].content
    if content == .unknown { return }
    let unit = enter(.presented, content, way.origin)
    found.units[unit].flags.insert(.isGuardFlow)
    if isLeftByUser(flow: content) || !found.units[unit].flags.isDisjoint(with: Refusals.ends) { noteRefusal(of: guardID) }
    refuseEntry(of: unit)
    add(.guard, unit.raw, nil, way)
    var way = way
    way.cause = .guard(guardID)
    join(unit, at: cursor, nil, way)
  }

  /// A button of an alert, or a swipe: of the same modal elsewhere that says nothing.
  private func isLeftByUser(flow content: Content) -> Bool {
    switch content {
    case .alert: true
    case .modal: graph.isSwiped(content, nil, onSomeOf: idioms)
    default: false
    }
  }

  /// A presentation; what waits to go on at the unit's presenters goes on at this one too.
  private mutating func join(_ unit: UnitID, at cursor: Cursor, _ step: StepID?, _ way: Way, isResumable: Bool = true) {
    if isResumable, resumableIndex.insert(packed(unit.raw, cursor.slot.raw), 0).isNew { goOnAfterDismiss(of: unit, at: cursor.slot) }
    let isNewPresenter = presenterIndex.insert(packed(unit.raw, cursor.slot.raw), 0).isNew
    // A sequence that has changed what is under something presents over what stays there.
    let isNewAbove = cursor.above.map { presentedAbove.insert(PresentedAbove(unit: unit, slot: cursor.slot, above: $0)).inserted }
    let isNew = isNewAbove ?? isNewPresenter
    // What a guard asks for again and again at one place is one presentation, beside those of events and links.
    if case .guard = way.cause {
      let isFirst =
        cursor.above.map { guardsAbove.insert(PresentedAbove(unit: unit, slot: cursor.slot, above: $0)).inserted }
        ?? guardPresenterIndex.insert(packed(unit.raw, cursor.slot.raw), 0).isNew
      if !isFirst { return }
    }
    found.presentations.append(
      Presentation(
        unit: unit, over: self.unit(at: cursor), slot: cursor.slot, node: cursor.settled.node, source: way.source,
        cause: way.cause, step: step, isLate: way.isLate))
    if isNewPresenter {
      presenters.append(Presenter(slot: cursor.slot, next: lists[unit.index].presenters))
      lists[unit.index].presenters = presenters.count - 1
    }
    guard isNew else { return }
    for guardID in entryGuards[unit.index] { ask(guardID, at: cursor, way) }
  }

  // MARK: What waits

  private mutating func wait(for unit: UnitID, _ arm: ArmID, isSwiped: Bool, at cursor: Cursor, _ way: Way) {
    switch graph.arms[arm].outcome {
    case .button: start(arm, at: cursor, way)
    case .unknown:
      found.units[unit].flags.insert(.isHandled)
      for branch in graph.arms[arm].branches { lost.append((branch, 0)) }
      poison(cursor, way)
    case .finished:
      found.units[unit].flags.insert(.isHandled)
      wait(for: unit, .finishes, arm, at: cursor, way)
    case .dismissed:
      found.dismissedArms.append((unit, arm))
      if graph.changesPresenter(arm), changedIndex.insert(packed(unit.raw, cursor.slot.raw), 0).isNew {
        goOnAfterDismiss(of: unit, at: cursor.slot)
      }
      if isSwiped { return start(arm, at: cursor, way) }
      wait(for: unit, .canBeDismissed, arm, at: cursor, way)
    }
  }

  private mutating func wait(for unit: UnitID, _ outcome: Unit.Flags, _ arm: ArmID, at cursor: Cursor, _ way: Way) {
    if found.units[unit].flags.contains(outcome) || isDismissed(unit, outcome, over: cursor) { return start(arm, at: cursor, way) }
    arms.append(WaitingArm(unit: unit, arm: arm, outcome: outcome, cursor: cursor, way: way, next: lists[unit.index].arms))
    lists[unit.index].arms = arms.count - 1
  }

  /// `dismiss all` is an outcome of the lowest unit alone: the others go with it, and their arms don't run.
  func isDismissed(_ unit: UnitID, _ outcome: Unit.Flags, over cursor: Cursor) -> Bool {
    outcome == .canBeDismissed && found.units[unit].flags.contains(.isDismissedAsLowest)
      && found.units[found.slots[cursor.slot].unit].kind != .presented
  }

  mutating func start(_ arm: ArmID, at cursor: Cursor, _ way: Way) {
    if hasContents { startedArms.insert(arm) }
    // A link that presents over whatever is shown knows only the bar, split or pages around it.
    let isAnywhere = cursor.node == nil && !found.slots[cursor.slot].showsScreens
    for branch in graph.arms[arm].branches {
      if graph.branches[branch].steps.isEmpty { continue }
      guard isAnywhere else {
        schedule(Task(branch: branch, index: 0, cursor: cursor, way: way))
        continue
      }
      schedule(Task(branch: branch, index: 0, cursor: cursor, way: way), in: cursor.slot)
    }
  }

  /// An outcome that a unit can have; arms that waited for it start.
  mutating func note(_ outcome: Unit.Flags, _ unit: UnitID) {
    if found.units[unit].flags.isSuperset(of: outcome) { return }
    found.units[unit].flags.insert(outcome)
    if !outcome.isDisjoint(with: Refusals.ends) { noteRefusals(byFlow: found.units[unit].content) }
    var next = lists[unit.index].arms
    while next >= 0 {
      let waiting = arms[next]
      if outcome.contains(waiting.outcome) || outcome == .isDismissedAsLowest && isDismissed(unit, waiting.outcome, over: waiting.cursor) {
        start(waiting.arm, at: waiting.cursor, waiting.way)
      }
      next = waiting.next
    }
  }

  /// What waits for the unit's dismissal goes on at a presenter, after its arm. What the arm has put there is not worked out: it may be
  /// whatever the slot can hold.
  private mutating func goOn(_ waiting: Waiting, over unit: UnitID, at slot: SlotID) {
    // A second `dismiss` asks only what it dismisses: it runs once, however many screens that was presented from.
    if let dismiss = waiting.dismiss, case let over = found.slots[slot].unit, found.units[over].kind == .presented {
      let key = packed(over.raw, dismiss.raw) | 0x4000_0000
      if presenterIndex[key] != nil { return }
      guard resumableIndex[packed(unit.raw, slot.raw)] != nil else { return }
      _ = presenterIndex.insert(key, 0)
      return self.schedule(Task(branch: waiting.branch, index: waiting.index, cursor: Cursor(slot, nil), way: waiting.way))
    }
    guard resumableIndex[packed(unit.raw, slot.raw)] != nil else { return }
    let isChanged = changedIndex[packed(unit.raw, slot.raw)] != nil
    forEachLeaf(of: slot, isFresh: false, waiting.way) { explorer, leaf, way in
      func schedule(_ node: Node) {
        explorer.schedule(Task(branch: waiting.branch, index: waiting.index, cursor: Cursor(leaf, node), way: way))
      }
      if leaf == slot { schedule(explorer.hub(.presenters(of: unit), of: slot)) }
      if leaf != slot || isChanged { schedule(explorer.hub(.all, of: leaf)) }
    }
  }

  mutating func goOnAfterDismiss(of unit: UnitID, at slot: SlotID) {
    var next = lists[unit.index].afterDismiss
    while next >= 0 {
      let waiting = afterDismiss[next]
      goOn(waiting, over: unit, at: slot)
      next = waiting.next
    }
  }

  // MARK: Ways out

  mutating func dismiss(_ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) {
    let unit = found.slots[cursor.slot].unit
    switch found.units[unit].kind {
    case .root: return refuse(.nothingPresented, step, at: cursor.slot, way)
    case .external: return
    case .guardFlow, .presented: break
    }
    add(.dismiss, .max, step, way)
    note([.dismisses, .canBeDismissed], unit)
    guard let rest, found.units[unit].kind == .presented else { return }
    let key = packed(unit.raw, graph.branches[rest.branch].steps[rest.index].raw)
    // The step's number can't be mistaken for a slot's: its high bit is set.
    guard presenterIndex.insert(key | 0x8000_0000, 0).isNew else { return }
    let following = graph.branches[rest.branch].steps[rest.index]
    let waiting = Waiting(
      branch: rest.branch, index: rest.index, way: way.late, dismiss: graph.steps[following].action == .dismiss ? following : nil,
      next: lists[unit.index].afterDismiss)
    afterDismiss.append(waiting)
    found.sequels.append((unit, following))
    lists[unit.index].afterDismiss = afterDismiss.count - 1
    var next = lists[unit.index].presenters
    while next >= 0 {
      let presenter = presenters[next]
      goOn(waiting, over: unit, at: presenter.slot)
      next = presenter.next
    }
  }

  mutating func finish(_ step: StepID, at cursor: Cursor, _ way: Way) {
    let unit = found.slots[cursor.slot].unit
    switch found.units[unit].kind {
    case .root: return refuse(.noFlow, step, at: cursor.slot, way)
    case .external: return
    case .guardFlow, .presented: break
    }
    add(.finish, .max, step, way, at: cursor)
    note(.finishes, unit)
  }

  mutating func close(_ step: StepID, at cursor: Cursor, _ way: Way) {
    add(.close, .max, step, way)
    if cursor.isPushed { return }
    if let split = found.slots[cursor.slot].split, case .column(let column) = found.slots[cursor.slot].role {
      let slot = found.slots[split].children[Int(column.rawValue)]
      noteClear(slot, at: cursor, way, isClose: true)
    }
    if let node = cursor.node { closes.append(WayBack(node: node, isUnder: cursor.isUnder, slot: cursor.slot, step: step, way: way)) }
  }

  /// A window's root is a root of the app, with nothing beneath it. What asks for it stays as it is.
  mutating func openWindow(_ instance: InstanceID, _ step: StepID, at cursor: Cursor, _ way: Way) {
    guard let unit = enterRoot(instance, idioms: [], requires: .none, way.origin) else {
      isLost = true
      return poison(cursor, way)
    }
    add(.window, unit.raw, step, way, at: cursor)
  }

  mutating func switchRoot(to instance: InstanceID, _ step: StepID, at cursor: Cursor, _ way: Way, _ rest: Task?) -> Next {
    found.units[unit(at: cursor)].flags.insert(.escapes)
    guard let unit = enterRoot(instance, idioms: [], requires: .none, way.origin) else {
      isLost = true
      poison(cursor, way)
      return .stop
    }
    add(.switchTo, unit.raw, step, way, at: cursor)
    guard var rest, let slot = found.units[unit].slot else { return .stop }
    for leaf in leaves(of: slot, isFresh: true) {
      rest.cursor = Cursor(leaf, found.slots[leaf].first.map { Node($0) })
      rest.way = way.late
      schedule(rest)
    }
    return .stop
  }
}

extension Style {
  /// Whether it covers what asks for it, and not the whole window.
  package var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a swipe or a tap outside dismisses it.
  package var isSwiped: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }
}
