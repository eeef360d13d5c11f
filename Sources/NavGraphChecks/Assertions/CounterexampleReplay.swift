import NavGraphModel
import NavGraphSyntax

/// A search over states, which confirms that the app can really take a path that a search over places has found.
struct CounterexampleReplay {
  /// The result for one state.
  enum Verdict {
    case goal
    /// States that are not expanded further.
    case never
    case on(isArmed: Bool)
  }
  struct Point {
    var state: State
    /// The place that determines what can be under the known screens, if the state doesn't begin with a root.
    var owner: Int32?
    /// Whether the content that must be shown first has been shown.
    var isArmed: Bool
    var cause: StateTransition.Cause
    /// The guard that has failed, or nil.
    var refusal: GuardID?
    /// The conditions under which the last move is possible.
    var tests: [PathCondition] = []
    /// The tests of all moves whose answers stay the same.
    var premises: [PathCondition] = []
    var moves = 0
    var parent = -1

    /// Whether the last move goes back, so that what is shown after it was shown before.
    var isBack: Bool {
      switch cause {
      case .back, .dismissal, .reselect: true
      case .event, .tab, .swipe, .button, .route, .entry, .appEvent, .start: false
      }
    }
  }
  /// The reason why not every path was tried.
  enum Limit {
    /// Stacks or modals grow beyond the height that is searched.
    case height
    /// The limit of work is reached.
    case effort

    /// The reason as a clause for users.
    var text: String {
      switch self {
      case .height: "stacks or modals can be higher here than the height that is searched"
      case .effort: "there are more states than the limit"
      }
    }
  }
  /// The result of a search: a path to the goal, or nil, and the limit that stopped the search, if any.
  struct Outcome {
    var walk: [Point]?
    var limit: Limit?
    /// All points that were searched, in the order of their moves.
    var points: [Point] = []
    var isWhole: Bool { limit == nil }
  }
  private struct Key: Hashable {
    var state: State
    var owner: Int32?
    var isArmed: Bool
    var premises: [PathCondition]
  }

  let effects: MoveEffects
  let ground: ReachableLevels
  /// Whether a path whose last move goes back is only the result if no other path of its length is found.
  var prefersForward = false
  var isWithRefusals = false
  var areConditionsFixed = false
  /// The allowed inputs, in addition to going back, or nil for all.
  var causes: Set<StateTransition.Cause>?
  var links: [StateTransition.Cause] = []
  var maxMoves = Int.max
  var maxStates = 4000
  /// The maximum number of known screens of a stack, from the top, or nil for all. Any screens that are possible can be under these, so the
  /// number of states is limited. The search may find more than is possible, never less.
  var maxScreens: Int?
  /// The sets of several screens that are under each other, if stacks are cut, or nil to use pairs.
  var windows: StackContexts?

  var walker: AbstractInterpreter { effects.walker }

  func search(from starts: [Point], judge: (_ before: State?, _ after: State, _ isArmed: Bool) -> Verdict) -> Outcome {
    var points: [Point] = []
    var seen: Set<Key> = []
    var limit: Limit?
    var result: Int?
    var isDecided: Bool { result.map { !prefersForward || !points[$0].isBack } ?? false }
    func add(_ point: Point, after before: State?) {
      var point = point
      switch judge(before, point.state, point.isArmed) {
      case .never: return
      case .goal:
        // A goal isn't expanded, so it may exceed the limits.
        if isDecided || result != nil && point.isBack { return }
        result = points.count
        points.append(point)
        return
      case .on(let isArmed): point.isArmed = isArmed
      }
      let isCut = maxScreens != nil
      if point.state.layers.count > 8 || !isCut && point.state.layers.contains(where: { $0.paths.contains { $0.screens.count > 24 } }) {
        limit = limit ?? .height
        return
      }
      let key = Key(state: point.state, owner: point.owner, isArmed: point.isArmed, premises: areConditionsFixed ? point.premises : [])
      if seen.insert(key).inserted { points.append(point) }
    }
    for var start in starts {
      if areConditionsFixed { start.premises = lasting(among: start.tests) }
      guard maxScreens != nil else {
        add(start, after: nil)
        continue
      }
      for state in cut(start.state, after: start.state, limit: &limit) {
        var point = start
        (point.state, point.owner) = (state, nil)
        add(point, after: nil)
      }
    }
    var next = 0
    while next < points.count, !isDecided, result.map({ points[next].moves < points[$0].moves }) ?? true {
      if points.count > maxStates || !effects.spend(200) {
        limit = limit ?? .effort
        break
      }
      let point = points[next]
      next += 1
      if point.moves >= maxMoves { continue }
      var strides = walker.strides(from: point.state)
      for link in links { strides += effects.open(link, from: point.state) }
      for stride in strides where isAllowed(stride) {
        for landing in landings(of: stride, from: point, limit: &limit) {
          let premises = areConditionsFixed ? point.premises + lasting(among: landing.premises).filter { !point.premises.contains($0) } : []
          if areConditionsFixed, !walker.conditions.areConsistent(premises) { continue }
          add(
            Point(
              state: landing.state, owner: landing.owner, isArmed: point.isArmed, cause: stride.cause, refusal: landing.refusal,
              tests: landing.premises, premises: premises, moves: point.moves + 1, parent: next - 1), after: point.state)
          if isDecided { break }
        }
        if isDecided { break }
      }
    }
    return Outcome(walk: result.map { Self.walk(to: $0, in: points) }, limit: limit, points: points)
  }

  /// Returns the path from a start to one of the points.
  static func walk(to point: Int, in points: [Point]) -> [Point] {
    var walk: [Point] = []
    var next = point
    while next >= 0 {
      walk.append(points[next])
      next = points[next].parent
    }
    return walk.reversed()
  }

  /// Returns the premises that stay the same from one move to the next: those of conditions without arguments.
  private func lasting(among premises: [PathCondition]) -> [PathCondition] {
    premises.filter { walker.conditions.isLasting(Conditions.Claim(test: $0.test, holds: $0.isTrue)) }
  }

  private func isAllowed(_ stride: StateTransition) -> Bool {
    if stride.isRefused, !isWithRefusals { return false }
    guard let causes else { return true }
    switch stride.cause {
    case .back, .dismissal, .button, .swipe, .reselect, .start: return true
    case .event, .tab, .route, .entry, .appEvent: return causes.contains(stride.cause)
    }
  }

  /// A state after a stride.
  private struct Landing {
    var state: State
    var owner: Int32?
    var premises: [PathCondition]
    var refusal: GuardID?
  }

  /// The end of a unit whose presenter isn't known.
  private struct End: Hashable {
    var unit: PresentationContextID
    var leaving: Unwind
    var premises: [PathCondition]
    var refusal: GuardID?
  }

  /// Returns the states after a stride. If a step changes a layer that isn't known, there is a state for each possible layer.
  private func landings(of stride: StateTransition, from point: Point, limit: inout Limit?) -> [Landing] {
    guard let leaving = stride.state.leaving else { return landings(of: stride, after: point.state, owner: point.owner, limit: &limit) }
    guard let unit = point.state.layers.first?.unit else { return [] }
    var result: [Landing] = []
    // A step may end several modals that are on top of each other.
    var open = [End(unit: unit, leaving: leaving, premises: stride.premises, refusal: stride.refusal)]
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let end = open[next]
      next += 1
      if case .stays(let layers, _, _) = end.leaving.outcome, layers.count > PushdownSaturation.maxLayers {
        limit = limit ?? .height
        continue
      }
      if ground.presenters[end.unit.index].count > 2000 || open.count > 2000 {
        limit = limit ?? .effort
        return result
      }
      for presenter in ground.presenters[end.unit.index] {
        for var stride in walker.resume(presenter.state, after: end.leaving, cause: stride.cause) where !stride.isRefused || isWithRefusals
        {
          stride.premises = end.premises + stride.premises.filter { !end.premises.contains($0) }
          stride.refusal = stride.refusal ?? end.refusal
          if let leaving = stride.state.leaving {
            guard let unit = presenter.state.layers.first?.unit else { continue }
            let further = End(
              unit: unit, leaving: leaving, premises: areConditionsFixed ? stride.premises : [], refusal: stride.refusal)
            if seen.insert(further).inserted { open.append(further) }
          } else {
            result += landings(of: stride, after: presenter.state, owner: presenter.level?.place, limit: &limit)
          }
        }
      }
    }
    return result
  }

  private func landings(of stride: StateTransition, after before: State, owner: Int32?, limit: inout Limit?) -> [Landing] {
    guard maxScreens != nil else {
      return beneath(stride.state, owner: owner, limit: &limit).map {
        Landing(state: $0, owner: $1, premises: stride.premises, refusal: stride.refusal)
      }
    }
    return cut(stride.state, after: before, limit: &limit).map {
      Landing(state: $0, owner: nil, premises: stride.premises, refusal: stride.refusal)
    }
  }

  private func beneath(_ state: State, owner: Int32?, limit: inout Limit?) -> [(State, Int32?)] {
    // For layers above the first, the screens under the known ones aren't followed.
    if state.layers.dropFirst().contains(where: { $0.paths.contains { $0.base != .floor } }) { limit = limit ?? .height }
    guard let owner, let layer = state.layers.first, let path = layer.paths.first(where: { $0.base != .floor }) else {
      return [(state, nil)]
    }
    if !path.screens.isEmpty { return [(state, owner)] }
    var places: [Int32] = []
    switch path.base {
    case .floor: return [(state, owner)]
    case .beneath(let depth):
      places = [owner]
      for _ in 0..<min(max(depth, 1), 6) {
        places = places.flatMap { ground.beneath($0).map(\.place) }
        if places.count > 2000 {
          limit = limit ?? .effort
          places.removeSubrange(2000...)
        }
      }
    case .root, .nearest:
      places = effects.places.places(in: path.slot).map { Int32(truncatingIfNeeded: $0.index) }
      if case .nearest(let screen) = path.base {
        places.removeAll { effects.place(numbered: $0).map { effects.places.places[$0].screen } != screen }
      }
    }
    var result: [(State, Int32?)] = []
    for place in places {
      guard let id = effects.place(numbered: place), ground.node(of: place) != nil else { continue }
      let value = effects.places.places[id]
      for isPushed in [false, true] {
        if path.base == .root, isPushed { continue }
        guard value.flags.contains(isPushed ? .isPushed : .isRoot) else { continue }
        var next = state
        let isFirst = effects.places.slots[path.slot].first == id
        let known =
          isPushed ? Path(slot: path.slot, screens: [value.screen], on: .beneath(0)) : Path(slot: path.slot, screens: [value.screen])
        next.layers[0].set(!isPushed && isFirst ? nil : known, in: path.slot)
        result.append((next, isPushed ? place : nil))
      }
    }
    return result
  }
}
