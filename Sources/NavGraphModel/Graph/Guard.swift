import NavGraphSyntax

/// A guard: a question that your app answers before something is shown, and the flow that is presented if it fails.
package struct Guard: Sendable {
  package var declared: Declared
  package var parameters: IDRange<Parameter>
  package var flow: InstanceID?
  /// The condition that `requires` uses as this guard; nil for a declared guard.
  package var condition: ConditionID?
  package init(declared: Declared, parameters: IDRange<Parameter>, flow: InstanceID?, condition: ConditionID? = nil) {
    self.declared = declared
    self.parameters = parameters
    self.flow = flow
    self.condition = condition
  }
}

/// A guard in a `requires a, b(x: y)` list.
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

/// A condition, which your app evaluates synchronously.
package struct Condition: Sendable {
  package var declared: Declared
  package var parameters: IDRange<Parameter> = .empty
  /// The guard that `requires` uses for this condition; nil if no `requires` names it and it has no flow.
  package var asGuard: GuardID?
  package init(declared: Declared) { self.declared = declared }
}

/// A Boolean expression over conditions and values. Operands are ranges of `testOperands`, so that a long chain is wide, not deep.
///
/// Two tests without operands are the same question if and only if they are equal, because equal arguments share one range.
package enum Test: Hashable, Sendable {
  case condition(ConditionID, IDRange<Argument>)
  /// Whether a value equals the literal, which can be `nil`. A Bool without an operator is compared with `true`.
  case equals(ParameterID, Expression)
  /// Whether another window can open, on which `open window` and its `else` depend.
  case opensWindows
  case not(TestID)
  case all(IDRange<TestOperand>)
  case any(IDRange<TestOperand>)
  /// A test that couldn't be resolved.
  case unknown
}

/// An operand of `and` or `or`.
package struct TestOperand: Sendable {
  package var test: TestID
  package init(_ test: TestID) { self.test = test }
}
