import NavGraphSyntax

/// What is asked of the app: guards and conditions (08).
enum GuardRules {
  static let all: [Rule] = [.leak, .contradiction, .settledVisibility]
}

extension Checker {
  /// Family 08.
  mutating func checkGuards() {
    checkContradictions()
    checkSettledVisibility()
    guard places.isWhole, graph.guardUses.count > 0 else { return }
    let builder = ArrivalBuilder(graph, places)
    diagnostics += leaks(builder)
  }
}
