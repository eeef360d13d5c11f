// Types: aliases of each base type, enumerations, external types, and types made from them.
extension ProgramMaker {
  static let builtIn = ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"]

  mutating func makeTypes() {
    types = ProgramMaker.builtIn.map { .builtIn($0) }
    for _ in 0..<dice.below(4) {
      let name = fresh(plain: PlainNames.things.map { $0 + "ID" }, nasty: UnusualNames.types + UnusualNames.things)
      let base = dice.one(of: ProgramMaker.builtIn) ?? "Int"
      types.append(.alias(name, base: base))
      declare(order: 1, lines: ["type \(name) = \(base)"])
    }
    for _ in 0..<dice.below(3) { makeEnumeration() }
    for _ in 0..<dice.below(3) {
      let name = fresh(plain: PlainNames.things.map { "Own" + $0 }, nasty: UnusualNames.types.filter { !UnusualNames.refused.contains($0) })
      let isCodable = dice.chance(percent: 50)
      types.append(.external(name, isCodable: isCodable))
      externalTypes.append((name, isCodable))
      declare(order: 1, lines: ["extern type \(name)" + (isCodable ? ": Codable" : "")])
    }
  }

  private mutating func makeEnumeration() {
    let name = fresh(plain: PlainNames.things.map { $0 + "Kind" }, nasty: UnusualNames.types + UnusualNames.things)
    var cases: [String] = []
    var raws: [String] = []
    var texts: [String] = []
    for number in 0..<dice.within(1...4) {
      let own = local(avoiding: cases)
      var raw = own
      var text = own
      if dice.chance(percent: 40) {
        raw = (dice.chance(percent: 60) ? dice.one(of: Texts.strange) : nil) ?? "raw\(number)"
        text += " = \"\(raw)\""
      }
      if raws.contains(raw) { continue }
      cases.append(own)
      raws.append(raw)
      texts.append(text)
      caseNames[own, default: 0] += 1
    }
    if cases.isEmpty { return }
    types.append(.enumeration(name, cases: cases))
    switch dice.below(3) {
    case 0: declare(order: 1, lines: ["enum \(name) { \(texts.joined(separator: ", "))\(dice.chance(percent: 30) ? "," : "") }"])
    case 1: declare(order: 1, lines: ["enum \(name) {"] + texts.map { "  " + $0 } + ["}"])
    default: declare(order: 1, lines: ["enum \(name) {"] + texts.map { "  \($0)," } + ["}"])
    }
  }

  /// Returns a random type. If `isCarried` is true, it contains no external type.
  mutating func type(isCarried: Bool = false) -> TypeShape {
    var type = dice.one(of: types) ?? .builtIn("Int")
    if isCarried { while case .external = type { type = dice.one(of: types) ?? .builtIn("Int") } }
    for _ in 0..<2 {
      switch dice.below(7) {
      case 0: if case .optional = type {} else { type = .optional(type) }
      case 1: type = .list(type)
      default: break
      }
    }
    if dice.chance(percent: 15) { type = type.optionalOrSame }
    return type
  }

  /// Returns parameters with different names. If `spared` is true, each type has a literal.
  mutating func parameters(most: Int, spared: Bool, isCarried: Bool = false, defaults: Int = 30) -> [ParameterShape] {
    var parameters: [ParameterShape] = []
    for _ in 0..<dice.below(most + 1) {
      var type = type(isCarried: isCarried)
      if spared, !type.hasLiteral { type = .optional(type) }
      var parameter = ParameterShape(name: local(avoiding: parameters.map(\.name)), type: type)
      if type.hasLiteral, dice.chance(percent: defaults) { parameter.defaultValue = literal(of: type) }
      parameters.append(parameter)
    }
    return parameters
  }
}

extension TypeShape {
  fileprivate var optionalOrSame: TypeShape { if case .optional = self { self } else { .optional(self) } }
}
