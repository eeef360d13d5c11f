import NavGraphModel
import NavGraphSyntax

// Walks in words.
extension Checker {
  /// `Main > shop > Home --buy--> Cart --Back--> Home`. Long ones are shortened in the middle.
  ///
  /// Where an event comes next, the screen that has it is named: alone, or beside the one that has just come.
  /// - Parameter origin: What the walk begins at; nil where it begins with the app.
  func words(_ walk: [WalkReplay.Point], from origin: Content? = nil, to content: Content, _ setup: WalkSetup) -> String {
    let targets = setup.numbers(of: content)
    let origins = origin.map(setup.numbers) ?? []
    var hops: [String] = []
    for (index, point) in walk.enumerated() {
      let isLast = index == walk.count - 1
      let sight = setup.sight(
        of: point.state, after: index > 0 ? walk[index - 1].state : nil, before: isLast ? nil : walk[index + 1].cause,
        isLast ? targets : index == 0 ? origins : [])
      let chain = setup.chain(to: sight.number, in: point.state, graph)
      var name = index == 0 || point.cause.isLink ? chain : setup.name(of: sight.number)
      if let acting = sight.acting { name += ", next to \(setup.name(of: acting))" }
      let refused = point.refusal.map { ", \(graph.text(graph.guards[$0].declared.name)) fails" } ?? ""
      switch point.cause {
      case .start: hops.append(start(point, setup) + name)
      case .route(let route):
        let pattern = graph.routes[route].patterns.first.map { "\"\(graph.text(graph.patterns[$0].text))\"" } ?? "a link"
        hops.append("\(arrow(pattern + refused, isFirst: index == 0)) \(name)")
      case .entry(let entry):
        let value = graph.entries[entry]
        let text = "\(value.kind.rawValue) \"\(graph.text(value.identifier))\""
        hops.append("\(arrow(text + refused, isFirst: index == 0)) \(name)")
      case .event(let event), .strike(let event): hops.append("--\(graph.text(graph.events[event].declared.name))\(refused)--> \(name)")
      case .tab(let tab): hops.append("--tab \(graph.text(graph.tabs[tab].declared.name))\(refused)--> \(name)")
      case .reselect(let tab): hops.append("--tab \(graph.text(graph.tabs[tab].declared.name)) again\(refused)--> \(name)")
      case .back: hops.append("--Back\(refused)--> \(name)")
      case .swipe: hops.append("--swipe\(refused)--> \(name)")
      case .dismissal: hops.append("--swipe down\(refused)--> \(name)")
      case .button(let button): hops.append("--button \(graph.text(graph.buttons[button].name))\(refused)--> \(name)")
      }
    }
    if hops.count > 13 { hops.replaceSubrange(6..<hops.count - 6, with: ["..."]) }
    return hops.joined(separator: " ")
  }

  /// A way in begins a walk, or comes in the middle of it: `"/help" --> Help`, `Home --"/help"--> Help`.
  private func arrow(_ wayIn: String, isFirst: Bool) -> String { isFirst ? "\(wayIn) -->" : "--\(wayIn)-->" }

  /// The root that a guard keeps from being shown: `Main --introduced says no--> `.
  private func start(_ point: WalkReplay.Point, _ setup: WalkSetup) -> String {
    guard let refusal = point.refusal, let root = setup.walker.root else { return "" }
    let content = graph.instances[graph.roots[root].instance].content
    return "\(name(content)) --\(graph.text(graph.guards[refusal].declared.name)) fails--> "
  }
}

extension WalkSetup {
  func name(of number: Int32) -> String {
    if number < 0 { return "..." }
    if let place = effects.place(number) { return graph.text(graph.screens[places.places[place].screen].declared.name) }
    return graph.declared(places.units[effects.unit(number)].content).map { graph.text($0.name) } ?? "an alert"
  }

  /// The screen that a walk speaks of: one that is looked for, else one that has just come, else the one at hand; and the one at which
  /// the walk goes on, if that is another.
  func sight(
    of state: State, after before: State?, before next: Stride.Cause?, _ targets: Set<Int32>
  ) -> (number: Int32, acting: Int32?) {
    guard let top = state.layers.last else { return (-1, nil) }
    if places.units[top.unit].slot == nil { return (effects.number(ofAlert: top.unit), nil) }
    let now = numbers(state)
    let acting = next.flatMap { cause in now.filter { acts($0, cause) } } ?? []
    let earlier = before.map(numbers) ?? []
    let come = targets.isEmpty ? before == nil ? [] : now.filter { !earlier.contains($0) } : now.filter(targets.contains)
    guard let last = come.last else { return (acting.last ?? now.last ?? -1, nil) }
    if acting.isEmpty { return (targets.isEmpty ? last : come.first ?? last, nil) }
    if let both = acting.last(where: come.contains) { return (both, nil) }
    return (last, acting.last)
  }

  /// Whether something is done at a place.
  private func acts(_ number: Int32, _ cause: Stride.Cause) -> Bool {
    guard let place = effects.place(number) else { return false }
    switch cause {
    case .event(let event):
      return graph.screens[places.places[place].screen].events.contains { graph.eventsOfScreens[$0].event == event }
    case .back(let slot): return places.places[place].slot == slot
    case .swipe(let book): return places.slots[places.places[place].slot].pages == book
    default: return false
    }
  }

  private func numbers(_ state: State) -> [Int32] {
    walker.sights(state).compactMap { sight in
      sight.screen.flatMap { places.place($0, in: sight.slot) }.map { Int32(truncatingIfNeeded: $0.index) }
    }
  }

  /// `Main > shop > Home > Receipt`
  func chain(to number: Int32, in state: State, _ graph: NavigationGraph) -> String {
    guard let place = effects.place(number), let top = state.layers.last else { return name(of: number) }
    let slot = places.places[place].slot
    var names = places.chain(of: slot, in: graph)
    if let path = top.path(slot), path.screens.count > 1 {
      for screen in path.screens.dropLast() { names.append(graph.text(graph.screens[screen].declared.name)) }
    }
    names.append(name(of: number))
    return names.joined(separator: " > ")
  }
}
