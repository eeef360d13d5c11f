import NavGraphSyntax

// Pass 2, second half: the parameters of all declarations that take arguments, and their defaults.
extension Resolver {
  mutating func resolveSignatures() {
    for declaration in declarations.all {
      if declaration.parameters == nil, breakage.isBroken(declaration.node.file), case .named(let meaning) = declaration.entity,
        hasUnreadHead(declaration.node)
      {
        // The skipped part of the head may contain the parameters.
        symbols.addUnsure(meaning)
      }
      guard let list = declaration.parameters, case .named(let meaning) = declaration.entity else { continue }
      let parameters = resolveParameters(from: list, mayHaveKeys: declaration.node.kind == .screen)
      if breakage.touches(list.range) { symbols.addUnsure(meaning) }
      switch meaning {
      case .content(.screen(let id)): graph.screens[id].parameters = parameters
      case .content(.stack(let id)): graph.stacks[id].parameters = parameters
      case .content(.pages(let id)): graph.pageSets[id].parameters = parameters
      case .content(.modal(let id)): graph.modals[id].parameters = parameters
      case .content(.alert(let id)): graph.alerts[id].parameters = parameters
      case .guard(let id): graph.guards[id].parameters = parameters
      case .condition(let id):
        graph.conditions[id].parameters = parameters
        if let asked = graph.conditions[id].asGuard { graph.guards[asked].parameters = parameters }
      default: break
      }
    }
  }

  /// Whether a part before the `{` of a declaration was skipped.
  private func hasUnreadHead(_ node: SyntaxNode) -> Bool {
    guard let error = node.child(ofKind: .error) else { return false }
    return !node.tree.tokens[node.firstToken..<error.firstToken].contains { $0.kind == .leftBrace }
  }

  /// The maximum number of parameters, because lists are searched linearly.
  static let maxParameters = 200

  /// Resolves a parameter list, such as `(id: ChatID, message: MessageID? = nil)`.
  package mutating func resolveParameters(from list: SyntaxNode?, mayHaveKeys: Bool = false) -> IDRange<Parameter> {
    guard let list else { return .empty }
    listNames.parameters.begin()
    let start = graph.parameters.count
    for child in list.children where child.kind == .parameter {
      let syntax = ParameterSyntax(child)
      guard let name = syntax.name else { continue }
      if graph.parameters.count - start >= Resolver.maxParameters {
        report(.tooManyParameters(limit: Resolver.maxParameters, at: child.range))
        break
      }
      if let first = listNames.parameters.insert(name.name, value: graph.parameters.count) {
        report(
          .duplicateItem(
            "parameter", named: text(of: name), at: child.range(of: name), first: graph.parameters[ParameterID(raw: first)].range))
        continue
      }
      let type = syntax.type.map { resolveType(from: $0) } ?? .unknown
      if let key = syntax.key, !mayHaveKeys { report(.misplacedKey(named: text(of: name), at: key.range)) }
      let keyRange = mayHaveKeys ? syntax.key?.range : nil
      let id = graph.parameters.append(
        Parameter(name: name.name, type: type, range: child.range, nameRange: child.range(of: name), keyRange: keyRange))
      if let value = syntax.defaultValue {
        // A default is a constant, so no values are in scope.
        graph.parameters[id].defaultValue = resolveValue(ValueSyntax(value), wants: type, for: .default(id))
      }
    }
    return IDRange(start..<graph.parameters.count)
  }
}
