/// What an app shows and keeps, as a value: a root, and what is presented on top of it.
///
/// Arguments are left out: two screens of one kind are alike. Containers are the slots of `Places`, and only what differs from what is
/// declared is written down, so that equal states are equal values.
///
/// A state can also begin in the middle: with something presented over what is not known, or with a path whose lower screens are not
/// known. A step that leaves what is known says so in `leaving`.
package struct State: Hashable, Sendable {
  package var layers: [Layer]
  /// Set where a step goes on below the lowest layer.
  package var leaving: Leaving?

  package init(_ layers: [Layer]) { self.layers = layers }

  package var top: Layer? { layers.last }

  /// Whether the user can dismiss what is on top.
  package var isSwiped: Bool { layers.last?.isSwiped ?? false }
}

/// How something presented has ended, or reaches beneath itself, and what goes on then.
package struct Leaving: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case finished, dismissed
    /// Everything over the root is dismissed.
    case all
    case button(ButtonID)
    /// It has not: these layers stay up, and what lies beneath them is changed from that place in one of them.
    /// Then come the sequences that wait for that, the innermost last.
    case stays([Layer], at: Presenter, waiting: [Remainder])
  }
  package var outcome: Outcome
  /// What is left of the sequence that ended it.
  package var rest: Remainder?
}

/// The steps of a branch from one of them on.
package struct Remainder: Hashable, Sendable {
  /// Where they go on, once the arm of what was dismissed has run.
  package enum Place: Hashable, Sendable {
    /// Where the sequence is.
    case here
    /// At the presenter: on what its slot shows then.
    case presenter(Presenter)
    /// At the root's visible leaf.
    case root
  }
  package var branch: BranchID
  package var index: Int
  package var place = Place.here
  package init(_ branch: BranchID, from index: Int = 0, at place: Place = .here) {
    self.branch = branch
    self.index = index
    self.place = place
  }
}
