import NavGraphSyntax

/// The places of an app: each screen in each slot where events, links, and other entry points can put it, and the transitions between them.
///
/// The size isn't multiplied by presenters or paths.
/// It is a class with unchecked accesses for the same reasons as `NavigationGraph`. Only the explorer changes it.
package final class Places: @unchecked Sendable {
  @exclusivity(unchecked) package internal(set) var units = Table<PresentationContext>()
  @exclusivity(unchecked) package internal(set) var slots = Table<Slot>()
  @exclusivity(unchecked) package internal(set) var places = Table<Place>()
  @exclusivity(unchecked) package internal(set) var hubs = Table<JoinPoint>()
  /// The edges, in the order of their sources.
  @exclusivity(unchecked) package internal(set) var edges: ContiguousArray<Edge> = []
  /// The effects of routes, entries, and the actions of tabs, in source order.
  @exclusivity(unchecked) package internal(set) var waysIn: [WayIn] = []
  @exclusivity(unchecked) package internal(set) var moves: ContiguousArray<StackMove> = []
  @exclusivity(unchecked) package internal(set) var presentations: ContiguousArray<Presentation> = []
  @exclusivity(unchecked) package internal(set) var linkPaths: [LinkPath] = []
  @exclusivity(unchecked) package internal(set) var linkScreens: [PlaceID] = []
  @exclusivity(unchecked) package internal(set) var refusals: [Refusal] = []
  @exclusivity(unchecked) package internal(set) var popTos: [PopTo] = []
  @exclusivity(unchecked) package internal(set) var nestings: [Nesting] = []
  /// The outcome handlers that no outcome ever runs, with the unit that each waits for.
  @exclusivity(unchecked) package internal(set) var unusedOutcomeHandlers: [(arm: ArmID, unit: PresentationContextID)] = []
  /// The steps that continue at the presenter after a unit was dismissed.
  @exclusivity(unchecked) package internal(set) var sequels: [(unit: PresentationContextID, step: StepID)] = []
  @exclusivity(unchecked) package internal(set) var dismissedArms: [(unit: PresentationContextID, arm: ArmID)] = []
  @exclusivity(unchecked) package internal(set) var reached: Reached
  /// The screens that would be on some stack if an earlier step could be resolved.
  @exclusivity(unchecked) package internal(set) var meant: Set<ScreenID> = []

  /// The start of each place's edges: those of place `p` are `edges[edgeStarts[p]..<edgeStarts[p + 1]]`.
  @exclusivity(unchecked) private var edgeStarts: [UInt32] = [0]
  @exclusivity(unchecked) private var bySlot = PlaceGroups()
  @exclusivity(unchecked) private var byScreen = PlaceGroups()
  @exclusivity(unchecked) private var placeIndex: PackedMap
  @exclusivity(unchecked) private var hubIndex = PackedMap()
  @exclusivity(unchecked) private var unitIndex = PackedMap()

  /// The origins on each kind of device; empty if all devices show the same places.
  @exclusivity(unchecked) var deviceOrigins: [DeviceOrigins] = []

  /// Whether the exploration is complete. Graphs far larger than any app are cut off, because their places could exhaust the memory.
  @exclusivity(unchecked) package internal(set) var isWhole = true

  /// Whether inspectors have their declared content before anything shows them, because generated code has a position for it.
  let areInspectorsShown: Bool
  /// Whether the graph has splits, which can collapse.
  let hasSplits: Bool

  /// The limits of an exploration.
  package struct Limits: Sendable {
    package var places: Int
    package var edges: Int
    package init(places: Int = 1 << 20, edges: Int = 1 << 22) {
      self.places = places
      self.edges = edges
    }
  }

  /// Finds the places of a graph, in time linear in the places and the effects of their events.
  ///
  /// - Parameter idle: Branches that never run. The contents that they name count as shown, because a diagnostic reports the branches.
  package init(of graph: NavigationGraph, limits: Limits = Limits(), areInspectorsShown: Bool = false, leavingOut idle: Set<BranchID> = [])
  {
    reached = Reached(in: graph)
    placeIndex = PackedMap(capacity: graph.screens.count &* 2)
    self.areInspectorsShown = areInspectorsShown
    hasSplits = !graph.splits.isEmpty
    var explorer = ReachabilityAnalysis(of: graph, limits: limits, leavingOut: idle, found: self)
    explorer.explore()
    explorer.finish()
  }

  /// Returns the effects of the events of a place.
  package func edges(from place: PlaceID) -> ContiguousArray<Edge>.SubSequence {
    edges[Int(edgeStarts[place.index])..<Int(edgeStarts[place.index + 1])]
  }

  /// Returns the places of the screens that a slot can show.
  package func places(in slot: SlotID) -> ArraySlice<PlaceID> { bySlot[slot.index] }

  /// Returns the places of a screen; empty if it is unreachable.
  package func places(of screen: ScreenID) -> ArraySlice<PlaceID> { byScreen[screen.index] }

  /// Returns the place of a screen in a slot.
  package func place(of screen: ScreenID, in slot: SlotID) -> PlaceID? {
    placeIndex[packed(high: slot.raw, low: screen.raw)].map(PlaceID.init(raw:))
  }

  package func unit(of place: PlaceID) -> PresentationContextID { slots[places[place].slot].unit }

  func unit(as kind: PresentationContext.Kind, for content: Content, variant: Int = 0) -> PresentationContextID? {
    unitIndex[PresentationContext.key(as: kind, for: content, variant: variant)].map(PresentationContextID.init(raw:))
  }

  /// Returns the hub with these members, if it exists.
  func knownHub(with members: JoinPoint.Members, of slot: SlotID) -> JoinPointID? {
    hubIndex[packed(high: slot.raw, low: members.tag)].map(JoinPointID.init(raw:))
  }

  // MARK: Adding

  /// Returns the place of `screen` in `slot`, and creates it if it doesn't exist.
  @inline(__always)
  func reach(_ screen: ScreenID, in slot: SlotID, with flags: Place.Flags, from origin: Origin) -> PlaceID {
    let entry = placeIndex.insert(packed(high: slot.raw, low: screen.raw), value: UInt32(truncatingIfNeeded: places.count))
    let place = PlaceID(raw: entry.value)
    if entry.isNew {
      var value = Place(slot: slot, screen: screen, origin: origin)
      value.flags = flags
      places.append(value)
      reached.screens[screen.index] = true
    } else {
      places[place].flags.formUnion(flags)
    }
    return place
  }

  func hub(with members: JoinPoint.Members, of slot: SlotID) -> Node {
    let entry = hubIndex.insert(packed(high: slot.raw, low: members.tag), value: UInt32(truncatingIfNeeded: hubs.count))
    if entry.isNew { hubs.append(JoinPoint(slot: slot, members: members)) }
    return Node(JoinPointID(raw: entry.value))
  }

  /// Returns the unit of a kind with a content, and creates it if it doesn't exist.
  func enter(_ kind: PresentationContext.Kind, for content: Content, variant: Int, from origin: Origin) -> (
    unit: PresentationContextID, isNew: Bool
  ) {
    let entry = unitIndex.insert(
      PresentationContext.key(as: kind, for: content, variant: variant), value: UInt32(truncatingIfNeeded: units.count))
    if entry.isNew {
      units.append(PresentationContext(kind: kind, content: content, origin: origin))
      reached[content] = true
    }
    return (PresentationContextID(raw: entry.value), entry.isNew)
  }

  /// Sorts the edges by source, and groups the places by slot and by screen.
  func sort(of graph: NavigationGraph) {
    sortEdges()
    bySlot = PlaceGroups(places.ids, count: slots.count) { places[$0].slot.index }
    byScreen = PlaceGroups(places.ids, count: graph.screens.count) { places[$0].screen.index }
  }

  private func sortEdges() {
    let count = places.count
    var starts = [UInt32](repeating: 0, count: count + 1)
    for edge in edges { starts[edge.source.index + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    edgeStarts = starts
    if edges.indices.dropFirst().allSatisfy({ edges[$0 - 1].source <= edges[$0].source }) { return }
    var order = [UInt32](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      order[Int(starts[edge.source.index])] = UInt32(truncatingIfNeeded: index)
      starts[edge.source.index] += 1
    }
    let unsorted = edges
    edges = ContiguousArray(order.map { unsorted[Int($0)] })
  }
}

/// Groups of places. Each group keeps the order of the places.
private struct PlaceGroups {
  private var order: [PlaceID] = []
  private var starts: [UInt32] = [0]

  init() {}

  init(_ places: IDRange<Place>, count: Int, by group: (PlaceID) -> Int) {
    starts = [UInt32](repeating: 0, count: count + 1)
    for place in places { starts[group(place) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    order = [PlaceID](repeating: PlaceID(0), count: places.count)
    for place in places {
      order[Int(next[group(place)])] = place
      next[group(place)] += 1
    }
  }

  subscript(group: Int) -> ArraySlice<PlaceID> { order[Int(starts[group])..<Int(starts[group + 1])] }
}

extension JoinPoint.Members {
  /// A number for the members, unique in a slot: for presenters, that of the unit.
  fileprivate var tag: UInt32 {
    switch self {
    case .all: 0xFFFF_FFFE
    case .roots: 0xFFFF_FFFD
    case .presenters(let unit): unit.raw
    }
  }
}

extension PresentationContext {
  /// Returns the key of a unit in `unitIndex`.
  fileprivate static func key(as kind: Kind, for content: Content, variant: Int) -> UInt64 {
    packed(high: UInt32(kind.rawValue) << 8 | content.tag | UInt32(truncatingIfNeeded: variant) << 16, low: content.number)
  }
}
