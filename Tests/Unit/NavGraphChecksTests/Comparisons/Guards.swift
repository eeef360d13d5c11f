import NavGraphSyntax

@testable import Oracle

extension Comparison {
  /// Compares the paths to a guarded place that don't evaluate the guard (0801), by screen and guard.
  ///
  /// The comparison skips guards that protect many places at once, because a path contains one place for each. It also skips `external`
  /// screens, because the graph declares no path to them.
  static let leaks = Comparison(name: "0801", least: 15) { app in
    if app.facts.protected.isEmpty || app.world.protectsVaguely { return .skipped }
    if app.world.links.contains(where: { $0.isEverHere && !$0.guards.isEmpty }) || app.world.screens.contains(where: \.isExternal) {
      return .skipped
    }
    var truth: Set<String> = []
    var isWhole = app.isWhole
    for asked in Set(app.facts.protected.map(\.asked)) {
      for (exploration, idiom) in zip(app.explorations, app.world.idioms) {
        let walks = Exploration(of: app.world, idiom: idiom, bounds: exploration.bounds, holds: app.held, avoiding: asked)
        isWhole = isWhole && !walks.isOverfull
        let seen = walks.places
        for item in app.facts.protected where item.asked == asked && seen.contains(item.place) {
          truth.insert("S\(item.place.screen) g\(asked)")
        }
      }
    }
    let found = Set(
      app.checked.diagnostics.filter { $0.code == Code(801) }.map { diagnostic in
        let parts = diagnostic.message.split(separator: "`")
        return parts.count > 2 ? "\(parts[0]) \(parts[2])" : diagnostic.message
      })
    // A link that starts the app bypasses the initial screens of the root, but the exploration begins after them.
    let isPast = app.world.asksAtFirst && !app.world.links.isEmpty
    let isExact = isWhole && app.isServed && !isPast && !app.world.hasKeys && !app.world.guards.contains(where: \.hasValue)
    // The checks assume that a guard whose flow can't be left never fails. In the exploration it can fail, without its flow.
    if app.has(607) { return isExact ? .only(truth, in: found) : .agreed }
    return isExact ? .same(found, truth) : .all(of: truth, in: found)
  }
}

extension World {
  /// Whether a guard belongs to an event whose last shown place isn't known statically: a turned page, an unchanged column, or another
  /// root.
  ///
  /// Pages in which a screen was replaced, and a declared root that an event also shows, are also ambiguous.
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

  /// Whether the initial screens of a root require a guard that the root itself doesn't require.
  var asksAtFirst: Bool {
    idioms.contains { idiom in
      guard let root = root(on: idiom) else { return false }
      let simulator = Simulator(of: self, idiom: idiom)
      let unit = AppUnit(content: root.content, node: simulator.make(root.content))
      return !Set(simulator.guards(from: AppState(units: []), to: AppState(units: [unit]))).isSubset(of: root.guards)
    }
  }
}
