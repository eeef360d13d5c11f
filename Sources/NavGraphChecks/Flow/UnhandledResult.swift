import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A flow whose result no one handles.
  ///
  /// Exact: what counts is written in the text.
  static let unhandledResult = Rule(
    0606, .warning, summary: "a flow whose result no one handles",
    rationale: """
      The flow `returns` a value, and nothing that presents it says `then { finished(x) -> ... }`: what the user picked is dropped. Handle it where \
      the flow is presented, or let the flow return nothing.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present ColorPicker
      }
      modal ColorPicker returns String {
        content stack Colors
      }
      screen Colors {
        on choose(color: String) -> finish(color)
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on pick -> present ColorPicker then {
          finished(color) -> push Result(color)
        }
      }
      modal ColorPicker returns String {
        content stack Colors
      }
      screen Colors {
        on choose(color: String) -> finish(color)
      }
      screen Result(color: String)
      """)
}

extension Checker {
  func checkResults() {
    let dropped = places.units.ids.filter { isDropped(places.units[$0]) }
    guard !dropped.isEmpty else { return }
    var presenters: [UnitID: [SourceRange]] = [:]
    for id in dropped { presenters[id] = [] }
    for presentation in places.presentations {
      guard let step = presentation.step, case .present(let instance, _) = graph.steps[step].action else { continue }
      presenters[presentation.unit]?.append(graph.instances[instance].range)
    }
    // What routes and entries present, for events that open them as well.
    let byContent = Dictionary(dropped.map { (places.units[$0].content, $0) }) { first, _ in first }
    for destination in graph.destinations {
      for step in graph.destinationSteps[destination.steps] {
        guard case .present(let instance, _) = step.kind, let unit = byContent[graph.instances[instance].content] else { continue }
        presenters[unit]?.append(graph.instances[instance].range)
      }
    }
    var told: Set<Content> = []
    for id in dropped {
      let unit = places.units[id]
      guard let declared = graph.declared(unit.content), let shown = presenters[id], !shown.isEmpty, told.insert(unit.content).inserted
      else { continue }
      var ranges: [SourceRange] = []
      for range in shown.sorted() where ranges.last != range { ranges.append(range) }
      let name = name(unit.content)
      report(
        Diagnostic(
          .unhandledResult, "`\(name)` returns a result that no one handles", at: declared.nameRange, "what it returns is dropped",
          secondary: ranges.prefix(3).map { Label($0, "presented here without `then { finished(...) -> ... }`") },
          help: ["handle it: `present \(name) then { finished(x) -> ... }`, or leave out `returns`"]))
    }
  }

  private func isDropped(_ unit: Unit) -> Bool {
    guard unit.kind == .presented, unit.flags.isDisjoint(with: [.isHandled, .isGuardFlow, .isPoisoned]),
      let type = graph.returns(unit.content), graph.types[type] != .unknown
    else { return false }
    return graph.declared(unit.content)?.isPoisoned == false
  }
}
