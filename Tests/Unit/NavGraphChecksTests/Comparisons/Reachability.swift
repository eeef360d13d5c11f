import NavGraphModel

@testable import NavGraphChecks
@testable import Oracle

extension Comparison {
  /// Compares the unreachable declarations (0601) by name.
  static let unreached = Comparison(name: "0601", least: 500) { app in
    let found = Set(
      UnreachableDeclarations(graph: app.checked.graph, reached: app.checked.places.reached).contents.map { name($0, app.checked.graph) })
    // The diagnostic about a dead branch includes the targets of the branch.
    if app.isPlain, found.isEmpty == app.has(601) { return .disagreed("0601 and what was not reached differ: \(found)") }
    var reached: Set<World.Content> = []
    for exploration in app.explorations {
      for state in exploration.states { for unit in state.units { app.world.add(unit.content, unit.node, on: unit.device, to: &reached) } }
    }
    var truth: Set<String> = []
    for content in app.world.declared where !reached.contains(content) { truth.insert(content.text) }
    // The checks assume that a window's targets are reachable, even if no device with windows opens it.
    let isOneDevice = !app.world.opensWindows || app.world.roots.allSatisfy { $0.idiom == nil }
    return app.isPlain && app.isWhole && app.isServed && app.isAsked && isOneDevice ? .same(found, truth) : .only(truth, in: found)
  }

  /// Compares the places: screens at positions of the containers.
  static let places = Comparison(name: "places", least: 400) { app in
    // The checks assume that a guard whose flow can't be left never fails.
    if app.has(607) { return .skipped }
    var truth: Set<String> = []
    for exploration in app.explorations {
      for state in exploration.states where !state.isUnseen {
        for (index, unit) in state.units.enumerated() {
          let kind = index > 0 ? "over" : unit.waiting == nil ? "root" : "gate"
          unit.node.screens(of: app.world, in: unit.content) { spot, screen in
            truth.insert("\(kind) \(unit.content.text)\(spot): S\(screen)")
          }
        }
      }
    }
    let found = shown(app.checked)
    // A collapsed split has one visible column, but the search uses any of them.
    if !app.world.splits.isEmpty {
      let others = found.subtracting(truth).filter { place in !World.columnNames.contains { place.contains("/\($0)") } }
      if !others.isEmpty, app.isPlain, app.isWhole, app.isServed, app.isAsked, app.world.idioms.count == 1 {
        return .disagreed("invented \(others.sorted())")
      }
      return .all(of: truth, in: found)
    }
    // The checks combine idioms, so their places can be more.
    let isOneDevice = app.world.idioms.count == 1
    return app.isPlain && app.isWhole && app.isServed && app.isAsked && isOneDevice ? .same(found, truth) : .all(of: truth, in: found)
  }

  private static func name(_ content: Content, _ graph: NavigationGraph) -> String {
    graph.declared(of: content).map { graph.text(of: $0.name) } ?? "?"
  }

  /// Returns the places in the oracle's notation, without those that originate outside of the graph.
  private static func shown(_ checked: CheckedText) -> Set<String> {
    var result: Set<String> = []
    let places = checked.places
    let graph = checked.graph
    var isReal = places.units.map { $0.kind == .root || $0.kind == .guardFlow }
    for _ in places.units.ids {
      for presentation in places.presentations where isReal[presentation.over.index] { isReal[presentation.unit.index] = true }
    }
    for place in places.places {
      let slot = places.slots[place.slot]
      guard isReal[slot.unit.index] else { continue }
      let unit = places.units[slot.unit]
      let kind = unit.kind == .root ? "root" : unit.kind == .guardFlow ? "gate" : "over"
      var spot = ""
      var next: SlotID? = place.slot
      while let id = next {
        switch places.slots[id].role {
        case .tab(let tab): spot = "/" + graph.text(of: graph.tabs[tab].declared.name) + spot
        case .column(let column): spot = "/" + column.text + spot
        case .accessory, .page, .unit: break
        }
        next = places.slots[id].parent
      }
      result.insert("\(kind) \(text(unit.content, graph))\(spot): \(graph.text(of: graph.screens[place.screen].declared.name))")
    }
    return result
  }

  private static func text(_ content: Content, _ graph: NavigationGraph) -> String {
    if case .stack(let id) = content, graph.stacks[id].isInline { return "stack \(name(content, graph))" }
    return name(content, graph)
  }
}

extension World {
  /// The contents that are declared with a name.
  var declared: [Content] {
    var result: [Content] = []
    result += screens.indices.map { .screen($0) } + flows.indices.map { .flow($0) } + tabSets.indices.map { .tabs($0) }
    result += splits.indices.map { .split($0) } + pageSets.indices.map { .pages($0) } + modals.indices.map { .modal($0) }
    return result + alerts.indices.map { .alert($0) }
  }

  /// Adds a shown content with the contents inside it.
  func add(_ content: Content, _ node: Pane, on device: Idiom? = nil, to result: inout Set<Content>) {
    switch content {
    // Another screen may have replaced the declared one.
    case .screen, .stack: break
    default: result.insert(content)
    }
    if case .modal(let id) = content { add(modals[id].content(on: device ?? .phone), node, to: &result) }
    switch node {
    case .screen(let id): result.insert(.screen(Screens.declared(of: id)))
    case .stack(let path): for id in path { result.insert(.screen(Screens.declared(of: id))) }
    case .tabs(let id, _, let children):
      if let strip = tabSets[id].accessory { result.insert(.screen(strip.screen)) }
      for (tab, child) in children.enumerated() {
        if let child, let inner = tabSets[id].tabs[tab].content { add(inner, child, to: &result) }
      }
    case .split(let id, let columns, _):
      for (column, child) in columns.enumerated() {
        if let child, let inner = splits[id].columns[column] { add(inner, child, to: &result) }
      }
    case .pages(_, _, let screens, let asking):
      for (page, screen) in screens.enumerated() where !asking.contains(page) { result.insert(.screen(Screens.declared(of: screen))) }
    case .alert: break
    }
  }
}

extension Pane {
  /// Calls `look` for each screen, with the names of the tabs and columns around it.
  func screens(of world: World, in content: World.Content, spot: String = "", look: (String, Int) -> Void) {
    switch self {
    case .screen(let id): look(spot, Screens.declared(of: id))
    case .stack(let path): for id in path { look(spot, Screens.declared(of: id)) }
    case .tabs(let id, _, let children):
      if let strip = world.tabSets[id].accessory { look(spot, strip.screen) }
      for (tab, child) in children.enumerated() { child?.screens(of: world, in: content, spot: spot + "/t\(id)\(tab)", look: look) }
    case .split(_, let columns, _):
      for (column, child) in columns.enumerated() {
        child?.screens(of: world, in: content, spot: spot + "/" + World.columnNames[column], look: look)
      }
    case .pages(_, _, let screens, let asking):
      for (page, screen) in screens.enumerated() where !asking.contains(page) { look(spot, Screens.declared(of: screen)) }
    case .alert: break
    }
  }
}
