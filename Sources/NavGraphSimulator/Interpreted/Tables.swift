import NavGraphLowering
import NavGraphModel

/// The lowered graph, and lookup tables for the runtime that are computed once.
package final class Tables: Sendable {
  package let lowered: LoweredGraph
  /// A fingerprint of the graph, for restoration. Equal sources have equal fingerprints.
  let fingerprint: String
  let screensByName: [String: ScreenID]
  /// The name of each screen, indexed by `ScreenID`.
  let screenNames: [String]
  /// The name of each parameter, indexed by `ParameterID`.
  let parameterNames: [String]
  /// The value of each parameter without an argument, indexed by `ParameterID`.
  let defaults: [Value]

  package var graph: NavigationGraph { lowered.graph }

  package convenience init(for graph: NavigationGraph, places: Places) { self.init(LoweredGraph(graph, places: places)) }

  package init(_ lowered: LoweredGraph) {
    self.lowered = lowered
    let graph = lowered.graph
    screenNames = graph.screens.ids.map { graph.text(of: graph.screens[$0].declared.name) }
    screensByName = zip(screenNames, graph.screens.ids).reduce(into: [:]) { $0[$1.0] = $1.1 }
    parameterNames = graph.parameters.ids.map { graph.text(of: graph.parameters[$0].name) }
    defaults = graph.parameters.ids.map { Value(defaultOf: $0, in: graph) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in graph.files.lazy.flatMap(\.bytes) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    fingerprint = String(hash, radix: 16)
  }

  /// Returns the names of the screens that can be in a slot, separated by spaces, or nil if only the declared content can be there.
  package func names(in slot: SlotContents.Slot) -> String? { isListed(slot) ? list(of: lowered.slots.screens(in: slot)) : nil }

  /// Returns whether the named screen can be in a slot, or nil if only the declared content can be there.
  func isListed(_ name: String, in slot: SlotContents.Slot) -> Bool? {
    guard isListed(slot) else { return nil }
    return screensByName[name].map { lowered.slots.holds($0, in: slot) } ?? false
  }

  /// Returns the names of the screens that present the content, or nil if it can be presented from anywhere.
  func presenters(of content: Content) -> String? {
    if case .alert = content { return nil }
    return lowered.slots.presenters(of: content).map(list)
  }

  private func list(of screens: [ScreenID]) -> String { screens.map { screenNames[$0.index] }.joined(separator: " ") }

  /// Whether the slot is restricted to a list of screens. Roots and modals are listed only if they can show more than one screen.
  private func isListed(_ slot: SlotContents.Slot) -> Bool {
    switch slot {
    case .root, .modal: lowered.slots.count(in: slot) > 1
    case .path, .lowest, .tab, .column, .page: lowered.slots.count(in: slot) > 0
    }
  }

  // MARK: The current tables

  /// The tables of the graph that is running. A few requirements of the runtime,
  /// such as the root for an idiom, take no value that contains the tables.
  @TaskLocal static var current = Tables(for: NavigationGraph(), places: Places(of: NavigationGraph()))

  /// Runs `body` with these tables as `current`.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try Tables.$current.withValue(self, operation: body) }
}
