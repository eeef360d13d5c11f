import NavGraphSyntax

// Pass 2, first half: the declared types.
extension Resolver {
  mutating func resolveTypes() {
    for declaration in declarations.all {
      guard case .named(.type(let type)) = declaration.entity else { continue }
      switch graph.types[type] {
      case .alias(let id): resolveAlias(id, from: declaration.node)
      case .enumeration(let id): resolveEnumeration(id, from: declaration.node)
      case .external(let id): resolveExternal(id, from: declaration.node)
      default: break
      }
    }
  }

  /// Resolves `type ChatID = String`. The base must be a built-in type, so aliases can't form cycles.
  private mutating func resolveAlias(_ id: TypeAliasID, from node: SyntaxNode) {
    guard let use = node.child(ofKind: .typeUse) else { return }
    if let name = TypeUseSyntax(use).name, isProbe(name) {
      return offerDeclarations { if case .type(let type) = $1 { type < .unknown } else { false } }
    }
    let base = resolveType(from: use)
    if base < .unknown {
      graph.typeAliases[id].base = base
    } else if base != .unknown, graph.typeAliases[id].declared.name != .empty {
      report(.aliasOfOtherRoute(named: text(of: graph.typeAliases[id].declared.name), base: describe(base), at: use.range))
    }
  }

  private mutating func resolveEnumeration(_ id: EnumerationID, from node: SyntaxNode) {
    listNames.items.begin()
    listNames.parameters.begin()
    var composed = ComposedTexts<EnumerationCaseID>()
    let start = graph.enumerationCases.count
    for child in node.children where child.kind == .enumCase {
      guard let name = child.nameToken else { continue }
      let rawToken = child.firstToken(ofKind: .string)
      let raw = rawToken?.name ?? name.name
      let range = child.range
      if let first = listNames.items.insert(name.name, value: graph.enumerationCases.count) {
        report(.duplicateItem("case", named: text(of: name), at: child.range(of: name), first: caseRange(raw: first)))
        continue
      }
      let same = listNames.parameters.insert(raw, value: graph.enumerationCases.count).map { EnumerationCaseID(raw: $0) }
      if let first = same ?? composed.insert(text(of: raw), value: EnumerationCaseID(graph.enumerationCases.count)) {
        let other = graph.enumerationCases[first]
        report(
          .duplicateRawValue(
            RawValue(text: text(of: raw), name: text(of: name), range: rawToken.map(child.range(of:)) ?? range),
            first: RawValue(text: text(of: other.raw), name: text(of: other.name), range: other.range)))
      }
      graph.enumerationCases.append(EnumerationCase(name: name.name, raw: raw, range: range, nameRange: child.range(of: name)))
    }
    let cases = IDRange<EnumerationCase>(start..<graph.enumerationCases.count)
    graph.enumerations[id].cases = cases
    types.addCases(of: id, in: graph)
    if cases.isEmpty, !breakage.touches(node.range) {
      report(.emptyEnumeration(named: text(of: graph.enumerations[id].declared.name), at: graph.enumerations[id].declared.nameRange))
    }
  }

  private func caseRange(raw: UInt32) -> SourceRange { graph.enumerationCases[EnumerationCaseID(raw: raw)].range }

  /// Resolves `extern type Draft: Codable`.
  private mutating func resolveExternal(_ id: ExternalTypeID, from node: SyntaxNode) {
    let declared = graph.externalTypes[id].declared
    if ExternalType.swiftReservedNames.contains(text(of: declared.name)) {
      report(.swiftReservedName(text(of: declared.name), at: declared.nameRange))
    }
    let colon = node.firstToken(ofKind: .colon)
    for index in node.firstToken..<node.endToken {
      let token = node.tokens[index]
      guard let colon, token.start > colon.start, token.kind == .word else { continue }
      if isProbe(token) {
        offerWords(["Codable"])
      } else if text(of: token) == "Codable" {
        graph.externalTypes[id].isCodable = true
      } else {
        let name = UnresolvedName(text: text(of: token), range: node.range(of: token), legal: ["Codable"])
        report(.unknownWord(name, for: "protocol of an `extern type`"))
      }
    }
  }

  /// Resolves the type that a `typeUse` names. Lists are resolved iteratively, so their nesting has no limit.
  package mutating func resolveType(from node: SyntaxNode) -> TypeID {
    var wrappers: [Bool] = []
    var use = TypeUseSyntax(node)
    while let element = use.element {
      wrappers.append(use.isOptional)
      use = TypeUseSyntax(element)
    }
    guard let name = use.name else { return .unknown }
    var type = resolveTypeName(name, in: use.node)
    if type == .unknown { return .unknown }
    if use.isOptional { type = optional(of: type) }
    for isOptional in wrappers.reversed() {
      type = list(of: type)
      if isOptional { type = optional(of: type) }
    }
    return type
  }

  private mutating func resolveTypeName(_ name: Token, in node: SyntaxNode) -> TypeID {
    switch use(name, in: node) {
    case .type(let type)?:
      used.mark(.type(type))
      return type
    case let other?:
      reportWrongKind(name, meaning: other, wanted: "a type", at: node.range(of: name), isMeant: false)
      return .unknown
    case nil:
      reportUnknown(name, in: node, wanted: "type") { if case .type = $1 { true } else { false } }
      return .unknown
    }
  }

  mutating func optional(of type: TypeID) -> TypeID { types.optional(of: type, in: graph) }

  mutating func list(of type: TypeID) -> TypeID { types.list(of: type, in: graph) }

  package func describe(_ type: TypeID) -> String { graph.describe(type) }
}

extension NavigationGraph {
  /// Returns the source form of a type, such as `[Photo]?`.
  package func describe(_ type: TypeID) -> String {
    var opening = ""
    var closing = ""
    var type = type
    while true {
      switch types[type] {
      case .optional(let inner):
        closing = "?" + closing
        type = inner
      case .list(let inner):
        opening += "["
        closing = "]" + closing
        type = inner
      case .alias(let id): return opening + text(of: typeAliases[id].declared.name) + closing
      case .enumeration(let id): return opening + text(of: enumerations[id].declared.name) + closing
      case .external(let id): return opening + text(of: externalTypes[id].declared.name) + closing
      case .unknown: return opening + "unknown" + closing
      default: return opening + Type.builtInNames[min(type.index, Type.builtInNames.count - 1)] + closing
      }
    }
  }
}
