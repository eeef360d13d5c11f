import NavGraphSimulator

/// The result of opening a link on one kind of device.
package struct OpenedLink: Sendable {
  package enum Outcome: Hashable, Sendable {
    case opened
    /// The link waits until a modal is dismissed, because the modal blocks dismissal, or because the link's policy is `wait`.
    case parked(behind: Simulated.Modal)
    /// The link's policy is `reject`, and a modal is presented.
    case rejected
    /// The link pushes on what is shown, and no visible stack can contain its target.
    case dropped
    /// The link has branches, and none is taken with these answers.
    case nothing
    /// The link exceeds the limit of guards and moves (`NavGraph.Driver.run`), so its result isn't known.
    case unfinished
  }

  package let outcome: Outcome
  /// The app after the link.
  package let app: Simulator
  /// The guards that are evaluated, in that order and each once: those of the root at a start, then those of the link.
  package let guards: [Simulated.Guard]
  /// The guards that the link evaluates, including those that the start has evaluated before.
  package let ownGuards: [Simulated.Guard]
  /// The dismissed modals, from the top down.
  package let dismissed: [Simulated.Modal]

  /// The result for a link that hasn't started the app.
  var withoutStart: OpenedLink { OpenedLink(outcome: outcome, app: app, guards: ownGuards, ownGuards: ownGuards, dismissed: dismissed) }

  /// The dismissed modals that require confirmation (`dismissal confirm`).
  package var confirmed: [Simulated.Modal] { dismissed.filter { $0.dismissal == .confirm } }

  /// The screens that are shown, as steps from the root down.
  package var path: [String] { ShownPath(of: app).steps }
  /// The screens that are shown and kept, as lines of a tree.
  package var drawing: [String] { ShownTree.layers(of: app).flatMap(\.lines) }

  /// Whether two results show and keep the same screens.
  package func shows(sameAs other: OpenedLink) -> Bool {
    SimulatedState(tree: app.tree) == SimulatedState(tree: other.app.tree) && drawing == other.drawing
  }
}

extension Simulated.Modal {
  /// How the modal can be dismissed. Any button dismisses an alert.
  var dismissal: NavGraph.Dismissal {
    if case .flow(_, let sheet) = Simulated.presentation(of: self) { sheet.dismissal } else { .free }
  }
}
