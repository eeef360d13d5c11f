import NavGraphModel

extension DeviceSearches {
  /// Decides `A within n of B` with the start of the app in place of B.
  func judgeFromStart(_ a: Content, isWithRefusals: Bool) -> AssertionVerdict {
    let targets = numbers(of: a)
    if targets.isEmpty { return .idle }
    let points = starts(by: []).filter { isWithRefusals || $0.refusal == nil }
    if points.contains(where: { shows($0.state, anyOf: targets) }) { return .holds }
    var query = PushdownSaturation.Query()
    query.targets = targets
    query.isFromStart = true
    query.isWithRefusals = isWithRefusals
    return look(for: query, areConditionsFixed: true, from: { _ in points }) { _, after, _ in
      shows(after, anyOf: targets) ? .goal : .on(isArmed: false)
    }
  }

  /// Returns the shortest path to a content that begins with a link that starts the app, or nil if none is found.
  func linkedWalk(to a: Content) -> [CounterexampleReplay.Point]? {
    var query = PushdownSaturation.Query()
    query.targets = numbers(of: a)
    query.isWithLinks = true
    if query.targets.isEmpty || links.isEmpty { return nil }
    let targets = query.targets
    var places = PushdownSaturation(for: query, on: ground, effects: effects)
    guard let node = places.run() else { return nil }
    var replay = CounterexampleReplay(effects: effects, ground: ground)
    replay.areConditionsFixed = true
    // The path that the search over places has found may need different answers of a condition. Then others are tried.
    for causes in [PathInputs(of: places, node: node, ground: search).causes, nil] {
      replay.causes = causes
      let points = starts(by: links.filter { causes?.contains($0) ?? true }).filter { $0.cause.isLink && $0.refusal == nil }
      let found = replay.search(from: points) { _, after, _ in shows(after, anyOf: targets) ? .goal : .on(isArmed: false) }
      if let walk = found.walk { return walk }
    }
    return nil
  }
}
