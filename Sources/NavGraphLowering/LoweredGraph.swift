import NavGraphModel

/// The lowered events, targets, guards, and initial content of a graph.
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

  /// The root content of scenes: the app's roots, then the roots that steps switch to or open in a window.
  package private(set) var roots: [Content] = []
  /// The content that can be presented: modals, alerts, guard flows, and content that is presented without a modal.
  package private(set) var presentables: [Content] = []
  package private(set) var presentations: [Content: Lowered.Presentation] = [:]
  /// The content of modals on idioms that have their own.
  package private(set) var contents: [Content: [Lowered.IdiomShape]] = [:]
  /// The shapes of screens and containers. Their parameters keep their own names.
  package private(set) var shapes: [Content: Lowered.Shape] = [:]
  /// The columns of each split, from the leading edge, indexed by `SplitID`.
  package private(set) var columns: [[Lowered.ColumnShape]] = []

  package private(set) var screenGuards: [[Lowered.Made<GuardID>]] = []
  package private(set) var tabGuards: [[Lowered.Made<GuardID>]] = []
  package private(set) var rootGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  package private(set) var modalGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  package private(set) var containerGuards: [Content: [Lowered.Made<GuardID>]] = [:]
  /// The guards of roots, modals, and containers that read values which are shown, for these values.
  package private(set) var rootGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  package private(set) var modalGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  package private(set) var containerGuardsShown: [Content: [Lowered.ShownGuards]] = [:]
  /// The guard flow of each guard, indexed by `GuardID`; nil for a guard without one.
  package private(set) var flows: [Lowered.Made<Content>?] = []

  package init(_ graph: NavigationGraph, places: Places) {
    let lowering = GraphLowering(graph, places: places)
    self.graph = graph
    slots = lowering.slots
    results = lowering.results
    (roots, presentables) = (lowering.roots(), lowering.presentables())
    events = graph.events.ids.map { lowering.event(for: $0) }
    for id in graph.tabs.ids { tabActions[id] = lowering.action(of: id) }
    routes = graph.routes.map { lowering.target(of: $0) }
    entries = graph.entries.map { lowering.target(of: $0) }
    for content in graph.screens.ids.map({ Content.screen($0) }) + graph.containers { shapes[content] = lowering.ownShape(of: content) }
    for content in presentables {
      presentations[content] = lowering.presentation(of: content)
      let others = lowering.otherShapes(of: content)
      if !others.isEmpty { contents[content] = others }
    }
    columns = graph.splits.ids.map { lowering.columns(of: $0) }
    screenGuards = graph.screens.map { lowering.guards(for: $0.requires) }
    tabGuards = graph.tabs.map { lowering.guards(for: $0.requires) }
    for content in roots { rootGuards[content] = lowering.guards(ofRoot: content) }
    for content in presentables { modalGuards[content] = lowering.guards(onPresenting: content) }
    for content in graph.containers { containerGuards[content] = lowering.guards(onEntering: content) }
    if !graph.guardUses.isEmpty {
      func listed(_ contents: [Content], guards: (Content) -> [Lowered.ShownGuards]) -> [Content: [Lowered.ShownGuards]] {
        contents.reduce(into: [:]) { all, content in
          let shown = guards(content)
          if !shown.isEmpty { all[content] = shown }
        }
      }
      rootGuardsShown = listed(roots) { lowering.guardsShown(inRoot: $0) }
      modalGuardsShown = listed(presentables) { lowering.guardsShown(presenting: $0) }
      containerGuardsShown = listed(graph.containers) { lowering.guardsShown(onEntering: $0) }
    }
    flows = graph.guards.map { $0.flow.flatMap { lowering.presented(by: $0) } }
    continuations = lowering.continuations
  }

  package func made(from instance: InstanceID) -> Lowered.Made<Content> { GraphLowering.made(from: instance, in: graph) }

  /// Returns the arguments with which a condition is evaluated.
  package func arguments(of run: IDRange<Argument>) -> [Lowered.Argument] { GraphLowering.arguments(of: run, with: [:], in: graph) }

  /// Returns the root that the app declares for an idiom, or nil if it declares none.
  package func root(on idiom: Idioms) -> Lowered.Made<Content>? {
    let own = graph.roots.ids.first { graph.roots[$0].idioms.contains(idiom) }
    guard let id = own ?? graph.roots.ids.first(where: { graph.roots[$0].idioms.isEmpty }) ?? graph.roots.ids.first else { return nil }
    return GraphLowering.made(from: graph.roots[id].instance, in: graph)
  }
}
