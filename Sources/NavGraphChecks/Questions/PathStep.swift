import NavGraphModel

/// One step of a path: the user's input, and what is shown after it. The first step of a path by taps is the screen where the path begins.
package struct PathStep: Sendable {
  package var cause: StateTransition.Cause
  /// The text of the step: `open`, `tab chats`, `Back`, `"/help"`.
  package var label: String
  /// The guard that fails in this step, or nil.
  package var failing: GuardID?
  /// The name of the screen or alert that is shown.
  package var name: String
  /// The names of the containers around the screen and of the screens under it, the outermost first, and then its own name.
  package var location: [String]
  /// The name of the screen next to it at which the path continues, or nil.
  package var acting: String?
}
