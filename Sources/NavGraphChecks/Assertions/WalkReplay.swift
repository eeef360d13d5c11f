import NavGraphModel
import NavGraphSyntax

/// Looks for a walk state by state: what a search over places has found is said only if the app can really do it.
struct WalkReplay {
  /// What is thought of a state.
  enum Verdict {
    case goal
    /// Not to be walked on.
    case never
    case on(isArmed: Bool)
  }
  struct Point {
    var state: State
    /// Of a state that is not known to the ground: the place of which it is known what may lie beneath.
    var owner: Int32?
    /// What had to come first has come.
    var isArmed: Bool
    var cause: Stride.Cause
    var isRefused = false
    var premises: [Premise] = []
    var moves = 0
    var parent = -1
  }
  /// Why not every walk was tried.
  enum Limit {
    /// A stack, or modals over each other, can grow without end.
    case height
    /// Too much was tried already.
    case effort
    /// What a modal over a modal comes back to is not known.
    case landing
  }
  /// A way to the goal, or none; and what kept from looking at everything.
  struct Outcome {
    var walk: [Point]?
    var limit: Limit?
    var isWhole: Bool { limit == nil }
  }
  private struct Key: Hashable {
    var state: State
    var owner: Int32?
    var isArmed: Bool
    var premises: [Premise]
  }

  let effects: WalkEffects
  let ground: WalkGround
  var isWithRefusals = false
  var areConditionsFixed = false
  /// What may be done besides going back; nil: everything.
  var causes: Set<Stride.Cause>?
  var links: [Stride.Cause] = []
  var mostMoves = Int.max
  var mostStates = 4000

  private var walker: Walker { effects.walker }

  func search(from starts: [Point], _ judge: (_ before: State?, _ after: State, _ isArmed: Bool) -> Verdict) -> Outcome {
    var points: [Point] = []
    var seen: Set<Key> = []
    var limit: Limit?
    var result: Int?
    func add(_ point: Point, after before: State?) {
      var point = point
      switch judge(before, point.state, point.isArmed) {
      case .never: return
      case .goal: if result == nil { result = points.count }
      case .on(let isArmed): point.isArmed = isArmed
      }
      if point.state.layers.count > 8 || point.state.layers.contains(where: { $0.paths.contains { $0.screens.count > 24 } }) {
        limit = limit ?? .height
        return
      }
      let key = Key(state: point.state, owner: point.owner, isArmed: point.isArmed, premises: areConditionsFixed ? point.premises : [])
      if seen.insert(key).inserted || result == points.count { points.append(point) }
    }
    for start in starts { add(start, after: nil) }
    var next = 0
    while next < points.count, result == nil {
      if points.count > mostStates || !effects.spend(200) { return Outcome(walk: nil, limit: limit ?? .effort) }
      let point = points[next]
      next += 1
      if point.moves >= mostMoves { continue }
      var strides = walker.strides(from: point.state)
      for link in links { strides += effects.open(link, from: point.state) }
      for stride in strides where isAllowed(stride) {
        let premises = areConditionsFixed ? point.premises + stride.premises.filter { !point.premises.contains($0) } : []
        if areConditionsFixed, !walker.graph.areConsistent(premises) { continue }
        for (state, owner) in known(stride.state, point.owner, point.state.layers.first?.unit, stride.cause, &limit) {
          add(
            Point(
              state: state, owner: owner, isArmed: point.isArmed, cause: stride.cause, isRefused: stride.isRefused, premises: premises,
              moves: point.moves + 1, parent: next - 1), after: point.state)
          if result != nil { break }
        }
        if result != nil { break }
      }
    }
    guard var last = result else { return Outcome(walk: nil, limit: limit) }
    var walk: [Point] = []
    while last >= 0 {
      walk.append(points[last])
      last = points[last].parent
    }
    return Outcome(walk: walk.reversed(), limit: limit)
  }

  private func isAllowed(_ stride: Stride) -> Bool {
    if stride.isRefused, !isWithRefusals { return false }
    guard let causes else { return true }
    switch stride.cause {
    case .back, .dismissal, .button, .swipe, .reselect, .start: return true
    case .event, .tab, .route, .entry: return causes.contains(stride.cause)
    }
  }

  /// Where a step has left what is known, everything that may have been there.
  private func known(
    _ state: State, _ owner: Int32?, _ unit: UnitID?, _ cause: Stride.Cause, _ limit: inout Limit?
  ) -> [(State, Int32?)] {
    if let leaving = state.leaving {
      guard let unit else { return [] }
      var result: [(State, Int32?)] = []
      for presenter in ground.presenters[unit.index].prefix(2000) {
        for stride in walker.resume(presenter.state, leaving, cause) where !stride.isRefused || isWithRefusals {
          let number = presenter.level?.place
          if stride.state.leaving != nil, result.count < 4000 {
            result += beneath(stride.state, number, presenter.state.layers.first?.unit, cause, 6, &limit)
          } else {
            result += beneath(stride.state, number, nil, cause, 6, &limit)
          }
        }
      }
      return result
    }
    return beneath(state, owner, unit, cause, 6, &limit)
  }

  private func beneath(
    _ state: State, _ owner: Int32?, _ unit: UnitID?, _ cause: Stride.Cause, _ depth: Int, _ limit: inout Limit?
  ) -> [(State, Int32?)] {
    if state.leaving != nil {
      // Something presented over something presented, left by both.
      limit = limit ?? .landing
      return []
    }
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
      if case .nearest(let screen) = path.base { places.removeAll { effects.place($0).map { effects.places.places[$0].screen } != screen } }
    }
    var result: [(State, Int32?)] = []
    for place in places {
      guard let id = effects.place(place), ground.node(place) != nil else { continue }
      let value = effects.places.places[id]
      for isPushed in [false, true] {
        if path.base == .root, isPushed { continue }
        guard value.flags.contains(isPushed ? .isPushed : .isRoot) else { continue }
        var next = state
        let isFirst = effects.places.slots[path.slot].first == id
        let known = isPushed ? Path(path.slot, [value.screen], on: .beneath(0)) : Path(path.slot, [value.screen])
        next.layers[0].set(!isPushed && isFirst ? nil : known, path.slot)
        result.append((next, isPushed ? place : nil))
      }
    }
    return result
  }
}
