import NavGraphModel

/// A screen with the values that it is made with.
package struct LandingScreen: Hashable, Sendable {
  package var screen: ScreenID
  /// One for each of its parameters, in their order; defaults are filled in.
  package var arguments: [LandingValue]
  /// It has been on the screen or beneath: to be shown again is no way in.
  package var hasBeenShown = false

  package init(_ screen: ScreenID, _ arguments: [LandingValue]) {
    self.screen = screen
    self.arguments = arguments
  }

  func isEqual(_ other: LandingScreen) -> Bool { screen == other.screen && arguments == other.arguments }
}
