import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A flow whose result no one handles.
  ///
  /// Exact: what counts is written in the text.
  static let unhandledResult = Rule(
    0606, .warning, summary: "flow whose result isn't handled",
    rationale: """
      The flow declares `returns`, but nothing that presents it handles the value with `then { finished(x) -> ... }`. Handle it where the \
      flow is presented, or remove `returns`.
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
  /// Something that presents a flow and doesn't handle its result.
  private struct Presenter {
    /// The range of the presented flow in the source.
    var range: SourceRange
    /// The end of the actions before `then`.
    var end: SourceRange
    var arms: IDRange<Arm>
  }

  func checkResults() {
    let dropped = places.units.ids.filter { isDropped(places.units[$0]) }
    guard !dropped.isEmpty else { return }
    var presenters: [UnitID: [Presenter]] = [:]
    for id in dropped { presenters[id] = [] }
    var branchOfStep: [StepID: BranchID] = [:]
    for id in graph.branches.ids { for step in graph.branches[id].steps { branchOfStep[step] = id } }
    for presentation in places.presentations {
      guard let step = presentation.step, presenters[presentation.unit] != nil,
        case .present(let instance, _) = graph.steps[step].action, let branch = branchOfStep[step].map({ graph.branches[$0] })
      else { continue }
      let end = branch.steps.map { graph.steps[$0].range.closing }.max() ?? graph.steps[step].range.closing
      presenters[presentation.unit]?.append(Presenter(range: graph.instances[instance].range, end: end, arms: branch.arms))
    }
    // What routes and entries present, for events that open them as well.
    let byContent = Dictionary(dropped.map { (places.units[$0].content, $0) }) { first, _ in first }
    for destination in graph.destinations {
      for step in graph.destinationSteps[destination.steps] {
        guard case .present(let instance, _) = step.kind, let unit = byContent[graph.instances[instance].content] else { continue }
        presenters[unit]?.append(
          Presenter(range: graph.instances[instance].range, end: destination.range.closing, arms: destination.arms))
      }
    }
    var told: Set<Content> = []
    for id in dropped {
      let unit = places.units[id]
      guard let declared = graph.declared(unit.content), let shown = presenters[id]?.sorted(by: { $0.range < $1.range }),
        let first = shown.first, told.insert(unit.content).inserted
      else { continue }
      var ranges: [SourceRange] = []
      for range in shown.map(\.range) where ranges.last != range { ranges.append(range) }
      report(
        Diagnostic(
          .unhandledResult, "`\(name(unit.content))` returns a result that isn't handled", at: declared.nameRange,
          "no `finished` handler takes its result",
          secondary: ranges.prefix(3).map { Label($0, "presented here without `then { finished(...) -> ... }`") },
          help: [
            "handle it where it is presented, with what happens next instead of `stay`: \(handling(first))",
            "if the result isn't needed, remove `returns`, and finish without a value",
          ]))
    }
  }

  /// Adds an arm for the result.
  private func handling(_ presenter: Presenter) -> Fix {
    guard let first = presenter.arms.first else {
      let arms = "then { finished(result) -> stay }"
      return Fix(code: arms, [.init(presenter.end, " \(arms)")])
    }
    let arm = "finished(result) -> stay"
    return Fix(code: arm, [.init(graph.arms[first].range.opening, "\(arm); ")])
  }

  private func isDropped(_ unit: Unit) -> Bool {
    guard unit.kind == .presented, unit.flags.isDisjoint(with: [.isHandled, .isGuardFlow, .isPoisoned]),
      let type = graph.returns(unit.content), graph.types[type] != .unknown
    else { return false }
    return graph.declared(unit.content)?.isPoisoned == false
  }
}
