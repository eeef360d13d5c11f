import NavGraphSyntax

// The effect of a `dismissed` handler on the presenter's place, where the sequence that dismissed the modal continues after the handler.
extension NavigationGraph {
  /// Whether an outcome handler always leaves the presenter's place. The place is then covered or removed, and the rest of the sequence is
  /// dropped.
  package func leavesPresenter(_ arm: ArmID) -> Bool {
    let branches = arms[arm].branches
    return isTotal(branches) && branches.allSatisfy(leavesPresenter)
  }

  /// Whether one of these branches is always taken: the last has no test, or the tests can't all be false.
  func isTotal(_ ids: IDRange<Branch>) -> Bool {
    if ids.isEmpty || ids.contains(where: { branches[$0].test == nil }) { return !ids.isEmpty }
    // More branches than this don't occur in practice.
    guard ids.count <= 100 else { return false }
    let claims = ids.compactMap { branches[$0].test.map { Conditions.Claim(test: $0, holds: false) } }
    return Conditions(of: self).canHold(claims) == false
  }

  func leavesPresenter(_ branch: BranchID) -> Bool {
    // A later step may never run.
    guard let first = branches[branch].steps.first else { return false }
    return switch steps[first].action {
    case .present(let instance, _): instances[instance].content != .unknown && entryGuards(of: instances[instance].content).isEmpty
    case .switchTo, .restart: guardUses.isEmpty
    default: false
    }
  }

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

  /// Whether an outcome handler can change what the presenter's slot shows.
  func changesPresenter(_ arm: ArmID) -> Bool {
    arms[arm].branches.contains { branch in
      for step in branches[branch].steps {
        switch steps[step].action {
        case .openWindow, .browse, .stay, .unknown: continue
        // The following steps run in what is presented.
        case .present: return false
        default: return true
        }
      }
      return false
    }
  }
}
