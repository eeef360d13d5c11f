import NavGraphModel

/// The groups of places that a user can't leave: each place leads to all others and to nothing else.
///
/// The worst case is assumed: modals are presented so that they can't be swiped down, if possible, and splits are collapsed on phones. All
/// paths from each candidate are searched, with each Back and each end of a modal leading to where the path came from (`PushdownSaturation`). The
/// search may find more than is possible, never less, so a reported group is a trap. If a search gives up, nothing is reported. Columns,
/// pages, and tabs are independent in that search, so their candidates are also searched by states.
struct Traps {
  /// The groups in the order in which their places were found, each with its places in that order.
  private(set) var sets: [[PlaceID]] = []

  init(
    graph: NavigationGraph, places: Places, moves: TransitionGraph, candidates: TrapCandidates, isSystemBackOnly: Bool,
    isFree: (PlaceID) -> Bool
  ) {
    if candidates.levels.isEmpty, candidates.certain.isEmpty { return }
    var found: [Set<PlaceID>] = []
    var budget = 100
    let free = Set(places.places.ids.filter(isFree).map { Int32(truncatingIfNeeded: $0.index) })
    // Some sequences have very many places to return to. If the search takes too long, nothing is reported.
    let most = 200 * places.places.count + 400_000
    let meant = graph.meantIdioms
    func effects(of walker: AbstractInterpreter) -> MoveEffects {
      var walker = walker
      walker.isSystemBackOnly = isSystemBackOnly
      return MoveEffects(of: walker, maxWork: most)
    }
    for walker in DeviceSearches.walkers(in: graph, places: places) where meant.contains(walker.idiom) {
      // On a pad, the user can widen the window.
      if walker.isCollapsed, !graph.splits.isEmpty, walker.idiom != .phone { continue }
      let setup = DeviceSearches(effects: effects(of: walker))
      if !setup.search.isWhole { continue }
      for set in candidates.certain where !found.contains(set) && Self.isThere(set, in: setup, isHeld: moves.isHeld) { found.append(set) }
      for level in candidates.levels where setup.ground.shows(Int32(truncatingIfNeeded: level.place.index), isPushed: level.isPushed) {
        var set = Self.walked(from: level, in: setup, free: free)
        if set == nil, places.slots[places.places[level.place].slot].hasSiblings, budget > 0 {
          budget -= 1
          set = Self.replayed(from: level.place, in: setup, free: free)
        }
        guard let set else { continue }
        if !found.contains(set) { found.append(set) }
      }
    }
    // A group that contains a smaller trap isn't reported.
    for set in found where !found.contains(where: { $0.isStrictSubset(of: set) }) { sets.append(set.sorted { $0.raw < $1.raw }) }
    sets.sort { ($0.first?.raw ?? 0) < ($1.first?.raw ?? 0) }
  }

  /// Whether one of the places is shown, and each unit that is assumed to be held is presented that way somewhere.
  private static func isThere(_ set: Set<PlaceID>, in setup: DeviceSearches, isHeld: [Bool]) -> Bool {
    // A set is certain only if columns cover each other. In an expanded split, the other columns are visible.
    let places = setup.places
    if !setup.walker.isCollapsed, set.contains(where: { places.slots[places.places[$0].slot].split != nil }) { return false }
    return set.contains { setup.ground.trace(of: Int32(truncatingIfNeeded: $0.index)) != nil }
      && set.allSatisfy { place in
        let unit = setup.places.unit(of: place).index
        return !isHeld[unit] || setup.ground.presenters[unit].contains { !$0.state.isSwiped }
      }
  }

  /// Returns all places that are shown on paths from a level, or nil if one of them leads out.
  private static func walked(from level: TrapCandidates.Level, in setup: DeviceSearches, free: Set<Int32>) -> Set<PlaceID>? {
    let places = setup.places.places.count
    let number = Int32(truncatingIfNeeded: level.place.index)
    guard setup.effects.spend(places) else { return nil }
    // The places next to it are already shown, so they needn't be reached.
    if setup.shows(setup.effects.state(at: number, isPushed: level.isPushed), anyOf: free) { return nil }
    var query = PushdownSaturation.Query()
    query.isWithRefusals = true
    query.isHeld = true
    query.targets = free
    query.origins =
      setup.search.openLevels(at: number).filter { ($0.below != .floor) == level.isPushed } + accessories(beside: level, in: setup)
    var walk = PushdownSaturation(for: query, on: setup.ground, effects: setup.effects)
    guard walk.run() == nil, walk.isWhole else { return nil }
    var result: Set<PlaceID> = []
    for node in walk.nodes where node.space < 0 {
      if let place = setup.effects.place(numbered: node.level.place), !isAccessory(place, in: setup.places) { result.insert(place) }
    }
    return result
  }

  /// Returns the accessory of the tab bar around a place, if the user can tap it there.
  private static func accessories(beside level: TrapCandidates.Level, in setup: DeviceSearches) -> [StackSymbol] {
    let places = setup.places
    let value = places.places[level.place]
    if level.isPushed, setup.walker.graph.screens[value.screen].hides.contains(.tabBar) { return [] }
    guard let bar = places.slots[value.slot].tabs, let last = places.slots[bar].children.last, let first = places.slots[last].first,
      isAccessory(first, in: places)
    else { return [] }
    return [StackSymbol(place: Int32(truncatingIfNeeded: first.index), below: .floor, isOld: false)]
  }

  private static func isAccessory(_ place: PlaceID, in places: Places) -> Bool {
    places.slots[places.places[place].slot].role == .accessory
  }

  /// Returns all places that are shown after the first state that shows the place, or nil if one of the states leads out. Unlike in
  /// `walked(from:_:_:)`, what is visible next to it is known.
  private static func replayed(from place: PlaceID, in setup: DeviceSearches, free: Set<Int32>) -> Set<PlaceID>? {
    let own: Set<Int32> = [Int32(truncatingIfNeeded: place.index)]
    guard let state = setup.firstState(showing: place) else { return nil }
    var replay = CounterexampleReplay(effects: setup.effects, ground: setup.ground)
    replay.isWithRefusals = true
    replay.maxStates = 500
    var result: Set<PlaceID> = []
    let start = CounterexampleReplay.Point(state: state, isArmed: false, cause: .start)
    let outcome = replay.search(from: [start]) { _, after, _ in
      if setup.shows(after, anyOf: free) { return .goal }
      for sight in setup.walker.sights(of: after) {
        if let screen = sight.screen, let place = setup.places.place(of: screen, in: sight.slot) { result.insert(place) }
      }
      return .on(isArmed: false)
    }
    return outcome.walk == nil && outcome.isWhole && setup.shows(state, anyOf: own) ? result : nil
  }
}
