extension ProgramMaker {
  /// Returns the app-level events. They use a separate generator, so that the rest of the program doesn't depend on them.
  mutating func makeAppEvents() -> [String] {
    var own = Dice(seed: seed ^ 0x5eed_0fa9)
    swap(&own, &dice)
    defer { swap(&own, &dice) }
    guard dice.chance(percent: 35) else { return [] }
    var items: [String] = []
    var names: [String] = []
    if dice.chance(percent: 25), let group = dice.one(of: groups) {
      items.append("uses \(group.name)")
      names += group.events.map(\.name)
    }
    for _ in 0..<dice.within(1...2) {
      let name = local(avoiding: names, nasty: UnusualNames.words + ["Event", "Events"])
      names.append(name)
      var scope = Scope([], growth: 60)
      let outcome = appOutcome(in: &scope)
      let asked = requires(in: Zone(), scope: Scope(scope.values + scope.added), percent: 15)
      items.append("on \(name)\(list(of: scope.added))\(asked)\(outcome.hasPrefix("{") ? " " : " -> ")\(outcome)")
    }
    return items
  }

  private mutating func appOutcome(in scope: inout Scope) -> String {
    let names = conditions.filter { $0.parameters.isEmpty }.map(\.name).filter { !scope.holds($0) }
    guard let condition = dice.one(of: names), dice.chance(percent: 25) else { return appSequence(in: &scope) }
    return
      "{ when \(condition) -> \(appSequence(in: &scope)); otherwise -> \(dice.chance(percent: 50) ? "stay" : appSequence(in: &scope)) }"
  }

  private mutating func appSequence(in scope: inout Scope) -> String {
    let now = scope
    switch dice.below(5) {
    case 0, 1:
      let modals = presentables.filter { $0.buttons == nil && $0.isModal && !$0.needsAnchor && $0.callee.canStand(in: now) }
      guard let modal = dice.one(of: modals) else { break }
      let text = (dice.chance(percent: 20) ? "dismiss all then " : "") + "present " + instance(of: modal.callee, in: &scope)
      return dice.chance(percent: 40) ? text + " then { finished -> \(dice.one("stay", "restart")); dismissed -> stay }" : text
    case 2:
      if let root = dice.one(of: switchables.filter { $0.canStand(in: now) }) {
        return "dismiss all then switch to " + instance(of: root, in: &scope)
      }
    case 3:
      guard roots.count == 1, extras.isEmpty, let bar = tabSets.first(where: { $0.name == roots[0].callee.text }),
        let tab = dice.one(of: bar.tabs)
      else { break }
      return "select \(bar.name).\(tab.name)"
    default: break
    }
    return universalAction(in: &scope)
  }
}
