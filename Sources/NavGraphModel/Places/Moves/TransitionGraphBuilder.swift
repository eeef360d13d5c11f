import NavGraphSyntax

/// Runs each event again at its place after all places are known, and records the node that is on top when the event has ended.
struct TransitionGraphBuilder {
  /// The slot in which the next step runs, and the node on top of it: a place or a crossing.
  struct Position {
    var node: UInt32
    var slot: SlotID
  }
  /// A sequence to run.
  struct Run {
    var branch: BranchID
    var index: Int
    var position: Position
    /// The node at which the arrows to its results begin.
    var from: UInt32
    var cause: TransitionGraph.Cause?
    /// Whether an earlier step has changed something. A sequence without changes then also leads to the position.
    var hasMoved: Bool
  }
  /// A presentation of a unit on top of a position.
  struct Showing {
    var unit: PresentationContextID
    var position: Position
    var arms: IDRange<Arm>
    /// For a guard's flow, the node that follows if the guard succeeds.
    var resume: UInt32?
    var swipe: Swipe
  }
  /// Whether the user can dismiss a unit: on some device, and on all.
  struct Swipe {
    var isPossible: Bool
    var isCertain: Bool
    static let none = Swipe(isPossible: false, isCertain: false)
  }
  /// The node that is under the top of a crossing.
  struct Under {
    var of: Position
    var node: UInt32
  }
  /// The rest of a sequence that waits for the end of a unit.
  struct Wait {
    var node: UInt32
    var branch: BranchID
    var index: Int
  }

  let graph: NavigationGraph
  let places: Places
  let limit: Int
  let isSystemBackOnly: Bool

  // The result
  var froms: [UInt32] = []
  var arrows: [TransitionGraph.Arrow] = []
  private(set) var nodeCount: Int
  var isHeld: [Bool]
  private(set) var isWhole = true

  // Lookup tables
  var unitsOf: [UnitKey: [PresentationContextID]] = [:]
  private var restIndex = PackedMap()
  private var showingIndex = PackedMap()
  private var showings: [[Showing]]
  private var waits: [[Wait]]
  private var waitsForAll: [[Wait]]
  private var waitIndex = PackedMap()
  var routeNodes: [UInt32?]
  private var entryGuards: [[GuardID]?]
  private var guardsOfTabs: [[GuardID]?]
  private var gatesOfRoots: [[PresentationContextID]?]
  let idioms: Idioms
  /// Whether some step selects a tab of named tabs, which can be below.
  private let hasSelectsFromAbove: Bool
  /// The slots of each `tabs`, indexed by `TabsID`.
  private(set) var barsOf: [[SlotID]]
  private var agenda: [Run] = []
  /// The crossings of what an outcome handler has put at a presenter's place.
  private var arrivals: Set<UInt32> = []
  /// The nodes under crossings, in the order in which they were requested.
  var unders: [Under] = []
  var underIndex: [UInt32: Int] = [:]
  var levels: [UInt32: Int] = [:]
  /// The crossings whose arrows may apply only to some kinds of devices.
  var forSome: [UInt32] = []
  /// Whether each place stays on top while another tab is shown, although it hides the tab bar. Indexed by `PlaceID`.
  var isKept: [Bool]

  struct UnitKey: Hashable {
    var kind: PresentationContext.Kind
    var content: Content
  }

  init(of graph: NavigationGraph, in places: Places, limit: Int, isSystemBackOnly: Bool) {
    self.isSystemBackOnly = isSystemBackOnly
    self.graph = graph
    self.places = places
    self.limit = limit
    idioms = graph.meantIdioms
    hasSelectsFromAbove = graph.steps.contains { if case .select(_?, _) = $0.action { true } else { false } }
    let units = places.units.count
    nodeCount = 3 * places.places.count + 4 * places.slots.count + 4 * units
    isHeld = Array(repeating: false, count: units)
    showings = Array(repeating: [], count: units)
    waits = Array(repeating: [], count: units)
    waitsForAll = Array(repeating: [], count: units)
    routeNodes = Array(repeating: nil, count: graph.routes.count)
    isKept = Array(repeating: false, count: places.places.count)
    entryGuards = Array(repeating: nil, count: units)
    guardsOfTabs = Array(repeating: nil, count: graph.tabs.count)
    gatesOfRoots = Array(repeating: nil, count: units)
    barsOf = Array(repeating: [], count: graph.tabSets.count)
    for slot in places.slots.ids {
      if case .tabs(let tabs) = places.slots[slot].kind { barsOf[tabs.index].append(slot) }
    }
    for unit in places.units.ids {
      unitsOf[UnitKey(kind: places.units[unit].kind, content: places.units[unit].content), default: []].append(unit)
    }
  }

  mutating func build() {
    addGates()
    addLinks()
    for place in places.places.ids { addMoves(of: place) }
    addBars()
    addAppEvents()
    addGuardsOfLinks()
    drain()
    addOthers()
    drain()
    addSlots()
    addLowest()
    addUnders()
  }

  /// Adds the presentations that were found in no other way: the flow of a guard that another guard's flow requires.
  private mutating func addOthers() {
    for presentation in places.presentations where showings[presentation.unit.index].isEmpty { add(presentation) }
  }

  private mutating func drain() {
    while let run = agenda.popLast() {
      if froms.count > limit {
        isWhole = false
        return
      }
      self.run(run)
    }
  }

  // MARK: Crossings

  func node(of place: PlaceID) -> UInt32 { place.raw }
  /// Returns the crossing of what can be directly under a place.
  func below(_ place: PlaceID) -> UInt32 { UInt32(places.places.count) + place.raw }
  /// Returns the crossing of what can be lowest in a stack under a place.
  func lowest(under place: PlaceID) -> UInt32 { UInt32(2 * places.places.count) + place.raw }
  /// Returns the crossing of what a slot showed last.
  func kept(in slot: SlotID) -> UInt32 { UInt32(3 * places.places.count) + slot.raw }
  /// Returns the crossing of what a slot shows first.
  func fresh(in slot: SlotID) -> UInt32 {
    UInt32(3 * places.places.count + places.slots.count) + slot.raw
  }
  /// Returns the crossing of what can be lowest in a slot.
  func roots(of slot: SlotID) -> UInt32 {
    UInt32(3 * places.places.count + 2 * places.slots.count) + slot.raw
  }
  /// Returns the crossing of the tab bar, used from a tab.
  func bar(of slot: SlotID) -> UInt32 {
    UInt32(3 * places.places.count + 3 * places.slots.count) + slot.raw
  }
  /// Returns the crossing of one end of a unit: it finishes, an event dismisses it, the user does, or everything is dismissed.
  func end(of unit: PresentationContextID, by way: End) -> UInt32 {
    UInt32(3 * places.places.count + 4 * places.slots.count + way.rawValue * places.units.count)
      + unit.raw
  }
  enum End: Int, CaseIterable { case finished, dismissed, swiped, all }

  /// The crossings of all ends of units, including the sequences that continue after them.
  var ends: [UInt32] {
    places.units.ids.flatMap { unit in
      End.allCases.map { end(of: unit, by: $0) } + (waits[unit.index] + waitsForAll[unit.index]).map(\.node)
    }
  }

  mutating func crossing() -> UInt32 {
    nodeCount += 1
    return UInt32(truncatingIfNeeded: nodeCount - 1)
  }

  mutating func add(from: UInt32, to: UInt32, cause: TransitionGraph.Cause? = nil) {
    if from == to { return }
    froms.append(from)
    arrows.append(TransitionGraph.Arrow(target: to, cause: cause))
  }

  mutating func crossingForSome() -> UInt32 {
    forSome.append(crossing())
    return UInt32(truncatingIfNeeded: nodeCount - 1)
  }

  // MARK: Sequences

  mutating func start(_ run: Run) { agenda.append(run) }

  /// Returns the result of the rest of a sequence at a position. The rest runs once.
  mutating func rest(of branch: BranchID, from index: Int, at position: Position) -> UInt32 {
    let steps = graph.branches[branch].steps
    guard index < steps.count else { return position.node }
    let next = UInt32(truncatingIfNeeded: nodeCount)
    let entry = restIndex.insert(packed(high: steps[index].raw, low: position.node), value: next)
    if entry.isNew {
      _ = crossing()
      start(Run(branch: branch, index: index, position: position, from: next, cause: nil, hasMoved: true))
    }
    return entry.value
  }

  /// Returns the positions in which a sequence continues after a slot was shown.
  func positions(in slot: SlotID, isFresh: Bool) -> [Position] {
    (places.leaves(of: slot, isFresh: isFresh) + places.collapsedLeaves(of: slot, isFresh: isFresh)).map {
      Position(node: isFresh ? fresh(in: $0) : kept(in: $0), slot: $0)
    }
  }

  // MARK: Guards

  /// Returns the guards that are evaluated before a unit is presented or entered.
  mutating func guards(of unit: PresentationContextID) -> [GuardID] {
    if let known = entryGuards[unit.index] { return known }
    let guards = graph.entryGuards(of: places.units[unit].content)
    entryGuards[unit.index] = guards
    return guards
  }

  /// Returns the guards that are evaluated before a tab is selected.
  mutating func guards(of tab: TabID) -> [GuardID] {
    if let known = guardsOfTabs[tab.index] { return known }
    let guards = graph.guards(of: tab)
    guardsOfTabs[tab.index] = guards
    return guards
  }

  /// Returns the flows of a root's guards, which replace it.
  mutating func gates(of root: PresentationContextID) -> [PresentationContextID] {
    if let known = gatesOfRoots[root.index] { return known }
    let content = places.units[root].content
    var ids = guards(of: root)
    for root in graph.roots where graph.instances[root.instance].content == content {
      for use in root.requires { ids.append(graph.guardUses[use].guard) }
    }
    var gates: [PresentationContextID] = []
    var isSeen: Set<PresentationContextID> = []
    for id in ids {
      guard let flow = graph.guards[id].flow,
        let unit = unit(as: .guardFlow, for: graph.instances[flow].content)
      else { continue }
      if isSeen.insert(unit).inserted { gates.append(unit) }
    }
    gatesOfRoots[root.index] = gates
    return gates
  }

  // MARK: Units

  /// Adds a presentation of a unit on top of a position.
  mutating func show(_ showing: Showing) {
    let unit = showing.unit
    if showing.resume == nil {
      // The numbers of units and outcome handlers are far below the bits of `mark`.
      let mark: UInt32 = (showing.swipe.isPossible ? 0 : 0x4000_0000) | (showing.swipe.isCertain ? 0 : 0x2000_0000)
      let what = showing.arms.isEmpty ? unit.raw : showing.arms.start | 0x8000_0000
      // With outcome handlers, the contents of a modal have different keys.
      let variant = UInt32(truncatingIfNeeded: places.units[unit].variant) << 26
      let key = packed(high: what | mark | variant, low: showing.position.node)
      guard showingIndex.insert(key, value: 0).isNew else { return }
    }
    if !showing.swipe.isCertain { isHeld[unit.index] = true }
    showings[unit.index].append(showing)
    if places.units[unit].kind == .presented {
      addEnd(from: end(of: unit, by: .finished), of: showing, outcome: .finished)
    }
    addEnd(from: end(of: unit, by: .dismissed), of: showing, outcome: .dismissed)
    if showing.swipe.isPossible { addEnd(from: end(of: unit, by: .swiped), of: showing, outcome: .dismissed) }
    if kind(over: showing.position.slot) == .presented {
      add(from: end(of: unit, by: .all), to: end(of: places.slots[showing.position.slot].unit, by: .all))
    } else {
      addEnd(from: end(of: unit, by: .all), of: showing, outcome: .dismissed)
    }
    for wait in waits[unit.index] { go(on: wait, after: showing) }
    for wait in waitsForAll[unit.index] { goOnBelow(after: wait, under: showing) }
  }

  /// Adds what is shown when a unit has ended: its presenter, or the result of an outcome handler there.
  private mutating func addEnd(from: UInt32, of showing: Showing, outcome: Arm.Outcome) {
    var stays = true
    for arm in showing.arms where graph.arms[arm].outcome == outcome {
      if graph.isTotal(graph.arms[arm].branches) { stays = false }
      for branch in graph.arms[arm].branches {
        for position in presenters(of: showing.position) { add(from: from, to: rest(of: branch, from: 0, at: position)) }
      }
    }
    if let resume = showing.resume, outcome == .finished { add(from: from, to: resume) }
    if stays { add(from: from, to: showing.position.node) }
  }

  /// Returns the positions of a presenter. A container represents everything that it can show.
  private func presenters(of position: Position) -> [Position] {
    places.slots[position.slot].showsScreens ? [position] : positions(in: position.slot, isFresh: false)
  }

  /// Continues a sequence that has dismissed a unit, on what the `dismissed` handler has put at the presenter's place. If everything is
  /// dismissed, it continues at the root's visible leaf. If the handler has left that place, the rest is dropped.
  private mutating func go(on wait: Wait, after showing: Showing, isAll: Bool = false) {
    let top = places.units[places.slots[showing.position.slot].unit].slot
    var stays = true
    for arm in showing.arms where graph.arms[arm].outcome == .dismissed {
      if graph.isTotal(graph.arms[arm].branches) { stays = false }
      for branch in graph.arms[arm].branches {
        for position in presenters(of: showing.position) {
          let node = rest(of: branch, from: 0, at: position)
          let mayLeave = graph.mayLeavePresenter(branch)
          if mayLeave { add(from: wait.node, to: node) }
          if graph.leavesPresenter(branch) { continue }
          add(from: wait.node, to: rest(of: wait.branch, from: wait.index, at: arrived(at: node, from: position)))
          if mayLeave, isAll, let top { goOn(after: wait, in: top) }
        }
      }
    }
    guard stays else { return }
    if isAll, isBesideLeaf(showing.position.slot), let top { return goOn(after: wait, in: top) }
    for position in presenters(of: showing.position) { add(from: wait.node, to: rest(of: wait.branch, from: wait.index, at: position)) }
  }

  /// Returns the position of what an outcome handler has put at a presenter's place. If the handler presents the same unit without end,
  /// anything of the slot is assumed.
  private mutating func arrived(at node: UInt32, from position: Position) -> Position {
    if node == position.node { return position }
    if arrivals.contains(position.node) { return Position(node: kept(in: position.slot), slot: position.slot) }
    arrivals.insert(node)
    return Position(node: node, slot: position.slot)
  }

  private mutating func goOn(after wait: Wait, in slot: SlotID) {
    for position in positions(in: slot, isFresh: false) { add(from: wait.node, to: rest(of: wait.branch, from: wait.index, at: position)) }
  }

  /// Whether the visible leaf of a unit may be another slot than a given slot in it.
  func isBesideLeaf(_ slot: SlotID) -> Bool {
    if case .accessory = places.slots[slot].role { return true }
    return places.slots[slot].split != nil || hasSelectsFromAbove && places.slots[slot].tabs != nil
  }

  /// Returns the crossing of the rest of a sequence that continues at each presenter of a dismissed unit.
  mutating func afterDismissal(of unit: PresentationContextID, branch: BranchID, index: Int) -> UInt32 {
    let step = graph.branches[branch].steps[index]
    let next = UInt32(truncatingIfNeeded: nodeCount)
    let entry = waitIndex.insert(packed(high: unit.raw, low: step.raw), value: next)
    guard entry.isNew else { return entry.value }
    let wait = Wait(node: crossing(), branch: branch, index: index)
    waits[unit.index].append(wait)
    for showing in showings[unit.index] { go(on: wait, after: showing) }
    return next
  }

  /// Returns the crossing of the rest of a sequence after everything is dismissed.
  mutating func afterAll(from unit: PresentationContextID, branch: BranchID, index: Int) -> UInt32 {
    let step = graph.branches[branch].steps[index]
    let next = UInt32(truncatingIfNeeded: nodeCount)
    let entry = waitIndex.insert(packed(high: unit.raw | 0x8000_0000, low: step.raw), value: next)
    guard entry.isNew else { return entry.value }
    let wait = Wait(node: crossing(), branch: branch, index: index)
    waitsForAll[unit.index].append(wait)
    for showing in showings[unit.index] { goOnBelow(after: wait, under: showing) }
    return next
  }

  private mutating func goOnBelow(after wait: Wait, under showing: Showing) {
    let slot = showing.position.slot
    if kind(over: slot) == .presented {
      // The recursion is as deep as the number of units, and each unit is visited once for a sequence.
      add(from: wait.node, to: afterAll(from: places.slots[slot].unit, branch: wait.branch, index: wait.index))
    } else {
      go(on: wait, after: showing, isAll: true)
    }
  }
}
