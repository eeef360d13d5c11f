import NavGraphSyntax

/// One action in a sequence.
package struct Step: Sendable {
  package var action: Action
  package var range: SourceRange
  /// Whether the step follows a `/` of the previous action, so that it runs in what that action has just shown.
  package var isInside: Bool
  package init(action: Action, range: SourceRange, isInside: Bool = false) {
    self.action = action
    self.range = range
    self.isInside = isInside
  }
}

extension NavigationGraph {
  /// Returns the `present` to which the outcome handlers of a branch with these steps belong, which is the last one.
  package func presentation(endingIn steps: IDRange<Step>) -> StepID? {
    for id in steps.reversed() {
      if case .present = self.steps[id].action { return id }
      if !self.steps[id].isInside { return nil }
    }
    return nil
  }

  /// Returns the outcome handlers of a branch if they belong to the given `present` step.
  package func arms(behind step: StepID, in branch: BranchID) -> IDRange<Arm> {
    let last = presentation(endingIn: branches[branch].steps)
    return last == nil || last == step ? branches[branch].arms : .empty
  }

  /// Whether a sequence continues inside what one of its steps has just shown.
  package func goesInside(after step: StepID, of branch: BranchID) -> Bool {
    let next = StepID(raw: step.raw + 1)
    return branches[branch].steps.contains(next) && steps[next].isInside
  }
}

/// The action of a step.
package enum Action: Hashable, Sendable {
  case push(InstanceID)
  case replace(InstanceID)
  case present(InstanceID, style: Style?)
  /// A `select search`, which applies to the innermost tabs with that tab, or a `select Main.search`.
  case select(tabs: TabsID?, tab: Name)
  /// A column with a new root, or as it is if the instance is nil.
  case show(Column, InstanceID?)
  case clear(Column)
  case nextPage, previousPage
  case page(InstanceID)
  case pop
  case popTo(ScreenID)
  case popToRoot
  case dismiss, dismissAll
  case close
  case finish(Expression?)
  case switchTo(InstanceID)
  case restart
  case open(RouteID, IDRange<Argument>)
  case browse(Expression)
  /// Opens another scene of the app. The `else` for devices that can't open one is a separate branch.
  case openWindow(InstanceID)
  case stay
  /// An action that couldn't be resolved. It causes no further diagnostics.
  case unknown
}

extension Action {
  /// Whether no step can follow the action in a sequence.
  package var endsSequence: Bool {
    switch self {
    case .present, .finish, .close, .open, .openWindow, .browse, .stay, .restart: true
    default: false
    }
  }

  /// Whether the action enters a root that the app block need not declare.
  package var entersRoot: Bool {
    switch self {
    case .switchTo, .openWindow: true
    default: false
    }
  }
}

/// A column of a split.
package enum Column: UInt8, CaseIterable, Hashable, Sendable {
  case sidebar, content, detail, inspector
  package var text: String {
    switch self {
    case .sidebar: "sidebar"
    case .content: "content"
    case .detail: "detail"
    case .inspector: "inspector"
    }
  }
}

package typealias Style = ModalStyle

extension Action {
  /// The instance that the action shows, possibly in another window; nil if it names none.
  package var instance: InstanceID? {
    switch self {
    case .push(let id), .replace(let id), .present(let id, _), .show(_, let id?), .page(let id), .switchTo(let id), .openWindow(let id): id
    default: nil
    }
  }
}
