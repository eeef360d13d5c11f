import NavGraphModel
import NavGraphSimulator

/// What the navigator asks the app: the parameters by which a scene gets the answers, and how it hands them on.
struct SceneAnswers {
  var parameters: [ParameterDescription] = []
  var values: [(name: String, value: ExpressionDescription)] = []

  /// Makes `answers`, if there is anything to answer.
  func statements(for app: String) -> [Statement] {
    (values.isEmpty ? [] : [.assign("var answers", .call("NavGraph.Answers<\(app)>"))])
      + values.map { .assign("answers." + $0.name, $0.value) }
  }
}

extension Lowering {
  func answers() -> SceneAnswers {
    var all = SceneAnswers()
    if !graph.guards.isEmpty {
      all.parameters.append(ParameterDescription("guards", "any Guards"))
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let list = graph.guards[id].parameters.map { unchanged($0) }
        let call = SwiftRenderer(isPublic: false).text(.call("guards." + naming.guards[id.index], list))
        return SwitchCaseDescription(
          [pattern(naming.guards[id.index], graph.guards[id].parameters) { _ in true }], [.return(.code("await " + call))])
      }
      all.values.append(("grants", .closure(ClosureDescription(["question"], [.switch(SwitchDescription("question", cases))]))))
    }
    if !graph.conditions.isEmpty {
      all.parameters.append(ParameterDescription("conditions", "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(["." + naming.conditions[id.index]], [.return(.code("conditions." + naming.conditions[id.index]))])
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
}
