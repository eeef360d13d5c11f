import NavGraphModel

/// The sets of places that a user can't leave: in each one gets from every place to every other, and never to anything else.
///
/// Held against the worst: what can be presented so that it can't be swiped away is, and a split on a phone is collapsed. From each
/// candidate all walks are looked at, each Back and each end of a modal leading where that walk came from (`WalkSearch`). More may be found
/// there than can be walked, never less, so a trap that is told is one; one from which a search gave up is not told. Columns, pages and tabs
/// are independent there; of their candidates the states are looked at too.
struct Traps {
  /// In the order in which the places were found; of each, the places in that order.
  private(set) var sets: [[PlaceID]] = []

  init(
    _ graph: NavigationGraph, _ places: Places, _ moves: UserMoves, _ candidates: TrapCandidates, isSystemBackOnly: Bool,
    isFree: (PlaceID) -> Bool
  ) {
    if candidates.levels.isEmpty, candidates.certain.isEmpty { return }
    var found: [Set<PlaceID>] = []
    var budget = 100
    let free = Set(places.places.ids.filter(isFree).map { Int32(truncatingIfNeeded: $0.index) })
    // Some sequences have no end of ways to come back to: where the search would be long, nothing is told.
    let most = 200 * places.places.count + 400_000
    let meant = graph.meantIdioms
    func effects(_ walker: Walker) -> WalkEffects {
      var walker = walker
      walker.isSystemBackOnly = isSystemBackOnly
      return WalkEffects(walker, mostWork: most)
    }
    for walker in WalkSetup.walkers(graph, places) where meant.contains(walker.idiom) {
      // On a pad, the user can make a window wide again.
      if walker.isCollapsed, !graph.splits.isEmpty, walker.idiom != .phone { continue }
      let setup = WalkSetup(effects(walker))
      if !setup.search.isWhole { continue }
      for set in candidates.certain where !found.contains(set) && Self.isThere(set, setup, moves.isHeld) { found.append(set) }
      for level in candidates.levels where setup.ground.shows(Int32(truncatingIfNeeded: level.place.index), isPushed: level.isPushed) {
        var set = Self.walked(from: level, setup, free)
        if set == nil, places.slots[places.places[level.place].slot].hasSiblings, budget > 0 {
          budget -= 1
          set = Self.replayed(from: level.place, setup, free)
        }
        guard let set else { continue }
        if !found.contains(set) { found.append(set) }
      }
    }
    // What leads to a trap that is smaller is left for it.
    for set in found where !found.contains(where: { $0.isStrictSubset(of: set) }) { sets.append(set.sorted { $0.raw < $1.raw }) }
    sets.sort { ($0.first?.raw ?? 0) < ($1.first?.raw ?? 0) }
  }

  /// Whether something shows one of the places, and what is taken for held there is.
  private static func isThere(_ set: Set<PlaceID>, _ setup: WalkSetup, _ isHeld: [Bool]) -> Bool {
    // It is certain where columns lie on each other; side by side the others are at hand.
    let places = setup.places
    if !setup.walker.isCollapsed, set.contains(where: { places.slots[places.places[$0].slot].split != nil }) { return false }
    return set.contains { setup.ground.trace(Int32(truncatingIfNeeded: $0.index)) != nil }
      && set.allSatisfy { place in
        let unit = setup.places.unit(of: place).index
        return !isHeld[unit] || setup.ground.presenters[unit].contains { !$0.state.isSwiped }
      }
  }

  /// Everything that is shown on walks from there; nil if one of them leads out.
  private static func walked(from level: TrapCandidates.Level, _ setup: WalkSetup, _ free: Set<Int32>) -> Set<PlaceID>? {
    let places = setup.places.places.count
    let number = Int32(truncatingIfNeeded: level.place.index)
    guard setup.effects.spend(places) else { return nil }
    // The places next to it are already shown, so they needn't be reached.
    if setup.shows(setup.effects.state(at: number, isPushed: level.isPushed), free) { return nil }
    var query = WalkSearch.Query()
    query.isWithRefusals = true
    query.isHeld = true
    query.targets = free
    query.origins = setup.search.openLevels(number).filter { ($0.below != .floor) == level.isPushed } + accessories(beside: level, setup)
    var walk = WalkSearch(query, setup.ground, setup.effects)
    guard walk.run() == nil, walk.isWhole else { return nil }
    var result: Set<PlaceID> = []
    for node in walk.nodes where node.space < 0 {
      if let place = setup.effects.place(node.level.place), !isAccessory(place, setup.places) { result.insert(place) }
    }
    return result
  }

  /// The accessory of the bar around a place, which can be tapped there.
  private static func accessories(beside level: TrapCandidates.Level, _ setup: WalkSetup) -> [WalkLevel] {
    let places = setup.places
    let value = places.places[level.place]
    if level.isPushed, setup.walker.graph.screens[value.screen].hides.contains(.tabBar) { return [] }
    guard let bar = places.slots[value.slot].tabs, let last = places.slots[bar].children.last, let first = places.slots[last].first,
      isAccessory(first, places)
    else { return [] }
    return [WalkLevel(place: Int32(truncatingIfNeeded: first.index), below: .floor, isOld: false)]
  }

  private static func isAccessory(_ place: PlaceID, _ places: Places) -> Bool {
    places.slots[places.places[place].slot].role == .accessory
  }

  /// The same state by state, from the first that shows the place: what is beside it is known there.
  private static func replayed(from place: PlaceID, _ setup: WalkSetup, _ free: Set<Int32>) -> Set<PlaceID>? {
    let own: Set<Int32> = [Int32(truncatingIfNeeded: place.index)]
    guard let state = setup.firstState(showing: place) else { return nil }
    var replay = WalkReplay(effects: setup.effects, ground: setup.ground)
    replay.isWithRefusals = true
    replay.mostStates = 500
    var result: Set<PlaceID> = []
    let start = WalkReplay.Point(state: state, isArmed: false, cause: .start)
    let outcome = replay.search(from: [start]) { _, after, _ in
      if setup.shows(after, free) { return .goal }
      for sight in setup.walker.sights(after) {
        if let screen = sight.screen, let place = setup.places.place(screen, in: sight.slot) { result.insert(place) }
      }
      return .on(isArmed: false)
    }
    return outcome.walk == nil && outcome.isWhole && setup.shows(state, own) ? result : nil
  }
}
