import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax

/// The shortest path from the start of the app to each of its screens and alerts, by events, tabs, and pages.
///
/// The search uses places, so it assumes that conditions are true and guards succeed. Paths to other
/// screens begin at a link, an entry, or an app-level event. Unreachable screens have no path.
struct PageWalks {
  private typealias Node = ShownNode
  private struct Step {
    /// The preceding node, or nil at the start of a path.
    var before: Node?
    var label: String
    var length: Int
  }

  private let graph: NavigationGraph
  private let places: Places
  private var steps: [Node: Step] = [:]
  private var queue: [Node] = []
  private var next = 0
  private var seenTabs: Set<SlotID> = []
  private let byTab: [TabID: [WayIn]]
  private let byRoute: [RouteID: [WayIn]]

  init(for graph: NavigationGraph, places: Places) {
    self.graph = graph
    self.places = places
    var (byTab, byRoute): ([TabID: [WayIn]], [RouteID: [WayIn]]) = ([:], [:])
    for way in places.waysIn where way.kind.leadsOn {
      switch way.origin {
      case .tab(let tab): byTab[tab, default: []].append(way)
      case .route(let route) where way.isLast: byRoute[route, default: []].append(way)
      default: break
      }
    }
    (self.byTab, self.byRoute) = (byTab, byRoute)
    for unit in places.units.ids where places.units[unit].kind == .root && places.units[unit].origin == .root {
      reach(places.shown(with: unit), from: nil, by: "")
    }
    search()
    searchFlows()
    searchWaysIn()
  }

  // MARK: Search

  private mutating func reach(_ nodes: [Node], from before: Node?, by label: String) {
    for node in nodes where steps[node] == nil {
      steps[node] = Step(before: before, label: label, length: before.flatMap { steps[$0]?.length }.map { $0 + 1 } ?? 0)
      queue.append(node)
    }
  }

  private mutating func search() {
    while next < queue.count {
      let node = queue[next]
      next += 1
      guard case .place(let place) = node else { continue }
      // Edges that don't depend on the end of another flow are first.
      for isLate in [false, true] {
        for edge in places.edges(from: place) where edge.isLate == isLate {
          let event = edge.event.map { graph.text(of: graph.events[$0].declared.name) } ?? ""
          if edge.kind == .open {
            for way in byRoute[RouteID(raw: edge.target)] ?? [] { reach(places.shown(by: way.kind, at: way.target), from: node, by: event) }
          } else if edge.kind == .guard {
            let unit = PresentationContextID(raw: edge.target)
            reach(
              places.shown(with: unit), from: node,
              by: [event, "\(guardNames(of: unit)) fails"].filter { !$0.isEmpty }.joined(separator: ", "))
          } else if edge.kind.leadsOn {
            reach(places.shown(by: edge.kind, at: edge.target), from: node, by: event + (isLate ? ", afterwards" : ""))
          }
        }
      }
      takeNeighbours(of: place)
    }
  }

  /// Adds the tabs and pages next to a place. They are the same for all places in a tab bar.
  private mutating func takeNeighbours(of place: PlaceID) {
    let slot = places.slots[places.places[place].slot]
    if let tabs = slot.tabs, seenTabs.insert(tabs).inserted {
      for child in places.slots[tabs].children {
        guard case .tab(let tab) = places.slots[child].role else { continue }
        let label = "tab " + graph.text(of: graph.tabs[tab].declared.name)
        reach(places.shownFirst(in: child), from: .place(place), by: label)
        for way in byTab[tab] ?? [] { reach(places.shown(by: way.kind, at: way.target), from: .place(place), by: label) }
      }
    }
    // A swipe turns a single page.
    if let pages = slot.pages {
      let children = Array(places.slots[pages].children)
      guard let page = children.firstIndex(of: places.places[place].slot) else { return }
      for beside in [page - 1, page + 1] where children.indices.contains(beside) {
        reach(places.shownFirst(in: children[beside]), from: .place(place), by: "swipe")
      }
    }
  }

  /// Adds the flows of guards, which are shown on the path to the guarded content.
  private mutating func searchFlows() {
    for unit in places.units.ids {
      guard case .asked(let id, let slot) = places.units[unit].origin else { continue }
      let asked = graph.text(of: graph.guards[id].declared.name) + " fails"
      let goal = places.shownFirst(in: slot).first
      let step = goal.flatMap { steps[$0] }
      reach(places.shown(with: unit), from: step?.before, by: [step?.label ?? "", asked].filter { !$0.isEmpty }.joined(separator: ", "))
    }
    search()
  }

  /// Adds the content that only entry points reach.
  private mutating func searchWaysIn() {
    for way in places.waysIn where way.kind.leadsOn {
      switch way.origin {
      case .route(let route):
        guard let pattern = graph.routes[route].patterns.first else { continue }
        reach(places.shown(by: way.kind, at: way.target), from: nil, by: graph.text(of: graph.patterns[pattern].text))
      case .entry(let id):
        let entry = graph.entries[id]
        reach(places.shown(by: way.kind, at: way.target), from: nil, by: "\(entry.kind.rawValue) \(graph.text(of: entry.identifier))")
      case .appEvent(let event):
        reach(places.shown(by: way.kind, at: way.target), from: nil, by: graph.text(of: graph.events[event].declared.name))
      default: continue
      }
    }
    for unit in places.units.ids where places.units[unit].kind == .external {
      reach(places.shown(with: unit), from: nil, by: "from outside")
    }
    search()
  }

  private func guardNames(of unit: PresentationContextID) -> String {
    let names = graph.guards.ids.filter { id in
      graph.guards[id].flow.map { graph.instances[$0].content == places.units[unit].content } ?? false
    }
    return names.map { graph.text(of: graph.guards[$0].declared.name) }.joined(separator: " or ")
  }

  // MARK: Result

  /// The steps of all paths, and for each card the number of the last step of its path.
  ///
  /// A step consists of the number of the step before it (-1 for the first), the action, the content that is then shown, and
  /// its card. Paths share their common beginnings. Otherwise, their size would grow with the square of the number of cards.
  var json: JSON {
    var (list, numbers): ([JSON], [Node: Int]) = ([], [:])
    func number(of end: Node) -> Int {
      var missing: [Node] = []
      var node: Node? = end
      while let current = node, numbers[current] == nil, let step = steps[current] {
        missing.append(current)
        node = step.before
      }
      for current in missing.reversed() {
        guard let step = steps[current] else { continue }
        let (text, card) = words(for: current, after: step.before)
        numbers[current] = list.count
        list.append(
          .array([.number(step.before.flatMap { numbers[$0] } ?? -1), .string(step.label), .string(text), .string(card)]))
      }
      return numbers[end] ?? -1
    }
    var ends: [(String, JSON)] = []
    for screen in graph.screens.ids {
      let known = places.places(of: screen).compactMap { place in steps[.place(place)].map { (place: place, length: $0.length) } }
      guard let best = known.min(by: { ($0.length, $0.place.raw) < ($1.length, $1.place.raw) }) else { continue }
      ends.append((graph.cardID(of: screen), .number(number(of: .place(best.place)))))
    }
    for unit in places.units.ids {
      guard case .alert(let alert) = places.units[unit].content, steps[.alert(unit)] != nil else { continue }
      ends.append((graph.cardID(of: alert), .number(number(of: .alert(unit)))))
    }
    return .object([("steps", .array(list)), ("ends", .object(ends))])
  }

  /// Returns the name of the shown content, with the names of the containers
  /// around it if these differ from the previous step, and its card.
  private func words(for node: Node, after before: Node?) -> (text: String, card: String) {
    switch node {
    case .alert(let unit):
      guard case .alert(let id) = places.units[unit].content else { return ("", "") }
      return (graph.text(of: graph.alerts[id].declared.name), graph.cardID(of: id))
    case .place(let id):
      let place = places.places[id]
      let name = graph.text(of: graph.screens[place.screen].declared.name)
      if case .place(let other)? = before, places.places[other].slot == place.slot { return (name, graph.cardID(of: place.screen)) }
      return ((places.chain(of: place.slot, in: graph) + [name]).joined(separator: " › "), graph.cardID(of: place.screen))
    }
  }
}
