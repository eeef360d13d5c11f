// Values: values in scope, literals of each kind, and lists of both.
extension ProgramMaker {
  /// Returns a literal of a type that has literals.
  mutating func literal(of type: TypeShape, depth: Int = 0) -> String {
    var none = Scope.empty
    return value(of: type, in: &none, depth: depth)
  }

  mutating func value(of type: TypeShape, in scope: inout Scope, depth: Int = 0) -> String {
    let names = scope.names(for: type)
    if !names.isEmpty, !type.hasLiteral || dice.chance(percent: 60), let name = dice.one(of: names) { return name }
    if scope.mayGrow(type), !type.hasLiteral || dice.chance(percent: scope.growth) {
      let name = local(avoiding: (scope.values + scope.added).map(\.name))
      scope.added.append(ParameterShape(name: name, type: type))
      return name
    }
    switch type {
    case .builtIn(let base), .alias(_, let base): return scalar(of: base)
    case .enumeration(_, let cases): return "." + (dice.one(of: cases) ?? "none")
    case .optional(let inner):
      return !canBeMade(inner, in: scope) || dice.chance(percent: 30) ? "nil" : value(of: inner, in: &scope, depth: depth)
    case .list(let element):
      let most = depth > 1 || !canBeMade(element, in: scope) ? 0 : dice.one(0, 1, 1, 2, 3)
      let elements = (0..<most).map { _ in value(of: element, in: &scope, depth: depth + 1) }
      if elements.count > 1, dice.chance(percent: 10) { return "[\n      \(elements.joined(separator: ",\n      ")),\n    ]" }
      return "[" + elements.joined(separator: ", ") + (most > 0 && dice.chance(percent: 10) ? "," : "") + "]"
    case .external: return "nil"
    }
  }

  private func canBeMade(_ type: TypeShape, in scope: Scope) -> Bool {
    type.hasLiteral || scope.mayGrow(type) || !scope.names(for: type).isEmpty
  }

  private mutating func scalar(of base: String) -> String {
    switch base {
    case "String": return "\"\(text())\""
    case "Int":
      if dice.chance(percent: 10) { return "-9223372036854775808" }
      return dice.one("0", "-1", "42", "-273", "9223372036854775807", "-9223372036854775807", "1000000", "7")
    case "Double":
      return dice.one(
        "0.5", "-1.25", "3", "-7", "1.0", "123456789012345.678", "0.1", "9007199254740993", "-0.0", "0.000001", "1000000000000000000")
    case "Bool": return dice.one("true", "false")
    case "URL": return "\"\(dice.one(of: Texts.addresses) ?? "https://a.example")\""
    // The other types have no literals.
    default: return "nil"
    }
  }

  /// Returns the content of a string literal.
  mutating func text() -> String { dice.one(of: dice.chance(percent: 60) ? Texts.plain : Texts.strange) ?? "text" }

  /// Returns the content of a string literal, which may interpolate one of the parameters.
  mutating func text(showing parameters: [ParameterShape]) -> String {
    let readable = parameters.filter(\.type.isReadable)
    guard let parameter = dice.one(of: readable), dice.chance(percent: 50) else { return text() }
    return text() + "{\(parameter.name)}" + (dice.chance(percent: 50) ? text() : "")
  }

  /// Returns a string literal with that content, which may be `verbatim`.
  mutating func quoted(showing parameters: [ParameterShape], end: String = "") -> String {
    (dice.chance(percent: 15) ? "verbatim " : "") + "\"" + text(showing: parameters) + end + "\""
  }

  /// Returns the arguments for a callee whose parameters have values in the scope.
  mutating func arguments(for callee: Callee, in scope: inout Scope) -> String {
    var written: [String] = []
    for parameter in callee.parameters {
      if parameter.defaultValue != nil, dice.chance(percent: 45) { continue }
      // Programs often pass a parameter to one with the same name.
      if scope.mayGrow(parameter.type), !scope.holds(parameter.name), !isCondition(parameter.name), dice.chance(percent: 50) {
        var own = ParameterShape(name: parameter.name, type: parameter.type)
        if scope.isCarried, parameter.defaultValue != nil || parameter.type != parameter.type.unwrapped {
          own.mayMiss = dice.chance(percent: 60)
        }
        scope.added.append(own)
        written.append(dice.chance(percent: 70) ? parameter.name : "\(parameter.name): \(parameter.name)")
        continue
      }
      let value = value(of: parameter.type, in: &scope)
      written.append(value == parameter.name && dice.chance(percent: 70) ? value : "\(parameter.name): \(value)")
    }
    if dice.chance(percent: 25) { dice.shuffle(&written) }
    if written.isEmpty { return dice.chance(percent: 8) ? "()" : "" }
    return "(" + written.joined(separator: dice.chance(percent: 5) ? ",\n    " : ", ") + (dice.chance(percent: 6) ? "," : "") + ")"
  }

  mutating func instance(of callee: Callee, in scope: inout Scope) -> String { callee.text + arguments(for: callee, in: &scope) }

  func list(of parameters: [ParameterShape]) -> String {
    parameters.isEmpty ? "" : "(" + parameters.map(\.text).joined(separator: ", ") + ")"
  }
}
