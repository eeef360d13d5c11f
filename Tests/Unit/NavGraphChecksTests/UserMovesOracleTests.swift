import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks

/// Compares the transitions between places with those in the explored states of small apps.
@Suite struct UserMovesOracleTests {
  @Test func movesOfSmallApps() {
    let seeds = RandomTests.seeds(few: 150, all: 2_000, from: 60_000)
    var compared = 0
    var exact = 0
    var spurious = 0
    var total = 0
    for seed in seeds {
      var random = Seeded(seed)
      let app = SmallApp(&random)
      let checked = CheckedText(app.source)
      // Invalid steps have other diagnostics, and the checks follow them.
      if checked.codes.contains(where: { $0 < 600 && $0 != 312 }) || checked.places.units.contains(where: { $0.kind == .external }) {
        continue
      }
      guard let truth = truth(checked, deepest: 4, highest: 3) else { continue }
      compared += 1
      let moves = TransitionGraph(of: checked.graph, in: checked.places)
      var found: Set<[PlaceID]> = []
      for place in checked.places.places.ids {
        for move in moves.moves(from: place) where move.place != place { found.insert([place, move.place]) }
      }
      let missing = truth.subtracting(found)
      #expect(missing.isEmpty, "seed \(seed), missing: \(words(missing, checked))\n\(app.source)\(checked.report)")
      total += truth.count
      spurious += found.subtracting(truth).count
      if found == truth { exact += 1 }
    }
    #expect(compared > seeds.count / 4, "only \(compared) could be compared")
    #expect(exact * 100 > compared * 98, "\(exact) of \(compared) exact, \(spurious) too many beside \(total)")
  }

  /// Returns the pairs of places that are shown before and after one move; nil if there are too many states.
  private func truth(_ checked: CheckedText, deepest: Int, highest: Int) -> Set<[PlaceID]>? {
    let places = checked.places
    let walker = AbstractInterpreter(of: checked.graph, in: places, idiom: .phone, isCollapsed: true)
    var seen: Set<State> = []
    var open = walker.starts().map(\.state)
    var result: Set<[PlaceID]> = []
    func shown(_ state: State) -> [PlaceID] {
      // An alert leaves its presenter visible.
      walker.sights(of: state).compactMap { sight in sight.screen.flatMap { places.place(of: $0, in: sight.slot) } }
    }
    while let state = open.popLast() {
      guard seen.insert(state).inserted else { continue }
      if seen.count > 4000 { return nil }
      for stride in walker.strides(from: state) {
        let next = stride.state
        if next.leaving != nil { continue }
        for from in shown(state) { for to in shown(next) where from != to { result.insert([from, to]) } }
        if next.layers.count > highest { continue }
        let isDeep = next.layers.contains { layer in
          places.slots.ids.contains { (layer.path(in: $0)?.screens.count ?? 1) > deepest }
        }
        if !isDeep { open.append(next) }
      }
    }
    return result
  }

  private func words(_ pairs: Set<[PlaceID]>, _ checked: CheckedText) -> String {
    func name(_ place: PlaceID) -> String {
      let value = checked.places.places[place]
      return "\(checked.graph.text(of: checked.graph.screens[value.screen].declared.name))@\(value.slot.index)"
    }
    return pairs.map { "\(name($0[0]))->\(name($0[1]))" }.sorted().joined(separator: " ")
  }
}
