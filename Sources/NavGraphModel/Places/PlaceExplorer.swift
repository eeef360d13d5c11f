import NavGraphSyntax

/// Finds places with a worklist: a place is looked at once, its events run where it stands, and what they show are new places.
///
/// What waits for something (the arms of a flow, what follows `dismiss`) is kept with the unit that it waits for and put on the agenda
/// as soon as that happens, so that an arm of a flow that never finishes puts nothing on screen.
struct PlaceExplorer {
  /// The rest of a sequence.
  struct Task {
    var branch: BranchID
    var index: Int
    var cursor: Cursor
    var way: Way
  }
  /// What waits for a unit: the rest of a sequence after `dismiss`, or an arm.
  struct Waiting {
    var branch: BranchID
    var index: Int
    var way: Way
    /// The step that it goes on with, if that is another `dismiss`.
    var dismiss: StepID?
    var next: Int
  }
  struct WaitingArm {
    var unit: UnitID
    var arm: ArmID
    var outcome: Unit.Flags
    var cursor: Cursor
    var way: Way
    var next: Int
  }
  /// `select Main.chats`, outside of Main.
  struct QualifiedSelect {
    var tabs: TabsID
    var name: Name
    var step: StepID
    var from: SlotID
    var way: Way
    var rest: Task?
  }
  struct Presenter {
    var slot: SlotID
    var next: Int
  }
  /// Heads of the lists that belong to a unit; -1 ends one.
  struct Lists {
    var presenters = -1
    var afterDismiss = -1
    var arms = -1
  }

  let graph: NavigationGraph
  let limits: Places.Limits
  /// The first tab of each name in each tab bar.
  private var tabsByName: [UInt64: TabID] = [:]
  /// The devices that are thought of.
  let idioms: Idioms
  let found: Places

  // What is known by number
  var unitIndex = PackedMap()
  var presenterIndex = PackedMap()
  /// The presentations over something that stays while a sequence changes what is under it, and the flows of guards among these
  /// presentations.
  var presentedAbove: Set<PresentedAbove> = []
  var guardsAbove: Set<PresentedAbove> = []
  /// The same for the flows of guards.
  var guardPresenterIndex = PackedMap()
  var taskIndex = PackedMap()
  /// The same for what runs below a node.
  var taskUnderIndex = PackedMap()
  /// The same for what runs only in collapsed splits.
  var collapsedTasks: Set<UInt64> = []
  /// The same for what runs below what is presented.
  var tasksAbove: Set<TaskAbove> = []
  /// Units and slots of presenters at which the rest of a sequence can go on after `dismiss`, and those where an arm has changed what is
  /// there.
  var resumableIndex = PackedMap()
  var changedIndex = PackedMap()
  var refusalIndex = PackedMap()
  var selectIndex = PackedMap()
  var alternateIndex: [Alternate: SlotID] = [:]

  // What is still to do
  var nextPlace = 0
  var agenda: [Task] = []
  var nextTask = 0

  // What waits
  var lists: [Lists] = []
  var presenters: [Presenter] = []
  var afterDismiss: [Waiting] = []
  var arms: [WaitingArm] = []
  var afterDismissAll: [(unit: UnitID, task: Task)] = []
  var afterDismissAllIndex = PackedMap()
  var qualifiedSelects: [QualifiedSelect] = []
  /// The rest of a sequence after `pop`: on what is below, where something is, and at the root, where nothing happens.
  var afterPop: [(node: Node, position: Place.Flags, task: Task)] = []
  /// Units from which `dismiss all` is run.
  var dismissesAll: Set<UnitID> = []
  /// The routes that are opened, and where.
  var opens: [(route: RouteID, slot: SlotID)] = []
  var afterPopTo: [(screen: ScreenID, task: Task)] = []
  /// Those that run where a guard on their event says no.
  var refusedArms: Set<ArmID> = []
  /// Those that have run for one content of a modal, and may wait in vain for another.
  var startedArms: Set<ArmID> = []
  let hasContents: Bool
  var refusals: Refusals
  /// A `close` or `pop`, where it is known what is on top, or was before another `pop`.
  struct WayBack {
    var node: Node
    var isUnder: Bool
    var slot: SlotID
    var step: StepID
    var way: Way
  }
  var closes: [WayBack] = []
  /// Columns that go back to what is declared, where that asks.
  var clears: [Clear] = []
  /// What links bring up over whatever is there.
  var overAnything: [OverAnything] = []
  /// What links present that dismiss nothing, and the roots that they name.
  var presentedByLinks: Set<PresentedByLink> = []
  /// How many units the events of the app have been looked at in.
  var struckUnits = 0
  /// Whether one of them dismisses all that is up.
  var isDismissedByStrikes = false
  var pops: [WayBack] = []
  /// What replaces a screen after a `pop`, and what was on top before it.
  var replacedBelow: [(node: Node, place: PlaceID)] = []
  var entryGuards: [[GuardID]] = []
  /// Of each `tabs`, its slots.
  var slotsOfTabs: [[SlotID]]
  /// Of each `tabs`, the one that is shown with it.
  private(set) var firstTabs: Set<TabID> = []
  /// Slots that links show as declared, whatever has taken the place of their first screen: those whose first screen asks guards.
  var restored: Set<SlotID> = []
  /// First tabs and pages of roots that links go past, and the routes among those links.
  var passedInRoots: [SlotID: Set<RouteID>] = [:]
  /// The flows of guards that take the place of each root, and of each flow there.
  var flowsInPlace: [UnitID: [UnitID]] = [:]
  var hereScreens: [(screen: ScreenID, origin: Origin)] = []
  /// Where links with `links now` lead, and how many units have been looked at for a flow in which they do.
  var shownAtOnce: [(destination: DestinationID, requires: IDRange<GuardUse>, way: Way)] = []
  var flowsLookedAt = 0

  /// Inspectors that nothing has shown yet, with what they are declared with.
  var hiddenInspectors: [SlotID: InstanceID] = [:]
  /// Branches that never run.
  let idle: Set<BranchID>
  /// Set where a step fails: what it and the rest of its sequence name was meant to be shown.
  var isLost = false
  var lost: [(branch: BranchID, index: Int)] = []

  struct PresentedAbove: Hashable {
    var unit: UnitID
    var slot: SlotID
    var above: UnitID
  }

  struct TaskAbove: Hashable {
    var step: StepID
    var slot: SlotID
    var node: Node?
    var isUnder: Bool
    var isCollapsed: Bool
    var above: UnitID
  }

  struct Alternate: Hashable {
    var column: SlotID
    var content: Content
  }

  init(_ graph: NavigationGraph, _ limits: Places.Limits, leavingOut idle: Set<BranchID>, found: Places) {
    self.graph = graph
    self.found = found
    self.limits = limits
    for id in graph.tabs.ids.reversed() { tabsByName[packed(graph.tabs[id].tabs.raw, graph.tabs[id].declared.name.raw)] = id }
    self.idle = idle
    lost = idle.sorted().map { ($0, 0) }
    idioms = graph.meantIdioms
    hasContents = graph.modals.contains { $0.contents.count > 1 }
    refusals = Refusals(graph)
    for bar in graph.tabSets.ids {
      if let first = graph.firstTab(of: bar) { firstTabs.insert(first) }
    }
    slotsOfTabs = Array(repeating: [], count: graph.tabSets.count)
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
    while found.isWhole, struckUnits < found.units.count || flowsLookedAt < found.units.count {
      presentInFlows()
      settle()
      enterStrikes()
      settle()
    }
    enterMeant()
    settle()
  }

  /// Runs until nothing new comes of anything.
  private mutating func settle() {
    repeat {
      drain()
      spreadPositions()
      settleCloses()
      wakeDeferred()
    } while found.isWhole && (nextTask < agenda.count || nextPlace < found.places.count)
  }

  private mutating func drain() {
    while true {
      if !found.isWhole || found.places.count > limits.places || found.edges.count > limits.edges {
        found.isWhole = false
        return
      }
      if nextTask < agenda.count {
        let task = agenda[nextTask]
        nextTask += 1
        if nextTask == agenda.count {
          agenda.removeAll(keepingCapacity: true)
          nextTask = 0
        }
        run(task)
      } else if nextPlace < found.places.count {
        nextPlace += 1
        runEvents(of: PlaceID(nextPlace - 1))
      } else {
        return
      }
    }
  }

  private mutating func runEvents(of place: PlaceID) {
    let slot = found.places[place].slot
    let screen = found.places[place].screen
    let cursor = Cursor(slot, Node(place))
    for item in graph.screens[screen].events {
      let id = graph.eventsOfScreens[item].event
      let way = Way(source: place, origin: .event(place, id), cause: .event(id))
      let requires = graph.events[id].requires
      ask(requires, before: graph.events[id].branches, at: cursor, way)
      for branch in graph.events[id].branches { run(branch, from: 0, at: cursor, way) }
    }
  }

  /// The tab of a name in a tab bar.
  func tab(_ name: Name, in tabs: TabsID) -> TabID? { tabsByName[packed(tabs.raw, name.raw)] }

  /// Puts the rest of a sequence on the agenda, once for each thing that can be on top.
  mutating func schedule(_ task: Task) {
    let steps = graph.branches[task.branch].steps
    guard task.index < steps.count else { return }
    // Each task may continue at every place of an app, so the agenda is bounded as the places are.
    guard agenda.count <= limits.places else { return found.isWhole = false }
    if let above = task.cursor.above {
      let key = TaskAbove(
        step: steps[task.index], slot: task.cursor.slot, node: task.cursor.node, isUnder: task.cursor.isUnder,
        isCollapsed: task.way.isCollapsed, above: above)
      if tasksAbove.insert(key).inserted { agenda.append(task) }
      return
    }
    let top = task.cursor.node?.raw ?? (0xC000_0000 | task.cursor.slot.raw)
    let key = packed(steps[task.index].raw, top)
    let isNew =
      task.way.isCollapsed
      ? collapsedTasks.insert(key | (task.cursor.isUnder ? 1 << 63 : 0)).inserted
      : task.cursor.isUnder ? taskUnderIndex.insert(key, 0).isNew : taskIndex.insert(key, 0).isNew
    if isNew { agenda.append(task) }
  }

  func leaves(of slot: SlotID, isFresh: Bool) -> [SlotID] { found.leaves(of: slot, isFresh: isFresh) }

  mutating func hub(_ members: Hub.Members, of slot: SlotID) -> Node {
    let tag: UInt32 =
      switch members {
      case .all: HubID.allTag
      case .roots: 0xFFFF_FFFD
      case .presenters(let unit): unit.raw
      }
    let entry = found.hubIndex.insert(packed(slot.raw, tag), UInt32(truncatingIfNeeded: found.hubs.count))
    if entry.isNew { found.hubs.append(Hub(slot: slot, members: members)) }
    return Node(HubID(raw: entry.value))
  }

  /// The place of `screen` in `slot`, which is new if it was never shown there.
  @inline(__always)
  mutating func reach(_ screen: ScreenID, in slot: SlotID, _ flags: Place.Flags, _ origin: Origin) -> PlaceID {
    let next = found.places.count
    let entry = found.index.insert(packed(slot.raw, screen.raw), UInt32(truncatingIfNeeded: next))
    let place = PlaceID(raw: entry.value)
    if entry.isNew {
      var value = Place(slot: slot, screen: screen, origin: origin)
      value.flags = flags
      found.places.append(value)
      found.reached.screens[screen.index] = true
    } else {
      found.places[place].flags.formUnion(flags)
    }
    return place
  }

  mutating func add(_ kind: Edge.Kind, _ target: UInt32, _ step: StepID?, _ way: Way, at cursor: Cursor? = nil) {
    let spot = cursor.map { $0.node.map(Spot.init) ?? Spot($0.slot) } ?? .none
    if let source = way.source {
      found.edges.append(Edge(source: source, target: target, event: way.event, step: step, kind: kind, isLate: way.isLate, spot: spot))
    } else if way.origin.isWayIn, kind.leadsOn || kind == .finish {
      found.waysIn.append(WayIn(origin: way.origin, target: target, step: step, kind: kind, isLate: way.isLate, spot: spot))
    }
  }

  /// Notes a step that can't be served. Nothing is said of collapsed splits: which column is in front depends on the walk.
  mutating func refuse(_ reason: Refusal.Reason, _ step: StepID, at slot: SlotID, _ way: Way, isAfterPop: Bool = false) {
    if way.isCollapsed { return }
    isLost = true
    if found.units[found.slots[slot].unit].kind == .external || found.slots[slot].kind == .unseen { return }
    let entry = refusalIndex.insert(UInt64(step.raw), UInt32(truncatingIfNeeded: found.refusals.count))
    if entry.isNew {
      found.refusals.append(
        Refusal(step: step, event: way.event, place: way.source, slot: slot, reason: reason, isAfterPop: isAfterPop))
    } else {
      found.refusals[Int(entry.value)].count += 1
      if found.refusals[Int(entry.value)].others.count < 4 {
        found.refusals[Int(entry.value)].others.append(.init(place: way.source, slot: slot))
      }
    }
  }
}

extension ID<Hub> {
  /// The key of a hub of all places of a slot; those of presenters have the number of a unit.
  static var allTag: UInt32 { 0xFFFF_FFFE }
}
