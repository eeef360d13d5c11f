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
  @exclusivity(unchecked) var edgeStarts: [UInt32] = [0]
  /// Places by slot, and by screen: runs in `order`.
  @exclusivity(unchecked) var slotOrder: [PlaceID] = []
  @exclusivity(unchecked) var slotStarts: [UInt32] = [0]
  @exclusivity(unchecked) var screenOrder: [PlaceID] = []
  @exclusivity(unchecked) var screenStarts: [UInt32] = [0]
  @exclusivity(unchecked) var index: PackedMap
  @exclusivity(unchecked) var hubIndex = PackedMap()

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
    index = PackedMap(capacity: graph.screens.count &* 2)
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
  package func places(in slot: SlotID) -> ArraySlice<PlaceID> {
    slotOrder[Int(slotStarts[slot.index])..<Int(slotStarts[slot.index + 1])]
  }

  /// The places of a screen; empty if it is unreachable.
  package func places(of screen: ScreenID) -> ArraySlice<PlaceID> {
    screenOrder[Int(screenStarts[screen.index])..<Int(screenStarts[screen.index + 1])]
  }

  /// The place of a screen in a slot.
  package func place(_ screen: ScreenID, in slot: SlotID) -> PlaceID? {
    index[packed(slot.raw, screen.raw)].map(PlaceID.init(raw:))
  }

  package func unit(of place: PlaceID) -> UnitID { slots[places[place].slot].unit }
}
