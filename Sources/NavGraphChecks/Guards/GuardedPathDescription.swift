import NavGraphModel
import NavGraphSyntax

/// Descriptions of paths for diagnostics, such as `Main > home > Home --peek--> Account`.
struct GuardedPathDescription {
  /// The description of a path to a place.
  struct Path {
    var text: String
    /// The number of steps.
    var count: Int
    /// The source range of the last step.
    var range: SourceRange
    var last: Hyperedge.Cause
    /// The name of what is on top of the place at the end of the path, or nil.
    var nameOnTop: String?
  }

  let checker: Checker
  let hypergraph: GuardHypergraph
  /// Returns the index of the hyperedge that first reaches a vertex, or -1 for none, and for the start of the path.
  let firstEdge: (GuardHypergraph.Vertex) -> Int32

  /// Returns the path to a place.
  func path(to place: PlaceID) -> Path? {
    var hops: [String] = []
    var vertex = hypergraph.vertex(of: place)
    var landing = place
    var last: (cause: Hyperedge.Cause, range: SourceRange)?
    // The path contains each vertex at most once.
    for _ in 0..<hypergraph.count {
      let index = firstEdge(vertex)
      guard index >= 0 else { return nil }
      let edge = hypergraph.edges[Int(index)]
      if let here = hypergraph.place(of: vertex) { landing = here }
      let before = hypergraph.sources(of: edge).first
      switch edge.cause {
      case .contained, .none: break
      default:
        if last == nil { last = (edge.cause, range(of: edge.cause, at: landing)) }
        hops.append(hop(by: edge.cause, to: landing, isUnit: isUnit(vertex)))
      }
      // A path begins with its last link.
      guard let before, !edge.cause.isLink else { break }
      vertex = before
    }
    guard let last else { return nil }
    let nameOnTop = checker.nameOnTop(of: place, after: last.cause)
    if let nameOnTop { hops[0] += " > \(nameOnTop)" }
    return Path(text: text(of: hops), count: hops.count, range: last.range, last: last.cause, nameOnTop: nameOnTop)
  }

  /// Returns the text of hops in reverse order, shortened in the middle if there are many.
  private func text(of hops: [String]) -> String {
    var hops = Array(hops.reversed())
    if hops.count > 9 { hops.replaceSubrange(4..<hops.count - 4, with: ["..."]) }
    return hops.joined(separator: " ")
  }

  /// Returns the path from the first screen of a unit to a hyperedge that evaluates a guard, such as
  /// `SignIn > Welcome --start--> Credentials`.
  func text(from unit: PresentationContextID, through asking: Int32) -> String {
    var chain: [Hyperedge] = []
    var index = asking
    while index >= 0, chain.count <= hypergraph.count {
      let value = hypergraph.edges[Int(index)]
      chain.append(value)
      guard let before = hypergraph.sources(of: value).first else { break }
      index = firstEdge(before)
    }
    var hops: [String] = []
    var landing: PlaceID?
    for value in chain {
      landing = hypergraph.place(of: value.target) ?? landing
      switch value.cause {
      case .contained, .none: continue
      default: break
      }
      if let shown = landing ?? first(of: value.target) {
        hops.append(hop(by: value.cause, to: shown, isUnit: isUnit(value.target)))
      } else if case .event(let event, _) = value.cause {
        hops.append("--\(checker.graph.text(of: checker.graph.events[event].declared.name))-->")
      }
      landing = nil
    }
    var start = checker.name(of: checker.places.units[unit].content)
    if let place = checker.places.units[unit].slot.flatMap({ checker.places.slots[$0].first }) {
      let value = checker.places.places[place]
      start = (checker.places.chain(of: value.slot, in: checker.graph) + [checker.name(of: value.screen)]).joined(separator: " > ")
    }
    return text(of: hops + [start])
  }

  private func first(of vertex: GuardHypergraph.Vertex) -> PlaceID? {
    hypergraph.slot(of: vertex).flatMap { checker.places.slots[$0].first }
  }

  /// Whether the vertex is the topmost slot of a presentation or a root.
  private func isUnit(_ vertex: GuardHypergraph.Vertex) -> Bool {
    guard let slot = hypergraph.slot(of: vertex) else { return false }
    return checker.places.slots[slot].role == .unit
  }

  /// Returns one step of a path, such as `--peek--> Account`.
  private func hop(by cause: Hyperedge.Cause, to place: PlaceID, isUnit: Bool) -> String {
    let graph = checker.graph
    let name = checker.name(of: checker.places.places[place].screen)
    let chain = checker.places.chain(of: checker.places.places[place].slot, in: graph)
    let full = (chain + [name]).joined(separator: " > ")
    let text = isUnit ? full : name
    switch cause {
    case .launch, .external: return full
    case .contained, .none: return text
    case .event(let event, _), .appEvent(let event, _): return "--\(graph.text(of: graph.events[event].declared.name))--> \(text)"
    case .tap(let tab): return "--tab \(graph.text(of: graph.tabs[tab].declared.name))--> \(text)"
    case .swipe: return "--swipe--> \(text)"
    case .tabAction(let tab, _): return "--tab \(graph.text(of: graph.tabs[tab].declared.name))--> \(text)"
    case .refused(let event, _): return "--\(graph.text(of: graph.events[event].declared.name)), a guard fails--> \(text)"
    case .refusedTab(let tab, _): return "--tab \(graph.text(of: graph.tabs[tab].declared.name)), a guard fails--> \(text)"
    case .route(let route):
      let pattern = graph.pattern(of: route).map { "\"\($0)\"" }
      return "\(pattern ?? "a link") --> \(text)"
    case .entry(let entry):
      let value = graph.entries[entry]
      return "\(value.kind.rawValue) \"\(graph.text(of: value.identifier))\" --> \(text)"
    case .guardFlow(let id): return "--\(graph.text(of: graph.guards[id].declared.name)) fails--> \(text)"
    }
  }

  /// Returns the source range of a cause, or that of the shown screen if it has none.
  private func range(of cause: Hyperedge.Cause, at place: PlaceID) -> SourceRange {
    let graph = checker.graph
    let screen = graph.screens[checker.places.places[place].screen].declared.nameRange
    switch cause {
    case .launch(let root): return graph.roots[root].range
    case .event(let event, let step), .appEvent(let event, let step), .refused(let event, let step):
      return step.map { graph.steps[$0].range } ?? graph.events[event].declared.nameRange
    case .tap(let tab): return graph.tabs[tab].declared.nameRange
    case .tabAction(let tab, let step), .refusedTab(let tab, let step):
      return step.map { graph.steps[$0].range } ?? graph.tabs[tab].declared.nameRange
    case .route(let route):
      return graph.routes[route].patterns.first.map { graph.patterns[$0].range } ?? graph.routes[route].range
    case .entry(let entry): return graph.entries[entry].range
    case .guardFlow(let id): return graph.guards[id].declared.nameRange
    case .swipe, .external, .contained, .none: return screen
    }
  }
}
