import NavGraphSyntax

/// What a screen reports, or the app wherever the user is, and what happens then.
package struct Event: Sendable {
  package enum Owner: Hashable, Sendable { case screen(ScreenID), group(EventGroupID), app }
  package var declared: Declared
  package var owner: Owner
  package var parameters: IDRange<Parameter>
  package var isAnchored: Bool
  package var requires: IDRange<GuardUse>
  /// First match wins. An event without `when` has one branch without a test.
  package var branches: IDRange<Branch>

  package init(
    declared: Declared, owner: Owner, parameters: IDRange<Parameter>, isAnchored: Bool, requires: IDRange<GuardUse>,
    branches: IDRange<Branch>
  ) {
    self.declared = declared
    self.owner = owner
    self.parameters = parameters
    self.isAnchored = isAnchored
    self.requires = requires
    self.branches = branches
  }
}

/// One way an event, an arm or an action tab can go: a sequence of steps, and the arms of its last `present`. Or one way a link can go.
package struct Branch: Sendable {
  /// nil: always, or `otherwise`.
  package var test: TestID?
  package var steps: IDRange<Step>
  package var arms: IDRange<Arm>
  /// Of a link, where this branch leads; without one its only step is `stay`.
  package var destinations: IDRange<Destination> = .none
  package var range: SourceRange
  package init(test: TestID?, steps: IDRange<Step>, arms: IDRange<Arm>, range: SourceRange) {
    self.test = test
    self.steps = steps
    self.arms = arms
    self.range = range
  }
}

/// What happens at the presenter's place once the presented flow has ended that way.
package struct Arm: Sendable {
  package enum Outcome: Hashable, Sendable {
    case finished, dismissed
    case button(ButtonID)
    case unknown
  }
  package var outcome: Outcome
  /// The `x` of `finished(x)`.
  package var binding: ParameterID?
  package var branches: IDRange<Branch>
  package var range: SourceRange
  package init(outcome: Outcome, binding: ParameterID?, branches: IDRange<Branch>, range: SourceRange) {
    self.outcome = outcome
    self.binding = binding
    self.branches = branches
    self.range = range
  }
}
