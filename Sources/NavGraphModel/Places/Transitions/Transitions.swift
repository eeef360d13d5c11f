import NavGraphSyntax

/// The transitions of an app, each once, in source order.
///
/// Equal steps at several places of a screen are one transition. Time and size are linear in the places and their edges.
package struct Transitions: Sendable {
  package private(set) var all: [Transition] = []
  private let graph: NavigationGraph
  private let places: Places
  private let nesting: StepNesting

  package init(of graph: NavigationGraph, in places: Places) {
    self.graph = graph
    self.places = places
    nesting = StepNesting(in: graph)
    addLaunches()
    addEdges()
    addContainers()
    addWaysIn()
    addFlows()
    var seen: Set<Transition> = []
    all = all.filter { seen.insert($0).inserted }
    // The sort keeps the order of transitions with equal ranges.
    let order = all.indices.sorted { (all[$0].range, $0) < (all[$1].range, $1) }
    all = order.map { all[$0] }
  }

  /// Returns the transitions that show a content, or that name it.
  package func leading(to content: Content) -> [Transition] {
    all.filter { $0.target == content || $0.shown.contains(content) }
  }

  /// Returns the transitions that begin at a content.
  package func leading(from content: Content) -> [Transition] { all.filter { $0.source == content } }

  // MARK: Reading the places

  /// Whether a way in leads to what a link shows last, or to what an outcome handler of the link shows. Other ways lead to something
  /// in between.
  private func leads(_ way: WayIn) -> Bool {
    guard way.kind.leadsOn else { return false }
    return switch way.origin {
    case .route, .entry: way.isLast || way.step != nil
    default: true
    }
  }

  private mutating func addLaunches() {
    for root in graph.roots.ids {
      let content = graph.instances[graph.roots[root].instance].content
      guard let unit = places.unit(as: .root, for: content) else { continue }
      all.append(
        Transition(
          cause: .launch(root), effect: .switchTo, target: named(content), shown: contents(of: places.shown(with: unit)),
          range: graph.roots[root].range))
    }
  }

  private mutating func addEdges() {
    let flows = guardsByFlow()
    var byRoute: [RouteID: [WayIn]] = [:]
    for way in places.waysIn where leads(way) {
      if case .route(let route) = way.origin { byRoute[route, default: []].append(way) }
    }
    for edge in places.edges {
      guard let event = edge.event else { continue }
      let range = edge.step.map { graph.steps[$0].range } ?? graph.events[event].declared.nameRange
      var transition = Transition(
        source: .screen(places.places[edge.source].screen), cause: .event(event), effect: edge.kind,
        branches: branches(around: edge.step), isLate: edge.isLate, range: range)
      if edge.kind == .open {
        let route = RouteID(raw: edge.target)
        transition.route = route
        let ways = byRoute[route] ?? []
        if ways.isEmpty { all.append(transition) }
        for way in ways {
          transition.target = target(of: way.kind, at: way.target)
          transition.shown = contents(of: places.shown(by: way.kind, at: way.target))
          transition.branches = branches(around: edge.step) + branches(of: way)
          transition.isLate = edge.isLate || way.isLate
          all.append(transition)
        }
        continue
      }
      transition.target = target(of: edge.kind, at: edge.target)
      transition.shown =
        edge.kind == .popTo ? transition.target.map { [$0] } ?? [] : contents(of: places.shown(by: edge.kind, at: edge.target))
      if edge.kind == .guard { transition.failing = flows[places.units[PresentationContextID(raw: edge.target)].content] ?? [] }
      all.append(transition)
    }
  }

  /// Adds the taps on tabs and the swipes between pages.
  private mutating func addContainers() {
    for slot in places.slots {
      switch slot.kind {
      case .tabs(let tabs):
        for child in slot.children {
          guard case .tab(let tab) = places.slots[child].role, let content = graph.tabs[tab].content else { continue }
          all.append(
            Transition(
              source: .tabs(tabs), cause: .tab(tab), effect: .select, target: named(graph.instances[content].content),
              shown: contents(of: places.shownFirst(in: child)), range: graph.tabs[tab].declared.nameRange))
        }
      case .pages:
        let pages = slot.children.map { (shown: contents(of: places.shownFirst(in: $0)), role: places.slots[$0].role) }
        for (index, page) in pages.enumerated() {
          guard case .page(let id) = page.role else { continue }
          for other in [index - 1, index + 1] where pages.indices.contains(other) {
            for source in page.shown {
              all.append(
                Transition(
                  source: source, cause: .swipe, effect: .page, target: pages[other].shown.first, shown: pages[other].shown,
                  range: graph.instances[graph.pages[id].instance].range))
            }
          }
        }
      case .stack, .bare, .split, .unseen, .nothing: break
      }
    }
  }

  private mutating func addWaysIn() {
    var owners: [TabID: TabsID] = [:]
    for tabs in graph.tabSets.ids { for tab in graph.tabSets[tabs].tabs { owners[tab] = tabs } }
    for way in places.waysIn where leads(way) {
      let cause: Transition.Cause
      var source: Content?
      var range: SourceRange
      switch way.origin {
      case .route(let route):
        cause = .route(route)
        range = graph.routes[route].patterns.first.map { graph.patterns[$0].range } ?? graph.routes[route].range
      case .entry(let entry): (cause, range) = (.entry(entry), graph.entries[entry].range)
      case .appEvent(let event): (cause, range) = (.appEvent(event), graph.events[event].declared.nameRange)
      case .tab(let tab):
        (cause, range) = (.tab(tab), graph.tabs[tab].declared.nameRange)
        source = owners[tab].map { .tabs($0) }
      default: continue
      }
      if let step = way.step { range = graph.steps[step].range }
      all.append(
        Transition(
          source: source, cause: cause, effect: way.kind, branches: branches(of: way), target: target(of: way.kind, at: way.target),
          shown: contents(of: places.shown(by: way.kind, at: way.target)), isLate: way.isLate, range: range))
    }
    for unit in places.units.ids where places.units[unit].kind == .external {
      let content = places.units[unit].content
      guard let range = graph.declared(of: content)?.nameRange else { continue }
      all.append(
        Transition(
          cause: .external, effect: .present, target: named(content), shown: contents(of: places.shown(with: unit)), range: range))
    }
  }

  /// Adds the flows of guards that no event requires.
  private mutating func addFlows() {
    var asked: [GuardID: PresentationContextID] = [:]
    for presentation in places.presentations where presentation.source == nil {
      if case .guard(let id) = presentation.cause, asked[id] == nil { asked[id] = presentation.unit }
    }
    let flows = guardsByFlow()
    for unit in places.units.ids where places.units[unit].kind == .guardFlow {
      for id in flows[places.units[unit].content] ?? [] where asked[id] == nil { asked[id] = unit }
    }
    for id in graph.guards.ids {
      guard let unit = asked[id] else { continue }
      all.append(
        Transition(
          cause: .guardFails(id), effect: .guard, target: named(places.units[unit].content), shown: contents(of: places.shown(with: unit)),
          range: graph.guards[id].declared.nameRange))
    }
  }

  private func guardsByFlow() -> [Content: [GuardID]] {
    var result: [Content: [GuardID]] = [:]
    for id in graph.guards.ids {
      if let flow = graph.guards[id].flow { result[graph.instances[flow].content, default: []].append(id) }
    }
    return result
  }

  // MARK: Branches

  /// Returns the branch of a link, and the branches around the step of its outcome handler, without those that always run.
  private func branches(of way: WayIn) -> [BranchID] {
    (way.branch.map { [$0] } ?? []).filter { nesting.isConditional($0, in: graph) } + branches(around: way.step)
  }

  /// Returns the branches around a step, without those that always run.
  private func branches(around step: StepID?) -> [BranchID] {
    (step.map(nesting.branches) ?? []).filter { nesting.isConditional($0, in: graph) }
  }

  // MARK: Contents

  /// Returns the content that a step names.
  private func target(of kind: Edge.Kind, at target: UInt32) -> Content? {
    switch kind {
    case .push, .replace, .show, .popTo: .screen(places.places[PlaceID(raw: target)].screen)
    case .present, .guard, .switchTo, .window: named(places.units[PresentationContextID(raw: target)].content)
    case .select, .reveal, .page: places.slots[SlotID(raw: target)].kind.content.flatMap(named) ?? first(of: SlotID(raw: target))
    case .clear, .open, .pop, .popToRoot, .dismiss, .dismissAll, .close, .finish, .restart: nil
    }
  }

  private func first(of slot: SlotID) -> Content? { contents(of: places.shownFirst(in: slot)).first }

  /// Returns a content as the source names it: a stack without a name is identified by its screen.
  private func named(_ content: Content) -> Content? {
    switch content {
    case .unknown: nil
    case .stack(let id) where graph.stacks[id].isInline: graph.stacks[id].root.map { graph.instances[$0].content }
    default: content
    }
  }

  private func contents(of nodes: [ShownNode]) -> [Content] {
    nodes.map { node in
      switch node {
      case .place(let place): .screen(places.places[place].screen)
      case .alert(let unit): places.units[unit].content
      }
    }
  }
}
