import NavGraphLowering
import NavGraphModel

/// The parameters with which a scene receives the app's answers, and the values that it passes to the navigator.
struct SceneAnswers {
  var parameters: [ParameterDescription] = []
  var values: [(name: String, value: ExpressionDescription)] = []

  /// The statements that create `answers`; empty if the app answers nothing.
  var statements: [Statement] {
    (values.isEmpty ? [] : [.assign("var answers", .call("NavGraph.Answers<Graph>"))])
      + values.map { .assign("answers." + $0.name, $0.value) }
  }
}

extension SwiftGenerator {
  func answers() -> SceneAnswers {
    var all = SceneAnswers()
    if !declaredGuards.isEmpty { all.parameters.append(ParameterDescription("guards", "any Guards")) }
    if !graph.guards.isEmpty {
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let head = pattern(naming.guards[id.index], graph.guards[id].parameters) { _ in true }
        if let condition = graph.guards[id].condition { return SwitchCaseDescription([head], [.return(answer(condition))]) }
        let list = graph.guards[id].parameters.map { unchanged($0) }
        let call = SwiftRenderer().text(.call("guards." + naming(of: graph.guards[id].declared).guards[id.index], list))
        return SwitchCaseDescription([head], [.return(.code("await " + call))])
      }
      all.values.append(("grants", .closure(ClosureDescription(["question"], [.switch(SwitchDescription("question", cases))]))))
    }
    if !graph.conditions.isEmpty {
      all.parameters.append(ParameterDescription("conditions", "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(
          [pattern(naming.conditions[id.index], graph.conditions[id].parameters) { _ in true }], [.return(answer(id))])
      }
      all.values.append(("holds", .closure(ClosureDescription(["condition"], [.switch(SwitchDescription("condition", cases))]))))
    }
    if !badgedTabs.isEmpty { all.parameters.append(ParameterDescription("badges", "any Badges")) }
    if let badge = badgeAnswer() { all.values.append(("badge", .closure(badge))) }
    if browses {
      all.parameters.append(ParameterDescription("browse", "@escaping @MainActor @Sendable (Foundation.URL) -> Void"))
      all.values.append(("browse", .code("browse")))
    }
    if let height = heightAnswer() { all.values.append(("height", .closure(height))) }
    return all
  }

  /// Returns the call that evaluates a condition. For example: `conditions.canEdit(document: document)`
  private func answer(_ id: ConditionID) -> ExpressionDescription {
    let name = "conditions." + naming(of: graph.conditions[id].declared).conditions[id.index]
    let parameters = graph.conditions[id].parameters
    return parameters.isEmpty ? .code(name) : .call(name, parameters.map { unchanged($0) })
  }
}
