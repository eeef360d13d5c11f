import NavGraphLowering
import NavGraphModel

/// What a graph says, as the run time asks it: the lowered graph, and what is worked out of it once.
package final class Tables: Sendable {
  package let lowered: LoweredGraph
  /// The same for the same sources, as restoration wants it.
  let fingerprint: String
  /// The names of the screens that may be in a slot, with spaces between them.
  private let names: [SlotContents.Slot: String]
  private let presenters: [Content: String]
  let screensByName: [String: ScreenID]
  /// Of each screen, in the order of the graph.
  let screenNames: [String]
  /// Of each parameter, in the order of the graph.
  let parameterNames: [String]
  /// What each parameter is worth that nothing feeds.
  let defaults: [Value]

  package var graph: NavigationGraph { lowered.graph }

  package convenience init(_ graph: NavigationGraph, _ places: Places) { self.init(LoweredGraph(graph, places)) }

  package init(_ lowered: LoweredGraph) {
    self.lowered = lowered
    let graph = lowered.graph
    func list(_ screens: [ScreenID]) -> String { screens.map { graph.text(graph.screens[$0].declared.name) }.joined(separator: " ") }
    names = Tables.slots(of: lowered).reduce(into: [:]) { $0[$1] = list(lowered.slots.screens(in: $1)) }
    presenters = lowered.presentables.reduce(into: [:]) { found, content in
      if case .alert = content { return }
      found[content] = lowered.slots.presenters(of: content).map(list)
    }
    screenNames = graph.screens.ids.map { graph.text(graph.screens[$0].declared.name) }
    screensByName = zip(screenNames, graph.screens.ids).reduce(into: [:]) { $0[$1.0] = $1.1 }
    parameterNames = graph.parameters.ids.map { graph.text(graph.parameters[$0].name) }
    defaults = graph.parameters.ids.map { Value(defaultOf: $0, in: graph) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in graph.files.lazy.flatMap(\.bytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    fingerprint = String(hash, radix: 16)
  }

  /// The names of the screens that may be there; nil: what is declared.
  package func names(in slot: SlotContents.Slot) -> String? { names[slot] }
  /// The names of the screens from which that is presented; nil: from anywhere.
  func presenters(of content: Content) -> String? { presenters[content] }

  /// Every slot that shows something; a root and a modal are listed only if they can show other than declared.
  private static func slots(of lowered: LoweredGraph) -> [SlotContents.Slot] {
    let graph = lowered.graph
    var all: [SlotContents.Slot] = []
    for id in graph.stacks.ids { all += [.path(id), .lowest(id)] }
    for id in graph.tabSets.ids { all += graph.contentTabs(of: id).indices.map { .tab(id, $0) } }
    for id in graph.splits.ids { all += Column.allCases.map { .column(id, $0) } }
    for id in graph.pageSets.ids { all += (0..<graph.pageSets[id].pages.count).map { .page(id, $0) } }
    let listed = all.filter { !lowered.slots.screens(in: $0).isEmpty }
    let units: [SlotContents.Slot] = lowered.roots.map { .root($0) } + lowered.presentables.map { .modal($0) }
    return listed + units.filter { lowered.slots.screens(in: $0).count > 1 }
  }

  // MARK: What has no value to ask

  /// The tables of the graph that runs. A few questions of the run time (the idiom's root, what a note names) come without a value that
  /// could carry them.
  @TaskLocal static var current = Tables(NavigationGraph(), Places(NavigationGraph()))

  /// Runs `body` with these tables as those of the graph that runs.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try Tables.$current.withValue(self, operation: body) }
}
