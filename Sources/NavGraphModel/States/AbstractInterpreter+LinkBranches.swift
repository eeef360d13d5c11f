// Links that lead to one of several places, or to none.
extension AbstractInterpreter {
  /// A way that a link can go, and its premises.
  struct LinkWay {
    var destinations: IDRange<Destination>
    var premises: [PathCondition] = []
    /// Whether the link opens nothing.
    var isNowhere = false
    /// Whether the link's values are those of the shown places.
    var hasSameValues = false
  }

  /// Returns the ways that a route or entry can go; none for other causes.
  func ways(of link: StateTransition.Cause) -> [LinkWay] {
    switch link {
    case .route(let id): ways(to: graph.routes[id].destinations, branches: graph.routes[id].branches)
    case .entry(let id): ways(to: graph.entries[id].destinations, branches: graph.entries[id].branches)
    default: []
    }
  }

  private func ways(to destinations: IDRange<Destination>, branches all: IDRange<Branch>) -> [LinkWay] {
    if all.isEmpty { return waysByValues(of: LinkWay(destinations: destinations)) }
    var result = branches(among: all).flatMap { way in
      let own = graph.branches[way.branch].destinations
      return waysByValues(of: LinkWay(destinations: own, premises: way.premises, isNowhere: own.isEmpty))
    }
    if let premises = noneHolds(of: all) { result.append(LinkWay(destinations: .none, premises: premises, isNowhere: true)) }
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
    let value = graph.routes[route]
    take(ways(of: .route(route)), during: &run, forks: &forks) { way, run in
      var forks: [Run] = []
      if way.isNowhere {
        run.stop()
      } else {
        onWay(way).open(way.destinations, requires: value.requires, policy: value.links, isOwn: true, during: &run, forks: &forks)
      }
    }
  }

  /// Opens a link that has waited for a guard's flow. If the link leads nowhere from here, nothing changes.
  func goOn(with link: StateTransition.Cause, during run: inout Run, forks: inout [Run]) {
    let (requires, policy): (IDRange<GuardUse>, App.LinkPolicy?) =
      switch link {
      case .route(let id): (graph.routes[id].requires, graph.routes[id].links)
      case .entry(let id): (graph.entries[id].requires, graph.entries[id].links)
      default: (.none, nil)
      }
    take(ways(of: link), during: &run, forks: &forks) { way, run in
      if way.isNowhere { return }
      var opened = Run(in: run.state, at: nil)
      opened.work = run.work
      opened.premises = run.premises
      var forks: [Run] = []
      onWay(way).open(way.destinations, requires: requires, policy: policy, during: &opened, forks: &forks)
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
