import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

@testable import NavGraphChecks

/// Compares places and modal loops with an exploration of the states of small random apps.
@Suite struct OracleTests {
  @Test func placesAndRefusals() {
    let seeds = RandomTests.seeds(few: 120, all: 1_500)
    var compared = 0
    for seed in seeds {
      var random = Seeded(seed)
      let app = SmallApp(&random)
      var truth = BruteForce(app)
      truth.explore()
      let checked = CheckedText(app.source)
      // If both an outcome handler and the rest of an event continue, their order has a separate diagnostic. Nothing runs under a modal
      // that never ends.
      if checked.codes.contains(609) || checked.codes.contains(607) || app.goesOnAfterPopTo
        || checked.codes.contains(where: { $0 < 500 && $0 != 312 }) || !truth.isWhole
      {
        continue
      }
      compared += 1
      #expect(shown(checked) == truth.shown, "seed \(seed)\n\(app.source)\(checked.report)")
      let refusals = events(checked) { (512...520).contains($0) || $0 == 603 }
      // The checks also follow invalid steps.
      let isMended = checked.places.units.contains { $0.kind == .external }
      #expect(
        isMended ? refusals.isSuperset(of: truth.refused) : refusals == truth.refused,
        "seed \(seed): \(refusals), truly \(truth.refused)\n\(app.source)\(checked.report)")
      let missed = events(checked) { $0 == 604 || $0 == 605 }
      #expect(
        isMended ? missed.isSuperset(of: truth.missed) : missed == truth.missed,
        "seed \(seed): \(missed), truly \(truth.missed)\n\(app.source)\(checked.report)")
    }
    #expect(compared > seeds.count / 2, "only \(compared) could be compared")
  }

  @Test func modalLoops() {
    let seeds = RandomTests.seeds(few: 120, all: 1_500, from: 10_000)
    var compared = 0
    var cyclic = 0
    for seed in seeds {
      var random = Seeded(seed)
      let app = SmallApp(&random)
      let checked = CheckedText(app.source)
      if checked.codes.contains(where: { $0 < 500 && $0 != 312 }) { continue }
      let found = ModalGraph(graph: checked.graph, places: checked.places).unitsOnLoops()
      for unit in checked.places.units.ids where checked.places.units[unit].kind == .presented {
        guard let truth = BruteForce.isCyclic(app, unit: number(unit, checked, app)) else { continue }
        compared += 1
        if truth { cyclic += 1 }
        #expect(found.contains(unit) == truth, "seed \(seed), \(checked.places.units[unit].content)\n\(app.source)\(checked.report)")
      }
      #expect(found.isEmpty == !checked.codes.contains(602), "seed \(seed)")
    }
    #expect(compared > seeds.count / 6 && cyclic > seeds.count / 20, "\(compared) compared, \(cyclic) on loops")
  }

  /// Returns the places in the notation of `BruteForce`.
  private func shown(_ checked: CheckedText) -> Set<String> {
    var result: Set<String> = []
    let places = checked.places
    var isReal = places.units.map { $0.kind == .root }
    for _ in places.units.ids {
      for presentation in places.presentations where isReal[presentation.over.index] { isReal[presentation.unit.index] = true }
    }
    for place in places.places {
      let slot = places.slots[place.slot]
      guard isReal[slot.unit.index] else { continue }
      var tab = 0
      if case .tab(let id) = slot.role { tab = id.index }
      let screen = checked.graph.text(of: checked.graph.screens[place.screen].declared.name).dropFirst()
      result.insert("\(number(slot.unit, checked, nil))/\(tab):\(screen)")
    }
    return result
  }

  private func number(_ unit: PresentationContextID, _ checked: CheckedText, _ app: SmallApp?) -> Int {
    let modals = checked.graph.modals.count
    return switch checked.places.units[unit].content {
    case _ where checked.places.units[unit].kind == .root: -1
    case .modal(let id): id.index
    case .screen(let id): modals + id.index
    default: -2
    }
  }

  /// Returns "screen/event" for the diagnostics with these codes.
  private func events(_ checked: CheckedText, _ isWanted: (Int) -> Bool) -> Set<String> {
    var result: Set<String> = []
    for diagnostic in checked.diagnostics where isWanted(Int(diagnostic.code.number)) {
      let range = diagnostic.primary.range
      for event in checked.graph.events where event.declared.range.start <= range.start && range.end <= event.declared.range.end {
        guard case .screen(let screen) = event.owner else { continue }
        let name = checked.graph.text(of: checked.graph.screens[screen].declared.name).dropFirst()
        result.insert("\(name)/\(checked.graph.text(of: event.declared.name).dropFirst())")
      }
    }
    return result
  }
}
