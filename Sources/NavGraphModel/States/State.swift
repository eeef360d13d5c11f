/// The visible and kept content of an app, as a value: a root, and the layers that are presented on it.
///
/// Arguments are left out, so two screens of the same kind are equal. Containers are the slots of `Places`. Only differences from the
/// declared content are stored, so that equal states are equal values.
///
/// A state can be partial: its lowest layer is presented over an unknown one, or the lower screens of a path are
/// unknown. A step beyond the known part sets `leaving`.
package struct State: Hashable, Sendable {
  package var layers: [Layer]
  /// The continuation of a step below the lowest layer.
  package var leaving: Unwind?

  package init(_ layers: [Layer]) { self.layers = layers }

  package var top: Layer? { layers.last }

  /// Whether the user can dismiss the top layer.
  package var isSwiped: Bool { layers.last?.isSwiped ?? false }
}

/// The end of a presentation or a change under it, and the steps that continue then.
package struct Unwind: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case finished, dismissed
    /// Everything over the root is dismissed.
    case all
    case button(ButtonID)
    /// The layers remain presented, and the content under them changes from a position in one of them. The waiting sequences follow, the
    /// innermost last.
    case stays([Layer], at: Presenter, waiting: [RemainingSteps])
  }
  package var outcome: Outcome
  /// The rest of the sequence that ended the presentation.
  package var rest: RemainingSteps?
}

/// The rest of a branch's steps.
package struct RemainingSteps: Hashable, Sendable {
  /// The position at which the steps continue after the `dismissed` handler has run.
  package enum Place: Hashable, Sendable {
    /// The current position of the sequence.
    case here
    /// The presenter, on the content that its slot shows then.
    case presenter(Presenter)
    /// The visible leaf of the root.
    case root
  }
  package var branch: BranchID
  package var index: Int
  package var place = Place.here
  package init(of branch: BranchID, from index: Int = 0, at place: Place = .here) {
    self.branch = branch
    self.index = index
    self.place = place
  }
}
