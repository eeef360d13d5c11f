import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Two that go on after one dismissal.
  static let twoSequels = Rule(
    0609, .warning, summary: "a dismissal after which both sides go on",
    rationale: """
      What follows `dismiss` in an event goes on at the presenter's place, after the presenter's own arm `dismissed`. If both navigate, \
      the user sees one screen flash by below the other; if the arm presents something, what follows `dismiss` is dropped. Let one of \
      them decide.
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
  mutating func checkSequels() {
    guard !places.sequels.isEmpty, !places.dismissedArms.isEmpty else { return }
    var sequels: [UnitID: StepID] = [:]
    for sequel in places.sequels where navigates(sequel.step) && sequels[sequel.unit] == nil { sequels[sequel.unit] = sequel.step }
    var seen = Set<ArmID>()
    for (unit, arm) in places.dismissedArms {
      guard let step = sequels[unit], seen.insert(arm).inserted else { continue }
      let going = graph.arms[arm].branches.flatMap { Array(graph.branches[$0].steps) }.first { navigates($0) }
      guard let going else { continue }
      let isDropped = graph.leavesPresenter(arm)
      report(
        Diagnostic(
          .twoSequels, "both this arm and an event of `\(name(places.units[unit].content))` go on after the dismissal",
          at: graph.steps[going].range, isDropped ? "leaves the place here ..." : "goes on here ...",
          secondary: [Label(graph.steps[step].range, isDropped ? "... so that this is dropped" : "... and then there, right after it")],
          help: ["let the event only `dismiss`, or leave the arm out"]))
    }
  }

  private func navigates(_ step: StepID) -> Bool {
    switch graph.steps[step].action {
    case .stay, .browse, .unknown: false
    default: true
    }
  }
}
