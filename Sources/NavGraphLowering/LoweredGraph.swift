import NavGraphModel

/// All that a graph says about navigation, lowered: what events do, where links lead, what is asked, what is shown first.
///
/// The tables have one row for each declaration, in the order of the graph.
package struct LoweredGraph: Sendable {
  package let graph: NavigationGraph
  package let slots: SlotContents
  package let results: Results

  package private(set) var events: [Lowered.Event] = []
  package private(set) var tabActions: [TabID: Lowered.Event] = [:]
  package private(set) var routes: [Lowered.Target] = []
  package private(set) var entries: [Lowered.Target] = []
  package private(set) var continuations = Table<Lowered.Continuation>()

  /// What a scene can show at its bottom: the app's roots, then what is switched to.
  package private(set) var roots: [Content] = []
  /// Everything that can be presented: modals and alerts, the flows of guards, and what is presented without a modal.
  package private(set) var presentables: [Content] = []
  package private(set) var presentations: [Content: Lowered.Presentation] = [:]
  /// What modals show on some idioms, where that is something else.
  package private(set) var contents: [Content: [Lowered.IdiomShape]] = [:]
  /// The shapes of screens and containers, whose parameters go by their own names.
  package private(set) var shapes: [Content: Lowered.Shape] = [:]
  /// By split: its columns, from the leading edge.
  package private(set) var columns: [[Lowered.ColumnShape]] = []

  package private(set) var screenGuards: [[Lowered.Made<GuardID>]] = []
  package private(set) var tabGuards: [[Lowered.Made<GuardID>]] = []
  package private(set) var rootGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  package private(set) var modalGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  package private(set) var containerGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  /// The guards of roots, modals, and containers for the values that are shown, where the guards read these values.
  package private(set) var rootGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  package private(set) var modalGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  package private(set) var containerGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  /// By guard: the flow that can turn a no into a yes.
  package private(set) var flows: [Lowered.Made<Content>?] = []

  package init(_ graph: NavigationGraph, _ places: Places) {
    let lowering = GraphLowering(graph, places)
    self.graph = graph
    slots = lowering.slots
    results = lowering.results
    (roots, presentables) = (lowering.roots(), lowering.presentables())
    events = graph.events.ids.map { lowering.event($0) }
    for id in graph.tabs.ids { tabActions[id] = lowering.action(of: id) }
    routes = graph.routes.map { lowering.target($0) }
    entries = graph.entries.map { lowering.target($0) }
    for content in graph.screens.ids.map({ Content.screen($0) }) + graph.containers { shapes[content] = lowering.ownShape(content) }
    for content in presentables {
      presentations[content] = lowering.presentation(content)
      let others = lowering.otherShapes(content)
      if !others.isEmpty { contents[content] = others }
    }
    columns = graph.splits.ids.map { lowering.columns(of: $0) }
    screenGuards = graph.screens.map { lowering.guards($0.requires) }
    tabGuards = graph.tabs.map { lowering.guards($0.requires) }
    for content in roots { rootGuards[content] = lowering.guards(ofRoot: content) }
    for content in presentables { modalGuards[content] = lowering.guards(onPresenting: content) }
    for content in graph.containers { containerGuards[content] = lowering.guards(onEntering: content) }
    if !graph.guardUses.isEmpty {
      func listed(_ contents: [Content], _ guards: (Content) -> [Lowered.ShownGuards]) -> [Content: [Lowered.ShownGuards]] {
        contents.reduce(into: [:]) { all, content in
          let shown = guards(content)
          if !shown.isEmpty { all[content] = shown }
        }
      }
      rootGuardsShown = listed(roots) { lowering.guardsShown(inRoot: $0) }
      modalGuardsShown = listed(presentables) { lowering.guardsShown(presenting: $0) }
      containerGuardsShown = listed(graph.containers) { lowering.guardsShown(onEntering: $0) }
    }
    flows = graph.guards.map { $0.flow.flatMap { lowering.presented($0) } }
    continuations = lowering.continuations
  }

  package func made(_ instance: InstanceID) -> Lowered.Made<Content> { GraphLowering.made(instance, in: graph) }

  /// What a condition is asked about.
  package func arguments(_ run: IDRange<Argument>) -> [Lowered.Argument] { GraphLowering.arguments(run, [:], in: graph) }

  /// The root that the app declares for a kind of device; nil without a root.
  package func root(on idiom: Idioms) -> Lowered.Made<Content>? {
    let own = graph.roots.ids.first { graph.roots[$0].idioms.contains(idiom) }
    guard let id = own ?? graph.roots.ids.first(where: { graph.roots[$0].idioms.isEmpty }) ?? graph.roots.ids.first else { return nil }
    return GraphLowering.made(graph.roots[id].instance, in: graph)
  }
}
