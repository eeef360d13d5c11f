import NavGraphModel

/// A search for loops in which modals stack on themselves: paths from the presentation of a unit to an equal presentation on top of it.
///
/// A presented unit behaves the same wherever it is, so such a path can be repeated one level deeper each time. States are followed one by
/// one, so the user can take each path that is found. The first pass treats states with the same screens on top of their stacks as one
/// state, so it gets far in few steps. The second pass distinguishes them. If there are too many states, no loop is found.
struct LoopSearch {
  /// A loop, with the units that are presented at its end, from the first to the equal one on top.
  struct Round {
    var units: [PresentationContextID]
    /// The number of moves of the user.
    var moves: Int
  }
  /// A state in which a unit has just been presented.
  private struct Start {
    var state: State
    /// The index of the unit's layer. Units that were presented with it are above.
    var base: Int
    /// The screens with guards that are shown under the unit. If one of them is shown again, its guards aren't evaluated.
    var shown: Set<ScreenID>
    /// The number of loops that precede this start.
    var rounds = 0
  }
  /// A state of a search. `base` is the index of the start's layer.
  private struct Point {
    var state: State
    var base: Int
    var moves: Int
  }
  /// The identity of a point. The first pass uses states that contain only the screens on top.
  private struct Key: Hashable {
    var state: State
    var base: Int
  }

  /// The maximum number of places of an app whose loops are searched.
  static let maxPlaces = 2000
  /// The maximum numbers of states and of landings in one search. A landing is a state after one move, known or not.
  private static let maxStates = 2500
  private static let maxRoundLandings = 50_000
  /// The maximum number of landings in the search for states in which a unit has just been presented.
  private static let maxCollected = 50_000
  private static let maxStarts = 200
  /// Whether all presentations were searched.
  var isComplete: Bool { !isCut && !effort.isSpent }
  private var isCut = false
  private var collected = 0
  private let effort: LoopEffort
  /// The maximum number of screens in a stack, for the second and the first pass.
  private static let maxScreens = 7
  private static let maxTops = 64
  /// The maximum number of loops after a loop, each with more guarded screens.
  private static let maxDifferent = 4
  /// The maximum number of states from each start in the search for units that are presented after it has ended.
  private static let maxUntilEnd = 60
  /// The maximum number of modals on top of the first.
  private let height: Int
  private let effects: MoveEffects
  private let devices: Devices
  /// The starts, in the order in which they were found.
  private var starts: [Start] = []
  /// The indices in `starts` for each unit.
  private var numbers: [PresentationContextID: [Int]] = [:]
  /// The states in which each unit is on top and has just been presented.
  private var presented: [PresentationContextID: [State]] = [:]

  private var walker: AbstractInterpreter { effects.walker }

  init(for walker: AbstractInterpreter, height: Int, devices: Devices, effort: LoopEffort) {
    effects = MoveEffects(of: walker)
    self.height = height
    self.devices = devices
    self.effort = effort
    collectStarts()
  }

  // MARK: Starts

  /// Finds the starts: one move from each place and each unit that presents something, and then those after outcome handlers.
  private mutating func collectStarts() {
    let places = walker.places
    // The guards of a page or tab are evaluated wherever the user is in the same containers.
    var sources: Set<PlaceID> = []
    var unitsWithGuards: Set<PresentationContextID> = []
    for presentation in places.presentations {
      if let source = presentation.source { sources.insert(source) } else { unitsWithGuards.insert(presentation.over) }
    }
    for source in places.places.ids where devices.show(places.unit(of: source), to: walker) && hasTime() {
      let value = places.places[source]
      guard sources.contains(source) || value.origin == .unit && unitsWithGuards.contains(places.unit(of: source)) else { continue }
      let flags = value.flags
      for isPushed in [false, true] where flags.contains(isPushed ? .isPushed : .isRoot) {
        let number = Int32(truncatingIfNeeded: source.index)
        let state = effects.state(at: number, isPushed: isPushed)
        note(walker.strides(from: state, isWithTabs: false), from: state)
        note(effects.tabEffects(at: number, isPushed: isPushed)?.effects ?? [])
      }
    }
    // Tabs with actions, guards of containers, links, and app-level events.
    for unit in places.units.ids where places.units[unit].kind != .external {
      guard devices.show(unit, to: walker), places.units[unit].slot != nil, hasTime() else { continue }
      let state = State([effects.fresh(of: unit)])
      note(walker.strides(from: state), from: state)
      guard places.units[unit].kind == .root else { continue }
      for link in effects.links where hasTime() { note(effects.open(link, from: state), from: state) }
    }
    followEnds()
  }

  /// Adds the starts that result from outcome handlers. These present a unit after another one has ended, which no path from a single place
  /// shows.
  private mutating func followEnds() {
    var next = 0
    while next < starts.count, hasTime() {
      let start = starts[next]
      next += 1
      let unit = start.state.layers[start.base].unit
      var points = [Point(state: start.state, base: start.base, moves: 0)]
      var seen: Set<Key> = [key(of: start.state, base: start.base, isTopsOnly: true)]
      var visited = 0
      while visited < points.count, points.count < Self.maxUntilEnd, hasTime() {
        let point = points[visited]
        visited += 1
        let landings = landings(from: point)
        collected += landings.count
        for (state, base) in landings where state.layers.count > base {
          guard state.layers[base].unit == unit else {
            note(state, after: base)
            continue
          }
          guard state.layers.count <= base + 2, state.layers[base...].allSatisfy({ isSmall($0, isTopsOnly: true) }),
            seen.insert(key(of: state, base: base, isTopsOnly: true)).inserted
          else { continue }
          points.append(Point(state: state, base: base, moves: 0))
        }
      }
    }
  }

  /// Whether the limit of the search for starts isn't reached. If it is, records that.
  private mutating func hasTime() -> Bool {
    if collected > Self.maxCollected { isCut = true }
    return !isCut
  }

  /// Whether all stacks of a layer are within the limit of the pass.
  private func isSmall(_ layer: Layer, isTopsOnly: Bool) -> Bool {
    layer.paths.allSatisfy { $0.screens.count <= (isTopsOnly ? Self.maxTops : Self.maxScreens) }
  }

  private func key(of state: State, base: Int, isTopsOnly: Bool) -> Key {
    Key(state: isTopsOnly ? State(state.layers.map(\.withTopsOnly)) : state, base: base)
  }

  /// Adds the starts that moves lead to.
  private mutating func note(_ strides: [StateTransition], from state: State) {
    collected += strides.count
    for stride in strides { note(stride.state, after: state.layers.count) }
  }

  /// Adds the starts that effects of tabs lead to.
  private mutating func note(_ effects: [MoveEffect]) {
    collected += effects.count
    for effect in effects { if case .presented(_, _, let state, _) = effect.kind { note(state, after: 1) } }
  }

  /// Adds a start for each layer above the lowest `count`, unless an equal one is known.
  private mutating func note(_ state: State, after count: Int) {
    guard state.leaving == nil, state.layers.count > count else { return }
    let hasGuards = !walker.graph.guardUses.isEmpty
    if let top = state.layers.last, (presented[top.unit]?.count ?? 0) < 50 { presented[top.unit, default: []].append(state) }
    for base in count..<state.layers.count {
      let unit = state.layers[base].unit
      let known = numbers[unit] ?? []
      if known.count >= Self.maxStarts { continue }
      let start = Start(state: state, base: base, shown: hasGuards ? guardedScreens(under: base, in: state) : [])
      if known.contains(where: { isRepeated(starts[$0], by: start) }) { continue }
      numbers[unit] = known + [starts.count]
      starts.append(start)
    }
  }

  // MARK: Loops

  /// Returns the shortest loop that begins with a unit.
  func round(from unit: PresentationContextID) -> Round? {
    var best: Round?
    for number in numbers[unit] ?? [] {
      guard let round = round(from: starts[number]) else { continue }
      if best.map({ (round.units.count, round.moves) < ($0.units.count, $0.moves) }) ?? true { best = round }
    }
    return best
  }

  /// Returns a loop from a start: with the first pass, or else with the second.
  private func round(from start: Start) -> Round? { round(from: start, isTopsOnly: true) ?? round(from: start, isTopsOnly: false) }

  /// Returns the loop with the fewest moves from a start, found by a breadth-first search within the limits.
  private func round(from start: Start, isTopsOnly: Bool) -> Round? {
    let unit = start.state.layers[start.base].unit
    var points = [Point(state: start.state, base: start.base, moves: 0)]
    var seen: Set<Key> = [key(of: start.state, base: start.base, isTopsOnly: isTopsOnly)]
    var next = 0
    var landingCount = 0
    while next < points.count, points.count < Self.maxStates, landingCount < Self.maxRoundLandings, !effort.isSpent {
      let point = points[next]
      next += 1
      let landings = landings(from: point)
      landingCount += landings.count
      effort.spend(landings.count)
      for (state, base) in landings {
        guard state.layers.count > base, state.layers[base].unit == unit, state.layers.count <= base + height + 1,
          state.layers.allSatisfy({ isSmall($0, isTopsOnly: isTopsOnly) })
        else { continue }
        for above in (base + 1)..<max(base + 1, state.layers.count) where isSame(start.state, from: start.base, as: state, from: above) {
          guard isRepeatable(start, endingIn: state, base: above) else { continue }
          return Round(units: state.layers[base...above].map(\.unit), moves: point.moves + 1)
        }
        guard seen.insert(key(of: state, base: base, isTopsOnly: isTopsOnly)).inserted else { continue }
        points.append(Point(state: state, base: base, moves: point.moves + 1))
      }
    }
    return nil
  }

  /// Returns the states after one move of the user, each with the index of the start's layer. If a step changes a layer under the known
  /// ones, there is a state for each possible layer.
  private func landings(from point: Point) -> [(State, Int)] {
    var result: [(State, Int)] = []
    var open = walker.strides(from: point.state).map { (stride: $0, base: point.base, lowest: point.state.layers.first?.unit) }
    var effort = 0
    while let (stride, base, lowest) = open.popLast(), effort < 200 {
      guard let leaving = stride.state.leaving else {
        result.append((stride.state, base))
        continue
      }
      // If a layer under the known ones ends, all known layers end.
      guard case .stays(let layers, _, _) = leaving.outcome, layers.count <= height + 2, let lowest else { continue }
      for state in presented[lowest] ?? [] {
        effort += 1
        for next in walker.resume(state, after: leaving, cause: stride.cause) {
          open.append((next, base + state.layers.count - 1, state.layers.first?.unit))
        }
      }
    }
    return result
  }

  /// Whether a start is equal to another one, including the outcome handlers of its layers.
  private func isRepeated(_ start: Start, by other: Start) -> Bool {
    start.shown == other.shown && isSame(start.state, from: start.base, as: other.state, from: other.base)
      && start.state.layers[start.base...].map(\.arms) == other.state.layers[other.base...].map(\.arms)
  }

  /// Whether a loop can be repeated from its end. If it shows guarded screens under its end, other guards are evaluated the next time.
  private func isRepeatable(_ start: Start, endingIn state: State, base: Int) -> Bool {
    if walker.graph.guardUses.isEmpty { return true }
    let shown = guardedScreens(under: base, in: state)
    // Screens that a loop has shown stay shown, so few loops differ.
    if shown == start.shown || start.rounds > Self.maxDifferent { return true }
    return round(from: Start(state: state, base: base, shown: shown, rounds: start.rounds + 1)) != nil
  }

  /// Returns the screens with guards that are shown in the layers under `base`.
  private func guardedScreens(under base: Int, in state: State) -> Set<ScreenID> {
    var result: Set<ScreenID> = []
    for layer in state.layers[..<base] {
      for sight in walker.sights(of: layer) {
        for screen in layer.path(in: sight.slot)?.screens ?? sight.screen.map({ [$0] }) ?? []
        where !walker.graph.screens[screen].requires.isEmpty {
          result.insert(screen)
        }
      }
    }
    return result
  }

  /// Whether two states show the same from one layer up to the top, regardless of their outcome handlers.
  private func isSame(_ a: State, from first: Int, as b: State, from second: Int) -> Bool {
    a.layers.count - first == b.layers.count - second
      && zip(a.layers[first...], b.layers[second...]).allSatisfy { $0.showsTheSame(as: $1) }
  }
}

/// The shared limit of the searches for loops of modals, for all kinds of devices.
final class LoopEffort {
  /// The maximum number of states after one move in all searches.
  ///
  /// Measured on 12 modals of 7 screens with 37 ways to present each, where every search fails: `check` takes 3.6 s in a debug build, and
  /// an optimized build is 5.7 times as fast. 276 such modals, 1,933 places, take 5.8 s. Without a limit, 12 took 25 s and 48 took 99 s.
  private static let maxLandings = 200_000
  private var landings = 0

  /// Whether the limit is reached.
  var isSpent: Bool { landings > Self.maxLandings }

  /// Adds to the number of states.
  func spend(_ count: Int) { landings += count }
}
