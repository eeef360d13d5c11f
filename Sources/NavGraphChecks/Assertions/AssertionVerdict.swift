import NavGraphModel
import NavGraphSyntax

/// The result of an assertion on one kind of device.
enum AssertionVerdict {
  case holds
  /// The path that breaks the assertion, or the shortest one, which is too long.
  case fails(walk: [CounterexampleReplay.Point])
  /// There is no path.
  case noWalk
  /// A search over places found a path that no search over states confirmed.
  case undecided(CounterexampleReplay.Limit)
  /// The assertion's content is never shown on this device.
  case idle
}

extension DeviceSearches {
  /// Decides `A only after B`.
  func judge(_ a: Content, onlyAfter b: Content) -> AssertionVerdict {
    let first = numbers(of: b)
    var query = PushdownSaturation.Query()
    query.blocked = first
    query.targets = numbers(of: a)
    if query.targets.isEmpty { return .idle }
    query.targets.subtract(first)
    if query.targets.isEmpty { return .holds }
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isFromStart = true
    let targets = query.targets
    return look(for: query, from: starts) { _, after, _ in
      if shows(after, anyOf: first, isSure: true) { return .never }
      return shows(after, anyOf: targets) ? .goal : .on(isArmed: false)
    }
  }

  /// Decides `A requires G` for an app in which G always fails, so that no path may show A.
  func judgeShown(_ a: Content) -> AssertionVerdict {
    var query = PushdownSaturation.Query()
    query.targets = numbers(of: a)
    if query.targets.isEmpty {
      if search.isCapped { return .undecided(.height) }
      return search.isWhole ? .holds : .undecided(.effort)
    }
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isFromStart = true
    let targets = query.targets
    return look(for: query, from: starts) { _, after, _ in shows(after, anyOf: targets) ? .goal : .on(isArmed: false) }
  }

  /// Decides `never A after B`.
  func judge(never a: Content, after b: Content) -> AssertionVerdict {
    let first = numbers(of: b)
    let targets = numbers(of: a)
    if first.isEmpty || targets.isEmpty { return .idle }
    var query = PushdownSaturation.Query()
    query.targets = targets
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isBesideOpen = true
    query.origins = first.sorted().flatMap { search.openLevels(at: $0) }
    return look(for: query, from: starts) { before, after, isArmed in
      if isArmed, let before, !shows(before, anyOf: targets), shows(after, anyOf: targets) { return .goal }
      return .on(isArmed: isArmed || shows(after, anyOf: first, isSure: true))
    }
  }

  /// Decides `A within n of B`. Failing guards are only allowed for paths to the flow of a guard, which is shown only if the guard fails.
  func judge(_ a: Content, within budget: Int, of b: Content, isWithRefusals: Bool = false) -> AssertionVerdict {
    let targets = numbers(of: a)
    let beginnings = beginnings(of: b, in: search)
    if targets.isEmpty || beginnings.isEmpty { return .idle }
    if beginnings.contains(where: { shows($0.state, anyOf: targets) }) { return .holds }
    var query = PushdownSaturation.Query()
    query.targets = targets
    query.isWithRefusals = isWithRefusals
    query.origins = beginnings.flatMap(\.levels)
    let verdict = look(for: query, from: points(of: beginnings), areConditionsFixed: true) { _, after, _ in
      shows(after, anyOf: targets) ? .goal : .on(isArmed: false)
    }
    func judged(_ walk: [CounterexampleReplay.Point]) -> AssertionVerdict {
      (walk.last?.moves ?? 0) <= budget ? .holds : .fails(walk: walk)
    }
    if case .noWalk = verdict, effects.isShifted, case .screen = b {
      switch certainWalk(from: b, to: targets, isWithRefusals: isWithRefusals, areConditionsFixed: true) {
      case .none: return .noWalk
      case .walk(let certain): return judged(certain)
      case .unknown(let least): return least > budget ? longWalk(from: b, to: targets, isWithRefusals: isWithRefusals) : .undecided(.height)
      }
    }
    guard case .fails(let walk) = verdict else { return verdict }
    if isCertain(walk) { return judged(walk) }
    return switch certainWalk(from: b, to: targets, isWithRefusals: isWithRefusals, areConditionsFixed: true) {
    case .none: .noWalk
    case .walk(let certain): judged(certain)
    // An app-level event may present B over screens that cut stacks don't contain, and a shorter path may exist there.
    case .unknown where !graph.appEvents.isEmpty: (walk.last?.moves ?? 0) <= budget ? .holds : .undecided(.height)
    case .unknown(let least): least > budget ? longWalk(from: b, to: targets, isWithRefusals: isWithRefusals) : judged(walk)
    }
  }

  /// Decides `A reaches B`.
  func judge(_ a: Content, reaches b: Content, isWithRefusals: Bool = true, areConditionsFixed: Bool = false) -> AssertionVerdict {
    let targets = numbers(of: b)
    let beginnings = beginnings(of: a, in: search)
    if targets.isEmpty || beginnings.isEmpty { return .idle }
    if beginnings.contains(where: { shows($0.state, anyOf: targets) }) { return .holds }
    var query = PushdownSaturation.Query()
    query.targets = targets
    query.isWithRefusals = isWithRefusals
    query.origins = beginnings.flatMap(\.levels)
    let verdict = look(for: query, from: points(of: beginnings), areConditionsFixed: areConditionsFixed) { _, after, _ in
      shows(after, anyOf: targets) ? .goal : .on(isArmed: false)
    }
    if case .noWalk = verdict, effects.isShifted, case .screen = a {
      return switch certainWalk(from: a, to: targets, isWithRefusals: isWithRefusals, areConditionsFixed: areConditionsFixed) {
      case .none: .noWalk
      case .walk: .holds
      case .unknown: .undecided(.height)
      }
    }
    guard case .fails(let walk) = verdict else { return verdict }
    if !isCertain(walk),
      case .none = certainWalk(from: a, to: targets, isWithRefusals: isWithRefusals, areConditionsFixed: areConditionsFixed)
    {
      return .noWalk
    }
    return .holds
  }

  /// Whether a path depends only on what is known at its beginning. Screens under it and presenters are known in pairs, and guards may
  /// depend on them.
  private func isCertain(_ walk: [CounterexampleReplay.Point]) -> Bool {
    guard let first = walk.first, let unit = first.state.layers.first?.unit else { return true }
    if first.owner == nil, places.units[unit].kind == .root { return true }
    return graph.guardUses.isEmpty && walk.allSatisfy { $0.owner == first.owner && $0.state.layers.first?.unit == unit }
  }

  /// The knowledge about paths that begin in a state that a path from the start really reaches.
  private enum Certainty {
    case none
    case walk([CounterexampleReplay.Point])
    /// A path may exist, with at least this number of moves.
    case unknown(least: Int)
  }

  private func certainWalk(
    from content: Content, to targets: Set<Int32>, isWithRefusals: Bool, areConditionsFixed: Bool
  ) -> Certainty {
    guard case .screen = content else { return .unknown(least: 0) }
    let own = numbers(of: content)
    for isCut in [false, true] {
      guard let states = states(isCut: isCut) else { continue }
      let points = points(of: states, showing: own)
      if points.isEmpty { return .unknown(least: 0) }
      var replay = makeReplay()
      replay.isWithRefusals = isWithRefusals
      replay.areConditionsFixed = areConditionsFixed
      if isCut {
        replay.maxScreens = maxScreens
        replay.windows = effects.windows
      }
      let found = replay.search(from: points) { _, after, _ in shows(after, anyOf: targets) ? .goal : .on(isArmed: false) }
      guard let walk = found.walk else { return found.isWhole ? .none : .unknown(least: 0) }
      // The screens of a cut stack may not really be under each other, so the result is only a lower bound.
      return isCut ? .unknown(least: found.isWhole ? walk.last?.moves ?? 0 : 0) : .walk(walk)
    }
    return .unknown(least: 0)
  }

  /// Returns a path that can be taken, which isn't necessarily the shortest: for an assertion whose paths are all longer than its budget,
  /// and for a question whose shortest path isn't known.
  func longWalk(from content: Content, to targets: Set<Int32>, isWithRefusals: Bool) -> AssertionVerdict {
    var replay = makeReplay()
    replay.isWithRefusals = isWithRefusals
    replay.areConditionsFixed = true
    let found = replay.search(from: points(of: effects.firstStates, showing: numbers(of: content))) { _, after, _ in
      shows(after, anyOf: targets) ? .goal : .on(isArmed: false)
    }
    return found.walk.map { .fails(walk: $0) } ?? .undecided(.height)
  }

  /// Returns the states that have just shown one of these places, as the beginnings of paths.
  private func points(of states: [State], showing numbers: Set<Int32>) -> [CounterexampleReplay.Point] {
    states.flatMap { fresh($0, beside: numbers) }.map { CounterexampleReplay.Point(state: $0, isArmed: false, cause: .start) }
  }

  /// Returns all states that paths from the start reach, optionally with their stacks cut, or nil if there are too many.
  private func states(isCut: Bool) -> [State]? {
    if let known = effects.states[isCut] { return known }
    var replay = makeReplay()
    replay.isWithRefusals = true
    replay.links = links
    replay.maxStates = 1500
    if isCut { replay.maxScreens = maxScreens }
    func all() -> (states: [State], isWhole: Bool) {
      var seen: Set<State> = []
      var states: [State] = []
      let outcome = replay.search(from: starts(by: links)) { _, after, _ in
        if seen.insert(after).inserted { states.append(after) }
        return .on(isArmed: false)
      }
      return (states, outcome.isWhole)
    }
    var found = all()
    if !isCut { effects.firstStates = found.states }
    if isCut, found.isWhole {
      // Screens that are found late in one pass are known from the beginning of the next one.
      let windows = StackContexts(most: maxScreens)
      replay.windows = windows
      for _ in 0..<8 {
        let known = all()
        if !known.isWhole { break }
        if windows.hasGrown() { continue }
        effects.windows = windows
        found = known
        break
      }
    }
    let result = found.isWhole ? found.states : nil
    effects.states[isCut] = .some(result)
    return result
  }

  /// Returns states in which everything next to one of the places, and next to the visible parts of lower layers, is as declared.
  private func fresh(_ state: State, beside numbers: Set<Int32>) -> [State] {
    guard let top = state.layers.last else { return [] }
    let own = walker.sights(of: top).filter { sight in
      guard let screen = sight.screen, let place = places.place(of: screen, in: sight.slot) else { return false }
      return numbers.contains(Int32(truncatingIfNeeded: place.index))
    }
    let beneath = state.layers.indices.dropLast().map { index in
      let presenter = state.layers[index + 1].presenter
      let slots = walker.sights(of: state.layers[index]).map(\.slot)
      return fresh(state.layers[index], knowing: slots.filter { $0 != presenter?.slot } + slots.filter { $0 == presenter?.slot })
    }
    return own.map { State(beneath + [fresh(top, knowing: [$0.slot])]) }
  }

  /// Returns a layer in which only some slots are known.
  private func fresh(_ layer: Layer, knowing slots: [SlotID]) -> Layer {
    // The first content of the layer was shown with it, unless a link has selected something else.
    var result = walker.fresh(for: layer.unit)
    result.keepMarks(of: layer)
    (result.presenter, result.arms, result.isSwiped, result.parked) = (layer.presenter, layer.arms, layer.isSwiped, layer.parked)
    for slot in slots {
      walker.reveal(slot, in: &result)
      walker.visit(slot, in: &result)
      result.set(layer.path(in: slot), in: slot)
    }
    return result
  }

  /// Returns the places that paths of the user from a content can show.
  func reached(from a: Content) -> Set<Int32> {
    var query = PushdownSaturation.Query()
    query.isWithRefusals = true
    query.origins = beginnings(of: a, in: search).flatMap(\.levels)
    var walk = PushdownSaturation(for: query, on: ground, effects: effects)
    _ = walk.run()
    return Set(walk.nodes.filter { $0.space < 0 }.map(\.level.place))
  }

  /// Returns a state that shows a place, on a short path from the start.
  func firstState(showing place: PlaceID) -> State? {
    let targets: Set<Int32> = [Int32(truncatingIfNeeded: place.index)]
    guard let node = ground.node(of: Int32(truncatingIfNeeded: place.index)) else { return nil }
    var replay = makeReplay()
    replay.isWithRefusals = true
    let causes = PathInputs(of: search, node: node, ground: search).causes
    replay.causes = causes
    replay.links = links.filter { causes.contains($0) }
    return replay.search(from: starts(by: replay.links)) { _, after, _ in shows(after, anyOf: targets) ? .goal : .on(isArmed: false) }.walk?
      .last?
      .state
  }

  private func points(of beginnings: [SearchStart]) -> [CounterexampleReplay.Point] {
    beginnings.map { CounterexampleReplay.Point(state: $0.state, owner: $0.owner, isArmed: false, cause: .start) }
  }

  /// Returns the beginnings of paths: the start of the app, alone and by each link.
  func starts(by links: [StateTransition.Cause]) -> [CounterexampleReplay.Point] {
    var result = walker.starts().map {
      CounterexampleReplay.Point(state: $0.state, isArmed: false, cause: .start, refusal: $0.refusal)
    }
    guard let root = walker.startedRoot() else { return result }
    for link in links {
      for stride in effects.open(link, from: root, isStart: true) {
        result.append(
          CounterexampleReplay.Point(
            state: stride.state, isArmed: false, cause: link, refusal: stride.refusal, tests: stride.premises, moves: 1))
      }
    }
    return result
  }

  /// The number of known screens of a cut stack, which links with longer targets increase.
  private var maxScreens: Int { max(3, graph.destinations.map { $0.steps.count }.max() ?? 0) }

  var links: [StateTransition.Cause] { effects.links }

  typealias Judgement = (State?, State, Bool) -> CounterexampleReplay.Verdict

  private func look(
    for query: PushdownSaturation.Query, from starts: ([StateTransition.Cause]) -> [CounterexampleReplay.Point], judge: Judgement
  ) -> AssertionVerdict {
    look(for: query, areConditionsFixed: false, from: starts, judge: judge)
  }

  private func look(
    for query: PushdownSaturation.Query, from points: [CounterexampleReplay.Point], areConditionsFixed: Bool = false, judge: Judgement
  ) -> AssertionVerdict {
    look(for: query, areConditionsFixed: areConditionsFixed, from: { _ in points }, judge: judge)
  }

  /// Searches over places, which misses no path. If that finds one, searches over states, which invents none.
  func look(
    for query: PushdownSaturation.Query, areConditionsFixed: Bool, from starts: ([StateTransition.Cause]) -> [CounterexampleReplay.Point],
    judge: Judgement
  ) -> AssertionVerdict {
    var places = PushdownSaturation(for: query, on: ground, effects: effects)
    guard let node = places.run() else {
      if places.isCapped || search.isCapped { return .undecided(.height) }
      return places.isWhole && search.isWhole ? .noWalk : .undecided(.effort)
    }
    let causes = PathInputs(of: places, node: node, ground: search).causes
    var replay = makeReplay()
    replay.isWithRefusals = query.isWithRefusals
    replay.areConditionsFixed = areConditionsFixed
    replay.causes = causes
    if query.isWithLinks { replay.links = links.filter { causes.contains($0) } }
    let found = replay.search(from: starts(replay.links), judge: judge)
    // No path is shorter than the one that the search over places found.
    let least = Int(places.nodes[Int(node)].cost)
    if let walk = found.walk, let last = walk.last, last.moves <= least || !query.isFromStart && query.isWithLinks {
      return .fails(walk: walk)
    }
    replay.causes = nil
    if found.walk == nil, search.isWhole {
      var cut = replay
      cut.maxScreens = maxScreens
      cut.maxStates = 20_000
      if query.isWithLinks { cut.links = links }
      let outcome = cut.search(from: starts(cut.links), judge: judge)
      if outcome.walk == nil, outcome.isWhole { return .noWalk }
    }
    replay.maxStates = found.walk == nil ? 20_000 : 2000
    if let walk = found.walk { replay.maxMoves = (walk.last?.moves ?? 0) - 1 }
    if query.isWithLinks { replay.links = links }
    let wider = replay.search(from: starts(replay.links), judge: judge)
    if let walk = wider.walk ?? found.walk { return .fails(walk: walk) }
    return wider.limit.map { .undecided($0) } ?? .noWalk
  }
}
