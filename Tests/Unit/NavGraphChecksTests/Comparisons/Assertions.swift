import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Compares assertions (1101 to 1106) by their lines.
  static let assertions = Comparison(name: "11", least: 50) { app in
    if app.world.assertions.isEmpty { return .skipped }
    var found: Set<Int> = []
    var undecided: Set<Int> = []
    let lines = LineTable(of: app.checked.source)
    for diagnostic in app.checked.diagnostics where (1101...1106).contains(Int(diagnostic.code.number)) {
      guard let assertion = app.written.assertionAt[Int(lines.position(at: diagnostic.primary.range.start).line)] else { continue }
      if diagnostic.code == Code(1105) { undecided.insert(assertion) } else { found.insert(assertion) }
    }
    guard let why = disagreement(in: app, walks: app.walks(), found: found, undecided: undecided) else { return .agreed }
    // Exploring higher stacks may resolve the difference.
    guard let certain = disagreement(in: app, walks: app.walks(height: 4, states: 6000), found: found, undecided: undecided) else {
      return .agreed
    }
    return .disagreed(why == certain ? why : "\(why); \(certain)")
  }

  private static func disagreement(in app: OracleCase, walks: [Walks], found: Set<Int>, undecided: Set<Int>) -> String? {
    let isWhole = !walks.contains(where: \.isOverfull)
    for (index, assertion) in app.world.assertions.enumerated() {
      if undecided.contains(index) {
        // A search may only give up if the states are unbounded.
        if isWhole, !walks.contains(where: \.isCut) { return "assertion \(index) is undecided" }
        continue
      }
      let verdicts = walks.map { $0.breaks(assertion) }
      let isAWay = assertion.claim == .reaches || assertion.claim == .within
      // Searches omit values from states, so an example path may be for other keys.
      let hasValues = app.world.hasKeys || app.world.guards.contains(where: \.hasValue)
      if hasValues, isAWay || found.contains(index) { continue }
      // A path disproves some claims, and it proves `reaches` and `within`.
      let isBroken = isAWay ? verdicts.contains(true) && !verdicts.contains(false) : verdicts.contains(true)
      // Omitted states can only add paths. A narrow window with an inspector isn't explored.
      if !isWhole || app.world.splits.contains(where: { $0.columns.count > World.inspector }), isBroken == isAWay { continue }
      if isAWay {
        // A path may be missing because of an invalid step or a guard that requires itself, which have separate diagnostics.
        let breaksWalks = app.checked.codes.contains { (512...520).contains($0) || [523, 604, 802].contains($0) }
        if isBroken, !found.contains(index), breaksWalks { continue }
        // Screens under a modal that never ends count as shown, and so do their targets. The diagnostic about the modal also reports
        // missing paths.
        let isCovered = app.world.covers || [assertion.a, assertion.b].allSatisfy { screen in walks.contains { $0.holds(screen) } }
        if !isBroken, found.contains(index), !verdicts.contains(false), isCovered { continue }
        // An app-level event can lead away from under such a modal, so the search also follows it there.
        if isBroken, !found.contains(index), app.world.covers, !app.world.appEvents.isEmpty { continue }
      }
      // A link in an event may name other columns than the split declares, but the search evaluates the guards of the declared ones.
      if assertion.claim == .requires, isBroken, !found.contains(index), !app.world.splits.isEmpty { continue }
      if found.contains(index) != isBroken {
        return "assertion \(index) (\(assertion.claim)) is \(isBroken ? "broken and passes" : "kept and reported")"
      }
    }
    return nil
  }
}
