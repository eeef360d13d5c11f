import NavGraphModel
import NavGraphSyntax

/// One way by which something comes on screen or beneath what is shown.
struct Arrival {
  enum Cause: Hashable {
    /// What a root shows first.
    case launch(RootID)
    /// What a container shows with itself.
    case contained
    case event(EventID, StepID?)
    /// An arm that runs since a guard has said no.
    case refused(EventID, StepID?)
    case refusedTab(TabID, StepID?)
    /// The user taps a tab.
    case tap(TabID)
    /// The user swipes to a page.
    case swipe
    /// The action of a tab.
    case tabAction(TabID, StepID?)
    case route(RouteID)
    case entry(EntryID)
    /// An event of the app.
    case strike(EventID, StepID?)
    /// The flow of a guard that said no.
    case asked(GuardID)
    case external
    /// It stands for others, and nothing comes on screen.
    case none

    /// Whether it comes from outside, wherever the user is.
    var isLink: Bool {
      switch self {
      case .route, .entry, .strike: true
      default: false
      }
    }

    /// Whether it comes of a no.
    var isRefusal: Bool {
      switch self {
      case .refused, .refusedTab: true
      default: false
      }
    }
  }
  var target: Arrivals.Point
  /// What has been on screen before, in `Arrivals.sources`; the first one is what the user sees.
  var sources: Range<Int32>
  /// The guards that are asked on the way, in `Arrivals.asked`.
  var asked: Range<Int32>
  var cause: Cause
}

/// Every way by which something comes on screen, as a system of implications: a walk has its target on screen if it has had all its sources.
///
/// Its points are places, slots (the container is up), and a few that stand for what places have in common, so that nothing is multiplied
/// out. Two questions are answered over it, both linear in its size: which points a walk reaches without some arrivals (`walk`), and which
/// guards every walk to a point has been asked (`GuardsAsked`).
struct Arrivals {
  /// A number for something that a walk has had.
  typealias Point = Int32

  private(set) var arrivals: ContiguousArray<Arrival> = []
  private(set) var sources: ContiguousArray<Point> = []
  private(set) var asked: ContiguousArray<GuardID> = []
  private(set) var count: Int
  let placeCount: Int
  let slotCount: Int
  let unitCount: Int

  init(_ places: Places) {
    placeCount = places.places.count
    slotCount = places.slots.count
    unitCount = places.units.count
    count = placeCount + 2 * slotCount + unitCount + places.hubs.count
  }

  // MARK: Points

  func point(_ place: PlaceID) -> Point { Point(place.raw) }
  /// The container is up, or the slot shows its screens.
  func point(_ slot: SlotID) -> Point { Point(placeCount + slot.index) }
  /// Its bar is shown, so that its tabs can be tapped; of a tab's slot: while that tab is selected.
  func bar(_ slot: SlotID) -> Point { Point(placeCount + slotCount + slot.index) }
  /// The unit has finished.
  func end(_ unit: UnitID) -> Point { Point(placeCount + 2 * slotCount + unit.index) }
  func point(_ hub: HubID) -> Point { Point(placeCount + 2 * slotCount + unitCount + hub.index) }
  mutating func newPoint() -> Point {
    count += 1
    return Point(count - 1)
  }

  func place(_ point: Point) -> PlaceID? { Int(point) < placeCount ? PlaceID(Int(point)) : nil }
  func slot(_ point: Point) -> SlotID? {
    let index = Int(point) - placeCount
    return index >= 0 && index < slotCount ? SlotID(index) : nil
  }

  mutating func add(_ target: Point, from points: Points, asked guards: [GuardID], _ cause: Arrival.Cause) {
    let first = sources.count
    points.forEach { sources.append($0) }
    let start = asked.count
    asked.append(contentsOf: guards)
    arrivals.append(
      Arrival(target: target, sources: Int32(first)..<Int32(sources.count), asked: Int32(start)..<Int32(asked.count), cause: cause))
  }

  func guards(of arrival: Arrival) -> ContiguousArray<GuardID>.SubSequence {
    asked[Int(arrival.asked.lowerBound)..<Int(arrival.asked.upperBound)]
  }
  func sources(of arrival: Arrival) -> ContiguousArray<Point>.SubSequence {
    sources[Int(arrival.sources.lowerBound)..<Int(arrival.sources.upperBound)]
  }

  /// Of each point, the arrivals that start there: runs of `users`.
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
