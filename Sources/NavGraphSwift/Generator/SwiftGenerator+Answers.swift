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
    if !declaredGuards.isEmpty { all.parameters.append(ParameterDescription(name: "guards", type: "any Guards")) }
    if !graph.guards.isEmpty {
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let head = pattern(named: naming.guards[id.index], with: graph.guards[id].parameters) { _ in true }
        if let condition = graph.guards[id].condition {
          return SwitchCaseDescription(patterns: [head], body: [.return(answer(to: condition))])
        }
        let list = graph.guards[id].parameters.map { unchanged($0) }
        let call = SwiftRenderer().text(of: .call("guards." + naming(of: graph.guards[id].declared).guards[id.index], with: list))
        return SwitchCaseDescription(patterns: [head], body: [.return(.code("await " + call))])
      }
      all.values.append(
        (
          "grants",
          .closure(ClosureDescription(parameters: ["question"], body: [.switch(SwitchDescription(over: "question", cases: cases))]))
        ))
    }
    if !graph.conditions.isEmpty {
      all.parameters.append(ParameterDescription(name: "conditions", type: "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(
          patterns: [pattern(named: naming.conditions[id.index], with: graph.conditions[id].parameters) { _ in true }],
          body: [.return(answer(to: id))])
      }
      all.values.append(
        (
          "holds",
          .closure(ClosureDescription(parameters: ["condition"], body: [.switch(SwitchDescription(over: "condition", cases: cases))]))
        ))
    }
    if !badgedTabs.isEmpty { all.parameters.append(ParameterDescription(name: "badges", type: "any Badges")) }
    if let badge = badgeAnswer() { all.values.append(("badge", .closure(badge))) }
    if browses {
      all.parameters.append(ParameterDescription(name: "browse", type: "@escaping @MainActor @Sendable (Foundation.URL) -> Void"))
      all.values.append(("browse", .code("browse")))
    }
    if let height = heightAnswer() { all.values.append(("height", .closure(height))) }
    return all
  }

  /// Returns the call that evaluates a condition. For example: `conditions.canEdit(document: document)`
  private func answer(to id: ConditionID) -> ExpressionDescription {
    let name = "conditions." + naming(of: graph.conditions[id].declared).conditions[id.index]
    let parameters = graph.conditions[id].parameters
    return parameters.isEmpty ? .code(name) : .call(name, with: parameters.map { unchanged($0) })
  }
}
