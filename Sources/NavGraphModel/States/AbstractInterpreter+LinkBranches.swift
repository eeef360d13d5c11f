// Links that lead to one of several places, or to none.
extension AbstractInterpreter {
  /// A way that a link can go, and its premises.
  struct LinkWay {
    var destinations: IDRange<Destination>
    /// The guards of the link.
    var requires: IDRange<GuardUse>
    /// The link's own policy.
    var policy: App.LinkPolicy?
    var premises: [PathCondition] = []
    /// Whether the link opens nothing.
    var isNowhere = false
    /// Whether the link's values are those of the shown places.
    var hasSameValues = false
  }

  /// Returns the ways that a route or entry can go; none for other causes.
  func ways(of link: StateTransition.Cause) -> [LinkWay] {
    switch link {
    case .route(let id):
      let route = graph.routes[id]
      return ways(LinkWay(destinations: route.destinations, requires: route.requires, policy: route.links), branches: route.branches)
    case .entry(let id):
      let entry = graph.entries[id]
      return ways(LinkWay(destinations: entry.destinations, requires: entry.requires, policy: entry.links), branches: entry.branches)
    default: return []
    }
  }

  /// Divides a way by the branches of its link.
  private func ways(_ whole: LinkWay, branches all: IDRange<Branch>) -> [LinkWay] {
    if all.isEmpty { return waysByValues(of: whole) }
    func part(to destinations: IDRange<Destination>, under premises: [PathCondition]) -> LinkWay {
      var part = whole
      (part.destinations, part.premises, part.isNowhere) = (destinations, premises, destinations.isEmpty)
      return part
    }
    var result = branches(among: all).flatMap { branch, premises in
      waysByValues(of: part(to: graph.branches[branch].destinations, under: premises))
    }
    if let premises = noneHolds(of: all) { result.append(part(to: .empty, under: premises)) }
    return result
  }

  /// Divides a way if the link gives values, so that it can lead to the shown place or another one.
  private func waysByValues(of way: LinkWay) -> [LinkWay] {
    guard let id = graph.destination(in: way.destinations, on: idiom),
      givesValues(graph.destinationSteps[graph.destinations[id].steps])
    else { return [way] }
    var same = way
    same.hasSameValues = true
    return [way, same]
  }

  func onWay(_ way: LinkWay) -> AbstractInterpreter {
    guard way.hasSameValues else { return self }
    var walker = self
    walker.areValuesSame = true
    return walker
  }

  /// Runs an event's `open`. The steps after it are dropped.
  func open(_ route: RouteID, during run: inout Run, forks: inout [Run]) {
    take(ways(of: .route(route)), during: &run, forks: &forks) { way, run in
      if way.isNowhere { run.stop() } else { onWay(way).open(way, isOwn: true, during: &run) }
    }
  }

  /// Opens a link that has waited for a guard's flow. If the link leads nowhere from here, nothing changes.
  func goOn(with link: StateTransition.Cause, during run: inout Run, forks: inout [Run]) {
    take(ways(of: link), during: &run, forks: &forks) { way, run in
      if way.isNowhere { return }
      var opened = Run(in: run.state, at: nil)
      opened.work = run.work
      opened.premises = run.premises
      onWay(way).open(way, during: &opened)
      if !opened.isDropped { run = opened }
    }
  }

  private func take(_ ways: [LinkWay], during run: inout Run, forks: inout [Run], go: (LinkWay, inout Run) -> Void) {
    if ways.count == 1, let only = ways.first {
      run.premises += only.premises
      return go(only, &run)
    }
    for way in ways {
      var next = run
      next.premises += way.premises
      go(way, &next)
      if way.hasSameValues, forks.last?.state == next.state { continue }
      forks.append(next)
    }
  }
}
