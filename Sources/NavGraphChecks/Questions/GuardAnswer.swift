import NavGraphModel

/// The screens that are shown although a guard never succeeds.
package struct GuardAnswer: Sendable {
  package struct Shown: Sendable {
    package var screen: ScreenID
    /// A path on which the guard never succeeds; nil if none was found step by step.
    package var path: String?
  }
  /// In the order of the sources.
  package var shown: [Shown] = []
  /// The screens that are only shown if the guard has succeeded, in the order of the sources.
  package var protected: [ScreenID] = []
  /// Whether every path was searched.
  package var isWhole = true
}
