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
  func ways(_ link: StateTransition.Cause) -> [LinkWay] {
    switch link {
    case .route(let id): ways(graph.routes[id].destinations, graph.routes[id].branches)
    case .entry(let id): ways(graph.entries[id].destinations, graph.entries[id].branches)
    default: []
    }
  }

  private func ways(_ destinations: IDRange<Destination>, _ all: IDRange<Branch>) -> [LinkWay] {
    if all.isEmpty { return waysByValues(LinkWay(destinations: destinations)) }
    var result = branches(all).flatMap { way in
      let own = graph.branches[way.branch].destinations
      return waysByValues(LinkWay(destinations: own, premises: way.premises, isNowhere: own.isEmpty))
    }
    if let premises = noneHolds(all) { result.append(LinkWay(destinations: .none, premises: premises, isNowhere: true)) }
    return result
  }

  /// Divides a way if the link gives values, so that it can lead to the shown place or another one.
  private func waysByValues(_ way: LinkWay) -> [LinkWay] {
    guard let id = graph.destination(way.destinations, on: idiom),
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
  func open(_ route: RouteID, _ run: inout Run, _ forks: inout [Run]) {
    let value = graph.routes[route]
    take(ways(.route(route)), &run, &forks) { way, run in
      var forks: [Run] = []
      if way.isNowhere { run.stop() } else { onWay(way).open(way.destinations, value.requires, value.links, isOwn: true, &run, &forks) }
    }
  }

  /// Opens a link that has waited for a guard's flow. If the link leads nowhere from here, nothing changes.
  func goOn(_ link: StateTransition.Cause, _ run: inout Run, _ forks: inout [Run]) {
    let (requires, policy): (IDRange<GuardUse>, App.LinkPolicy?) =
      switch link {
      case .route(let id): (graph.routes[id].requires, graph.routes[id].links)
      case .entry(let id): (graph.entries[id].requires, graph.entries[id].links)
      default: (.none, nil)
      }
    take(ways(link), &run, &forks) { way, run in
      if way.isNowhere { return }
      var opened = Run(run.state, at: nil)
      opened.work = run.work
      opened.premises = run.premises
      var forks: [Run] = []
      onWay(way).open(way.destinations, requires, policy, &opened, &forks)
      if !opened.isDropped { run = opened }
    }
  }

  private func take(_ ways: [LinkWay], _ run: inout Run, _ forks: inout [Run], _ go: (LinkWay, inout Run) -> Void) {
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
