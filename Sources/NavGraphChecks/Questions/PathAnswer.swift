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

/// One step of a path: the user's input, and what is shown after it. The first step of a path by taps is the screen where the path begins.
package struct PathStep: Sendable {
  package var cause: StateTransition.Cause
  /// The text of the step: `open`, `tab chats`, `Back`, `"/help"`.
  package var label: String
  /// The guard that fails in this step, or nil.
  package var failing: GuardID?
  /// The conditions under which the step leads there: the test of the branch, and the opposite of those before it.
  package var tests: [PathCondition]
  /// The name of the screen or alert that is shown.
  package var name: String
  /// The names of the containers around the screen and of the screens under it, the outermost first, and then its own name.
  package var location: [String]
  /// The name of the screen next to it at which the path continues, or nil.
  package var acting: String?
}
