import NavGraphSyntax

/// Every place of an app: each screen in each slot where events, links and other ways in can put it, and how one gets from one to another.
///
/// It has the size of the places and of what their events do; nothing in it is multiplied out over presenters or paths.
/// An object whose accesses are unchecked, for the reasons that the graph is one; only the explorer that finds the places changes it.
package final class Places: @unchecked Sendable {
  @exclusivity(unchecked) package internal(set) var units = Table<Unit>()
  @exclusivity(unchecked) package internal(set) var slots = Table<Slot>()
  @exclusivity(unchecked) package internal(set) var places = Table<Place>()
  @exclusivity(unchecked) package internal(set) var hubs = Table<Hub>()
  /// In the order of their sources.
  @exclusivity(unchecked) package internal(set) var edges: ContiguousArray<Edge> = []
  /// What routes, entries and the actions of tabs put on screen, in the order of the source.
  @exclusivity(unchecked) package internal(set) var waysIn: [WayIn] = []
  @exclusivity(unchecked) package internal(set) var moves: ContiguousArray<StackMove> = []
  @exclusivity(unchecked) package internal(set) var presentations: ContiguousArray<Presentation> = []
  @exclusivity(unchecked) package internal(set) var linkPaths: [LinkPath] = []
  @exclusivity(unchecked) package internal(set) var linkScreens: [PlaceID] = []
  @exclusivity(unchecked) package internal(set) var refusals: [Refusal] = []
  @exclusivity(unchecked) package internal(set) var popTos: [PopTo] = []
  @exclusivity(unchecked) package internal(set) var nestings: [Nesting] = []
  /// Arms that no outcome ever runs, with the unit that they wait for.
  @exclusivity(unchecked) package internal(set) var idleArms: [(arm: ArmID, unit: UnitID)] = []
  /// What goes on at the presenter after a unit was dismissed: the rest of an event, and arms.
  @exclusivity(unchecked) package internal(set) var sequels: [(unit: UnitID, step: StepID)] = []
  @exclusivity(unchecked) package internal(set) var dismissedArms: [(unit: UnitID, arm: ArmID)] = []
  @exclusivity(unchecked) package internal(set) var reached: Reached
  /// Screens that would be put on some stack after a step that could not be resolved.
  @exclusivity(unchecked) package internal(set) var meant: Set<ScreenID> = []

  /// `edges[edgeStarts[p]..<edgeStarts[p + 1]]` are those of place `p`.
  @exclusivity(unchecked) private var edgeStarts: [UInt32] = [0]
  @exclusivity(unchecked) private var bySlot = PlaceGroups()
  @exclusivity(unchecked) private var byScreen = PlaceGroups()
  @exclusivity(unchecked) private var placeIndex: PackedMap
  @exclusivity(unchecked) private var hubIndex = PackedMap()
  @exclusivity(unchecked) private var unitIndex = PackedMap()

  /// How places are found on each kind of device, where that makes a difference.
  @exclusivity(unchecked) var deviceOrigins: [DeviceOrigins] = []

  /// Whether everything was followed. Graphs that are far beyond any app are not: their places could fill the memory.
  @exclusivity(unchecked) package internal(set) var isWhole = true

  /// Whether inspectors have what they are declared with before anything shows them: the generated code has a position for it.
  let areInspectorsShown: Bool
  /// Whether there are splits, so that collapsing makes a difference.
  let hasSplits: Bool

  /// What is followed at most.
  package struct Limits: Sendable {
    package var places: Int
    package var edges: Int
    package init(places: Int = 1 << 20, edges: Int = 1 << 22) {
      self.places = places
      self.edges = edges
    }
  }

  /// Finds the places of a graph. Linear in the places and in what their events do.
  ///
  /// - Parameter idle: Branches that never run. What they name counts as shown, since it is reported that they don't.
  package init(_ graph: NavigationGraph, limits: Limits = Limits(), areInspectorsShown: Bool = false, leavingOut idle: Set<BranchID> = []) {
    reached = Reached(graph)
    placeIndex = PackedMap(capacity: graph.screens.count &* 2)
    self.areInspectorsShown = areInspectorsShown
    hasSplits = !graph.splits.isEmpty
    var explorer = PlaceExplorer(graph, limits, leavingOut: idle, found: self)
    explorer.explore()
    explorer.finish()
  }

  /// What the events of a place do there.
  package func edges(from place: PlaceID) -> ContiguousArray<Edge>.SubSequence {
    edges[Int(edgeStarts[place.index])..<Int(edgeStarts[place.index + 1])]
  }

  /// The screens that a slot can show.
  package func places(in slot: SlotID) -> ArraySlice<PlaceID> { bySlot[slot.index] }

  /// The places of a screen; empty if it is unreachable.
  package func places(of screen: ScreenID) -> ArraySlice<PlaceID> { byScreen[screen.index] }

  /// The place of a screen in a slot.
  package func place(_ screen: ScreenID, in slot: SlotID) -> PlaceID? { placeIndex[packed(slot.raw, screen.raw)].map(PlaceID.init(raw:)) }

  package func unit(of place: PlaceID) -> UnitID { slots[places[place].slot].unit }

  /// The unit with that content.
  func unit(_ kind: Unit.Kind, _ content: Content, variant: Int = 0) -> UnitID? {
    unitIndex[Unit.key(kind, content, variant)].map(UnitID.init(raw:))
  }

  /// The hub with these members, if anything needs it.
  func knownHub(_ members: Hub.Members, of slot: SlotID) -> HubID? {
    hubIndex[packed(slot.raw, members.tag)].map(HubID.init(raw:))
  }

  // MARK: Adding

  /// The place of `screen` in `slot`, which is new if it was never shown there.
  @inline(__always)
  func reach(_ screen: ScreenID, in slot: SlotID, _ flags: Place.Flags, _ origin: Origin) -> PlaceID {
    let entry = placeIndex.insert(packed(slot.raw, screen.raw), UInt32(truncatingIfNeeded: places.count))
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

  func hub(_ members: Hub.Members, of slot: SlotID) -> Node {
    let entry = hubIndex.insert(packed(slot.raw, members.tag), UInt32(truncatingIfNeeded: hubs.count))
    if entry.isNew { hubs.append(Hub(slot: slot, members: members)) }
    return Node(HubID(raw: entry.value))
  }

  /// The unit with that content, which is new if it was never entered.
  func enter(_ kind: Unit.Kind, _ content: Content, variant: Int, _ origin: Origin) -> (unit: UnitID, isNew: Bool) {
    let entry = unitIndex.insert(Unit.key(kind, content, variant), UInt32(truncatingIfNeeded: units.count))
    if entry.isNew {
      units.append(Unit(kind: kind, content: content, origin: origin))
      reached[content] = true
    }
    return (UnitID(raw: entry.value), entry.isNew)
  }

  /// Puts edges and places into the orders in which they are read.
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

/// The places in groups, in their order in each.
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

extension Hub.Members {
  /// A number for the members. Those of presenters have the number of the unit.
  fileprivate var tag: UInt32 {
    switch self {
    case .all: 0xFFFF_FFFE
    case .roots: 0xFFFF_FFFD
    case .presenters(let unit): unit.raw
    }
  }
}

extension Unit {
  /// The key of a unit among all.
  fileprivate static func key(_ kind: Kind, _ content: Content, _ variant: Int) -> UInt64 {
    packed(UInt32(kind.rawValue) << 8 | content.tag | UInt32(truncatingIfNeeded: variant) << 16, content.number)
  }
}
