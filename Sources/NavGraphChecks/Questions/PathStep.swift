import NavGraphModel

/// One step of a path: what the user does, and what is shown then. The first step of a path by taps is where it begins.
package struct PathStep: Sendable {
  package var cause: Stride.Cause
  /// The step in words: `open`, `tab chats`, `Back`, `"/help"`.
  package var label: String
  /// The guard that fails.
  package var failing: GuardID?
  /// The screen or alert that is shown.
  package var name: String
  /// The containers around it and the screens under it, the outermost first, and then its name.
  package var location: [String]
  /// The screen next to it at which the path continues.
  package var acting: String?
}
