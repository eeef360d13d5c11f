// Guards and conditions.
extension ProgramMaker {
  /// ` requires a, b(x: 1)` there, or nothing.
  mutating func requires(_ place: Zone, _ scope: Scope, percent: Int = 15) -> String {
    if place.isFlowOfGuard || guards.isEmpty || !dice.chance(percent) { return "" }
    var names: [String] = []
    var uses: [String] = []
    var scope = scope
    for _ in 0..<dice.one(1, 1, 2) {
      guard let asked = dice.one(of: guards), !names.contains(asked.name) else { continue }
      let callee = Callee(text: asked.name, parameters: asked.parameters)
      guard callee.canStand(in: scope) else { continue }
      names.append(asked.name)
      uses.append(instance(callee, &scope))
    }
    return uses.isEmpty ? "" : " requires " + uses.joined(separator: ", ")
  }

  /// A test of distinct conditions, so that it never contradicts itself.
  mutating func test() -> String? {
    if conditions.isEmpty { return nil }
    var names = conditions
    dice.shuffle(&names)
    let terms = names.prefix(dice.within(1...3)).map { (dice.chance(40) ? "not " : "") + $0 }
    switch (terms.count, dice.below(4)) {
    case (1, 0): return "(\(terms[0]))"
    case (1, _): return terms[0]
    case (2, 0): return terms.joined(separator: " and ")
    case (2, 1): return "not (" + terms.joined(separator: " or ") + ")"
    case (2, _): return terms.joined(separator: " or ")
    case (_, 0): return "\(terms[0]) and (\(terms[1]) or \(terms[2]))"
    default: return terms.joined(separator: dice.chance(50) ? " or " : " and ")
    }
  }

  /// Guards with their flows. Nothing in a flow asks a guard, and a flow presents alerts alone.
  mutating func makeFlowsOfGuards() {
    for _ in 0..<dice.below(4) {
      let name = fresh(PlainNames.words, NastyNames.words)
      guard dice.chance(70) else {
        guards.append(GuardShape(name: name, parameters: parameters(most: 2, spared: true)))
        continue
      }
      var place = Zone()
      (place.flow, place.level, place.isFlowOfGuard) = (FlowShape(returns: nil), 1000, true)
      var scope = Scope([], growth: 50)
      // Nobody gets what the flow of a guard returns, so it returns nothing.
      let flow: String
      if dice.chance(50) {
        flow = makeModal(in: place, &scope, isPresented: false)
      } else {
        flow = makeContent(kind(in: place, .pages), in: place, &scope).text
      }
      let own = settle(&scope)
      guards.append(GuardShape(name: name, parameters: own))
      declare(2, ["guard \(name)\(list(own)) -> \(flow)"])
      written.insert(name)
    }
  }

  mutating func writeQuestions() {
    for asked in guards where !written.contains(asked.name) { declare(2, ["guard \(asked.name)\(list(asked.parameters))"]) }
    for name in conditions { declare(2, ["condition \(name)"]) }
  }
}
