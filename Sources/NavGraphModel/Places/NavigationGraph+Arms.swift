import NavGraphSyntax

// What the arm of a dismissal does to the place of its presenter, where the rest of the sequence that has dismissed goes on after it.
extension NavigationGraph {
  /// Whether an arm leaves its presenter's place whatever happens: it is covered or gone then, and the rest of the sequence is dropped.
  package func leavesPresenter(_ arm: ArmID) -> Bool {
    let branches = arms[arm].branches
    return isTotal(branches) && branches.allSatisfy(leavesPresenter)
  }

  /// Whether one of these branches is always taken: the last has no test, or their tests can't all fail.
  func isTotal(_ ids: IDRange<Branch>) -> Bool {
    if ids.isEmpty || ids.contains(where: { branches[$0].test == nil }) { return !ids.isEmpty }
    // Nobody writes more.
    guard ids.count <= 100 else { return false }
    let claims = ids.compactMap { branches[$0].test.map { Conditions.Claim(test: $0, holds: false) } }
    return Conditions(self).canHold(claims) == false
  }

  func leavesPresenter(_ branch: BranchID) -> Bool {
    // A step that comes later may never be done.
    guard let first = branches[branch].steps.first else { return false }
    return switch steps[first].action {
    case .present(let instance, _): instances[instance].content != .unknown && entryGuards(instances[instance].content).isEmpty
    case .switchTo, .restart: guardUses.isEmpty
    default: false
    }
  }

  /// Whether a branch may leave its presenter's place.
  func mayLeavePresenter(_ branch: BranchID) -> Bool {
    branches[branch].steps.contains { step in
      switch steps[step].action {
      case .push, .replace, .pop, .popTo, .popToRoot, .openWindow, .browse, .stay: false
      case .present, .select, .show, .clear, .nextPage, .previousPage, .page, .dismiss, .dismissAll, .close, .finish, .switchTo, .restart,
        .open, .unknown:
        true
      }
    }
  }

  /// Whether an arm may change what its presenter's slot shows.
  func changesPresenter(_ arm: ArmID) -> Bool {
    arms[arm].branches.contains { branch in
      for step in branches[branch].steps {
        switch steps[step].action {
        case .openWindow, .browse, .stay, .unknown: continue
        // What follows happens in what is presented.
        case .present: return false
        default: return true
        }
      }
      return false
    }
  }
}
