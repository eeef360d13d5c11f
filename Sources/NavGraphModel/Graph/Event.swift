import NavGraphSyntax

/// An event of a screen, of an event group, or of the app, with its branches.
package struct Event: Sendable {
  package enum Owner: Hashable, Sendable { case screen(ScreenID), group(EventGroupID), app }
  package var declared: Declared
  package var owner: Owner
  package var parameters: IDRange<Parameter>
  package var isAnchored: Bool
  package var requires: IDRange<GuardUse>
  /// The branches, of which the first match runs.
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

/// A branch of an event, an outcome handler, an action tab, or a link: a sequence of steps, and the outcome handlers of its last `present`.
package struct Branch: Sendable {
  /// The test; nil if the branch always runs, and for `otherwise`.
  package var test: TestID?
  package var steps: IDRange<Step>
  package var arms: IDRange<Arm>
  /// The targets of a link's branch; empty if its only step is `stay`.
  package var destinations: IDRange<Destination> = .empty
  package var range: SourceRange
  package init(test: TestID?, steps: IDRange<Step>, arms: IDRange<Arm>, range: SourceRange) {
    self.test = test
    self.steps = steps
    self.arms = arms
    self.range = range
  }
}

/// An outcome handler, which runs at the presenter's place when the presented flow has ended.
package struct Arm: Sendable {
  package enum Outcome: Hashable, Sendable {
    case finished, dismissed
    case button(ButtonID)
    case unknown
  }
  package var outcome: Outcome
  /// The parameter `x` of `finished(x)`.
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
