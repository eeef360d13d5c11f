// Names: unique ones for declarations, and free ones inside of declarations.
extension ProgramMaker {
  /// Returns a name that isn't used in the program.
  mutating func fresh(plain: [String], nasty: [String]) -> String {
    if dice.chance(percent: nastiness), let name = dice.one(of: nasty), taken.insert(name).inserted { return name }
    for _ in 0..<4 {
      if let name = dice.one(of: plain), taken.insert(name).inserted { return name }
    }
    var number = 2
    let stem = dice.one(of: plain) ?? "Thing"
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    return "\(stem)\(number)"
  }

  /// Returns a name for a screen, container, or modal.
  mutating func freshThing() -> String { fresh(plain: PlainNames.things, nasty: UnusualNames.things + UnusualNames.types) }

  /// Returns a name that isn't in `used`. Some names are those of other declarations.
  mutating func local(avoiding used: [String], nasty: [String] = UnusualNames.words) -> String {
    var candidates: [String] = []
    if dice.chance(percent: nastiness) {
      if dice.chance(percent: 50) { candidates.append(dice.one(of: nasty) ?? "self") }
      candidates.append(dice.one(of: declaredNames) ?? "Event")
      candidates.append(dice.one("Event", "Events", "Screen", "Place", "Factory", "Int", "String", "Bool", "Task", "Error"))
    }
    for _ in 0..<3 { candidates.append(dice.one(of: PlainNames.words) ?? "word") }
    // A Bool with the name of a condition would be ambiguous in a test.
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
