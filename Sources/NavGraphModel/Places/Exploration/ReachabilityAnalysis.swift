import NavGraphSyntax

/// Finds places with a worklist: the events of each place run once, and the screens that they show are new places.
///
/// Steps that wait for something (an outcome handler, the steps after `dismiss`) are kept by the part that owns them,
/// and are added to the agenda when it happens. So an outcome handler of a flow that never finishes shows nothing.
struct ReachabilityAnalysis {
  let graph: NavigationGraph
  let limits: Places.Limits
  /// The kinds of devices that the app supports.
  let idioms: Idioms
  let neverRun: Set<BranchID>
  /// Whether a modal has several contents.
  let hasContents: Bool

  let found: Places
  var agenda: Agenda
  var containers: ContainerIndex
  var entryGuards = EntryGuards()
  var refusals: GuardRefusals
  var failures: FailedSteps

  // Parts that wait for a unit
  var presenters = Presenters()
  var afterDismiss = AfterDismiss()
  var arms = WaitingArms()

  // Parts that depend on the rest of the exploration
  var dismissAll = DismissAll()
  var selects = QualifiedSelects()
  var popsAndCloses = PopsAndCloses()
  var clearedColumns = ClearedColumns()
  var links = FollowedLinks()
  var overAnything = OverAnything()
  private var unitsForLinks = NewUnits()
  private var unitsForAppEvents = NewUnits()

  init(of graph: NavigationGraph, limits: Places.Limits, leavingOut neverRun: Set<BranchID>, found: Places) {
    self.graph = graph
    self.limits = limits
    self.found = found
    self.neverRun = neverRun
    idioms = graph.meantIdioms
    hasContents = graph.modals.contains { $0.contents.count > 1 }
    agenda = Agenda(limit: limits.places)
    containers = ContainerIndex(of: graph)
    refusals = GuardRefusals(of: graph)
    failures = FailedSteps(neverRun: neverRun)
  }

  mutating func explore() {
    enterRoots()
    settle()
    enterExternals()
    settle()
    enterLinks()
    settle()
    askPassed()
    settle()
    while found.isWhole, !unitsForAppEvents.isEmpty(in: found) || !unitsForLinks.isEmpty(in: found) {
      presentInFlows(in: unitsForLinks.take(.guardFlow, from: found))
      settle()
      enterAppEvents(over: unitsForAppEvents.take(.root, from: found))
      settle()
    }
    enterMeant()
    settle()
  }

  /// Runs until nothing new is found.
  private mutating func settle() {
    repeat {
      drain()
      popsAndCloses.spreadPositions(in: found)
      wakeDeferred()
    } while found.isWhole && !agenda.isEmpty(with: found)
  }

  private mutating func drain() {
    while found.isWhole {
      if found.places.count > limits.places || found.edges.count > limits.edges { return found.isWhole = false }
      switch agenda.next(with: found) {
      case .continuation(let item): run(item.branch, from: item.index, at: item.cursor, via: item.way)
      case .place(let place): runEvents(of: place)
      case nil: return
      }
    }
  }

  private mutating func runEvents(of place: PlaceID) {
    let cursor = Cursor(slot: found.places[place].slot, node: Node(place))
    for item in graph.screens[found.places[place].screen].events {
      let id = graph.eventsOfScreens[item].event
      let way = Way(source: place, origin: .event(place, id), cause: .event(id))
      ask(graph.events[id].requires, before: graph.events[id].branches, at: cursor, via: way)
      for branch in graph.events[id].branches { run(branch, from: 0, at: cursor, via: way) }
    }
  }

  /// Continues the parts that depend on the results so far.
  private mutating func wakeDeferred() {
    for unit in popsAndCloses.dismissed(in: found) { note([.dismisses, .canBeDismissed], of: unit) }
    for unit in dismissAll.dismissed(with: presenters, in: found) { note(.isDismissedAsLowest, of: unit) }
    spreadHere()
    continueAtRoots()
    for slot in links.takeReplaced(in: found) { askWhereRestored(for: slot) }
    for clear in clearedColumns.takeChanged(in: found) { askForFirst(of: clear.slot, at: clear.cursor, via: clear.way) }
    continueOverAnything()
    for item in popsAndCloses.continuations(in: found) { schedule(item) }
  }

  // MARK: Continuing

  /// Adds the rest of a sequence to the agenda, once for each node that can be on top.
  mutating func schedule(_ rest: Continuation) {
    let steps = graph.branches[rest.branch].steps
    guard rest.index < steps.count else { return }
    if !agenda.add(rest, from: steps[rest.index]) { found.isWhole = false }
  }

  /// Schedules the rest of a sequence in each slot at or under a slot in which it may be.
  ///
  /// - Parameter top: Returns the node on top of a slot. If nil, any node of the slot can be on top.
  mutating func schedule(
    _ rest: Continuation, in slot: SlotID, isFresh: Bool = false, isOnlyCollapsed: Bool = false,
    top: ((Places, SlotID) -> Node?)? = nil
  ) {
    forEachLeaf(of: slot, isFresh: isFresh, via: rest.way) { explorer, leaf, way in
      if isOnlyCollapsed, !way.isCollapsed { return }
      var rest = rest
      let above = rest.cursor.above
      rest.cursor = Cursor(slot: leaf, node: top.map { $0(explorer.found, leaf) } ?? explorer.found.hub(with: .all, of: leaf))
      rest.cursor.above = above
      rest.way = way
      explorer.schedule(rest)
    }
  }

  /// Visits each slot in which a sequence may be: the leaf of a wide split, and then the other columns that a collapsed one can show.
  mutating func forEachLeaf(of slot: SlotID, isFresh: Bool, via way: Way, body: (inout ReachabilityAnalysis, SlotID, Way) -> Void) {
    for leaf in found.leaves(of: slot, isFresh: isFresh) { body(&self, leaf, way) }
    for leaf in found.collapsedLeaves(of: slot, isFresh: isFresh) { body(&self, leaf, way.collapsed) }
  }

  // MARK: Noting

  mutating func add(_ kind: Edge.Kind, to target: UInt32, for step: StepID?, via way: Way, at cursor: Cursor? = nil) {
    let point = cursor.map { $0.node.map(ProgramPoint.init) ?? ProgramPoint($0.slot) } ?? .none
    if let source = way.source {
      found.edges.append(Edge(source: source, target: target, event: way.event, step: step, kind: kind, isLate: way.isLate, point: point))
    } else if way.origin.isWayIn, kind.leadsOn || kind == .finish {
      found.waysIn.append(
        WayIn(origin: way.origin, branch: way.branch, target: target, step: step, kind: kind, isLate: way.isLate, point: point))
    }
  }

  /// Adds a step that leads to a target, at its position.
  mutating func add(_ kind: Edge.Kind, to target: UInt32, for step: RunningStep) {
    add(kind, to: target, for: step.id, via: step.way, at: step.cursor)
  }

  /// Notes a step that fails, in its own slot or another one, and stops its sequence.
  @discardableResult
  mutating func refuse(_ step: RunningStep, for reason: Refusal.Reason, at slot: SlotID? = nil) -> Next {
    refuse(for: reason, step: step.id, at: slot ?? step.cursor.slot, via: step.way)
  }

  /// Notes a step that fails, and stops its sequence. In collapsed splits, nothing is reported, because the visible column depends on the
  /// path.
  @discardableResult
  mutating func refuse(for reason: Refusal.Reason, step: StepID, at slot: SlotID, via way: Way, isAfterPop: Bool = false) -> Next {
    if way.isCollapsed { return .stop }
    failures.fail()
    if found.units[found.slots[slot].unit].kind != .external && found.slots[slot].kind != .unseen {
      failures.add(
        Refusal(step: step, event: way.event, place: way.source, slot: slot, reason: reason, isAfterPop: isAfterPop), to: found)
    }
    return .stop
  }

  /// Marks the place and unit of an unresolved step, for which nothing else is reported.
  mutating func poison(_ cursor: Cursor, via way: Way) {
    found.units[found.slots[cursor.slot].unit].flags.insert(.isPoisoned)
    found.slots[cursor.slot].isUnsure = true
    if let source = way.source {
      found.places[source].flags.insert(.isPoisoned)
      found.units[found.unit(of: source)].flags.insert(.isPoisoned)
    }
  }

  /// Notes a step whose content can't be resolved, which another diagnostic reports, and stops its sequence.
  @discardableResult
  mutating func fail(_ step: RunningStep) -> Next {
    failures.fail()
    poison(step.cursor, via: step.way)
    return .stop
  }

  /// Returns the topmost unit over which a sequence runs.
  func unit(at cursor: Cursor) -> PresentationContextID { cursor.above ?? found.slots[cursor.slot].unit }
}
