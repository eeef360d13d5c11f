import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Compares the outcome handlers that never run (0608), by event and outcome.
  static let unusedOutcomeHandlers = Comparison(name: "0608", least: 5) { app in
    if app.facts.waiting.isEmpty { return .skipped }
    // A modal on top of itself may end in only one of its places, but the checks treat it as one modal.
    if app.has(602) { return .skipped }
    var ran: Set<String> = []
    var truth: Set<String> = []
    for use in app.facts.waiting {
      for (index, arm) in app.world.arms[use.arms].enumerated() {
        let outcome: String
        switch arm.outcome {
        case .finished: outcome = "finished"
        case .dismissed: outcome = "dismissed"
        case .button: continue
        }
        if app.facts.run.contains(Facts.ArmKey(arms: use.arms, index: index)) {
          ran.insert("e\(use.event) \(outcome)")
        } else {
          truth.insert("e\(use.event) \(outcome)")
        }
      }
    }
    // An event with two handlers of the same outcome isn't compared if one of them runs.
    let both = ran.intersection(truth)
    var found: Set<String> = []
    for diagnostic in app.checked.diagnostics where diagnostic.code == Code(608) {
      guard let event = app.event(of: diagnostic) else { continue }
      found.insert("e\(event) \(diagnostic.message.hasSuffix("never finishes") ? "finished" : "dismissed")")
    }
    let invented = found.subtracting(both).intersection(ran)
    if !invented.isEmpty { return .disagreed("these ran: \(invented.sorted())") }
    return app.isPlain && app.isWhole && app.areStepsServed && app.isAsked
      ? .same(found.subtracting(both), truth.subtracting(both)) : .agreed
  }
}
