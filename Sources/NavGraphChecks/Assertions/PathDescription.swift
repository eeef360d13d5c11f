import NavGraphModel
import NavGraphSyntax

// Descriptions of paths
extension Checker {
  /// Returns the description of a path, such as `Main > shop > Home --buy--> Cart --Back--> Home`. Long paths are shortened in the middle.
  ///
  /// - Parameter origin: The content at which the path begins, or nil if it begins with the app.
  func words(of walk: [CounterexampleReplay.Point], from origin: Content? = nil, to content: Content, in setup: DeviceSearches) -> String {
    setup.text(of: setup.hops(of: walk, from: origin, to: content))
  }
}

/// One move of a path, and what is shown after it.
struct WalkHop {
  var cause: StateTransition.Cause
  /// The guard that fails, or nil.
  var refusal: GuardID?
  /// The conditions under which the move is possible.
  var tests: [PathCondition]
  /// The name of the screen or alert that is shown.
  var name: String
  /// The names of the containers around the screen and of the screens under it, the outermost first, and then its own name.
  var location: [String]
  /// The name of the screen next to it at which the path continues, or nil.
  var acting: String?
}

extension DeviceSearches {
  /// Returns the moves of a path, beginning with its first screen.
  ///
  /// If the next move is an event, the screen that has the event is named, alone or next to the one that is newly shown.
  func hops(of walk: [CounterexampleReplay.Point], from origin: Content? = nil, to content: Content) -> [WalkHop] {
    let targets = numbers(of: content)
    let origins = origin.map(numbers) ?? []
    return walk.enumerated().map { index, point in
      let isLast = index == walk.count - 1
      let sight = sight(
        of: point.state, after: index > 0 ? walk[index - 1].state : nil, before: isLast ? nil : walk[index + 1].cause,
        targets: isLast ? targets : index == 0 ? origins : [])
      return WalkHop(
        cause: point.cause, refusal: point.refusal, tests: point.tests, name: name(of: sight.number),
        location: chain(to: sight.number, in: point.state, graph: graph), acting: sight.acting.map(name))
    }
  }

  func text(of walk: [WalkHop]) -> String {
    var hops: [String] = []
    for (index, hop) in walk.enumerated() {
      var name = index == 0 || hop.cause.isLink ? hop.location.joined(separator: " > ") : hop.name
      if let acting = hop.acting { name += ", next to \(acting)" }
      let label = label(of: hop.cause) + (hop.refusal.map { ", \(graph.text(of: graph.guards[$0].declared.name)) fails" } ?? "")
      switch hop.cause {
      case .start: hops.append(start(refusal: hop.refusal) + name)
      // A link is either the first step or a later one: `"/help" --> Help`, `Home --"/help"--> Help`.
      case .route where index == 0, .entry where index == 0: hops.append("\(label) --> \(name)")
      default: hops.append("--\(label)--> \(name)")
      }
    }
    if hops.count > 13 { hops.replaceSubrange(6..<hops.count - 6, with: ["..."]) }
    return hops.joined(separator: " ")
  }

  /// Returns the label of a move: `open`, `tab chats`, `Back`, `"/help"`.
  func label(of cause: StateTransition.Cause) -> String {
    switch cause {
    case .start: "start"
    case .route(let route): graph.pattern(of: route).map { "\"\($0)\"" } ?? "a link"
    case .entry(let entry): "\(graph.entries[entry].kind.rawValue) \"\(graph.text(of: graph.entries[entry].identifier))\""
    case .event(let event), .appEvent(let event): graph.text(of: graph.events[event].declared.name)
    case .tab(let tab): "tab \(graph.text(of: graph.tabs[tab].declared.name))"
    case .reselect(let tab): "tab \(graph.text(of: graph.tabs[tab].declared.name)) again"
    case .back: "Back"
    case .swipe: "swipe"
    case .dismissal: "swipe down"
    case .button(let button): "button \(graph.text(of: graph.buttons[button].name))"
    }
  }

  /// Returns the prefix for a root that a guard prevents from being shown, such as `Main --introduced fails--> `.
  private func start(refusal: GuardID?) -> String {
    guard let refusal, let root = walker.root else { return "" }
    let content = graph.instances[graph.roots[root].instance].content
    let name = graph.declared(of: content).map { graph.text(of: $0.name) } ?? "it"
    return "\(name) --\(graph.text(of: graph.guards[refusal].declared.name)) fails--> "
  }
}

extension DeviceSearches {
  func name(of number: Int32) -> String {
    if number < 0 { return "..." }
    if let place = effects.place(numbered: number) { return graph.text(of: graph.screens[places.places[place].screen].declared.name) }
    return graph.declared(of: places.units[effects.unit(numbered: number)].content).map { graph.text(of: $0.name) } ?? "an alert"
  }

  /// Returns the screen that a step of a path names, and the screen at which the path continues if that is another one. A target is
  /// preferred, then a screen that is newly shown, then any visible one.
  func sight(
    of state: State, after before: State?, before next: StateTransition.Cause?, targets: Set<Int32>
  ) -> (number: Int32, acting: Int32?) {
    guard let top = state.layers.last else { return (-1, nil) }
    if places.units[top.unit].slot == nil { return (effects.number(ofAlert: top.unit), nil) }
    let now = numbers(in: state)
    let acting = next.flatMap { cause in now.filter { acts($0, in: cause) } } ?? []
    let earlier = before.map(numbers) ?? []
    let come = targets.isEmpty ? before == nil ? [] : now.filter { !earlier.contains($0) } : now.filter(targets.contains)
    guard let last = come.last else { return (acting.last ?? now.last ?? -1, nil) }
    if acting.isEmpty { return (targets.isEmpty ? last : come.first ?? last, nil) }
    if let both = acting.last(where: come.contains) { return (both, nil) }
    return (last, acting.last)
  }

  /// Whether a place is where the move happens.
  private func acts(_ number: Int32, in cause: StateTransition.Cause) -> Bool {
    guard let place = effects.place(numbered: number) else { return false }
    switch cause {
    case .event(let event):
      return graph.screens[places.places[place].screen].events.contains { graph.eventsOfScreens[$0].event == event }
    case .back(let slot): return places.places[place].slot == slot
    case .swipe(let book): return places.slots[places.places[place].slot].pages == book
    default: return false
    }
  }

  private func numbers(in state: State) -> [Int32] {
    walker.sights(of: state).compactMap { sight in
      sight.screen.flatMap { places.place(of: $0, in: sight.slot) }.map { Int32(truncatingIfNeeded: $0.index) }
    }
  }

  /// Returns the names of the containers around a place and of the screens under it, and then its own name: `Main`, `shop`, `Home`,
  /// `Receipt`.
  func chain(to number: Int32, in state: State, graph: NavigationGraph) -> [String] {
    guard let place = effects.place(numbered: number), let top = state.layers.last else { return [name(of: number)] }
    let slot = places.places[place].slot
    var names = places.chain(of: slot, in: graph)
    if let path = top.path(in: slot), path.screens.count > 1 {
      for screen in path.screens.dropLast() { names.append(graph.text(of: graph.screens[screen].declared.name)) }
    }
    names.append(name(of: number))
    return names
  }
}
