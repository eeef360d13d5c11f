import NavGraphModel
import NavGraphSimulator

/// The answers of the app during a walk. By default, guards and confirmations succeed, and conditions are false.
package struct WalkAnswers: Sendable {
  package var guards: [GuardID: Bool] = [:]
  package var conditions: [ConditionID: Bool] = [:]
  /// Whether a modal that confirms its dismissal can be dismissed.
  package var confirms = true

  package init() {}

  /// The answers in the form of the simulator. A condition that is required as a guard has the answer of that guard.
  var made: Simulator.Answers {
    let (guards, conditions, confirms) = (guards, conditions, confirms)
    var answers = Simulator.Answers()
    answers.grants = { guards[$0.id] ?? true }
    answers.holds = { condition in
      if let own = conditions[condition.id] { return own }
      guard let asked = condition.tables.graph.conditions[condition.id].asGuard else { return false }
      return guards[asked] ?? true
    }
    answers.mayGo = { _ in confirms }
    return answers
  }
}
