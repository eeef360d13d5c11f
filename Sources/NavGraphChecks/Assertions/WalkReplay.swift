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
    /// The guard that has said no.
    var refusal: GuardID?
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
  }
  /// A way to the goal, or none; and what kept from looking at everything.
  struct Outcome {
    var walk: [Point]?
    var limit: Limit?
    /// Everything that was looked at, in the order of its moves.
    var points: [Point] = []
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
  /// How many screens of a stack are looked at, from the top; nil: all. What lies further down is then anything that can lie there, so that
  /// there are only so many states: more may be found than can be shown, never less.
  var mostScreens: Int?
  /// What lies on what, several at a time, where stacks are cut; nil: pair by pair.
  var windows: WalkWindows?

  var walker: Walker { effects.walker }

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
      let isCut = mostScreens != nil
      if point.state.layers.count > 8 || !isCut && point.state.layers.contains(where: { $0.paths.contains { $0.screens.count > 24 } }) {
        limit = limit ?? .height
        return
      }
      let key = Key(state: point.state, owner: point.owner, isArmed: point.isArmed, premises: areConditionsFixed ? point.premises : [])
      if seen.insert(key).inserted || result == points.count { points.append(point) }
    }
    for start in starts {
      guard mostScreens != nil else {
        add(start, after: nil)
        continue
      }
      for state in cut(start.state, after: start.state, &limit) {
        var point = start
        (point.state, point.owner) = (state, nil)
        add(point, after: nil)
      }
    }
    var next = 0
    while next < points.count, result == nil {
      if points.count > mostStates || !effects.spend(200) { return Outcome(walk: nil, limit: limit ?? .effort, points: points) }
      let point = points[next]
      next += 1
      if point.moves >= mostMoves { continue }
      var strides = walker.strides(from: point.state)
      for link in links { strides += effects.open(link, from: point.state) }
      for stride in strides where isAllowed(stride) {
        for landing in landings(stride, from: point, &limit) {
          let premises = areConditionsFixed ? point.premises + lasting(landing.premises).filter { !point.premises.contains($0) } : []
          if areConditionsFixed, !walker.conditions.areConsistent(premises) { continue }
          add(
            Point(
              state: landing.state, owner: landing.owner, isArmed: point.isArmed, cause: stride.cause, refusal: landing.refusal,
              premises: premises, moves: point.moves + 1, parent: next - 1), after: point.state)
          if result != nil { break }
        }
        if result != nil { break }
      }
    }
    return Outcome(walk: result.map { Self.walk(to: $0, points) }, limit: limit, points: points)
  }

  /// The walk from a start to one of the points.
  static func walk(to point: Int, _ points: [Point]) -> [Point] {
    var walk: [Point] = []
    var next = point
    while next >= 0 {
      walk.append(points[next])
      next = points[next].parent
    }
    return walk.reversed()
  }

  /// What stays as it is from one move to the next: the answers of conditions that are asked about no values.
  private func lasting(_ premises: [Premise]) -> [Premise] {
    premises.filter { walker.conditions.isLasting(Conditions.Claim(test: $0.test, holds: $0.isTrue)) }
  }

  private func isAllowed(_ stride: Stride) -> Bool {
    if stride.isRefused, !isWithRefusals { return false }
    guard let causes else { return true }
    switch stride.cause {
    case .back, .dismissal, .button, .swipe, .reselect, .start: return true
    case .event, .tab, .route, .entry, .strike: return causes.contains(stride.cause)
    }
  }

  /// What a stride has come to.
  private struct Landing {
    var state: State
    var owner: Int32?
    var premises: [Premise]
    var refusal: GuardID?
  }

  /// How something whose presenter is not known has ended.
  private struct End: Hashable {
    var unit: UnitID
    var leaving: Leaving
    var premises: [Premise]
    var refusal: GuardID?
  }

  /// Where a step has left what is known, everything that may have been there.
  private func landings(_ stride: Stride, from point: Point, _ limit: inout Limit?) -> [Landing] {
    guard let leaving = stride.state.leaving else { return landings(stride, after: point.state, owner: point.owner, &limit) }
    guard let unit = point.state.layers.first?.unit else { return [] }
    var result: [Landing] = []
    // A step may end several modals that lie on each other.
    var open = [End(unit: unit, leaving: leaving, premises: stride.premises, refusal: stride.refusal)]
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let end = open[next]
      next += 1
      if case .stays(let layers, _, _) = end.leaving.outcome, layers.count > WalkSearch.mostLayers {
        limit = limit ?? .height
        continue
      }
      if ground.presenters[end.unit.index].count > 2000 || open.count > 2000 {
        limit = limit ?? .effort
        return result
      }
      for presenter in ground.presenters[end.unit.index] {
        for var stride in walker.resume(presenter.state, end.leaving, stride.cause) where !stride.isRefused || isWithRefusals {
          stride.premises = end.premises + stride.premises.filter { !end.premises.contains($0) }
          stride.refusal = stride.refusal ?? end.refusal
          if let leaving = stride.state.leaving {
            guard let unit = presenter.state.layers.first?.unit else { continue }
            let further = End(
              unit: unit, leaving: leaving, premises: areConditionsFixed ? stride.premises : [], refusal: stride.refusal)
            if seen.insert(further).inserted { open.append(further) }
          } else {
            result += landings(stride, after: presenter.state, owner: presenter.level?.place, &limit)
          }
        }
      }
    }
    return result
  }

  private func landings(_ stride: Stride, after before: State, owner: Int32?, _ limit: inout Limit?) -> [Landing] {
    guard mostScreens != nil else {
      return beneath(stride.state, owner, &limit).map {
        Landing(state: $0, owner: $1, premises: stride.premises, refusal: stride.refusal)
      }
    }
    return cut(stride.state, after: before, &limit).map {
      Landing(state: $0, owner: nil, premises: stride.premises, refusal: stride.refusal)
    }
  }

  private func beneath(_ state: State, _ owner: Int32?, _ limit: inout Limit?) -> [(State, Int32?)] {
    // Further up it isn't followed what a stack stands on.
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
