import NavGraphSyntax

/// What is asked of the app: guards and conditions (08).
enum GuardRules {
  static let all: [Rule] = [.leak, .guardCycle, .contradiction, .flowWithoutAnswer, .settledVisibility, .askedTwice]
}

extension Checker {
  /// Family 08.
  mutating func checkGuards() {
    checkSettledVisibility()
    checkAskedTwice()
    let contradictions = self.contradictions()
    guard places.isWhole, !graph.guardUses.isEmpty || !contradictions.isEmpty else {
      for contradiction in contradictions { report(contradiction) }
      return
    }
    checkFlowsOfGuards()
    let builder = ArrivalBuilder(graph, places)
    for contradiction in withWhatHangsOn(contradictions, builder) { report(contradiction) }
    diagnostics += leaks(builder)
    let cycles = guardCycles(builder)
    // Where a flow comes up over itself because its guard needs it, that is said once.
    let flows = Set(cycles.flatMap(\.flows))
    diagnostics.removeAll { finding in
      finding.code == Rule.cyclicModals.code
        && (flows.contains(finding.primary.range) || finding.secondary.contains { flows.contains($0.range) })
    }
    diagnostics += cycles.map(\.diagnostic)
  }
}
