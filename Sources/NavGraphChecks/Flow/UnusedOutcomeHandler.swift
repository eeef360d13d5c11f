import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: an event that ends the flow counts for all presenters, and a swipe counts only if the flow is
  /// presented as a sheet.
  static let unusedOutcomeHandler = Rule(
    number: 0608, severity: .warning, summary: "`finished` or `dismissed` handler that never runs",
    rationale: """
      The `finished` handler runs when a screen of the flow runs `finish`. The `dismissed` handler runs when the user swipes the flow \
      away, an event dismisses it or a guard refuses it. If that can't happen, the handler never runs.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> present Editor then { finished -> push Done }
      }
      modal Editor { content stack Form }
      screen Form {
        on save -> dismiss
      }
      screen Done {
        on again -> present Editor
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on edit -> present Editor then { finished -> push Done }
      }
      modal Editor { content stack Form }
      screen Form {
        on save -> finish
      }
      screen Done {
        on again -> present Editor
      }
      """)
}

extension Checker {
  /// Reports outcome handlers that never run. The handlers of a unit that can't be left wait for the event that is reported as missing.
  func checkUnusedOutcomeHandlers() {
    for (id, unitID) in places.unusedOutcomeHandlers where caught[unitID] == nil {
      let unit = places.units[unitID]
      guard unit.slot != nil, !unit.flags.contains(.isPoisoned), let declared = graph.declared(of: unit.content), !declared.isPoisoned
      else {
        continue
      }
      let arm = graph.arms[id]
      let name = name(of: unit.content)
      let isFinished = arm.outcome == .finished
      report(
        Diagnostic(
          .unusedOutcomeHandler,
          message: isFinished
            ? "`finished` never runs here: `\(name)` never finishes" : "`dismissed` never runs here: `\(name)` can't be dismissed",
          at: arm.range, label: isFinished ? "no screen of `\(name)` runs `finish`" : "no swipe, event or guard dismisses it here",
          secondary: [Label(at: declared.nameRange, text: "declared here")],
          help: [
            isFinished
              ? "run `finish` in one of its screens, or write `dismissed -> ...` instead"
              : "remove the handler, or run `dismiss` in a screen of `\(name)`"
          ]))
    }
  }
}
