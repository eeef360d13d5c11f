import NavGraphLowering
import NavGraphModel

/// What a graph says, as the run time asks it: the lowered graph, and what is worked out of it once.
package final class Tables: Sendable {
  package let lowered: LoweredGraph
  /// The same for the same sources, as restoration wants it.
  let fingerprint: String
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
    screenNames = graph.screens.ids.map { graph.text(graph.screens[$0].declared.name) }
    screensByName = zip(screenNames, graph.screens.ids).reduce(into: [:]) { $0[$1.0] = $1.1 }
    parameterNames = graph.parameters.ids.map { graph.text(graph.parameters[$0].name) }
    defaults = graph.parameters.ids.map { Value(defaultOf: $0, in: graph) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in graph.files.lazy.flatMap(\.bytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    fingerprint = String(hash, radix: 16)
  }

  /// The names of the screens that may be in a slot, with spaces between them; nil: what is declared.
  package func names(in slot: SlotContents.Slot) -> String? { isListed(slot) ? list(lowered.slots.screens(in: slot)) : nil }

  /// Whether the screen of that name may be in a slot; nil: only what is declared.
  func isListed(_ name: String, in slot: SlotContents.Slot) -> Bool? {
    guard isListed(slot) else { return nil }
    return screensByName[name].map { lowered.slots.holds($0, in: slot) } ?? false
  }

  /// The names of the screens that present a content; nil: from anywhere.
  func presenters(of content: Content) -> String? {
    if case .alert = content { return nil }
    return lowered.slots.presenters(of: content).map(list)
  }

  private func list(_ screens: [ScreenID]) -> String { screens.map { screenNames[$0.index] }.joined(separator: " ") }

  /// Every slot that shows something is listed; a root and a modal only if they can show other than declared.
  private func isListed(_ slot: SlotContents.Slot) -> Bool {
    switch slot {
    case .root, .modal: lowered.slots.count(in: slot) > 1
    case .path, .lowest, .tab, .column, .page: lowered.slots.count(in: slot) > 0
    }
  }

  // MARK: What has no value to ask

  /// The tables of the graph that runs. A few questions of the run time (the idiom's root, what a note names) come without a value that
  /// could carry them.
  @TaskLocal static var current = Tables(NavigationGraph(), Places(NavigationGraph()))

  /// Runs `body` with these tables as those of the graph that runs.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try Tables.$current.withValue(self, operation: body) }
}
