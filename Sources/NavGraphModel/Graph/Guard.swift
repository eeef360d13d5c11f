import NavGraphSyntax

/// An asynchronous yes or no that the app answers, and the flow that can turn no into yes.
package struct Guard: Sendable {
  package var declared: Declared
  package var parameters: IDRange<Parameter>
  package var flow: InstanceID?
  package init(declared: Declared, parameters: IDRange<Parameter>, flow: InstanceID?) {
    self.declared = declared
    self.parameters = parameters
    self.flow = flow
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
  package init(declared: Declared) { self.declared = declared }
}

/// A boolean expression over conditions. Operands are runs in `testOperands`, so that a long chain is wide, not deep.
package enum Test: Hashable, Sendable {
  case condition(ConditionID)
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
