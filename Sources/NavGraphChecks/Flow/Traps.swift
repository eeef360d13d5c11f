import NavGraphModel

/// The groups of places that a user can't leave: each place leads to all others and to nothing else.
///
/// The worst case is assumed: modals are presented so that they can't be swiped down, if possible, and splits are collapsed on phones. All
/// paths from each candidate are searched, with each Back and each end of a modal leading to where the path came from
/// (`PushdownSaturation`). The search may find more than is possible, never less, so a reported group is a trap. If a search gives up,
/// nothing is reported. Columns, pages, and tabs are independent in that search, so their candidates are also searched by states.
struct Traps {
  /// The groups, ordered by their first places, each with its places in ascending order.
  private(set) var groups: [[PlaceID]] = []

  /// Searches the candidates.
  ///
  /// - Parameter isFree: Whether a place is outside of all traps, so that a path to it leads out.
  init(
    graph: NavigationGraph, places: Places, moves: TransitionGraph, candidates: TrapCandidates, isSystemBackOnly: Bool,
    isFree: (PlaceID) -> Bool
  ) {
    if candidates.levels.isEmpty, candidates.certain.isEmpty { return }
    var found: [Set<PlaceID>] = []
    // Searches by states are slow, so their number is limited.
    var replayBudget = 100
    let free = Set(places.places.ids.filter(isFree).map { Int32(truncatingIfNeeded: $0.index) })
    // Some sequences have very many places to return to. If the search takes too long, nothing is reported.
    let maxWork = 200 * places.places.count + 400_000
    let idioms = graph.meantIdioms
    func effects(of walker: AbstractInterpreter) -> MoveEffects {
      var walker = walker
      walker.isSystemBackOnly = isSystemBackOnly
      return MoveEffects(of: walker, maxWork: maxWork)
    }
    for walker in DeviceSearches.walkers(in: graph, places: places) where idioms.contains(walker.idiom) {
      // On a pad, the user can widen the window.
      if walker.isCollapsed, !graph.splits.isEmpty, walker.idiom != .phone { continue }
      let searches = DeviceSearches(effects: effects(of: walker))
      if !searches.search.isWhole { continue }
      for group in candidates.certain where !found.contains(group) && Self.isShown(group, in: searches, isHeld: moves.isHeld) {
        found.append(group)
      }
      for level in candidates.levels where searches.ground.shows(Int32(truncatingIfNeeded: level.place.index), isPushed: level.isPushed) {
        var group = Self.placesReached(from: level, in: searches, free: free)
        if group == nil, places.slots[places.places[level.place].slot].hasSiblings, replayBudget > 0 {
          replayBudget -= 1
          group = Self.placesReplayed(from: level.place, in: searches, free: free)
        }
        guard let group else { continue }
        if !found.contains(group) { found.append(group) }
      }
    }
    // A group that contains a smaller trap isn't reported.
    for group in found where !found.contains(where: { $0.isStrictSubset(of: group) }) { groups.append(group.sorted { $0.raw < $1.raw }) }
    groups.sort { ($0.first?.raw ?? 0) < ($1.first?.raw ?? 0) }
  }

  /// Whether one of the places is shown, and each unit that is assumed to be held is presented that way somewhere.
  private static func isShown(_ group: Set<PlaceID>, in searches: DeviceSearches, isHeld: [Bool]) -> Bool {
    // A group is certain only if columns cover each other. In an expanded split, the other columns are visible.
    let places = searches.places
    if !searches.walker.isCollapsed, group.contains(where: { places.slots[places.places[$0].slot].split != nil }) { return false }
    return group.contains { searches.ground.trace(of: Int32(truncatingIfNeeded: $0.index)) != nil }
      && group.allSatisfy { place in
        let unit = searches.places.unit(of: place).index
        return !isHeld[unit] || searches.ground.presenters[unit].contains { !$0.state.isSwiped }
      }
  }

  /// Returns all places that are shown on paths from a level, or nil if one of the paths leads out or the search gives up.
  private static func placesReached(from level: TrapCandidates.Level, in searches: DeviceSearches, free: Set<Int32>) -> Set<PlaceID>? {
    let places = searches.places.places.count
    let index = Int32(truncatingIfNeeded: level.place.index)
    guard searches.effects.spend(places) else { return nil }
    // The places next to it are already shown, so they needn't be reached.
    if searches.shows(searches.effects.state(at: index, isPushed: level.isPushed), anyOf: free) { return nil }
    var query = PushdownSaturation.Query()
    query.isWithRefusals = true
    query.isHeld = true
    query.targets = free
    query.origins =
      searches.search.openLevels(at: index).filter { ($0.below != .floor) == level.isPushed } + accessories(beside: level, in: searches)
    var saturation = PushdownSaturation(for: query, on: searches.ground, effects: searches.effects)
    guard saturation.run() == nil, saturation.isWhole else { return nil }
    var result: Set<PlaceID> = []
    for node in saturation.nodes where node.space < 0 {
      if let place = searches.effects.place(numbered: node.level.place), !isAccessory(place, in: searches.places) { result.insert(place) }
    }
    return result
  }

  /// Returns the accessory of the tab bar around a place, if the user can tap it there.
  private static func accessories(beside level: TrapCandidates.Level, in searches: DeviceSearches) -> [StackSymbol] {
    let places = searches.places
    let value = places.places[level.place]
    if level.isPushed, searches.walker.graph.screens[value.screen].hides.contains(.tabBar) { return [] }
    guard let bar = places.slots[value.slot].tabs, let last = places.slots[bar].children.last, let first = places.slots[last].first,
      isAccessory(first, in: places)
    else { return [] }
    return [StackSymbol(place: Int32(truncatingIfNeeded: first.index), below: .floor, isOld: false)]
  }

  private static func isAccessory(_ place: PlaceID, in places: Places) -> Bool {
    places.slots[places.places[place].slot].role == .accessory
  }

  /// Returns all places that are shown after the first state that shows the place, or nil if one of the states leads out or there are too
  /// many. Unlike in `placesReached(from:in:free:)`, it is known what is visible next to the place.
  private static func placesReplayed(from place: PlaceID, in searches: DeviceSearches, free: Set<Int32>) -> Set<PlaceID>? {
    let own: Set<Int32> = [Int32(truncatingIfNeeded: place.index)]
    guard let state = searches.firstState(showing: place) else { return nil }
    var replay = searches.makeReplay()
    replay.isWithRefusals = true
    replay.maxStates = 500
    var result: Set<PlaceID> = []
    let start = CounterexampleReplay.Point(state: state, isArmed: false, cause: .start)
    let outcome = replay.search(from: [start]) { _, after, _ in
      if searches.shows(after, anyOf: free) { return .goal }
      for sight in searches.walker.sights(of: after) {
        if let screen = sight.screen, let place = searches.places.place(of: screen, in: sight.slot) { result.insert(place) }
      }
      return .on(isArmed: false)
    }
    return outcome.walk == nil && outcome.isWhole && searches.shows(state, anyOf: own) ? result : nil
  }
}
