import NavGraphSyntax

/// What is asked of the app: guards and conditions (08).
enum GuardRules {
  static let all: [Rule] = [.contradiction, .settledVisibility]
}

extension Checker {
  /// Family 08.
  mutating func checkGuards() {
    checkContradictions()
    checkSettledVisibility()
  }
}
