import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too much: conditions decide whether both the outcome handler and the rest of the sequence run.
  static let stepsOnTwoScreens = Rule(
    number: 0609, severity: .warning, summary: "steps that run on two screens after one dismissal",
    rationale: """
      The steps after `dismiss` in an event run on the screen that presented, after the `dismissed` handler of that presentation. If both \
      navigate, the user briefly sees one screen below the other. If the `dismissed` handler presents something, the steps after `dismiss` \
      are dropped. Navigate in only one of the two.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> present Editor then { dismissed -> push Help }
      }
      modal Editor { content stack Form }
      screen Form {
        on tips -> dismiss then push Tips
      }
      screen Help
      screen Tips
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> present Editor
        on help -> push Help
      }
      modal Editor { content stack Form }
      screen Form {
        on tips -> dismiss then push Tips
      }
      screen Help
      screen Tips
      """)
}

extension Checker {
  func checkStepsOnTwoScreens() {
    guard !places.sequels.isEmpty, !places.dismissedArms.isEmpty else { return }
    var sequels: [PresentationContextID: StepID] = [:]
    for sequel in places.sequels where navigates(sequel.step) && sequels[sequel.unit] == nil { sequels[sequel.unit] = sequel.step }
    var seen = Set<ArmID>()
    for (unit, arm) in places.dismissedArms {
      guard let step = sequels[unit], seen.insert(arm).inserted else { continue }
      let going = graph.arms[arm].branches.flatMap { Array(graph.branches[$0].steps) }.first { navigates($0) }
      guard let going else { continue }
      let isDropped = graph.leavesPresenter(arm)
      report(
        Diagnostic(
          .stepsOnTwoScreens,
          message: "`dismissed` and an event of `\(name(of: places.units[unit].content))` both navigate after the dismissal",
          at: graph.steps[going].range, label: isDropped ? "this leaves the screen ..." : "this runs first ...",
          secondary: [Label(at: graph.steps[step].range, text: isDropped ? "... so this is dropped" : "... and this runs right after it")],
          help: ["let the event only `dismiss`, or remove the `dismissed` handler"]))
    }
  }

  private func navigates(_ step: StepID) -> Bool {
    switch graph.steps[step].action {
    case .stay, .browse, .openWindow, .unknown: false
    default: true
    }
  }
}
