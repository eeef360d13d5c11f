import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact: it depends on the text and on which presentations are reachable.
  static let unhandledResult = Rule(
    number: 0606, severity: .warning, summary: "flow whose result is lost",
    rationale: """
      The flow declares `returns`, but nothing receives the value. If an event of a screen or an app-level event presents the flow, your app \
      can await the result, so no handler is needed. It can't await a flow that a tab, a link, an outcome handler, or a guard presents. \
      Handle the result with `then { finished(x) -> ... }`, or remove `returns`. The flow of a guard can't have a handler.
      """,
    failing: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" stack Home
        tab pick "Color" -> present ColorPicker
      }
      screen Home
      modal ColorPicker returns String {
        content stack Colors
      }
      screen Colors {
        on choose(color: String) -> finish(color)
      }
      """,
    corrected: """
      app Shop {
        root Main
      }
      tabs Main {
        tab home "Home" stack Home
        tab pick "Color" -> present ColorPicker then {
          finished(color) -> select home then push Result(color)
        }
      }
      screen Home
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
  /// A step, link target, or guard that presents a flow and loses its result.
  private struct LosingPresenter {
    /// The range of the presented flow in the source.
    var range: SourceRange
    /// The position for an outcome handler, or nil for a guard.
    var handlers: HandlerPosition?
  }

  /// The position in the source for a handler of `finished`.
  private struct HandlerPosition {
    /// The end of the steps before `then`.
    var end: SourceRange
    var arms: IDRange<Arm>
  }

  func checkResults() {
    // The contents in the order of their units.
    var returning: [Content] = []
    var lost: [Content: [LosingPresenter]] = [:]
    var guarding: Set<Content> = []
    for unit in places.units where isReturning(unit) {
      if lost.updateValue([], forKey: unit.content) == nil { returning.append(unit.content) }
      if unit.flags.contains(.isGuardFlow) { guarding.insert(unit.content) }
    }
    for unit in places.units where !unit.flags.isDisjoint(with: [.isHandled, .isPoisoned]) { lost[unit.content] = nil }
    guard !lost.isEmpty else { return }
    let awaited = awaitedSteps()
    for presentation in places.presentations {
      if let (step, instance) = presented(by: presentation), awaited.contains(step) { lost[graph.instances[instance].content] = nil }
    }
    guard !lost.isEmpty else { return }
    addSteps(to: &lost)
    addTargets(to: &lost)
    for asked in graph.guards {
      guard let flow = asked.flow, guarding.contains(graph.instances[flow].content) else { continue }
      lost[graph.instances[flow].content]?.append(LosingPresenter(range: graph.instances[flow].range, handlers: nil))
    }
    for content in returning { if let presenters = lost[content] { reportLostResult(of: content, by: presenters) } }
  }

  /// Returns the `present` steps whose outcome the app can await: those with which a branch of an event ends.
  private func awaitedSteps() -> Set<StepID> {
    var awaited: Set<StepID> = []
    for event in graph.events where graph.outcome(of: event) != nil {
      for branch in event.branches {
        if let step = graph.presentation(endingIn: graph.branches[branch].steps) { awaited.insert(step) }
      }
    }
    return awaited
  }

  /// Adds the steps of tabs and outcome handlers that present one of these flows.
  private func addSteps(to lost: inout [Content: [LosingPresenter]]) {
    let nesting = StepNesting(in: graph)
    for presentation in places.presentations {
      guard let (step, instance) = presented(by: presentation), lost[graph.instances[instance].content] != nil,
        let branch = nesting.branch(of: step).map({ graph.branches[$0] })
      else { continue }
      let end = branch.steps.map { graph.steps[$0].range.closing }.max() ?? graph.steps[step].range.closing
      lost[graph.instances[instance].content]?.append(
        LosingPresenter(range: graph.instances[instance].range, handlers: HandlerPosition(end: end, arms: branch.arms)))
    }
  }

  /// Returns the `present` step of a presentation and its instance, or nil for the flow of a guard that the step only requires.
  private func presented(by presentation: Presentation) -> (step: StepID, instance: InstanceID)? {
    guard let step = presentation.step, case .present(let instance, _) = graph.steps[step].action,
      graph.instances[instance].content == places.units[presentation.unit].content
    else { return nil }
    return (step, instance)
  }

  /// Adds the targets of routes and entries that present one of these flows, including those that events open.
  private func addTargets(to lost: inout [Content: [LosingPresenter]]) {
    for destination in graph.destinations {
      for step in graph.destinationSteps[destination.steps] {
        guard case .present(let instance, _) = step.kind else { continue }
        lost[graph.instances[instance].content]?.append(
          LosingPresenter(
            range: graph.instances[instance].range,
            handlers: HandlerPosition(end: destination.range.closing, arms: destination.arms)))
      }
    }
  }

  private func reportLostResult(of content: Content, by presenters: [LosingPresenter]) {
    guard let declared = graph.declared(of: content), !presenters.isEmpty else { return }
    let shown = presenters.sorted { $0.range < $1.range }
    var labels: [Label] = []
    for presenter in shown where labels.last?.range != presenter.range {
      let isByGuard = presenter.handlers == nil
      let text = isByGuard ? "a guard presents it here and ignores its result" : "presented here without `then { finished(...) -> ... }`"
      labels.append(Label(at: presenter.range, text: text))
    }
    var help: [Help] = ["if the result isn't needed, remove `returns`, and finish without a value"]
    if let position = shown.lazy.compactMap(\.handlers).first {
      help.insert("handle it where it is presented, with what happens next instead of `stay`: \(handler(at: position))", at: 0)
    }
    report(
      Diagnostic(
        .unhandledResult, message: "`\(name(of: content))` returns a result that is lost", at: declared.nameRange,
        label: "no `finished` handler takes its result, and your app can't await it", secondary: Array(labels.prefix(3)), help: help))
  }

  /// Returns a fix that adds a handler for the result.
  private func handler(at position: HandlerPosition) -> Fix {
    guard let first = position.arms.first else {
      let arms = "then { finished(result) -> stay }"
      return Fix(code: arms, edits: [.init(replacing: position.end, with: " \(arms)")])
    }
    let arm = "finished(result) -> stay"
    return Fix(code: arm, edits: [.init(replacing: graph.arms[first].range.opening, with: "\(arm); ")])
  }

  private func isReturning(_ unit: PresentationContext) -> Bool {
    guard unit.kind == .presented || unit.kind == .guardFlow, let type = graph.returns(unit.content), graph.types[type] != .unknown
    else { return false }
    return graph.declared(of: unit.content)?.isPoisoned == false
  }
}
