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

  /// `A within n of B`
  func judge(_ a: Content, within budget: Int, of b: Content) -> WalkVerdict {
    let targets = numbers(of: a)
    let beginnings = beginnings(of: b, search)
    if targets.isEmpty || beginnings.isEmpty { return .idle }
    if beginnings.contains(where: { shows($0.state, targets) }) { return .holds }
    var query = WalkSearch.Query()
    query.targets = targets
    query.origins = beginnings.flatMap(\.levels)
    let verdict = look(query, from: points(beginnings), areConditionsFixed: true) { _, after, _ in
      shows(after, targets) ? .goal : .on(isArmed: false)
    }
    guard case .fails(let walk) = verdict else { return verdict }
    return (walk.last?.moves ?? 0) <= budget ? .holds : .fails(walk: walk)
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
    if case .fails = verdict { return .holds }
    return verdict
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

  private func points(_ beginnings: [Beginning]) -> [WalkReplay.Point] {
    beginnings.map { WalkReplay.Point(state: $0.state, owner: $0.owner, isArmed: false, cause: .start) }
  }

  /// How a walk can begin: the app is started, or started by a link.
  private func starts(_ links: [Stride.Cause]) -> [WalkReplay.Point] {
    var result = walker.starts().map {
      WalkReplay.Point(state: $0.state, isArmed: false, cause: .start, isRefused: $0.isRefused)
    }
    guard let root = walker.freshRoot() else { return result }
    for link in links {
      for stride in effects.open(link, from: root) {
        result.append(WalkReplay.Point(state: stride.state, isArmed: false, cause: link, isRefused: stride.isRefused, moves: 1))
      }
    }
    return result
  }

  private var links: [Stride.Cause] { graph.routes.ids.map { .route($0) } + graph.entries.ids.map { .entry($0) } }

  private typealias Judgement = (State?, State, Bool) -> WalkReplay.Verdict

  private func look(_ query: WalkSearch.Query, from starts: ([Stride.Cause]) -> [WalkReplay.Point], _ judge: Judgement) -> WalkVerdict {
    look(query, areConditionsFixed: false, starts, judge)
  }

  private func look(
    _ query: WalkSearch.Query, from points: [WalkReplay.Point], areConditionsFixed: Bool = false, _ judge: Judgement
  ) -> WalkVerdict {
    look(query, areConditionsFixed: areConditionsFixed, { _ in points }, judge)
  }

  /// First over places, where nothing is missed; then, if something is found, state by state, where nothing is made up.
  private func look(
    _ query: WalkSearch.Query, areConditionsFixed: Bool, _ starts: ([Stride.Cause]) -> [WalkReplay.Point], _ judge: Judgement
  ) -> WalkVerdict {
    var places = WalkSearch(query, ground, effects)
    guard let node = places.run() else { return places.isWhole && search.isWhole ? .noWalk : .undecided(.effort) }
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
    replay.mostStates = found.walk == nil ? 20_000 : 2000
    if let walk = found.walk { replay.mostMoves = (walk.last?.moves ?? 0) - 1 }
    if query.isWithLinks { replay.links = links }
    let wider = replay.search(from: starts(replay.links), judge)
    if let walk = wider.walk ?? found.walk { return .fails(walk: walk) }
    return wider.limit.map { .undecided($0) } ?? .noWalk
  }
}
