import NavGraphModel

/// The shortest path from one content to another.
package struct PathAnswer: Sendable {
  package enum Outcome: Sendable {
    /// The path. Its first step is where it begins.
    case found([PathStep])
    /// The destination is shown at the beginning of the path.
    case shown
    /// There is no path.
    case none
    /// One of the two contents is never shown on this kind of device.
    case neverShown(Content)
    /// No path was found, but not all paths were tried. The value is the reason.
    case undecided(String)
  }
  package var outcome: Outcome
  /// A path that begins with a link, if it is shorter. The link is the first step.
  package var byLink: [PathStep]?

  /// The number of moves of a path by taps.
  package var moves: Int? {
    switch outcome {
    case .found(let steps): steps.count - 1
    case .shown: 0
    case .none, .neverShown, .undecided: nil
    }
  }
}
