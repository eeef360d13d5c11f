import NavGraphModel
import NavGraphSyntax

/// What became of a claim on one kind of device.
enum WalkVerdict {
  case holds
  /// The walk that breaks it, or that keeps it too late.
  case fails(walk: [WalkReplay.Point])
  /// No walk at all.
  case noWalk
  /// A way over places was found that no walk was seen to take.
  case undecided(WalkReplay.Limit)
  /// What it speaks of is never shown here.
  case idle
}

extension WalkSetup {
  /// `A only after B`
  func judge(_ a: Content, onlyAfter b: Content) -> WalkVerdict {
    let first = numbers(of: b)
    var query = WalkSearch.Query()
    query.blocked = first
    query.targets = numbers(of: a)
    if query.targets.isEmpty { return .idle }
    query.targets.subtract(first)
    if query.targets.isEmpty { return .holds }
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isFromStart = true
    let targets = query.targets
    return look(query, from: starts) { _, after, _ in
      if shows(after, first, isSure: true) { return .never }
      return shows(after, targets) ? .goal : .on(isArmed: false)
    }
  }

  /// `A requires G`, where G never says yes: then nothing may show A.
  func judgeShown(_ a: Content) -> WalkVerdict {
    var query = WalkSearch.Query()
    query.targets = numbers(of: a)
    if query.targets.isEmpty {
      if search.isCapped { return .undecided(.height) }
      return search.isWhole ? .holds : .undecided(.effort)
    }
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isFromStart = true
    let targets = query.targets
    return look(query, from: starts) { _, after, _ in shows(after, targets) ? .goal : .on(isArmed: false) }
  }

  /// `never A after B`
  func judge(never a: Content, after b: Content) -> WalkVerdict {
    let first = numbers(of: b)
    let targets = numbers(of: a)
    if first.isEmpty || targets.isEmpty { return .idle }
    var query = WalkSearch.Query()
    query.targets = targets
    query.isWithLinks = true
    query.isWithRefusals = true
    query.isBesideOpen = true
    query.origins = first.sorted().flatMap { search.openLevels($0) }
    return look(query, from: starts) { before, after, isArmed in
      if isArmed, let before, !shows(before, targets), shows(after, targets) { return .goal }
      return .on(isArmed: isArmed || shows(after, first, isSure: true))
    }
  }

  /// `A within n of B`. Refusals are for paths to the flow of a guard, which is shown only if the guard fails.
  func judge(_ a: Content, within budget: Int, of b: Content, isWithRefusals: Bool = false) -> WalkVerdict {
    let targets = numbers(of: a)
    let beginnings = beginnings(of: b, search)
    if targets.isEmpty || beginnings.isEmpty { return .idle }
    if beginnings.contains(where: { shows($0.state, targets) }) { return .holds }
    var query = WalkSearch.Query()
    query.targets = targets
    query.isWithRefusals = isWithRefusals
    query.origins = beginnings.flatMap(\.levels)
    let verdict = look(query, from: points(beginnings), areConditionsFixed: true) { _, after, _ in
      shows(after, targets) ? .goal : .on(isArmed: false)
    }
    func judged(_ walk: [WalkReplay.Point]) -> WalkVerdict { (walk.last?.moves ?? 0) <= budget ? .holds : .fails(walk: walk) }
    if case .noWalk = verdict, effects.isShifted, case .screen = b {
      switch certainWalk(from: b, to: targets, isWithRefusals, true) {
      case .none: return .noWalk
      case .walk(let certain): return judged(certain)
      case .unknown(let least): return least > budget ? longWalk(from: b, to: targets, isWithRefusals) : .undecided(.height)
      }
    }
    guard case .fails(let walk) = verdict else { return verdict }
    if isCertain(walk) { return judged(walk) }
    return switch certainWalk(from: b, to: targets, isWithRefusals, true) {
    case .none: .noWalk
    case .walk(let certain): judged(certain)
    // An event of the app may present it over more than stacks that are cut show, and then there may be a shorter walk.
    case .unknown where !graph.appEvents.isEmpty: (walk.last?.moves ?? 0) <= budget ? .holds : .undecided(.height)
    case .unknown(let least): least > budget ? longWalk(from: b, to: targets, isWithRefusals) : judged(walk)
    }
  }

  /// `A reaches B`
  func judge(_ a: Content, reaches b: Content, isWithRefusals: Bool = true, areConditionsFixed: Bool = false) -> WalkVerdict {
    let targets = numbers(of: b)
    let beginnings = beginnings(of: a, search)
    if targets.isEmpty || beginnings.isEmpty { return .idle }
    if beginnings.contains(where: { shows($0.state, targets) }) { return .holds }
    var query = WalkSearch.Query()
    query.targets = targets
    query.isWithRefusals = isWithRefusals
    query.origins = beginnings.flatMap(\.levels)
    let verdict = look(query, from: points(beginnings), areConditionsFixed: areConditionsFixed) { _, after, _ in
      shows(after, targets) ? .goal : .on(isArmed: false)
    }
    if case .noWalk = verdict, effects.isShifted, case .screen = a {
      return switch certainWalk(from: a, to: targets, isWithRefusals, areConditionsFixed) {
      case .none: .noWalk
      case .walk: .holds
      case .unknown: .undecided(.height)
      }
    }
    guard case .fails(let walk) = verdict else { return verdict }
    if !isCertain(walk), case .none = certainWalk(from: a, to: targets, isWithRefusals, areConditionsFixed) { return .noWalk }
    return .holds
  }

  /// Whether a walk has to do only with what is known where it begins. What lies beneath that, and who has presented it, is known pair by
  /// pair, and guards ask for it.
  private func isCertain(_ walk: [WalkReplay.Point]) -> Bool {
    guard let first = walk.first, let unit = first.state.layers.first?.unit else { return true }
    if first.owner == nil, places.units[unit].kind == .root { return true }
    return graph.guardUses.isEmpty && walk.allSatisfy { $0.owner == first.owner && $0.state.layers.first?.unit == unit }
  }

  /// What is known of the walks that begin where some walk from the start really comes to.
  private enum Certainty {
    case none
    case walk([WalkReplay.Point])
    /// There may be one, of so many moves at least.
    case unknown(least: Int)
  }

  private func certainWalk(
    from content: Content, to targets: Set<Int32>, _ isWithRefusals: Bool, _ areConditionsFixed: Bool
  ) -> Certainty {
    guard case .screen = content else { return .unknown(least: 0) }
    let own = numbers(of: content)
    for isCut in [false, true] {
      guard let states = states(isCut: isCut) else { continue }
      let points = points(states, own)
      if points.isEmpty { return .unknown(least: 0) }
      var replay = WalkReplay(effects: effects, ground: ground)
      replay.isWithRefusals = isWithRefusals
      replay.areConditionsFixed = areConditionsFixed
      if isCut {
        replay.mostScreens = mostScreens
        replay.windows = effects.windows
      }
      let found = replay.search(from: points) { _, after, _ in shows(after, targets) ? .goal : .on(isArmed: false) }
      guard let walk = found.walk else { return found.isWhole ? .none : .unknown(least: 0) }
      // What a stack that is cut holds may not really lie there: it is only that no walk is shorter.
      return isCut ? .unknown(least: found.isWhole ? walk.last?.moves ?? 0 : 0) : .walk(walk)
    }
    return .unknown(least: 0)
  }

  /// Where every walk is longer than the budget: one that states take.
  private func longWalk(from content: Content, to targets: Set<Int32>, _ isWithRefusals: Bool) -> WalkVerdict {
    var replay = WalkReplay(effects: effects, ground: ground)
    replay.isWithRefusals = isWithRefusals
    replay.areConditionsFixed = true
    let found = replay.search(from: points(effects.firstStates, numbers(of: content))) { _, after, _ in
      shows(after, targets) ? .goal : .on(isArmed: false)
    }
    return found.walk.map { .fails(walk: $0) } ?? .undecided(.height)
  }

  /// The states that have just shown some of these places, as a walk begins there.
  private func points(_ states: [State], _ numbers: Set<Int32>) -> [WalkReplay.Point] {
    states.flatMap { fresh($0, numbers) }.map { WalkReplay.Point(state: $0, isArmed: false, cause: .start) }
  }

  /// Every state that a walk from the start comes to, or of stacks that can grow without end each with its stacks cut; nil if they are many.
  private func states(isCut: Bool) -> [State]? {
    if let known = effects.states[isCut] { return known }
    var replay = WalkReplay(effects: effects, ground: ground)
    replay.isWithRefusals = true
    replay.links = links
    replay.mostStates = 1500
    if isCut { replay.mostScreens = mostScreens }
    func all() -> (states: [State], isWhole: Bool) {
      var seen: Set<State> = []
      var states: [State] = []
      let outcome = replay.search(from: starts(links)) { _, after, _ in
        if seen.insert(after).inserted { states.append(after) }
        return .on(isArmed: false)
      }
      return (states, outcome.isWhole)
    }
    var found = all()
    if !isCut { effects.firstStates = found.states }
    if isCut, found.isWhole {
      // What comes to light late in one round lies beneath something from the beginning of the next.
      let windows = WalkWindows(most: mostScreens)
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

  /// A state with what is beside one of some places as declared, and so with what is beside what can be seen of the layers beneath.
  private func fresh(_ state: State, _ numbers: Set<Int32>) -> [State] {
    guard let top = state.layers.last else { return [] }
    let own = walker.sights(top).filter { sight in
      guard let screen = sight.screen, let place = places.place(screen, in: sight.slot) else { return false }
      return numbers.contains(Int32(truncatingIfNeeded: place.index))
    }
    let beneath = state.layers.indices.dropLast().map { index in
      let presenter = state.layers[index + 1].presenter
      let slots = walker.sights(state.layers[index]).map(\.slot)
      return fresh(state.layers[index], slots.filter { $0 != presenter?.slot } + slots.filter { $0 == presenter?.slot })
    }
    return own.map { State(beneath + [fresh(top, [$0.slot])]) }
  }

  /// A layer in which only some slots are known.
  private func fresh(_ layer: Layer, _ slots: [SlotID]) -> Layer {
    // What it shows first has been shown with it, unless a link has gone past it.
    var result = walker.fresh(layer.unit)
    result.keepMarks(of: layer)
    (result.presenter, result.arms, result.isSwiped, result.parked) = (layer.presenter, layer.arms, layer.isSwiped, layer.parked)
    for slot in slots {
      walker.reveal(slot, &result)
      walker.visit(slot, &result)
      result.set(layer.path(slot), slot)
    }
    return result
  }

  /// What can be shown on walks of the user from a content.
  func reached(from a: Content) -> Set<Int32> {
    var query = WalkSearch.Query()
    query.isWithRefusals = true
    query.origins = beginnings(of: a, search).flatMap(\.levels)
    var walk = WalkSearch(query, ground, effects)
    _ = walk.run()
    return Set(walk.nodes.filter { $0.space < 0 }.map(\.level.place))
  }

  /// A state in which a place is shown, on a short walk from the start.
  func firstState(showing place: PlaceID) -> State? {
    let targets: Set<Int32> = [Int32(truncatingIfNeeded: place.index)]
    guard let node = ground.node(Int32(truncatingIfNeeded: place.index)) else { return nil }
    var replay = WalkReplay(effects: effects, ground: ground)
    replay.isWithRefusals = true
    let causes = WalkSlice(search, node, search).causes
    replay.causes = causes
    replay.links = links.filter { causes.contains($0) }
    return replay.search(from: starts(replay.links)) { _, after, _ in shows(after, targets) ? .goal : .on(isArmed: false) }.walk?.last?
      .state
  }

  private func points(_ beginnings: [Beginning]) -> [WalkReplay.Point] {
    beginnings.map { WalkReplay.Point(state: $0.state, owner: $0.owner, isArmed: false, cause: .start) }
  }

  /// How a walk can begin: the app is started, or started by a link.
  func starts(_ links: [Stride.Cause]) -> [WalkReplay.Point] {
    var result = walker.starts().map {
      WalkReplay.Point(state: $0.state, isArmed: false, cause: .start, refusal: $0.refusal)
    }
    guard let root = walker.startedRoot() else { return result }
    for link in links {
      for stride in effects.open(link, from: root, isStart: true) {
        result.append(WalkReplay.Point(state: stride.state, isArmed: false, cause: link, refusal: stride.refusal, moves: 1))
      }
    }
    return result
  }

  /// How much is known of a stack that is cut: what a link pushes is compared with it.
  private var mostScreens: Int { max(3, graph.destinations.map { $0.steps.count }.max() ?? 0) }

  var links: [Stride.Cause] { effects.links }

  typealias Judgement = (State?, State, Bool) -> WalkReplay.Verdict

  private func look(_ query: WalkSearch.Query, from starts: ([Stride.Cause]) -> [WalkReplay.Point], _ judge: Judgement) -> WalkVerdict {
    look(query, areConditionsFixed: false, starts, judge)
  }

  private func look(
    _ query: WalkSearch.Query, from points: [WalkReplay.Point], areConditionsFixed: Bool = false, _ judge: Judgement
  ) -> WalkVerdict {
    look(query, areConditionsFixed: areConditionsFixed, { _ in points }, judge)
  }

  /// First over places, where nothing is missed; then, if something is found, state by state, where nothing is made up.
  func look(
    _ query: WalkSearch.Query, areConditionsFixed: Bool, _ starts: ([Stride.Cause]) -> [WalkReplay.Point], _ judge: Judgement
  ) -> WalkVerdict {
    var places = WalkSearch(query, ground, effects)
    guard let node = places.run() else {
      if places.isCapped || search.isCapped { return .undecided(.height) }
      return places.isWhole && search.isWhole ? .noWalk : .undecided(.effort)
    }
    let causes = WalkSlice(places, node, search).causes
    var replay = WalkReplay(effects: effects, ground: ground)
    replay.isWithRefusals = query.isWithRefusals
    replay.areConditionsFixed = areConditionsFixed
    replay.causes = causes
    if query.isWithLinks { replay.links = links.filter { causes.contains($0) } }
    let found = replay.search(from: starts(replay.links), judge)
    // Nothing is shorter than what the search over places needs.
    let least = Int(places.nodes[Int(node)].cost)
    if let walk = found.walk, let last = walk.last, last.moves <= least || !query.isFromStart && query.isWithLinks {
      return .fails(walk: walk)
    }
    replay.causes = nil
    if found.walk == nil, search.isWhole {
      var cut = replay
      cut.mostScreens = mostScreens
      cut.mostStates = 20_000
      if query.isWithLinks { cut.links = links }
      let outcome = cut.search(from: starts(cut.links), judge)
      if outcome.walk == nil, outcome.isWhole { return .noWalk }
    }
    replay.mostStates = found.walk == nil ? 20_000 : 2000
    if let walk = found.walk { replay.mostMoves = (walk.last?.moves ?? 0) - 1 }
    if query.isWithLinks { replay.links = links }
    let wider = replay.search(from: starts(replay.links), judge)
    if let walk = wider.walk ?? found.walk { return .fails(walk: walk) }
    return wider.limit.map { .undecided($0) } ?? .noWalk
  }
}
