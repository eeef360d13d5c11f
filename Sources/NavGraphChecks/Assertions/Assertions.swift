import NavGraphModel
import NavGraphSyntax

// Assertions (family 11)
extension Checker {
  func checkAssertions() {
    guard !graph.assertions.isEmpty, !graph.isAlone, places.isWhole, graph.app != nil, !graph.roots.isEmpty else { return }
    if graph.roots.contains(where: { graph.instances[$0.instance].content == .unknown }) { return }
    let hasOthers = graph.assertions.contains { if case .requires = $0.claim { false } else { true } }
    let setups = hasOthers ? DeviceSearches.all(in: graph, places: places) : []
    // The setups for `requires` assertions, in which one guard always fails.
    var denials: [GuardID: [DeviceSearches]] = [:]
    // The work spent on apps with a denied guard, each of which is searched separately.
    var spent = 0
    for assertion in graph.assertions {
      if case .requires(_, let guarded) = assertion.claim {
        if spent > MoveEffects.maxWork, denials[guarded] == nil { return reportLeftOver(from: assertion) }
      } else if setups.contains(where: \.effects.isSpent) {
        return reportLeftOver(from: assertion)
      }
      switch assertion.claim {
      case .within(let a, let steps, let b): check(a, within: steps, of: b, at: assertion.range, in: setups)
      case .onlyAfter(let a, let b): check(a, onlyAfter: b, at: assertion.range, in: setups)
      case .neverAfter(let a, let b): check(never: a, after: b, at: assertion.range, in: setups)
      case .reaches(let a, let b): check(a, reaches: b, at: assertion.range, in: setups)
      // An unresolved guard may be the one that the assertion names.
      case .requires where !graph.unsureQuestions.isEmpty: break
      case .requires(let a, let guarded):
        let before = denials[guarded]?.reduce(0) { $0 + $1.effects.work } ?? 0
        let own = denials[guarded] ?? DeviceSearches.all(in: graph, places: places, denying: guarded)
        denials[guarded] = own
        check(a, requires: guarded, at: assertion.range, in: own)
        spent += own.reduce(0) { $0 + $1.effects.work } - before
      }
    }
  }

  /// Whether a graph has errors that may remove steps from paths.
  var lacksWays: Bool {
    places.refusals.contains { $0.reason != .atRoot } || graph.steps.contains { $0.action == .unknown }
      || graph.instances.contains { $0.content == .unknown }
      || places.units.contains { $0.flags.contains(.isPoisoned) }
  }

  /// Returns the text for a screen that your app can show at any time, such as `external "reason"`, or nil for other contents.
  func external(for content: Content) -> String? {
    guard case .screen(let screen) = content, graph.screens[screen].isExternal else { return nil }
    let reason = graph.text(of: graph.screens[screen].externalReason)
    return "external\(reason.isEmpty ? "" : " \"\(reason)\"")"
  }

  /// Returns the name of a content in backticks.
  func quoted(_ content: Content) -> String { "`\(name(of: content))`" }
}
