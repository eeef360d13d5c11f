import NavGraphSimulator

/// What a link has done to an app on one kind of device.
package struct OpenedLink: Sendable {
  package enum Outcome: Hashable, Sendable {
    case opened
    /// The link waits until what is in its way has gone: a modal that blocks, or any where its policy is `wait`.
    case parked(behind: Simulated.Modal)
    /// Its policy is `reject`, and something is presented.
    case rejected
    /// It leads nowhere from here: a target on top of what is shown, and no stack that is visible may hold it.
    case dropped
    /// It has branches, and with these answers none of them leads anywhere.
    case nothing
    /// It asks and moves more often than is followed (`NavGraph.Driver.run`): what it shows in the end isn't known.
    case unfinished
  }

  package let outcome: Outcome
  /// The app after that.
  package let app: Simulator
  /// What is asked, in that order, each question once: at a start what the root asks, then what the link does.
  package let guards: [Simulated.Guard]
  /// What the link asks, also where the start has asked it before.
  package let ownGuards: [Simulated.Guard]
  /// The modals that go, from the top down.
  package let dismissed: [Simulated.Modal]

  /// The same, as a link that hasn't started the app.
  var withoutStart: OpenedLink { OpenedLink(outcome: outcome, app: app, guards: ownGuards, ownGuards: ownGuards, dismissed: dismissed) }

  /// The modals that go and whose screens are asked first (`dismissal confirm`).
  package var confirmed: [Simulated.Modal] { dismissed.filter { $0.dismissal == .confirm } }

  /// What is shown then, as steps from the root down.
  package var path: [String] { ShownPath(app).steps }
  /// What is shown and kept then, as a drawing.
  package var drawing: [String] { ShownTree.layers(of: app).flatMap(\.lines) }

  /// Whether the same is shown, and kept, after both.
  package func shows(sameAs other: OpenedLink) -> Bool {
    SimulatedState(tree: app.tree) == SimulatedState(tree: other.app.tree) && drawing == other.drawing
  }
}

extension Simulated.Modal {
  /// Alerts go with a tap on any button.
  var dismissal: NavGraph.Dismissal {
    if case .flow(_, let sheet) = Simulated.presentation(of: self) { sheet.dismissal } else { .free }
  }
}
