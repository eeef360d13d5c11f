/// The branch that contains each step, the outcome handler that contains the branch, and so on.
package struct StepNesting: Sendable {
  private var branchOfStep: [Int32]
  private var armOfBranch: [Int32]
  private var branchOfArm: [Int32]
  /// Whether a branch runs only if none before it does, because it has no test: `otherwise`, or the `else` of `open window`.
  private var isOtherwise: [Bool]
  /// Whether a step is the last one of a branch.
  package private(set) var isLast: [Bool]

  package init(in graph: NavigationGraph) {
    branchOfStep = Array(repeating: -1, count: graph.steps.count)
    armOfBranch = Array(repeating: -1, count: graph.branches.count)
    branchOfArm = Array(repeating: -1, count: graph.arms.count)
    isOtherwise = Array(repeating: false, count: graph.branches.count)
    isLast = Array(repeating: false, count: graph.steps.count)
    for branch in graph.branches.ids {
      let steps = graph.branches[branch].steps
      for step in steps { branchOfStep[step.index] = Int32(branch.index) }
      if let last = steps.last { isLast[last.index] = true }
      for arm in graph.branches[branch].arms { branchOfArm[arm.index] = Int32(branch.index) }
    }
    for arm in graph.arms.ids {
      for branch in graph.arms[arm].branches { armOfBranch[branch.index] = Int32(arm.index) }
    }
    for branches in graph.events.map(\.branches) + graph.arms.map(\.branches) + graph.linkBranches {
      for branch in branches.dropFirst() where graph.branches[branch].test == nil { isOtherwise[branch.index] = true }
    }
  }

  package func branch(of step: StepID) -> BranchID? { branchOfStep[step.index] < 0 ? nil : BranchID(Int(branchOfStep[step.index])) }
  package func arm(of branch: BranchID) -> ArmID? { armOfBranch[branch.index] < 0 ? nil : ArmID(Int(armOfBranch[branch.index])) }
  /// Returns the branch that has an outcome handler, or nil for that of a route or an entry.
  package func branch(of arm: ArmID) -> BranchID? { branchOfArm[arm.index] < 0 ? nil : BranchID(Int(branchOfArm[arm.index])) }

  /// Whether a branch doesn't always run.
  package func isConditional(_ branch: BranchID, in graph: NavigationGraph) -> Bool {
    graph.branches[branch].test != nil || isOtherwise[branch.index]
  }

  /// Returns the branches that contain a step, the outermost first.
  package func branches(around step: StepID) -> [BranchID] {
    var result: [BranchID] = []
    var next = branch(of: step)
    while let branch = next {
      result.append(branch)
      next = arm(of: branch).flatMap { self.branch(of: $0) }
    }
    return result.reversed()
  }

  /// Returns the outermost outcome handler of the event that contains a step.
  package func outermostArm(of step: StepID) -> ArmID? {
    var result: ArmID?
    var next = branch(of: step)
    while let branch = next, let arm = arm(of: branch) {
      result = arm
      next = self.branch(of: arm)
    }
    return result
  }

  /// Whether a step is in an outcome handler.
  package func isInArm(_ step: StepID) -> Bool { branch(of: step).flatMap { arm(of: $0) } != nil }
}
