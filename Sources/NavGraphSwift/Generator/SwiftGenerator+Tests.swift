import NavGraphLowering
import NavGraphModel

// Generates the tests of conditions and parameter values.
extension SwiftGenerator {
  func test(for id: TestID, with bindings: Bindings = [:]) -> ExpressionDescription {
    switch graph.tests[id] {
    case .condition(let condition, let run):
      let question = ExpressionDescription.made(
        naming.conditions[condition.index], with: arguments(for: lowered.arguments(of: run), with: bindings),
        hasValues: !graph.conditions[condition].parameters.isEmpty)
      return .dot("holds", with: [ArgumentDescription(label: nil, value: question)])
    case .equals(let parameter, let literal): return comparison(of: parameter, to: literal, isNegated: false, with: bindings)
    case .opensWindows: return .code(".opensWindows")
    case .not(let inner):
      if case .equals(let parameter, let literal) = graph.tests[inner] {
        return comparison(of: parameter, to: literal, isNegated: true, with: bindings)
      }
      return .dot("not", with: [ArgumentDescription(label: nil, value: test(for: inner, with: bindings))])
    case .all(let operands): return combination(named: "all", of: operands, with: bindings)
    case .any(let operands): return combination(named: "any", of: operands, with: bindings)
    case .unknown: return .dot("all", with: [ArgumentDescription(label: nil, value: .array([]))])
    }
  }

  private func combination(named name: String, of operands: IDRange<TestOperand>, with bindings: Bindings) -> ExpressionDescription {
    .dot(
      name, with: [ArgumentDescription(label: nil, value: .array(operands.map { test(for: graph.testOperands[$0].test, with: bindings) }))])
  }

  /// For example: `.value(kind == Kind.invoice)`
  private func comparison(
    of parameter: ParameterID, to literal: NavGraphModel.Expression, isNegated: Bool, with bindings: Bindings
  ) -> ExpressionDescription {
    let type = graph.parameters[parameter].type
    let value = self.value(of: .parameter(parameter), with: bindings)
    func known(_ expression: ExpressionDescription) -> ExpressionDescription {
      .dot("value", with: [ArgumentDescription(label: nil, value: expression)])
    }
    if case .bool(let flag) = literal, graph.types[type] == .bool {
      return flag == isNegated ? .dot("not", with: [ArgumentDescription(label: nil, value: known(value))]) : known(value)
    }
    return known(.infix(value, isNegated ? "!=" : "==", self.value(of: literal, as: type)))
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
