import NavGraphSyntax

// Pass 6: unsatisfied, different, and redundant needs.
extension Resolver {
  mutating func checkNeeds() {
    guard !declarations.needs.isEmpty else { return }
    let named = namesInModules()
    // An error may be in a use of the need.
    let isSound = !breakage.isIncomplete && !reports.diagnostics.contains { $0.severity == .error }
    var seen: [NamedIn: SourceRange] = [:]
    for need in declarations.needs {
      guard let module = need.module, let meaning = need.meaning, !breakage.touches(need.range), !symbols.isContested(need.name.name) else {
        continue
      }
      let key = NamedIn(module: module, name: need.name.name)
      if let first = seen[key] {
        reportIdle(need, of: module, reason: .twice(first))
        continue
      }
      seen[key] = need.nameRange
      if !symbols.isStandIn(meaning), let declared = declared(of: meaning), graph.module(of: declared.range) == module {
        reportIdle(need, of: module, reason: .own(declared.nameRange))
        continue
      }
      if need.isMade, reportUnmet(need, of: module) { continue }
      compare(need, of: module, with: meaning)
      if !named.contains(key), isSound { reportIdle(need, of: module, reason: .unused) }
    }
  }

  private mutating func reportIdle(_ need: Need, of module: ModuleID, reason: UnusedNeed) {
    report(
      .unusedNeed(
        text(of: need.name).quoted, of: text(of: graph.modules[module].name), reason: reason, at: need.nameRange, removing: need.range))
  }

  /// Reports an unsatisfied need. Without the app, other files may satisfy it.
  private mutating func reportUnmet(_ need: Need, of module: ModuleID) -> Bool {
    guard !graph.isAlone, !breakage.isIncomplete, !breakage.swallowed.contains(need.name.name) else { return false }
    func meets(_ resolver: Resolver, _ meaning: Symbol) -> Bool {
      meaning.meetsKind(of: need.node.kind) && !resolver.symbols.isStandIn(meaning)
        && resolver.declared(of: meaning).map { resolver.graph.module(of: $0.range) != module } ?? false
    }
    if isProbe(need.name) { offerDeclarations(where: meets) }
    let meant = nearestDeclaration(to: text(of: need.name), legal: meets)
    if let meant { poison(meant.meaning) }
    report(
      .unmetNeed(
        UnresolvedName(text: text(of: need.name), range: need.nameRange, meant: meant?.text), noun: need.node.kind.neededNoun,
        of: text(of: graph.modules[module].name), declared: meant.flatMap { declared(of: $0.meaning)?.nameRange }))
    return true
  }

  // MARK: Uses

  private struct NamedIn: Hashable {
    var module: ModuleID
    var name: Name
  }

  /// Returns the names that each module's files use.
  private func namesInModules() -> Set<NamedIn> {
    var found: Set<NamedIn> = []
    for tree in trees where !graph.moduleSections[Int(tree.file.index)].isEmpty {
      for index in tree.nodes.indices where tree.nodes[index].kind == .reference || tree.nodes[index].kind == .typeUse {
        let node = SyntaxNode(in: tree, at: index)
        guard let word = node.word, let module = graph.writer(of: node.range(of: word)) else { continue }
        found.insert(NamedIn(module: module, name: word.name))
      }
    }
    return found
  }

  // MARK: Differences

  private mutating func compare(_ need: Need, of module: ModuleID, with meaning: Symbol) {
    guard !need.isMade else { return }
    let other = declared(of: meaning)
    func differs(_ said: String, from found: String, in resolver: inout Resolver) {
      resolver.report(
        .differentNeed(
          named: resolver.text(of: need.name), of: resolver.text(of: resolver.graph.modules[module].name),
          needed: Label(at: need.nameRange, text: said), found: found, declared: other?.nameRange))
    }
    guard meaning.meetsKind(of: need.node.kind), let other else {
      return differs("needed as \(need.node.kind.neededKind)", from: "this is \(meaning.kind)", in: &self)
    }
    if breakage.touches(other.range) || symbols.isUnsure(meaning) { return }
    if let callee = callee(of: meaning) {
      let own = resolveParameters(from: need.node.child(ofKind: .parameters), mayHaveKeys: need.node.kind == .screen)
      guard areEqual(own, callee.parameters) else {
        return differs("needed with \(describe(own))", from: "takes \(describe(callee.parameters))", in: &self)
      }
      noteUses(at: own, of: callee.parameters)
    }
    if case .content(.modal(let id)) = meaning {
      let wanted = need.node.child(ofKind: .returns)?.child(ofKind: .typeUse).map { resolveType(from: $0) }
      let found: TypeID? = if case .value(let type) = graph.result(of: .modal(id)) { type } else { nil }
      guard wanted == found || wanted == .unknown || found == .unknown else {
        return differs(
          wanted.map { "needed with the result `\(describe($0))`" } ?? "needed without a result",
          from: found.map { "returns `\(describe($0))`" } ?? "returns nothing", in: &self)
      }
    }
    if case .type(let type) = meaning {
      guard graph.module(of: other.range) == need.owner || need.owner == nil else {
        return differs(
          "needed from the module `\(need.owner.map { text(of: graph.modules[$0].name) } ?? "")`",
          from: graph.module(of: other.range).map { "a type of the module `\(text(of: graph.modules[$0].name))`" } ?? "a type of the app",
          in: &self)
      }
      if let (said, found) = difference(of: need.node, from: type) { differs(said, from: found, in: &self) }
    }
  }

  /// Whether the parameters, keys, and defaults of a need are equal to those of the declaration. The need may omit a default.
  private func areEqual(_ needed: IDRange<Parameter>, _ found: IDRange<Parameter>) -> Bool {
    needed.count == found.count
      && zip(needed, found).allSatisfy {
        let (a, b) = (graph.parameters[$0], graph.parameters[$1])
        return a.name == b.name && (a.type == b.type || a.type == .unknown || b.type == .unknown)
          && (a.keyRange == nil) == (b.keyRange == nil)
          && (a.defaultValue.map { value in b.defaultValue.map { isSame(value, $0) } ?? false } ?? true)
      }
  }

  /// Whether two constants are equal. Unresolved values equal all others. Lists of literals don't nest deeper than the parser allows.
  private func isSame(_ a: Expression, _ b: Expression) -> Bool {
    switch (a, b) {
    case (.unknown, _), (_, .unknown): true
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { isSame(graph.expressions[$0], graph.expressions[$1]) }
    default: a == b
    }
  }

  private func describe(_ parameters: IDRange<Parameter>) -> String {
    if parameters.isEmpty { return "no parameters" }
    let words = parameters.prefix(12).map { id in
      let parameter = graph.parameters[id]
      let value = parameter.defaultValue.map { $0 == .unknown ? " = ..." : " = \(graph.words(of: $0))" } ?? ""
      return "\(text(of: parameter.name)): \(describe(parameter.type))" + (parameter.keyRange == nil ? "" : " key") + value
    }
    return "`" + words.joined(separator: ", ") + (parameters.count > 12 ? ", ..." : "") + "`"
  }

  /// Returns the differences between a need and a type, if any.
  private mutating func difference(of node: SyntaxNode, from type: TypeID) -> (String, String)? {
    let (wanted, found) = (node.kind.typeWord, graph.types[type].word)
    if wanted != found { return ("needed as \(wanted)", "this is \(found)") }
    switch graph.types[type] {
    case .alias(let id):
      guard let use = node.child(ofKind: .typeUse) else { return nil }
      let (wanted, found) = (resolveType(from: use), graph.typeAliases[id].base)
      return wanted == found || wanted == .unknown || found == .unknown
        ? nil : ("needed as `\(describe(wanted))`", "based on `\(describe(found))`")
    case .enumeration(let id):
      var wanted: [[Name]] = []
      for child in node.children where child.kind == .enumCase {
        if let name = child.nameToken?.name { wanted.append([name, child.firstToken(ofKind: .string)?.name ?? name]) }
      }
      let found = graph.enumerations[id].cases.map { [graph.enumerationCases[$0].name, graph.enumerationCases[$0].raw] }
      if wanted == found {
        let names = node.children.lazy.filter { $0.kind == .enumCase }.compactMap(\.nameToken)
        for (name, known) in zip(names, graph.enumerations[id].cases) { noteUse(of: known, at: node.range(of: name)) }
      }
      return wanted == found ? nil : ("needed with \(describe(wanted))", "has \(describe(found))")
    case .external(let id):
      let isCodable = node.ownTokens.contains { $0.kind == .word && text(of: $0) == "Codable" }
      return isCodable == graph.externalTypes[id].isCodable
        ? nil : (isCodable ? "needed as `Codable`" : "needed without `Codable`", isCodable ? "isn't `Codable`" : "is `Codable`")
    default: return nil
    }
  }

  private func describe(_ cases: [[Name]]) -> String {
    let words = cases.prefix(12).map { names in
      text(of: names[0]) + (names[0] == names[1] ? "" : " = \"\(text(of: names[1]))\"")
    }
    return words.isEmpty ? "no cases" : "`" + words.joined(separator: ", ") + (cases.count > 12 ? ", ..." : "") + "`"
  }
}

extension Symbol {
  /// Whether a symbol has the kind that a need specifies. A condition can satisfy the need of a guard, because `requires` can name it.
  fileprivate func meetsKind(of kind: SyntaxKind) -> Bool {
    switch (kind, self) {
    case (.screen, .content(.screen)), (.modal, .content(.modal)), (.guardDecl, .guard), (.guardDecl, .condition),
      (.condition, .condition), (.type, .type), (.enum, .type), (.extern, .type):
      true
    default: false
    }
  }
}

extension SyntaxKind {
  /// The kind that a need specifies, with its article.
  fileprivate var neededKind: String {
    switch self {
    case .screen: "a screen"
    case .modal: "a modal"
    case .guardDecl: "a guard"
    case .condition: "a condition"
    default: "a type"
    }
  }

  fileprivate var neededNoun: String { String(neededKind.dropFirst(2)) }

  /// The keyword with which a type is declared.
  fileprivate var typeWord: String {
    switch self {
    case .enum: "an `enum`"
    case .extern: "an `extern type`"
    default: "a `type`"
    }
  }
}

extension Type {
  /// The keyword with which the type is declared.
  fileprivate var word: String {
    switch self {
    case .alias: "a `type`"
    case .enumeration: "an `enum`"
    case .external: "an `extern type`"
    default: "built in"
    }
  }
}
