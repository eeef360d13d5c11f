import NavGraphModel
import NavGraphSyntax

// Walks in words.
extension Checker {
  /// `Main > shop > Home --buy--> Cart --Back--> Home`. Long ones are shortened in the middle.
  func words(_ walk: [WalkReplay.Point], to content: Content, _ setup: WalkSetup) -> String {
    let targets = setup.numbers(of: content)
    var hops: [String] = []
    for (index, point) in walk.enumerated() {
      let before = index > 0 ? walk[index - 1].state : nil
      let isLast = index == walk.count - 1
      let number = setup.sight(of: point.state, after: before, isLast ? targets : [])
      let name = setup.name(of: number)
      let refused = point.isRefused ? ", a guard says no" : ""
      switch point.cause {
      case .start: hops.append(setup.chain(to: number, in: point.state, graph))
      case .route(let route):
        let pattern = graph.routes[route].patterns.first.map { "\"\(graph.text(graph.patterns[$0].text))\"" } ?? "a link"
        hops.append("\(arrow(pattern + refused, isFirst: index == 0)) \(setup.chain(to: number, in: point.state, graph))")
      case .entry(let entry):
        let value = graph.entries[entry]
        let text = "\(value.kind.rawValue) \"\(graph.text(value.identifier))\""
        hops.append("\(arrow(text + refused, isFirst: index == 0)) \(setup.chain(to: number, in: point.state, graph))")
      case .event(let event): hops.append("--\(graph.text(graph.events[event].declared.name))\(refused)--> \(name)")
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
}

extension WalkSetup {
  func name(of number: Int32) -> String {
    if number < 0 { return "..." }
    if let place = effects.place(number) { return graph.text(graph.screens[places.places[place].screen].declared.name) }
    return graph.declared(places.units[effects.unit(number)].content).map { graph.text($0.name) } ?? "an alert"
  }

  /// The screen that a walk speaks of: one that is looked for, else one that has just come, else the one at hand.
  func sight(of state: State, after before: State?, _ targets: Set<Int32>) -> Int32 {
    guard let top = state.layers.last else { return -1 }
    if places.units[top.unit].slot == nil { return effects.number(ofAlert: top.unit) }
    let now = numbers(state)
    if let found = now.first(where: targets.contains) { return found }
    let earlier = before.map(numbers) ?? []
    return now.last { !earlier.contains($0) } ?? now.last ?? -1
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
