import NavGraphModel

/// The branch that contains each step, the outcome handler that contains the branch, and so on.
struct StepNesting {
  private var branchOfStep: [Int32]
  private var armOfBranch: [Int32]
  private var branchOfArm: [Int32]
  /// Whether a step is the last one of a branch.
  private(set) var isLast: [Bool]

  init(in graph: NavigationGraph) {
    branchOfStep = Array(repeating: -1, count: graph.steps.count)
    armOfBranch = Array(repeating: -1, count: graph.branches.count)
    branchOfArm = Array(repeating: -1, count: graph.arms.count)
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
  }

  func branch(of step: StepID) -> BranchID? { branchOfStep[step.index] < 0 ? nil : BranchID(Int(branchOfStep[step.index])) }
  func arm(of branch: BranchID) -> ArmID? { armOfBranch[branch.index] < 0 ? nil : ArmID(Int(armOfBranch[branch.index])) }
  /// Returns the branch that has an outcome handler, or nil for that of a route or an entry.
  func branch(of arm: ArmID) -> BranchID? { branchOfArm[arm.index] < 0 ? nil : BranchID(Int(branchOfArm[arm.index])) }

  /// Returns the outermost outcome handler of the event that contains a step.
  func outermostArm(of step: StepID) -> ArmID? {
    var result: ArmID?
    var next = branch(of: step)
    while let branch = next, let arm = arm(of: branch) {
      result = arm
      next = self.branch(of: arm)
    }
    return result
  }

  /// Whether a step is in an outcome handler.
  func isInArm(_ step: StepID) -> Bool { branch(of: step).flatMap { arm(of: $0) } != nil }
}
