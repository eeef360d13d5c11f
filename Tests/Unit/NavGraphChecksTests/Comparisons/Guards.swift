import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Ways to a protected place that never ask (0801), by screen and guard.
  ///
  /// Left out is what the two can't say of the same thing: a guard that protects many places at once (`here`, a turned page, a column as it
  /// is, another root), since the walk notes one place for each; and `external` screens, since what they lead to is nobody's.
  static let leaks = Comparison(name: "0801", least: 15) { app in
    if app.facts.protected.isEmpty || app.world.protectsVaguely { return .skipped }
    if app.world.links.contains(where: { $0.isEverHere && !$0.guards.isEmpty }) || app.world.screens.contains(where: \.isExternal) {
      return .skipped
    }
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
    // A link that starts the app goes past what the root shows first; the walk has begun before it.
    let isPast = app.world.asksAtFirst && !app.world.links.isEmpty
    let isExact = isWhole && app.isServed && !isPast && !app.world.hasKeys && !app.world.guards.contains(where: \.hasValue)
    // Where a guard's flow can't be left, nothing comes of its no. Here it does, without the flow.
    if app.has(607) { return isExact ? .only(truth, in: found) : .agreed }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }
}

extension World {
  /// Whether a guard stands on an event of which it is not said what it shows last: a turned page, a column as it is, another root.
  ///
  /// Nor are pages told apart once a screen has been replaced in one, or the root that an event makes of a stack from the declared one.
  var protectsVaguely: Bool {
    let isOwnRoot = bodies.joined().contains { act in
      guard case .switchTo(let content) = act, case .stack = content else { return false }
      return roots.contains { $0.content == content && !$0.guards.isEmpty }
    }
    if isOwnRoot { return true }
    return events.contains { event in
      !event.guards.isEmpty
        && event.branches.contains { branch in
          switch bodies[branch.body].last {
          case .show(_, nil), .page, .next, .previous, .switchTo, .restart: true
          case .replace: !pageSets.isEmpty
          default: false
          }
        }
    }
  }

  /// Whether what some root shows first asks a guard that the root itself doesn't.
  var asksAtFirst: Bool {
    idioms.contains { idiom in
      guard let root = root(on: idiom) else { return false }
      let simulator = Simulator(self, idiom: idiom)
      let unit = AppUnit(content: root.content, node: simulator.make(root.content))
      return !Set(simulator.guards(from: AppState(units: []), to: AppState(units: [unit]))).isSubset(of: root.guards)
    }
  }
}
