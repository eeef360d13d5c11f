import NavGraphModel
import NavGraphSyntax

/// One way in which something is shown, or put under what is shown: a hyperedge of `Arrivals`.
struct Hyperedge {
  enum Cause: Hashable {
    /// The start of the app shows a root.
    case launch(RootID)
    /// A container shows its first content.
    case contained
    case event(EventID, StepID?)
    /// An outcome handler runs because a guard has failed.
    case refused(EventID, StepID?)
    case refusedTab(TabID, StepID?)
    case tap(TabID)
    case swipe
    case tabAction(TabID, StepID?)
    case route(RouteID)
    case entry(EntryID)
    /// An app-level event is sent.
    case appEvent(EventID, StepID?)
    /// The flow of a guard that failed is presented.
    case asked(GuardID)
    case external
    /// The arrival connects points, and shows nothing.
    case none

    /// Whether the cause is outside of the screens, so that it is possible everywhere.
    var isLink: Bool {
      switch self {
      case .route, .entry, .appEvent: true
      default: false
      }
    }

    /// Whether a failed guard is the cause.
    var isRefusal: Bool {
      switch self {
      case .refused, .refusedTab: true
      default: false
      }
    }
  }
  var target: GuardHypergraph.Vertex
  /// The points that have been reached before, as a range of `Arrivals.sources`. The first one is what the user sees.
  var sources: Range<Int32>
  /// The guards that are evaluated, as a range of `Arrivals.asked`.
  var asked: Range<Int32>
  var cause: Cause
}

/// All arrivals, as a system of implications: a path can reach the target of an arrival if it has reached all its sources.
///
/// The points are places, slots, and some auxiliary points for what places have in common, which keep the system small. Two questions are
/// answered, both in linear time: which points are reached without some arrivals (`ArrivalWalk`), and which guards every path to a point
/// has evaluated (`GuardsAsked`).
struct GuardHypergraph {
  /// The number of something that a path can reach.
  typealias Vertex = Int32

  private(set) var arrivals: ContiguousArray<Hyperedge> = []
  private(set) var sources: ContiguousArray<Vertex> = []
  private(set) var asked: ContiguousArray<GuardID> = []
  private(set) var count: Int
  let placeCount: Int
  let slotCount: Int
  let unitCount: Int

  init(in places: Places) {
    placeCount = places.places.count
    slotCount = places.slots.count
    unitCount = places.units.count
    count = placeCount + 2 * slotCount + unitCount + places.hubs.count
  }

  // MARK: Points

  func point(of place: PlaceID) -> Vertex { Vertex(place.raw) }
  /// Returns the point for a container that is shown, or a slot that shows its screens.
  func point(of slot: SlotID) -> Vertex { Vertex(placeCount + slot.index) }
  /// Returns the point for a visible bar, whose tabs the user can tap. For the slot of a tab, that tab is selected.
  func bar(of slot: SlotID) -> Vertex { Vertex(placeCount + slotCount + slot.index) }
  /// Returns the point for a unit that has finished.
  func end(of unit: PresentationContextID) -> Vertex { Vertex(placeCount + 2 * slotCount + unit.index) }
  func point(of hub: JoinPointID) -> Vertex { Vertex(placeCount + 2 * slotCount + unitCount + hub.index) }
  mutating func newPoint() -> Vertex {
    count += 1
    return Vertex(count - 1)
  }

  func place(of point: Vertex) -> PlaceID? { Int(point) < placeCount ? PlaceID(Int(point)) : nil }
  func slot(of point: Vertex) -> SlotID? {
    let index = Int(point) - placeCount
    return index >= 0 && index < slotCount ? SlotID(index) : nil
  }

  mutating func add(_ target: Vertex, from points: Points, asked guards: [GuardID], by cause: Hyperedge.Cause) {
    let first = sources.count
    points.forEach { sources.append($0) }
    let start = asked.count
    asked.append(contentsOf: guards)
    arrivals.append(
      Hyperedge(target: target, sources: Int32(first)..<Int32(sources.count), asked: Int32(start)..<Int32(asked.count), cause: cause))
  }

  func guards(of arrival: Hyperedge) -> ContiguousArray<GuardID>.SubSequence {
    asked[Int(arrival.asked.lowerBound)..<Int(arrival.asked.upperBound)]
  }
  func sources(of arrival: Hyperedge) -> ContiguousArray<Vertex>.SubSequence {
    sources[Int(arrival.sources.lowerBound)..<Int(arrival.sources.upperBound)]
  }

  /// Returns the arrivals that have each point as a source: `users[starts[point]..<starts[point + 1]]`.
  func usersOfPoints() -> (starts: [Int32], users: [Int32]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for source in sources { starts[Int(source) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var users = [Int32](repeating: 0, count: sources.count)
    for (index, arrival) in arrivals.enumerated() {
      for source in sources(of: arrival) {
        users[Int(next[Int(source)])] = Int32(index)
        next[Int(source)] += 1
      }
    }
    return (starts, users)
  }
}
