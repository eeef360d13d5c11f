// Names: fresh ones for what shares one namespace, and free ones inside of what declares them.
extension ProgramMaker {
  /// A name that nothing else in the program has.
  mutating func fresh(_ plain: [String], _ nasty: [String]) -> String {
    if dice.chance(nastiness), let name = dice.one(of: nasty), taken.insert(name).inserted { return name }
    for _ in 0..<4 {
      if let name = dice.one(of: plain), taken.insert(name).inserted { return name }
    }
    var number = 2
    let stem = dice.one(of: plain) ?? "Thing"
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    return "\(stem)\(number)"
  }

  /// The name of something that stands where words of the grammar are looked for first: a screen, a container, a modal.
  mutating func freshThing() -> String { fresh(PlainNames.things, NastyNames.things + NastyNames.types) }

  /// A name that is not among those; some of the nasty ones are those of other declarations.
  mutating func local(_ used: [String], nasty: [String] = NastyNames.words) -> String {
    var candidates: [String] = []
    if dice.chance(nastiness) {
      if dice.chance(50) { candidates.append(dice.one(of: nasty) ?? "self") }
      candidates.append(dice.one(of: declaredNames) ?? "Event")
      candidates.append(dice.one("Event", "Events", "Screen", "Place", "Factory", "Int", "String", "Bool", "Task", "Error"))
    }
    for _ in 0..<3 { candidates.append(dice.one(of: PlainNames.words) ?? "word") }
    // Alone in a test, a Bool of the name of a condition could be either.
    if let free = candidates.first(where: { !used.contains($0) && !isCondition($0) }) { return free }
    var number = 2
    while used.contains("word\(number)") { number += 1 }
    return "word\(number)"
  }

  func isCondition(_ name: String) -> Bool { conditions.contains { $0.name == name } }

  private var declaredNames: [String] {
    screens.suffix(6).map(\.name) + types.map(\.unwrapped.text).filter { !$0.hasPrefix("[") }
  }
}
