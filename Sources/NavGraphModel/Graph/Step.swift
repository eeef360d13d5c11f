import NavGraphSyntax

/// One action in a sequence.
package struct Step: Sendable {
  package var action: Action
  package var range: SourceRange
  /// It is written behind a `/` of the action before it, and happens in what that has just shown.
  package var isInside: Bool
  package init(action: Action, range: SourceRange, isInside: Bool = false) {
    self.action = action
    self.range = range
    self.isInside = isInside
  }
}

extension NavigationGraph {
  /// The `present` that the arms of a branch with these steps are about: the last, whatever it opens with.
  package func presentation(endingIn steps: IDRange<Step>) -> StepID? {
    for id in steps.reversed() {
      if case .present = self.steps[id].action { return id }
      if !self.steps[id].isInside { return nil }
    }
    return nil
  }

  /// The arms of a branch, if that `present` of it is the one that they are about.
  package func arms(behind step: StepID, in branch: BranchID) -> IDRange<Arm> {
    let last = presentation(endingIn: branches[branch].steps)
    return last == nil || last == step ? branches[branch].arms : .none
  }

  /// Whether a sequence goes on in what one of its steps has just shown.
  package func goesInside(after step: StepID, of branch: BranchID) -> Bool {
    let next = StepID(raw: step.raw + 1)
    return branches[branch].steps.contains(next) && steps[next].isInside
  }
}

/// What a step does. Design 1.2.
package enum Action: Hashable, Sendable {
  case push(InstanceID)
  case replace(InstanceID)
  case present(InstanceID, style: Style?)
  /// `select search` (of the innermost tabs that have it) or `select Main.search`.
  case select(tabs: TabsID?, tab: Name)
  /// A new root for that column, or the column as it is.
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
  /// Another scene of the app; what there is instead where none can open is a branch of its own.
  case openWindow(InstanceID)
  case stay
  /// Could not be resolved; nothing follows from it.
  case unknown
}

extension Action {
  /// Whether nothing can follow it in a sequence.
  package var endsSequence: Bool {
    switch self {
    case .present, .finish, .close, .open, .openWindow, .browse, .stay, .restart: true
    default: false
    }
  }

  /// Whether a root is entered that the app block need not declare.
  package var entersRoot: Bool {
    switch self {
    case .switchTo, .openWindow: true
    default: false
    }
  }
}

/// The columns of a split.
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
  /// What it shows, or would show in another window; nil where it names nothing of that kind.
  package var instance: InstanceID? {
    switch self {
    case .push(let id), .replace(let id), .present(let id, _), .show(_, let id?), .page(let id), .switchTo(let id), .openWindow(let id): id
    default: nil
    }
  }
}
