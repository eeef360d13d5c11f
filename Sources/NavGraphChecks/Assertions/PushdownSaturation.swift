import NavGraphModel
import NavGraphSyntax

/// A search for everything that can be shown, with the fewest moves, over all paths at once.
///
/// Stacks aren't followed screen by screen. For a level, it suffices to know whether the screens under it have been visible before, in
/// which case Back shows nothing new. Otherwise a link or a sequence has put them there, or they were there before the path began. The ends
/// of a presented unit are computed separately, and used wherever it is presented. Containers that are side by side are assumed to be
/// independent, so the search may find more than is possible, never less.
struct PushdownSaturation {
  struct Query {
    /// The places that no path may show.
    var blocked: Set<Int32> = []
    var targets: Set<Int32> = []
    var isWithLinks = false
    /// Whether guards may fail.
    var isWithRefusals = false
    /// Whether everything next to the start can have any content, or is as declared.
    var isBesideOpen = false
    /// The levels at which paths begin. Only what is shown after them counts.
    var origins: [StackSymbol] = []
    /// Whether paths begin with the start of the app.
    var isFromStart = false
    /// Whether paths begin in presentations that the user can't dismiss, if there are any.
    var isHeld = false
  }

  /// The origin of a level.
  struct Trace {
    var node: Int32 = -1
    var cause: StateTransition.Cause?
    /// The summary of the unit that ended before.
    var summary: Int32 = -1
    var previous: Int32 = -1
    /// The trace in the ground that leads to what is assumed.
    var ground: Int32 = -1
  }
  struct Node {
    var level: StackSymbol
    /// The unit whose ends are searched separately, or -1 on a path of the app.
    var space: Int32
    var cost: Int32
    var trace: Int32
  }
  /// A way in which a unit can end, with the fewest moves.
  struct Summary {
    var unit: PresentationContextID
    var leaving: Unwind
    /// Whether the user has dismissed the unit, which isn't possible in every presentation.
    var isSwipe: Bool
    var cost: Int32
    var trace: Int32
  }
  /// The origin of an effect.
  struct Source {
    var level: StackSymbol?
    var space: Int32 = -1
    var isOld = false
    var node: Int32 = -1
    /// Whether the level was visible before, so that returning to it shows nothing new.
    var isWalked = true
  }
  struct Waiter {
    var source: Source
    var state: State
    var cost: Int32
    var trace: Int32
    var cause: StateTransition.Cause
  }
  enum Item {
    case node(StackSymbol, Int32, trace: Int32)
    case summary(PresentationContextID, Unwind, isSwipe: Bool, trace: Int32)
    case waiter(PresentationContextID, Waiter)
  }
  struct WaiterKey: Hashable {
    var level: StackSymbol?
    var space: Int32
    var state: State
  }
  struct SummaryKey: Hashable {
    var unit: PresentationContextID
    var leaving: Unwind
    var isSwipe: Bool
  }
  struct EntryKey: Hashable {
    var unit: PresentationContextID
    var shown: [[Int32]]
  }
  struct NodeKey: Hashable {
    var level: StackSymbol
    var space: Int32
  }
  struct SpaceSlot: Hashable {
    var space: Int32
    var slot: SlotID
    var isOld = false
  }
  struct SpaceBar: Hashable {
    var space: Int32
    var from: MoveEffects.Bar
    var isOld: Bool
  }
  struct DeepPop {
    var base: Path.Base
    var cost: Int32
    var trace: Int32
  }

  static let maxCost = 2000
  static let maxNodes = 400_000
  static let maxHidden = 2
  /// The maximum number of modals that are followed together if one changes what is under it.
  static let maxLayers = 4

  let query: Query
  /// The places that can be shown at all, or nil during the search that finds them.
  let ground: ReachableLevels?
  let effects: MoveEffects

  var nodes: [Node] = []
  var traces: [Trace] = []
  var summaries: [Summary] = []
  var hidden: [StackSymbol] = []
  /// The number of hidden levels that are on top of each other, for each of `hidden`.
  var hiddenDepths: [Int] = []
  var laid: ReachableLevels
  /// Whether everything was followed.
  var isWhole = true
  /// Whether modals change what is under them deeper than is followed, so that there may be more paths.
  var isCapped = false

  var settled: [NodeKey: Int32] = [:]
  /// The nodes of levels on paths of the app, at `index(_:_:)`, or -1 for none.
  var settledPlaces: [Int32]
  var summaryIndex: [SummaryKey: Int32] = [:]
  var summariesOfUnit: [[Int32]]
  var waiters: [[Waiter]]
  /// The contents that each unit shows when it is presented.
  var entries: Set<EntryKey> = []
  var hiddenIndex: [StackSymbol: Int32] = [:]
  var hiddenIn: [SpaceSlot: [Int32]] = [:]
  var deepPops: [SpaceSlot: [DeepPop]] = [:]
  var waiting: Set<WaiterKey> = []
  var openExits: Set<SummaryKey> = []
  /// The origins that are also targets.
  var entered: Set<StackSymbol> = []
  var tabsDone: Set<SpaceBar> = []
  /// The roots other than the first one. Links are opened over each of them as soon as it is shown.
  var laterRoots: Set<PresentationContextID> = []
  var buckets: [[Item]] = []
  var current = 0

  init(for query: Query, on ground: ReachableLevels?, effects: MoveEffects) {
    self.query = query
    self.ground = ground
    self.effects = effects
    let count = effects.places.places.count + effects.places.units.count
    settledPlaces = Array(repeating: -1, count: count * 4)
    summariesOfUnit = Array(repeating: [], count: effects.places.units.count)
    waiters = Array(repeating: [], count: effects.places.units.count)
    laid = ReachableLevels(places: count, units: effects.places.units.count)
    // The work for half a dozen tables of all places.
    _ = effects.spend(count / 4)
  }

  /// Runs the search. Returns the node of the first target that is shown, or nil.
  mutating func run() -> Int32? {
    if query.isFromStart { enterFromStart() }
    enterLinks()
    for origin in query.origins {
      enter(origin)
      let beside = query.isBesideOpen ? besideLevels(of: origin) : origin.isOld ? declaredTabs(around: origin.place) : []
      for level in beside { enter(level) }
    }
    while current < buckets.count {
      // The items that are found may have the same cost.
      guard let item = buckets[current].popLast() else {
        current += 1
        continue
      }
      switch item {
      case .node(let level, let space, let trace):
        if let node = settle(level, in: space, trace: trace), space < 0, query.targets.contains(level.place) { return node }
      case .summary(let unit, let leaving, let isSwipe, let trace): settle(unit, leaving: leaving, isSwipe: isSwipe, trace: trace)
      case .waiter(let unit, let waiter): settle(unit, for: waiter)
      }
      if nodes.count > Self.maxNodes || !isWhole {
        isWhole = false
        return nil
      }
    }
    return nil
  }

  // MARK: Nodes

  private func index(of level: StackSymbol, in space: Int32) -> Int? {
    guard space < 0 else { return nil }
    switch level.below {
    case .floor: return Int(level.place) * 4 + (level.isOld ? 2 : 0)
    case .walked: return Int(level.place) * 4 + (level.isOld ? 3 : 1)
    case .open, .hidden: return nil
    }
  }

  func node(of level: StackSymbol, in space: Int32) -> Int32? {
    if let index = index(of: level, in: space) { return settledPlaces[index] < 0 ? nil : settledPlaces[index] }
    return settled[NodeKey(level: level, space: space)]
  }

  mutating func push(_ item: Item, cost: Int32) {
    if cost > Self.maxCost {
      isWhole = false
      return
    }
    while buckets.count <= Int(cost) { buckets.append([]) }
    buckets[max(Int(cost), current)].append(item)
  }

  mutating func add(_ level: StackSymbol, in space: Int32, cost: Int32, trace: Int32) {
    if query.blocked.contains(level.place) || node(of: level, in: space) != nil { return }
    push(.node(level, space, trace: trace), cost: cost)
  }

  mutating func trace(_ trace: Trace) -> Int32 {
    traces.append(trace)
    return Int32(truncatingIfNeeded: traces.count - 1)
  }

  private mutating func settle(_ level: StackSymbol, in space: Int32, trace: Int32) -> Int32? {
    if node(of: level, in: space) != nil { return nil }
    let id = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(level: level, space: space, cost: Int32(truncatingIfNeeded: current), trace: trace))
    if let index = index(of: level, in: space) { settledPlaces[index] = id } else { settled[NodeKey(level: level, space: space)] = id }
    if space < 0, query.targets.contains(level.place) { return id }
    if ground == nil, space < 0 {
      laid.reach(level.place, node: id, trace: trace)
      laid.show(level.place, isPushed: level.below != .floor)
      if let place = effects.place(numbered: level.place), let root = laterRoots.remove(effects.places.unit(of: place)) {
        enterLinks(from: root, cost: Int32(truncatingIfNeeded: current) + 1, node: id)
      }
    }
    follow(Source(level: level, space: space, isOld: level.isOld, node: id), at: level)
    return id
  }

  /// Adds a level at which paths begin. Only what is shown after it counts.
  private mutating func enter(_ level: StackSymbol) {
    let trace = trace(Trace(ground: ground?.trace(of: level.place) ?? -1))
    // If the origin is also a target, returning to it counts.
    let isWalked = !query.targets.contains(level.place)
    if isWalked { return add(level, in: -1, cost: 0, trace: trace) }
    if !entered.insert(level).inserted { return }
    let id = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(level: level, space: -1, cost: 0, trace: trace))
    follow(Source(level: level, isOld: level.isOld, node: id, isWalked: false), at: level)
  }

  /// Returns the levels that can be visible next to a level with unknown surroundings.
  private func besideLevels(of level: StackSymbol) -> [StackSymbol] {
    guard let own = effects.place(numbered: level.place).map({ effects.places.places[$0].slot }) else { return [] }
    let sights = effects.walker.sights(of: effects.state(at: level.place, isPushed: level.below != .floor))
    return sights.filter { $0.slot != own }.flatMap { levels(in: $0.slot) } + levelsInTabs(around: level.place)
  }

  /// Returns the levels that can be visible in any tab of the bar that has the accessory. The accessory doesn't determine which tab is
  /// selected.
  func levelsInTabs(around place: Int32) -> [StackSymbol] { slotsInTabs(around: place).flatMap(levels) }

  /// Returns the declared levels of all tabs of the bar that has the accessory.
  private func declaredTabs(around place: Int32) -> [StackSymbol] {
    slotsInTabs(around: place).compactMap { effects.places.slots[$0].first }.map {
      StackSymbol(place: Int32(truncatingIfNeeded: $0.index), below: .floor, isOld: true)
    }
  }

  private func slotsInTabs(around place: Int32) -> [SlotID] {
    guard let slot = effects.place(numbered: place).map({ effects.places.places[$0].slot }), effects.places.slots[slot].role == .accessory,
      let bar = effects.places.slots[slot].parent
    else { return [] }
    return effects.places.slots.ids.filter { $0 != slot && effects.places.slots[$0].tabs == bar }
  }

  /// Returns the levels of a slot that can be shown, with unknown screens under them.
  private func levels(in slot: SlotID) -> [StackSymbol] {
    guard let ground else { return [] }
    return effects.places.places(in: slot).map { Int32(truncatingIfNeeded: $0.index) }.filter { ground.node(of: $0) != nil }.flatMap(
      openLevels)
  }

  /// Adds the effects of all moves at a level.
  private mutating func follow(_ source: Source, at level: StackSymbol) {
    let isPushed = level.below != .floor
    let cost = nodes[Int(source.node)].cost + 1
    for effect in effects.effects(at: level.place, isPushed: isPushed) { follow(effect, from: source, cost: cost) }
    guard let tabs = effects.tabEffects(at: level.place, isPushed: isPushed) else { return }
    // The first place from which a bar can be tapped is the nearest. Levels from before the path are followed separately.
    let key = SpaceBar(space: source.space, from: tabs.from, isOld: source.isOld)
    if source.isWalked, !tabsDone.insert(key).inserted { return }
    for effect in tabs.effects { follow(effect, from: source, cost: cost) }
  }

  private mutating func follow(_ effect: MoveEffect, from source: Source, cost: Int32) {
    if effect.isRefused, !query.isWithRefusals { return }
    if effect.cause.isLink, !query.isWithLinks { return }
    if !effects.spend(1) { return isWhole = false }
    let trace = trace(Trace(node: source.node, cause: effect.cause))
    apply(effect, from: source, cost: cost, trace: trace)
  }
}

extension StateTransition.Cause {
  var isLink: Bool {
    switch self {
    case .route, .entry, .appEvent: true
    default: false
    }
  }
}
