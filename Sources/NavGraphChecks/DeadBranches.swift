import NavGraphModel

extension NavigationGraph {
  /// The dead branches: their tests can't be true, or an earlier branch is always taken. Each is reported (NAV0803, NAV0613).
  var deadBranches: Set<BranchID> {
    guard !tests.isEmpty else { return [] }
    let conditions = Conditions(of: self)
    var result: Set<BranchID> = []
    func look(in branches: IDRange<Branch>) {
      var before: [Conditions.Claim] = []
      // Limits the time, because each branch is compared with all before it.
      for branch in branches.prefix(100) {
        let test = self.branches[branch].test
        let claims = before + (test.map { [Conditions.Claim(test: $0)] } ?? [])
        if !claims.isEmpty, conditions.canHold(claims) == false { result.insert(branch) }
        guard let test else { return }
        before.append(Conditions.Claim(test: test, holds: false))
      }
    }
    for event in events { look(in: event.branches) }
    for arm in arms { look(in: arm.branches) }
    for branches in linkBranches { look(in: branches) }
    return result
  }
}
