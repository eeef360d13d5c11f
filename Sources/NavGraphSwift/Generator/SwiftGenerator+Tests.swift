import NavGraphLowering
import NavGraphModel

// Generates the tests of conditions and parameter values.
extension SwiftGenerator {
  func test(_ id: TestID, _ bindings: Bindings = [:]) -> ExpressionDescription {
    switch graph.tests[id] {
    case .condition(let condition, let run):
      let question = ExpressionDescription.made(
        naming.conditions[condition.index], arguments(lowered.arguments(run), bindings),
        hasValues: !graph.conditions[condition].parameters.isEmpty)
      return .dot("holds", [ArgumentDescription(nil, question)])
    case .equals(let parameter, let literal): return comparison(parameter, literal, isNegated: false, bindings)
    case .opensWindows: return .code(".opensWindows")
    case .not(let inner):
      if case .equals(let parameter, let literal) = graph.tests[inner] {
        return comparison(parameter, literal, isNegated: true, bindings)
      }
      return .dot("not", [ArgumentDescription(nil, test(inner, bindings))])
    case .all(let operands): return combination("all", operands, bindings)
    case .any(let operands): return combination("any", operands, bindings)
    case .unknown: return .dot("all", [ArgumentDescription(nil, .array([]))])
    }
  }

  private func combination(_ name: String, _ operands: IDRange<TestOperand>, _ bindings: Bindings) -> ExpressionDescription {
    .dot(name, [ArgumentDescription(nil, .array(operands.map { test(graph.testOperands[$0].test, bindings) }))])
  }

  /// For example: `.value(kind == Kind.invoice)`
  private func comparison(
    _ parameter: ParameterID, _ literal: NavGraphModel.Expression, isNegated: Bool, _ bindings: Bindings
  ) -> ExpressionDescription {
    let type = graph.parameters[parameter].type
    let value = self.value(.parameter(parameter), bindings)
    func known(_ expression: ExpressionDescription) -> ExpressionDescription { .dot("value", [ArgumentDescription(nil, expression)]) }
    if case .bool(let flag) = literal, graph.types[type] == .bool {
      return flag == isNegated ? .dot("not", [ArgumentDescription(nil, known(value))]) : known(value)
    }
    return known(.infix(value, isNegated ? "!=" : "==", self.value(literal, as: type)))
  }

  /// The guards that are declared as such. The others are conditions that `requires` uses.
  var declaredGuards: [GuardID] { graph.guards.ids.filter { graph.guards[$0].condition == nil } }

  /// The default answers of conditions: false, but true for those that are also used as guards.
  var assumedConditions: String {
    let assumed = graph.conditions.ids.filter { graph.conditions[$0].asGuard != nil }.map { naming.conditions[$0.index] }
    if assumed.isEmpty { return "{ _ in false }" }
    if assumed.count == graph.conditions.count { return "{ _ in true }" }
    return "{ " + assumed.map { "if case ." + $0 + " = $0 { true }" }.joined(separator: " else ") + " else { false } }"
  }
}
