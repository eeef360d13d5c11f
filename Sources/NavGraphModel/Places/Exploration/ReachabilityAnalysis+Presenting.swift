import NavGraphSyntax

// Presenting, and the outcome handlers of what is presented.
extension ReachabilityAnalysis {
  /// The content that a step or a target presents.
  struct PresentedContent {
    var instance: InstanceID
    var style: Style?
    var arms: IDRange<Arm>
  }

  /// Presents a content, or only some variants of it.
  mutating func present(
    _ presented: PresentedContent, on variants: [Int]? = nil, for step: StepID?, at cursor: Cursor, via way: Way
  ) {
    let content = graph.instances[presented.instance].content
    if content == .unknown {
      for arm in presented.arms { lose(arm) }
      return poison(cursor, via: way)
    }
    for variant in 0..<graph.variantCount(of: content) where variants?.contains(variant) ?? true {
      let unit = enter(.presented, for: content, variant: variant, from: way.origin)
      refuseEntry(of: unit)
      add(.present, to: unit.raw, for: step, via: way, at: cursor)
      join(
        unit, at: cursor, for: step, via: way,
        isResumable: !presented.arms.contains { graph.arms[$0].outcome == .dismissed && graph.leavesPresenter($0) })
      let isSwiped = graph.isSwiped(content, style: presented.style, onSomeOf: idioms.intersection(found.units[unit].possibleIdioms))
      for arm in presented.arms { wait(for: unit, arm: arm, isSwiped: isSwiped, at: cursor.settled, via: way.late) }
    }
  }

  /// Adds a presentation. Sequences that continue at the unit's presenters continue at this one too.
  mutating func join(_ unit: PresentationContextID, at cursor: Cursor, for step: StepID?, via way: Way, isResumable: Bool = true) {
    if isResumable, afterDismiss.noteResumable(after: unit, at: cursor.slot) { continueAfterDismiss(of: unit, at: cursor.slot) }
    let isByGuard = if case .guard = way.cause { true } else { false }
    let presenter = presenters.add(cursor.slot, of: unit, below: cursor.above, byGuard: isByGuard)
    guard presenter.isOther else { return }
    found.presentations.append(
      Presentation(
        unit: unit, over: self.unit(at: cursor), slot: cursor.slot, node: cursor.settled.node, source: way.source,
        cause: way.cause, step: step, isLate: way.isLate))
    guard presenter.isFirst else { return }
    for id in entryGuards[unit] { ask(id, at: cursor, via: way) }
  }

  // MARK: Outcome handlers

  private mutating func wait(for unit: PresentationContextID, arm: ArmID, isSwiped: Bool, at cursor: Cursor, via way: Way) {
    switch graph.arms[arm].outcome {
    case .button: start(arm, at: cursor, via: way)
    case .unknown:
      found.units[unit].flags.insert(.isHandled)
      lose(arm)
      poison(cursor, via: way)
    case .finished:
      found.units[unit].flags.insert(.isHandled)
      wait(for: unit, outcome: .finishes, arm: arm, at: cursor, via: way)
    case .dismissed:
      found.dismissedArms.append((unit, arm))
      if graph.changesPresenter(arm), afterDismiss.noteChanged(by: unit, at: cursor.slot) {
        continueAfterDismiss(of: unit, at: cursor.slot)
      }
      if isSwiped { return start(arm, at: cursor, via: way) }
      wait(for: unit, outcome: .canBeDismissed, arm: arm, at: cursor, via: way)
    }
  }

  private mutating func wait(
    for unit: PresentationContextID, outcome: PresentationContext.Flags, arm: ArmID, at cursor: Cursor, via way: Way
  ) {
    if found.units[unit].flags.contains(outcome) || isDismissed(unit, outcome: outcome, over: cursor) {
      return start(arm, at: cursor, via: way)
    }
    arms.add(WaitingArms.Waiting(unit: unit, arm: arm, outcome: outcome, cursor: cursor, way: way))
  }

  /// Whether `dismiss all` dismisses a unit. The units above the lowest are removed without running their handlers.
  func isDismissed(_ unit: PresentationContextID, outcome: PresentationContext.Flags, over cursor: Cursor) -> Bool {
    outcome == .canBeDismissed && found.units[unit].flags.contains(.isDismissedAsLowest)
      && found.units[found.slots[cursor.slot].unit].kind != .presented
  }

  mutating func start(_ arm: ArmID, at cursor: Cursor, via way: Way) {
    if hasContents { arms.noteStart(of: arm) }
    // A link that presents over whatever is shown knows only the tabs, split, or pages around it.
    let isAnywhere = cursor.node == nil && !found.slots[cursor.slot].showsScreens
    for branch in graph.arms[arm].branches where !graph.branches[branch].steps.isEmpty {
      let first = Continuation(branch: branch, index: 0, cursor: cursor, way: way)
      if isAnywhere { schedule(first, in: cursor.slot) } else { schedule(first) }
    }
  }

  /// Notes that the branches of an outcome handler don't run.
  private mutating func lose(_ arm: ArmID) {
    for branch in graph.arms[arm].branches { failures.lose(branch) }
  }

  /// Notes that a unit can have an outcome, and starts the outcome handlers that wait for it.
  mutating func note(_ outcome: PresentationContext.Flags, of unit: PresentationContextID) {
    if found.units[unit].flags.isSuperset(of: outcome) { return }
    found.units[unit].flags.insert(outcome)
    if !outcome.isDisjoint(with: GuardRefusals.ends) { noteRefusals(byFlow: found.units[unit].content) }
    for waiting in arms[unit] {
      if outcome.contains(waiting.outcome)
        || outcome == .isDismissedAsLowest && isDismissed(unit, outcome: waiting.outcome, over: waiting.cursor)
      {
        start(waiting.arm, at: waiting.cursor, via: waiting.way)
      }
    }
  }
}

extension Style {
  /// Whether the presentation covers its presenter instead of the whole window.
  package var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a swipe or a tap outside dismisses the presentation.
  package var isSwiped: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }
}
