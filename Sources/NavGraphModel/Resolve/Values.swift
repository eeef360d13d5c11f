import NavGraphSyntax

/// The use of a value, for messages.
package enum Purpose {
  case argument(of: Name, ParameterID)
  case `default`(ParameterID)
  case browse
  /// A value that is compared with the parameter.
  case test(ParameterID)
  /// The result of a flow, whose type isn't known at `finish`.
  case finish
  /// An argument that has no parameter.
  case nobody
}

// Values: names in scope, cases, literals, and lists.
extension Resolver {
  /// Returns a value that is checked against the expected type; `unknown` if it isn't valid.
  package mutating func resolveValue(_ value: ValueSyntax, wants type: TypeID, for purpose: Purpose, depth: Int = 0) -> Expression {
    switch value.form {
    case .missing: return .unknown
    case .name(let token): return resolveName(token, in: value.node, wants: type, for: purpose)
    case .enumerationCase(let token): return resolveCase(token, in: value.node, wants: type, for: purpose)
    case .list: return resolveList(from: value, wants: type, for: purpose, depth: depth)
    case .nil:
      if type == .unknown { return .nil }
      if case .optional = graph.types[type] { return .nil }
      return refuse(TypeMismatch(value: "`nil`", found: "nothing", range: value.range), wants: type, for: purpose)
    case .bool(let bool): return accept(.bool(bool), found: .bool, from: value, wants: type, for: purpose)
    case .string(let token):
      if core(of: type) == .url, WebAddress.isOne(text(of: token)) { return .string(token.name) }
      note(token, at: value.range, for: purpose)
      return accept(.string(token.name), found: .string, from: value, wants: type, for: purpose)
    case .integer:
      let text = value.node.text
      // The lexer reported integers that are too large.
      guard let number = Int64(text) else { return .unknown }
      if core(of: type) == .double { return .double(Double(number)) }
      return accept(.int(number), found: .int, from: value, wants: type, for: purpose)
    case .decimal:
      guard let number = Double(value.node.text), number.isFinite else {
        report(.numberOutOfRange(value.node.text, legal: "a Double must be finite", at: value.range))
        return .unknown
      }
      return accept(.double(number), found: .double, from: value, wants: type, for: purpose)
    }
  }

  /// Resolves a name, which refers to a value in scope.
  private mutating func resolveName(_ token: Token, in node: SyntaxNode, wants type: TypeID, for purpose: Purpose) -> Expression {
    guard let parameter = value(of: token, in: node) else {
      reportUnknownValue(token, in: node, wants: type, isBare: isBareArgument(token, in: node, wants: type, for: purpose))
      return .unknown
    }
    let found = graph.parameters[parameter].type
    if !graph.accepts(type, given: found) {
      return refuse(
        TypeMismatch(
          value: text(of: token).quoted, found: describe(found), range: node.range, declared: graph.parameters[parameter].range),
        wants: type, for: purpose)
    }
    return .parameter(parameter)
  }

  /// Whether a name is an argument without a label, for the parameter with the same name.
  ///
  /// - Parameter type: The expected type, which differs from the parameter's in a list.
  private func isBareArgument(_ token: Token, in node: SyntaxNode, wants type: TypeID, for purpose: Purpose) -> Bool {
    guard case .argument(_, let parameter) = purpose, graph.parameters[parameter].name == token.name,
      graph.parameters[parameter].type == type, node.firstToken > 0
    else { return false }
    return node.tokens[node.firstToken - 1].kind != .colon
  }

  /// Reports a name that isn't a value in scope.
  ///
  /// - Parameter isBare: Whether it is an argument without a label, so that the fix adds the label.
  mutating func reportUnknownValue(_ token: Token, in node: SyntaxNode, wants type: TypeID, isBare: Bool = false) {
    if isProbe(token) { return offerValues(of: type) }
    if isExcused(token, in: node) { return }
    if scope.isOwnerUnsure {
      reports.countSilence()
      return
    }
    let isSearched = spelling.isAllowed
    var inSight: [String] = []
    if isSearched {
      for name in scope.names { inSight.append(text(of: name)) }
      spelling.spend(inSight.count)
    }
    var name = unresolved(token, in: node, legal: inSight)
    if isBare { name.addedLabel = "\(name.text): " }
    if let found = enumerationCase(named: token.name, of: type) {
      // The name may be a misspelling of a value in scope: `on open(kidn: Kind) -> push Card(kind)`.
      name.meant = isSearched ? Spelling.nearest(to: name.text, among: inSight) : nil
      let isSure = isSearched && name.meant == nil && !isBare
      let written = name.addedLabel + ".\(text(of: graph.enumerationCases[found].name))"
      return report(.unknownValue(name, case: written, isSure: isSure))
    }
    if name.meant == nil, let unnamed = scope.unnamedResult, type == .unknown || graph.accepts(type, given: unnamed.type) {
      return report(.unknownValue(named: name.text, at: name.range, result: unnamed))
    }
    report(.unknownValue(name, isInTarget: scope.isInTarget))
  }

  /// Resolves a case, such as `.spam`.
  private mutating func resolveCase(_ token: Token, in node: SyntaxNode, wants type: TypeID, for purpose: Purpose) -> Expression {
    if isProbe(token) {
      if type == .unknown { for type in types.returned { offerCases(of: type) } } else { offerCases(of: type) }
      return .unknown
    }
    if type == .unknown {
      if case .finish = purpose { return resolveReturnedCase(token, in: node) }
      return .unknown
    }
    guard case .enumeration(let id) = graph.types[graph.unwrapped(type)] else {
      if graph.unwrapped(type) == .unknown { return .unknown }
      return refuse(
        TypeMismatch(value: "`.\(text(of: token))`", found: "a case of an enum", range: node.range), wants: type, for: purpose)
    }
    if let found = enumerationCase(named: token.name, of: type) {
      noteUse(of: found, at: node.range(of: token))
      return .enumerationCase(found)
    }
    let enumeration = graph.enumerations[id]
    // An enumeration without cases was reported.
    if !enumeration.cases.isEmpty, !breakage.touches(enumeration.declared.range) {
      var name = unresolved(token, in: node, legal: graph.enumerationCases[enumeration.cases].prefix(1000).map { text(of: $0.name) })
      (name.range, name.prefix) = (node.range, ".")
      report(
        .unknownCase(name, of: text(of: enumeration.declared.name), declared: enumeration.declared.nameRange), misspelled: token.name,
        meant: name.meantIndex.map { .enumerationCase(enumeration.cases[$0]) }, edit: name.edit)
    }
    return .unknown
  }

  /// Resolves a case in a result, whose type isn't known there: it is the only returned enumeration with such a case.
  private mutating func resolveReturnedCase(_ token: Token, in node: SyntaxNode) -> Expression {
    var found: EnumerationCaseID?
    for type in types.returned {
      guard let match = enumerationCase(named: token.name, of: type) else { continue }
      if found != nil { return .unknown }
      found = match
    }
    if let found {
      noteUse(of: found, at: node.range(of: token))
      return .enumerationCase(found)
    }
    report(.unknownReturnedCase(named: text(of: token), at: node.range))
    return .unknown
  }

  private mutating func resolveList(from value: ValueSyntax, wants type: TypeID, for purpose: Purpose, depth: Int) -> Expression {
    guard depth < 64 else { return .unknown }
    var element = TypeID.unknown
    switch graph.types[graph.unwrapped(type)] {
    case .list(let inner): element = inner
    case .unknown: break
    default: return refuse(TypeMismatch(value: "`[...]`", found: "a list", range: value.range), wants: type, for: purpose)
    }
    let base = pending.expressions.mark
    for child in value.node.children where child.kind == .value {
      let expression = resolveValue(ValueSyntax(child), wants: element, for: purpose, depth: depth + 1)
      pending.expressions.append(expression)
    }
    return .list(pending.expressions.finish(since: base, in: &graph.expressions))
  }

  // MARK: Checking types

  private mutating func accept(
    _ expression: Expression, found: TypeID, from value: ValueSyntax, wants type: TypeID, for purpose: Purpose
  ) -> Expression {
    let wanted = core(of: type)
    if wanted == found || wanted == .unknown { return expression }
    var mismatch = TypeMismatch(value: value.node.text.quoted, found: describe(found), range: value.range)
    if case .string(let raw) = expression, case .enumeration(let id) = graph.types[wanted] {
      mismatch.meant = graph.enumerationCases[graph.enumerations[id].cases].first { $0.raw == raw }.map { ".\(text(of: $0.name))" }
    }
    return refuse(mismatch, wants: type, for: purpose)
  }

  /// Reports a value of another type than the expected one, and returns an unknown value.
  private mutating func refuse(_ mismatch: TypeMismatch, wants type: TypeID, for purpose: Purpose) -> Expression {
    let wanted = describe(type)
    switch purpose {
    case .argument(let callee, let parameter):
      let parameter = graph.parameters[parameter]
      let user = "\(text(of: callee))(\(text(of: parameter.name)):)"
      report(.wrongType(mismatch, wanted: wanted, by: user, parameter: parameter.range))
    case .default(let parameter):
      let whole = graph.parameters[parameter].type
      let list = type == whole || graph.unwrapped(type) == graph.unwrapped(whole) ? nil : describe(whole)
      report(.wrongDefault(mismatch, wanted: wanted, of: list, parameter: text(of: graph.parameters[parameter].name)))
    case .browse: report(.wrongType(mismatch, wanted: wanted, by: "browse", parameter: nil))
    case .test(let parameter):
      let parameter = graph.parameters[parameter]
      report(.wrongType(mismatch, wanted: wanted, by: "\(text(of: parameter.name)) ==", parameter: parameter.range))
    case .finish, .nobody: break
    }
    return .unknown
  }

  /// Returns the type that a literal of this type has: the type without `?`, or the base of an alias.
  func core(of type: TypeID) -> TypeID {
    let inner = graph.unwrapped(type)
    if case .alias(let id) = graph.types[inner] { return graph.typeAliases[id].base }
    return inner
  }

  func enumerationCase(named name: Name, of type: TypeID) -> EnumerationCaseID? { types.enumerationCase(named: name, of: type, in: graph) }
}

extension NavigationGraph {
  /// Whether a value of type `found` is valid for `wanted`. Equal types match, `T?` accepts a `T`, and unknown types match all others.
  package func accepts(_ wanted: TypeID, given found: TypeID) -> Bool {
    var wanted = wanted
    var found = found
    while true {
      if wanted == found || wanted == .unknown || found == .unknown { return true }
      switch (types[wanted], types[found]) {
      case (.optional(let inner), .optional(let other)), (.list(let inner), .list(let other)):
        wanted = inner
        found = other
      case (.optional(let inner), _): wanted = inner
      default: return false
      }
    }
  }
}

extension SyntaxNode {
  /// The text of the whole node.
  package var text: String { tree.source.text(in: range) }
}

extension String {
  /// The text in the quotes that messages use for code.
  var quoted: String { "`\(self)`" }
}
