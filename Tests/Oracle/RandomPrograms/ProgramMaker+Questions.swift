extension ProgramMaker {
  /// Returns a clause such as ` requires a, b(x: 1)`, or an empty string.
  mutating func requires(in place: Zone, scope: Scope, percent: Int = 15) -> String {
    if place.isFlowOfGuard || guards.isEmpty || !dice.chance(percent: percent) { return "" }
    var names: [String] = []
    var uses: [String] = []
    var scope = scope
    for _ in 0..<dice.one(1, 1, 2) {
      guard let asked = dice.one(of: guards), !names.contains(asked.name) else { continue }
      let callee = Callee(text: asked.name, parameters: asked.parameters)
      guard callee.canStand(in: scope) else { continue }
      names.append(asked.name)
      uses.append(instance(of: callee, in: &scope))
    }
    return uses.isEmpty ? "" : " requires " + uses.joined(separator: ", ")
  }

  /// Returns a test of different conditions and values, which never contradicts itself. Returns nil if there are none.
  mutating func test(in scope: inout Scope) -> String? {
    var facts: [String] = []
    var asked = conditions
    dice.shuffle(&asked)
    for condition in asked.prefix(3) {
      let callee = Callee(text: condition.name, parameters: condition.parameters)
      // A value with the same name would make the condition ambiguous.
      if scope.holds(condition.name) || !callee.canStand(in: scope) { continue }
      facts.append((dice.chance(percent: 40) ? "not " : "") + instance(of: callee, in: &scope))
    }
    // Values of a pattern are never nil, even if the parameter that takes them is optional.
    var values = (scope.values + scope.added).filter { !$0.mayMiss && !(scope.isCarried && $0.type != $0.type.unwrapped) }
    dice.shuffle(&values)
    // Values with shadowed names are skipped.
    for value in values.prefix(2)
    where dice.chance(percent: 60) && (scope.values + scope.added).count(where: { $0.name == value.name }) == 1 {
      if let fact = fact(about: value) { facts.append(fact) }
    }
    dice.shuffle(&facts)
    let terms = facts.prefix(dice.within(1...3))
    switch (terms.count, dice.below(4)) {
    case (0, _): return nil
    case (1, 0): return "(\(terms[0]))"
    case (1, _): return terms[0]
    case (2, 0): return terms.joined(separator: " and ")
    case (2, 1): return "not (" + terms.joined(separator: " or ") + ")"
    case (2, _): return terms.joined(separator: " or ")
    case (_, 0): return "\(terms[0]) and (\(terms[1]) or \(terms[2]))"
    default: return terms.joined(separator: dice.chance(percent: 50) ? " or " : " and ")
    }
  }

  /// Returns a test without values.
  mutating func test() -> String? {
    var none = Scope.empty
    return test(in: &none)
  }

  /// Returns a comparison of a value with a literal of its type, or the name of a Bool alone.
  private mutating func fact(about value: ParameterShape) -> String? {
    let mark = dice.one(" == ", " == ", " != ")
    let isOptional = value.type != value.type.unwrapped
    if isOptional, dice.chance(percent: 50) { return value.name + dice.one(" is nil", " is not nil") }
    switch value.type.unwrapped {
    case .builtIn("Bool") where !isOptional && !isCondition(value.name) && dice.chance(percent: 70):
      // Later conditions can't get this name, which would be ambiguous.
      taken.insert(value.name)
      return (dice.chance(percent: 40) ? "not " : "") + value.name
    case .builtIn(let base), .alias(_, let base):
      guard base == "String" || base == "Int" || base == "Bool" else { break }
      return value.name + mark + literal(of: value.type.unwrapped)
    case .enumeration(_, let cases):
      guard cases.count > 1, let one = dice.one(of: cases) else { break }
      return value.name + mark + "." + one
    default: break
    }
    return isOptional ? value.name + dice.one(" is nil", " is not nil") : nil
  }

  /// Returns a value in scope whose enumeration has two to four cases, so that each case can have a branch.
  mutating func valueOfEnumeration(in scope: Scope) -> (name: String, cases: [String])? {
    for value in scope.values + scope.added where !value.mayMiss {
      guard case .enumeration(_, let cases) = value.type, (2...4).contains(cases.count),
        (scope.values + scope.added).count(where: { $0.name == value.name }) == 1
      else { continue }
      return (value.name, cases)
    }
    return nil
  }

  /// Adds guards with their flows. A flow contains no guards, and it presents only alerts.
  mutating func makeFlowsOfGuards() {
    for _ in 0..<dice.below(4) {
      let name = fresh(plain: PlainNames.words, nasty: UnusualNames.words)
      let isCondition = dice.chance(percent: 30)
      guard dice.chance(percent: 70) else {
        let own = parameters(most: 2, spared: true)
        guards.append(GuardShape(name: name, parameters: own, isCondition: isCondition))
        if isCondition { conditions.append(ConditionShape(name: name, parameters: own, isGuard: true)) }
        continue
      }
      var place = Zone()
      (place.flow, place.level, place.isFlowOfGuard) = (FlowShape(returns: nil), 1000, true)
      var scope = Scope([], growth: 50)
      // The result of a guard flow isn't used, so it returns nothing.
      let flow: String
      if dice.chance(percent: 50) {
        flow = makeModal(in: place, scope: &scope, isPresented: false)
      } else {
        flow = makeContent(kind(in: place, or: .pages), in: place, scope: &scope).text
      }
      let own = settle(&scope)
      guards.append(GuardShape(name: name, parameters: own, isCondition: isCondition))
      if isCondition { conditions.append(ConditionShape(name: name, parameters: own, isGuard: true)) }
      declare(order: 2, lines: ["\(isCondition ? "condition" : "guard") \(name)\(list(of: own)) -> \(flow)"])
      written.insert(name)
    }
  }

  mutating func writeQuestions() {
    for asked in guards where !written.contains(asked.name) {
      declare(order: 2, lines: ["\(asked.isCondition ? "condition" : "guard") \(asked.name)\(list(of: asked.parameters))"])
    }
    for asked in conditions where !asked.isGuard { declare(order: 2, lines: ["condition \(asked.name)\(list(of: asked.parameters))"]) }
  }
}
