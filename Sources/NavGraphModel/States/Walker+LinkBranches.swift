// Links that lead to one of several places, or to none.
extension Walker {
  /// One way that a link can go, and what it takes for granted.
  struct LinkWay {
    var destinations: IDRange<Destination>
    var premises: [Premise] = []
    /// It opens nothing.
    var isNowhere = false
    /// Its values are those of what is shown already.
    var hasSameValues = false
  }

  /// The ways that a route or an entry can go; none for anything else.
  func ways(_ link: Stride.Cause) -> [LinkWay] {
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

  /// With values, a link can lead to another place of the kind that is shown, or to that one.
  private func waysByValues(_ way: LinkWay) -> [LinkWay] {
    guard let id = graph.destination(way.destinations, on: idiom),
      givesValues(graph.destinationSteps[graph.destinations[id].steps])
    else { return [way] }
    var same = way
    same.hasSameValues = true
    return [way, same]
  }

  /// The meaning of links on that way.
  func onWay(_ way: LinkWay) -> Walker {
    guard way.hasSameValues else { return self }
    var walker = self
    walker.areValuesSame = true
    return walker
  }

  /// An event opens a route. What follows it is dropped.
  func open(_ route: RouteID, _ run: inout Run, _ forks: inout [Run]) {
    let value = graph.routes[route]
    take(ways(.route(route)), &run, &forks) { way, run in
      var forks: [Run] = []
      if way.isNowhere { run.stop() } else { onWay(way).open(way.destinations, value.requires, value.links, isOwn: true, &run, &forks) }
    }
  }

  /// Opens what has waited for the flow of a guard. Where the link leads nowhere from here, everything stays as it is.
  func goOn(_ link: Stride.Cause, _ run: inout Run, _ forks: inout [Run]) {
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
