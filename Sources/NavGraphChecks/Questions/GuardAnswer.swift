import NavGraphModel

/// The screens that are shown although a guard never succeeds.
package struct GuardAnswer: Sendable {
  package struct Shown: Sendable {
    package var screen: ScreenID
    /// A path to the screen on which the guard never succeeds, or nil if none was found step by step.
    package var path: String?
  }
  /// The screens, in source order.
  package var shown: [Shown] = []
  /// The screens that are only shown if the guard has succeeded, in source order.
  package var protected: [ScreenID] = []
  /// Whether every path was searched.
  package var isWhole = true
}
