import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Assertions (1102 to 1104), each by its line.
  static let assertions = Comparison(name: "11", least: 40) { app in
    if app.world.assertions.isEmpty { return .skipped }
    // Beside columns more than one screen is visible or not, as the window is wide; and around `external` screens anything may be.
    if !app.world.splits.isEmpty || app.world.screens.contains(where: \.isExternal) { return .skipped }
    var found: Set<Int> = []
    var undecided: Set<Int> = []
    let lines = LineTable(app.checked.source)
    for finding in app.checked.findings where (1102...1105).contains(Int(finding.code.number)) {
      guard let assertion = app.written.assertionAt[Int(lines.position(at: finding.primary.range.start).line)] else { continue }
      if finding.code == Code(1105) { undecided.insert(assertion) } else { found.insert(assertion) }
    }
    // Here guards are asked as apps ask them; what the other families look at goes by places.
    let explorations = app.world.guards.isEmpty ? app.explorations : app.explorationsByLaw
    let isExact = !explorations.contains(where: \.isOverfull) && app.isServed && app.isAsked
    for (index, assertion) in app.world.assertions.enumerated() where !undecided.contains(index) {
      let verdicts = zip(explorations, app.world.idioms).map { $0.breaks(assertion, in: app.world, on: $1) }
      // One walk breaks two of the claims; the third holds if there is one.
      let isBroken = assertion.claim == .reaches ? verdicts.contains(true) && !verdicts.contains(false) : verdicts.contains(true)
      // What was cut off can only show more walks.
      let isCertain = isExact || isBroken == (assertion.claim != .reaches)
      if isCertain, found.contains(index) != isBroken {
        return .disagreed("assertion \(index) is \(isBroken ? "broken and passes" : "kept and reported")")
      }
    }
    return .agreed
  }
}
