import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Assertions (1101 to 1106), each by its line.
  static let assertions = Comparison(name: "11", least: 50) { app in
    if app.world.assertions.isEmpty { return .skipped }
    var found: Set<Int> = []
    var undecided: Set<Int> = []
    let lines = LineTable(app.checked.source)
    for finding in app.checked.findings where (1101...1106).contains(Int(finding.code.number)) {
      guard let assertion = app.written.assertionAt[Int(lines.position(at: finding.primary.range.start).line)] else { continue }
      if finding.code == Code(1105) { undecided.insert(assertion) } else { found.insert(assertion) }
    }
    guard let why = disagreement(app, app.walks(), found, undecided) else { return .agreed }
    // Higher stacks may tell.
    guard let certain = disagreement(app, app.walks(height: 4, states: 6000), found, undecided) else { return .agreed }
    return .disagreed(why == certain ? why : "\(why); \(certain)")
  }

  private static func disagreement(_ app: OracleCase, _ walks: [Walks], _ found: Set<Int>, _ undecided: Set<Int>) -> String? {
    let isWhole = !walks.contains(where: \.isOverfull)
    for (index, assertion) in app.world.assertions.enumerated() {
      if undecided.contains(index) {
        // A search may give up only where there is no end.
        if isWhole, !walks.contains(where: \.isCut) { return "assertion \(index) is undecided" }
        continue
      }
      let verdicts = walks.map { $0.breaks(assertion) }
      let isAWay = assertion.claim == .reaches || assertion.claim == .within
      // Searches leave values out of states, so a walk may be one for other keys.
      let hasValues = app.world.hasKeys || app.world.guards.contains(where: \.hasValue)
      if hasValues, isAWay || found.contains(index) { continue }
      // One walk breaks two of the claims; the others hold if there is one.
      let isBroken = isAWay ? verdicts.contains(true) && !verdicts.contains(false) : verdicts.contains(true)
      // What was left out can only show more walks: narrow windows, where there is an inspector.
      if !isWhole || app.world.splits.contains(where: { $0.columns.count > World.inspector }), isBroken == isAWay { continue }
      if isAWay {
        // A walk may be missing because of a step that can't be served, or a guard that needs itself, which are findings of their own.
        let breaksWalks = app.checked.codes.contains { (512...520).contains($0) || [523, 604, 802].contains($0) }
        if isBroken, !found.contains(index), breaksWalks { continue }
        // What lies beneath a modal that never ends counts as shown, and so does what it would lead to: that no walk leads there is told
        // beside the finding about the modal.
        let isCovered = app.world.covers || [assertion.a, assertion.b].allSatisfy { screen in walks.contains { $0.holds(screen) } }
        if !isBroken, found.contains(index), !verdicts.contains(false), isCovered { continue }
        // An event of the app leads away from beneath such a modal, so where it leads beneath it counts as a walk too.
        if isBroken, !found.contains(index), app.world.covers, !app.world.appEvents.isEmpty { continue }
      }
      // A link that an event opens names other columns than the split declares: the search asks for the declared ones all the same.
      if assertion.claim == .requires, isBroken, !found.contains(index), !app.world.splits.isEmpty { continue }
      if found.contains(index) != isBroken {
        return "assertion \(index) (\(assertion.claim)) is \(isBroken ? "broken and passes" : "kept and reported")"
      }
    }
    return nil
  }
}
