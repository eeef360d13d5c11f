import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Compares the states of searches with `BruteForce`, which shares no code with them.
@Suite struct StateTests {
  /// Compares the shown and covered screens in all reachable states.
  @Test func walksOfSmallApps() {
    var compared = 0
    for seed in 30_000..<31_500 as Range<UInt64> {
      var random = Seeded(seed)
      let app = SmallApp(&random)
      var truth = BruteForce(app, deepest: 4, highest: 3)
      truth.explore()
      guard truth.isWhole else { continue }
      let checked = CheckedText(app.source)
      guard let shown = shown(checked, app, deepest: 4, highest: 3) else { continue }
      compared += 1
      #expect(shown == truth.shown, "seed \(seed)\n\(app.source)\(checked.report)")
    }
    #expect(compared > 1000, "only \(compared) could be compared")
  }

  /// Returns "unit/tab:screen" for each screen, in the notation of `BruteForce`; nil if there are too many states.
  private func shown(_ checked: CheckedText, _ app: SmallApp, deepest: Int, highest: Int) -> Set<String>? {
    let places = checked.places
    let graph = checked.graph
    let walker = AbstractInterpreter(of: graph, in: places, idiom: .phone, isCollapsed: true)
    var seen: Set<State> = []
    var open = walker.starts().map(\.state)
    var result: Set<String> = []
    while let state = open.popLast() {
      guard seen.insert(state).inserted else { continue }
      if seen.count > 20_000 { return nil }
      for layer in state.layers {
        var unit = -1
        switch places.units[layer.unit].content {
        case _ where places.units[layer.unit].kind == .root: break
        case .modal(let id): unit = id.index
        case .screen(let id): unit = graph.modals.count + Int(number(id, graph))
        default: unit = -2
        }
        for slot in places.slots.ids where places.slots[slot].unit == layer.unit {
          var tab = 0
          if case .tab(let id) = places.slots[slot].role { tab = id.index }
          let first = places.slots[slot].first.map { [places.places[$0].screen] } ?? []
          for screen in layer.path(in: slot)?.screens ?? first { result.insert("\(unit)/\(tab):\(number(screen, graph))") }
        }
      }
      for stride in walker.strides(from: state) {
        let next = stride.state
        if next.leaving != nil || next.layers.count > highest { continue }
        let isDeep = next.layers.contains { layer in
          places.slots.ids.contains { (layer.path(in: $0)?.screens.count ?? 1) > deepest }
        }
        if !isDeep { open.append(next) }
      }
    }
    return result
  }

  private func number(_ screen: ScreenID, _ graph: NavigationGraph) -> Int {
    Int(graph.text(of: graph.screens[screen].declared.name).dropFirst()) ?? -1
  }
}
