import NavGraphModel
import Testing

@testable import NavGraphChecks
@testable import Oracle

/// Tests that every screen in every state has a place, on each kind of device, with expanded and collapsed splits. Otherwise searches over
/// places would miss it.
@Suite struct StatePlaceTests {
  @Test(arguments: [0, 800_000] as [UInt64]) func everyScreenHasAPlace(first: UInt64) {
    var count = 0
    for seed in first..<first + 600 {
      let world = WorldMaker.make(seed: seed, with: [.inspectors, .keys])
      if world.splits.isEmpty { continue }
      let checked = CheckedText(Written(of: world).text)
      if checked.codes.contains(where: { $0 < 500 && $0 != 312 }) { continue }
      count += 1
      for walker in DeviceSearches.walkers(in: checked.graph, places: checked.places) {
        for missing in missing(walker) { Issue.record("seed \(seed), \(walker.isCollapsed): \(missing)\n\(Written(of: world).text)") }
      }
    }
    #expect(count > 80, "only \(count)")
  }

  /// Returns the screens without a place in the first states.
  private func missing(_ walker: AbstractInterpreter) -> Set<String> {
    let (graph, places) = (walker.graph, walker.places)
    var result: Set<String> = []
    let effects = MoveEffects(of: walker)
    var seen: Set<State> = []
    var open = walker.starts().map(\.state)
    if let root = walker.startedRoot() { for link in effects.links { open += effects.open(link, from: root, isStart: true).map(\.state) } }
    var next = 0
    while next < open.count, seen.count < 300 {
      let state = open[next]
      next += 1
      guard state.leaving == nil, state.layers.count < 4, seen.insert(state).inserted else { continue }
      var isDeep = false
      for path in state.layers.flatMap(\.paths) {
        isDeep = isDeep || path.screens.count > 4
        for screen in path.screens where places.place(of: screen, in: path.slot) == nil {
          result.insert(
            "\(graph.text(of: graph.screens[screen].declared.name)) in \(places.chain(of: path.slot, in: graph).joined(separator: " > "))")
        }
      }
      if isDeep { continue }
      open += walker.strides(from: state).map(\.state)
      for link in effects.links { open += effects.open(link, from: state).map(\.state) }
    }
    return result
  }
}
