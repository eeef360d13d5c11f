import NavGraphSyntax

// Guards: their flows are presented, and effects that depend on their answers follow if they fail.
extension ReachabilityAnalysis {
  /// Evaluates guards before a place is entered from `cursor`. Their flows may be presented there.
  mutating func ask(_ uses: IDRange<GuardUse>, at cursor: Cursor, via way: Way) {
    for use in uses { ask(graph.guardUses[use].guard, at: cursor, via: way) }
  }

  /// Evaluates the guards of a tab that is selected from elsewhere: its own, and those of its content unless it is shown first.
  mutating func ask(for tab: TabID, at cursor: Cursor, via way: Way) {
    if containers.isFirst(tab) { return ask(graph.tabs[tab].requires, at: cursor, via: way) }
    for guardID in graph.guards(of: tab) { ask(guardID, at: cursor, via: way) }
  }

  /// Evaluates the guards of an event. If one fails, the presentations of its branches count as dismissed.
  mutating func ask(_ uses: IDRange<GuardUse>, before branches: some Sequence<BranchID>, at cursor: Cursor, via way: Way) {
    if uses.isEmpty { return }
    ask(uses, at: cursor, via: way)
    for branch in branches where !neverRun.contains(branch) {
      for arm in graph.branches[branch].arms where graph.arms[arm].outcome == .dismissed {
        for use in uses { onRefusal(of: graph.guardUses[use].guard, then: .arm(arm, cursor, way.late)) }
      }
    }
  }

  mutating func ask(_ guardID: GuardID, at cursor: Cursor, via way: Way) {
    guard let flow = graph.guards[guardID].flow else { return }
    let content = graph.instances[flow].content
    if content == .unknown { return }
    let unit = enter(.presented, for: content, from: way.origin)
    found.units[unit].flags.insert(.isGuardFlow)
    if isLeftByUser(flow: content) || !found.units[unit].flags.isDisjoint(with: GuardRefusals.ends) { noteRefusal(of: guardID) }
    refuseEntry(of: unit)
    add(.guard, to: unit.raw, for: nil, via: way)
    var way = way
    way.cause = .guard(guardID)
    join(unit, at: cursor, for: nil, via: way)
  }

  /// Whether an alert's button or a swipe can dismiss a flow.
  private func isLeftByUser(flow content: Content) -> Bool {
    switch content {
    case .alert: true
    case .modal: graph.isSwiped(content, style: nil, onSomeOf: idioms)
    default: false
    }
  }

  /// Evaluates the guards for a link or step that shows the lowest screen of a slot, or a page, with the values of `instance`, which may
  /// make it another place.
  ///
  /// - Parameter isNew: Whether the guards of the screen itself are still to be evaluated.
  mutating func askForValues(shownBy instance: InstanceID, in slot: SlotID, at cursor: Cursor, isNew: Bool, via way: Way) {
    guard !graph.guardUses.isEmpty, !graph.instances[instance].arguments.isEmpty,
      case .screen(let screen) = graph.instances[instance].content
    else { return }
    let value = found.slots[slot]
    let container = value.page == slot ? value.pages ?? slot : slot
    if isNew, value.first.map({ found.places[$0].screen }) == screen { ask(graph.screens[screen].requires, at: cursor, via: way) }
    for id in graph.guardsAskedForValues(shownBy: screen, in: found.slots[container], of: found.units[value.unit]) {
      ask(id, at: cursor, via: way)
    }
  }

  // MARK: Refusals

  /// Follows the effect of a failing guard, now or as soon as the guard is known to fail.
  private mutating func onRefusal(of id: GuardID, then sequel: GuardRefusals.Sequel) {
    if refusals.canRefuse(id, before: sequel) { follow(sequel) }
  }

  /// Marks a unit as dismissed if one of its guards can fail.
  mutating func refuseEntry(of unit: PresentationContextID) {
    if found.units[unit].flags.contains(.canBeDismissed) { return }
    for id in entryGuards[unit] { onRefusal(of: id, then: .unit(unit)) }
  }

  /// Notes that the guards with this flow can fail.
  mutating func noteRefusals(byFlow content: Content) {
    for id in refusals.guards(withFlow: content) { noteRefusal(of: id) }
  }

  private mutating func noteRefusal(of id: GuardID) {
    for sequel in refusals.refuse(id) { follow(sequel) }
  }

  private mutating func follow(_ sequel: GuardRefusals.Sequel) {
    switch sequel {
    case .unit(let unit): note(.canBeDismissed, of: unit)
    case .arm(let arm, let cursor, let way):
      arms.noteStart(of: arm)
      start(arm, at: cursor, via: way)
    }
  }
}
