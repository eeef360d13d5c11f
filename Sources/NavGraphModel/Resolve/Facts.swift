import NavGraphSyntax

// The operands of a test: conditions with their arguments, and values.
extension Resolver {
  /// Resolves `canEdit(document)`, `isNew`, `kind == .invoice`, or `name is nil`.
  mutating func resolveFact(from syntax: OneTestSyntax) -> TestID {
    guard let node = syntax.reference, let name = ReferenceSyntax(node).first else { return graph.tests.append(.unknown) }
    if ReferenceSyntax(node).isQualified {
      report(.qualifiedName(named: node.text, wanted: "condition", at: node.range))
      return graph.tests.append(.unknown)
    }
    if let comparison = syntax.comparison { return resolveComparison(of: name, in: node, from: comparison) }
    if isProbe(name) {
      for name in scope.names { if let value = scope[name] { probe.offer(.value(value)) } }
      probe.takesArguments = true
    }
    guard let value = value(of: name, in: node) else { return graph.tests.append(resolveCondition(named: name, from: syntax)) }
    if case .condition(let id)? = meaning(of: name.name) {
      // Only a Bool needs no operator, so only a Bool value is ambiguous.
      guard syntax.arguments == nil, graph.base(of: graph.parameters[value].type) == .bool else {
        return graph.tests.append(resolveCondition(named: name, from: syntax))
      }
      report(
        .twofoldTest(
          of: text(of: name), at: node.range, value: graph.parameters[value].range, condition: graph.conditions[id].declared.nameRange))
      used.mark(.condition(id))
      return graph.tests.append(.unknown)
    }
    return graph.tests.append(resolveFlag(named: name, of: value, from: syntax))
  }

  /// Resolves a value without an operator, which must be a Bool.
  private mutating func resolveFlag(named name: Token, of value: ParameterID, from syntax: OneTestSyntax) -> Test {
    let parameter = graph.parameters[value]
    if parameter.type == .unknown { return .unknown }
    if let arguments = syntax.arguments {
      report(
        .untestable(.takesNothing, named: text(of: name), type: describe(parameter.type), at: arguments.range, declared: parameter.range))
      return .unknown
    }
    if graph.base(of: parameter.type) == .bool, !graph.isOptional(parameter.type) { return .equals(value, .bool(true)) }
    let example = graph.isOptional(parameter.type) ? "is not nil" : example(of: parameter.type).map { "== " + $0 }
    report(
      .untestable(
        .noYesOrNo(example: example), named: text(of: name), type: describe(parameter.type), at: syntax.reference?.range ?? syntax.range,
        declared: parameter.range))
    return .unknown
  }

  /// Returns a literal of a type for a message; nil if the type has no literals that can be compared.
  private func example(of type: TypeID) -> String? {
    switch graph.types[graph.base(of: type)] {
    case .enumeration(let id): graph.enumerations[id].cases.first.map { "." + text(of: graph.enumerationCases[$0].name) }
    case .string: "\"...\""
    case .int: "1"
    default: nil
    }
  }

  private mutating func resolveComparison(of name: Token, in node: SyntaxNode, from comparison: ComparisonSyntax) -> TestID {
    func unknown(in resolver: inout Resolver) -> TestID { resolver.graph.tests.append(.unknown) }
    guard let value = value(of: name, in: node) else {
      if case .condition(let id)? = meaning(of: name.name), !symbols.isContested(name.name) {
        used.mark(.condition(id))
        report(
          .untestable(.condition, named: text(of: name), type: "", at: comparison.range, declared: graph.conditions[id].declared.nameRange))
      } else {
        reportUnknownValue(name, in: node, wants: .unknown)
      }
      return unknown(in: &self)
    }
    let parameter = graph.parameters[value]
    if parameter.type == .unknown { return unknown(in: &self) }
    if comparison.isAboutNil {
      guard graph.isOptional(parameter.type) else {
        report(.neverNil(named: text(of: name), type: describe(parameter.type), at: comparison.range, declared: parameter.range))
        return unknown(in: &self)
      }
      let test = graph.tests.append(.equals(value, .nil))
      return comparison.isNegated ? negated(test) : test
    }
    guard let literal = comparison.value, probe.name != .empty || !breakage.touches(comparison.range) else { return unknown(in: &self) }
    guard let found = resolveLiteral(literal, named: name, of: value, in: comparison), found != .unknown else { return unknown(in: &self) }
    let test = graph.tests.append(.equals(value, found))
    return comparison.isNegated ? negated(test) : test
  }

  /// Resolves the literal of a comparison; nil if it isn't valid, which was reported.
  private mutating func resolveLiteral(
    _ literal: ValueSyntax, named name: Token, of value: ParameterID, in comparison: ComparisonSyntax
  ) -> Expression? {
    let parameter = graph.parameters[value]
    if case .nil = literal.form {
      guard graph.isOptional(parameter.type) else {
        report(.neverNil(named: text(of: name), type: describe(parameter.type), at: comparison.range, declared: parameter.range))
        return nil
      }
      let written = comparison.isNegated ? "is not nil" : "is nil"
      report(
        .untestable(
          .nilByMark(written: written), named: text(of: name), type: describe(parameter.type), at: comparison.range,
          declared: parameter.range))
      return nil
    }
    switch graph.types[graph.base(of: parameter.type)] {
    case .string, .int, .bool, .enumeration: break
    case .unknown: return nil
    default:
      report(
        .untestable(
          .incomparable(isOptional: graph.isOptional(parameter.type)), named: text(of: name), type: describe(parameter.type),
          at: comparison.range,
          declared: parameter.range))
      return nil
    }
    if case .name(let word) = literal.form, isProbe(word) {
      offerConstants(of: parameter.type)
      return nil
    }
    if case .name(let other) = literal.form, let second = scope[other.name] {
      report(
        .untestable(
          .twoValues(text(of: other)), named: text(of: name), type: describe(parameter.type), at: literal.range,
          declared: graph.parameters[second].range))
      return nil
    }
    return resolveValue(literal, wants: parameter.type, for: .test(value))
  }

  private mutating func resolveCondition(named name: Token, from syntax: OneTestSyntax) -> Test {
    guard let node = syntax.reference else { return .unknown }
    switch use(name, in: node) {
    case .condition(let id)?:
      used.mark(.condition(id))
      let range = syntax.arguments.map { node.range.union($0.range) } ?? node.range
      let run = resolveArguments(from: syntax.arguments, of: callee(of: .condition(id)), at: range)
      return .condition(id, shared(run, of: id))
    case let other?:
      reportWrongKind(name, meaning: other, wanted: "a condition", at: node.range)
    case nil:
      reportUnknown(name, in: node, wanted: "condition") { if case .condition = $1 { true } else { false } }
    }
    if let arguments = syntax.arguments { _ = resolveArguments(from: arguments, of: nil, at: node.range) }
    return .unknown
  }

  /// Returns the range of an earlier use with the same values, so that equal questions are equal.
  private mutating func shared(_ run: IDRange<Argument>, of condition: ConditionID) -> IDRange<Argument> {
    if graph.conditions[condition].parameters.isEmpty { return run }
    var values: [Expression] = []
    var given = graph.arguments[run].makeIterator()
    var next = given.next()
    for parameter in graph.conditions[condition].parameters {
      if let argument = next, argument.parameter == parameter {
        spell(argument.value, into: &values)
        next = given.next()
      } else {
        spell(graph.parameters[parameter].defaultValue ?? .unknown, into: &values)
      }
    }
    let key = AskedCondition(condition: condition, values: values)
    if let first = askedConditions[key] { return first }
    askedConditions[key] = run
    return run
  }

  /// Adds a value and the elements of its lists. Elements that are nested too deep are ignored.
  private func spell(_ value: Expression, into values: inout [Expression], depth: Int = 0) {
    guard depth < 64, case .list(let run) = value else { return values.append(value) }
    values.append(.list(IDRange(start: 0, count: run.count)))
    for element in graph.expressions[run] { spell(element, into: &values, depth: depth + 1) }
  }
}

/// A condition with its values, in which elements follow their lists.
struct AskedCondition: Hashable {
  var condition: ConditionID
  var values: [Expression]
}

extension NavigationGraph {
  /// Returns the guard that represents a condition in `requires`, and creates it if it is new.
  func `guard`(of id: ConditionID) -> GuardID {
    if let known = conditions[id].asGuard { return known }
    let asked = guards.append(Guard(declared: conditions[id].declared, parameters: conditions[id].parameters, flow: nil, condition: id))
    conditions[id].asGuard = asked
    return asked
  }
}
