import NavGraphSyntax

/// A yes or no that is asked before something is shown, and the flow that can turn no into yes.
package struct Guard: Sendable {
  package var declared: Declared
  package var parameters: IDRange<Parameter>
  package var flow: InstanceID?
  /// The condition of which this is the side that `requires` asks; nil for a guard that is declared as one.
  package var condition: ConditionID?
  package init(declared: Declared, parameters: IDRange<Parameter>, flow: InstanceID?, condition: ConditionID? = nil) {
    self.declared = declared
    self.parameters = parameters
    self.flow = flow
    self.condition = condition
  }
}

/// One item of `requires a, b(x: y)`.
package struct GuardUse: Sendable {
  package var `guard`: GuardID
  package var arguments: IDRange<Argument>
  package var range: SourceRange
  package init(guard: GuardID, arguments: IDRange<Argument>, range: SourceRange) {
    self.guard = `guard`
    self.arguments = arguments
    self.range = range
  }
}

/// A synchronous yes or no that the app answers.
package struct Condition: Sendable {
  package var declared: Declared
  package var parameters: IDRange<Parameter> = .none
  /// What it is where `requires` names it: a guard with its name, its parameters and its flow. nil where nothing does, and it has no flow.
  package var asGuard: GuardID?
  package init(declared: Declared) { self.declared = declared }
}

/// A boolean expression over conditions and values. Operands are runs in `testOperands`, so that a long chain is wide, not deep.
///
/// Two tests without operands are the same question if and only if they are equal: arguments that are the same are one run of the table.
package enum Test: Hashable, Sendable {
  case condition(ConditionID, IDRange<Argument>)
  /// Whether a value is that literal, `nil` among them. A Bool that stands alone is compared with `true`.
  case equals(ParameterID, Expression)
  /// Whether another window can open: what `open window` and its `else` depend on.
  case opensWindows
  case not(TestID)
  case all(IDRange<TestOperand>)
  case any(IDRange<TestOperand>)
  /// Could not be resolved.
  case unknown
}

/// One operand of `and` or `or`.
package struct TestOperand: Sendable {
  package var test: TestID
  package init(_ test: TestID) { self.test = test }
}
