import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Ways to a protected place that never ask (0801), by screen and guard.
  // Few of these apps are walked whole and ask on one way only; the leaks have an oracle of their own beside this one.
  static let leaks = Comparison(name: "0801", least: 1) { app in
    if app.facts.protected.isEmpty || app.world.hasIdleBranches || app.has(609) || app.has(607) { return .skipped }
    // `here` protects many places; what `external` screens lead to is nobody's.
    if app.world.links.contains(where: { $0.target.isHere && !$0.guards.isEmpty }) || app.world.screens.contains(where: \.isExternal) {
      return .skipped
    }
    // The walk doesn't ask the guards of a guard's own flow, so it would walk through them unasked.
    if app.world.protectsVaguely || !app.isAsked { return .skipped }
    var truth: Set<String> = []
    var isWhole = app.isWhole
    for asked in Set(app.facts.protected.map(\.asked)) {
      for (exploration, idiom) in zip(app.explorations, app.world.idioms) {
        let walks = Exploration(app.world, idiom: idiom, bounds: exploration.bounds, holds: app.held, avoiding: asked)
        isWhole = isWhole && !walks.isOverfull
        let seen = walks.places
        for item in app.facts.protected where item.asked == asked && seen.contains(item.place) {
          truth.insert("S\(item.place.screen) g\(asked)")
        }
      }
    }
    let found = Set(
      app.checked.findings.filter { $0.code == Code(801) }.map { finding in
        let parts = finding.message.split(separator: "`")
        return parts.count > 2 ? "\(parts[0]) \(parts[2])" : finding.message
      })
    return isWhole && app.isServed && app.isAsked ? .same(found, truth) : .all(of: truth, in: found)
  }
}

extension World {
  /// Whether a guard stands on an event of which it is not said what it shows last: a turned page, a column as it is, another root.
  var protectsVaguely: Bool {
    events.contains { event in
      !event.guards.isEmpty
        && event.branches.contains { branch in
          switch bodies[branch.body].last {
          case .show(_, nil), .page, .next, .previous, .switchTo, .restart: true
          default: false
          }
        }
    }
  }
}
