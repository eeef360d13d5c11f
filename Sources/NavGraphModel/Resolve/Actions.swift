import NavGraphSyntax

// The single actions of a sequence.
extension Resolver {
  mutating func resolveAction(from node: SyntaxNode) -> Action {
    switch node.kind {
    case .replace: return resolveInstance(from: node.child(ofKind: .instance), in: .pushed).map { .replace($0) } ?? .unknown
    case .select: return resolveSelect(from: node)
    case .show: return resolveShow(from: node)
    case .clear: return node.token(at: 1).flatMap { resolveColumn($0, in: node) }.map { .clear($0) } ?? .unknown
    case .turn: return resolveTurn(from: node)
    case .pop: return resolvePop(from: node)
    case .dismiss: return node.token(at: 1)?.name == Name(.all) ? .dismissAll : .dismiss
    case .close: return .close
    case .finish: return .finish(node.child(ofKind: .value).map { resolveValue(ValueSyntax($0), wants: .unknown, for: .finish) })
    case .switchRoot: return resolveInstance(from: node.child(ofKind: .instance), in: .contained).map { .switchTo($0) } ?? .unknown
    case .openWindow: return resolveInstance(from: node.child(ofKind: .instance), in: .contained).map { .openWindow($0) } ?? .unknown
    case .restart: return .restart
    case .open: return resolveOpen(from: node)
    case .browse: return node.child(ofKind: .value).map { .browse(resolveValue(ValueSyntax($0), wants: .url, for: .browse)) } ?? .unknown
    case .stay: return .stay
    default: return .unknown
    }
  }

  /// Resolves `present M(...) as STYLE`.
  package mutating func resolvePresent(from syntax: PresentSyntax) -> Action {
    guard let instance = resolveInstance(from: syntax.instance, in: .presented) else { return .unknown }
    return .present(instance, style: syntax.style.flatMap { resolveWord($0, in: syntax.node, for: "modal style") })
  }

  private mutating func resolveShow(from node: SyntaxNode) -> Action {
    guard let word = node.token(at: 1), let column = resolveColumn(word, in: node) else { return .unknown }
    return .show(column, resolveInstance(from: node.child(ofKind: .instance), in: .contained))
  }

  package mutating func resolveColumn(_ word: Token, in node: SyntaxNode) -> Column? {
    switch Keyword(word) {
    case .sidebar: return .sidebar
    case .content: return .content
    case .detail: return .detail
    case .inspector: return .inspector
    default:
      let legal = Column.allCases.map(\.text)
      if isProbe(word) { offerWords(legal) }
      let name = unresolved(word, in: node, legal: legal)
      if !breakage.touches(node.range) { report(.unknownWord(name, for: "column")) }
      // The word counts as the one that it resembles.
      return name.meantIndex.map { Column.allCases[$0] }
    }
  }

  private mutating func resolveTurn(from node: SyntaxNode) -> Action {
    guard let instance = node.child(ofKind: .instance) else {
      switch node.token(at: 1).flatMap({ Keyword($0) }) {
      case .next: return .nextPage
      case .previous: return .previousPage
      default: return .unknown
      }
    }
    let syntax = InstanceSyntax(instance)
    if let arguments = syntax.arguments, let page = syntax.reference?.first, !breakage.touches(node.range) {
      report(.argumentsOfTurn(to: text(of: page), at: arguments.range))
    }
    return resolveInstance(from: instance, in: .contained, isComplete: false).map { .page($0) } ?? .unknown
  }

  private mutating func resolvePop(from node: SyntaxNode) -> Action {
    guard let reference = node.child(ofKind: .reference).map(ReferenceSyntax.init) else {
      guard node.endToken - node.firstToken > 1 else { return .pop }
      return node.token(at: 2)?.name == Name(.root) ? .popToRoot : .unknown
    }
    guard let name = reference.first, !reference.isQualified else {
      report(.qualifiedName(named: reference.node.text, wanted: "screen", at: reference.range))
      return .unknown
    }
    guard case .screen(let screen) = resolveContent(named: name, at: reference.node, kind: nil, in: .pushed) else {
      if case .content(let other)? = meaning(of: name.name), !symbols.isContested(name.name) {
        report(
          .wrongKind(
            named: text(of: name), found: .content(other), wanted: "a screen under this one", at: reference.range,
            declared: graph.declared(of: other)?.nameRange))
      }
      return .unknown
    }
    return .popTo(screen)
  }

  /// Resolves `select search` or `select Main.search`.
  private mutating func resolveSelect(from node: SyntaxNode) -> Action {
    guard let reference = node.child(ofKind: .reference).map(ReferenceSyntax.init), let first = reference.first else { return .unknown }
    guard reference.isQualified else {
      if tabs.contains(first.name) {
        for tab in tabs.tabs(named: first.name) { noteUse(at: reference.range, of: graph.tabs[tab].declared.nameRange) }
        return .select(tabs: nil, tab: first.name)
      }
      if isProbe(first) { offerDeclarations(where: Resolver.isTabs) }
      if let other = meaning(of: first.name) {
        report(
          .wrongKind(named: text(of: first), found: other, wanted: "a tab", at: reference.range, declared: declared(of: other)?.nameRange))
        poison(other)
      } else {
        reportUnknownTab(named: first, in: reference.node, among: graph.tabs.ids)
      }
      return .unknown
    }
    guard reference.count == 2, let second = reference[1] else {
      report(.qualifiedName(named: reference.node.text, wanted: "tab", at: reference.range))
      return .unknown
    }
    switch use(first, in: reference.node) {
    case .content(.tabs(let tabs))?:
      if let tab = findTab(named: second.name, in: tabs) {
        noteUse(at: reference.node.range(of: second), of: graph.tabs[tab].declared.nameRange)
        return .select(tabs: tabs, tab: second.name)
      }
      reportUnknownTab(named: second, in: reference.node, among: graph.tabSets[tabs].tabs, of: tabs)
    case let other?:
      reportWrongKind(first, meaning: other, wanted: "a set of tabs", at: node.range(of: first))
    case nil: reportUnknown(first, in: reference.node, wanted: "set of tabs", legal: Resolver.isTabs)
    }
    return .unknown
  }

  private static func isTabs(_ resolver: Resolver, _ meaning: Symbol) -> Bool { if case .content(.tabs) = meaning { true } else { false } }

  /// Returns the tab with a name in tabs.
  package func findTab(named name: Name, in tabs: TabsID) -> TabID? { self.tabs.tab(named: name, in: tabs) }

  package mutating func reportUnknownTab(named name: Token, in node: SyntaxNode, among tabs: IDRange<Tab>, of set: TabsID? = nil) {
    if isProbe(name) {
      for tab in tabs { probe.offer(.tab(tab)) }
      return
    }
    if isExcused(name, in: node) || breakage.isIncomplete { return }
    if let set, breakage.touches(graph.tabSets[set].declared.range) { return }
    if set == nil, graph.tabSets.ids.contains(where: { breakage.touches(graph.tabSets[$0].declared.range) }) { return }
    // Incomplete tabs may be about to get the name.
    if graph.tabSets.ids.contains(where: { $0 == set ?? $0 && graph.incomplete.contains(.tabs($0)) }) { return }
    var legal: [String] = []
    if spelling.start(among: tabs.count) {
      for tab in tabs { legal.append(text(of: graph.tabs[tab].declared.name)) }
    }
    let whole = set.map { text(of: graph.tabSets[$0].declared.name) }
    let unresolved = unresolved(name, in: node, legal: legal)
    report(
      .unknownTab(unresolved, of: whole), misspelled: name.name, meant: unresolved.meantIndex.map { .tab(tabs[$0]) }, edit: unresolved.edit)
  }

  /// Records the placeholders in the pattern that an `open` repeats.
  private mutating func notePlaceholders(of pattern: Token, in node: SyntaxNode, parameters: IDRange<Parameter>) {
    guard !parameters.isEmpty else { return }
    // Diagnostics about the pattern are reported at the route.
    var ignored: [Diagnostic] = []
    parsePattern(pattern, in: node.tree, names: &graph.names, diagnostics: &ignored).forEachPlaceholder { placeholder in
      guard let parameter = parameters.first(where: { graph.parameters[$0].name == placeholder.name }) else { return }
      noteUse(at: placeholder.nameRange, of: graph.parameters[parameter].nameRange)
    }
  }

  private mutating func reportUnknownRoute(_ pattern: Token, in node: SyntaxNode) {
    let written = patternText(of: pattern, in: node.tree)
    var legal: [String] = []
    if spelling.start(among: graph.patterns.count) {
      for known in graph.patterns {
        guard known.alias != nil else {
          legal.append(text(of: known.text))
          continue
        }
        guard known.text == written, let own = graph.routes[known.route].patterns.first else { continue }
        return report(
          .opensAlias(text(of: pattern), of: text(of: graph.patterns[own].text), at: node.range(of: pattern), alias: known.range))
      }
    }
    report(.unknownRoute(text(of: pattern), at: node.range(of: pattern), meant: nearestWord(to: text(of: pattern), among: legal)))
  }

  /// Resolves `open "/chats/{id}"(id: chat)`.
  private mutating func resolveOpen(from node: SyntaxNode) -> Action {
    guard let pattern = node.firstToken(ofKind: .string) else { return .unknown }
    guard let route = routes[patternText(of: pattern, in: node.tree)] else {
      if graph.isAlone {
        if let list = node.child(ofKind: .arguments) { _ = resolveArguments(from: list, of: nil, at: node.range) }
        return .unknown
      }
      if !breakage.touches(node.range), !breakage.isIncomplete { reportUnknownRoute(pattern, in: node) }
      if let list = node.child(ofKind: .arguments) { _ = resolveArguments(from: list, of: nil, at: node.range) }
      return .unknown
    }
    let found = graph.routes[route]
    let own = graph.patterns[found.patterns].first { $0.text == patternText(of: pattern, in: node.tree) }
    noteUse(at: node.range(of: pattern), of: own?.range ?? found.range)
    notePlaceholders(of: pattern, in: node, parameters: found.parameters)
    let callee = Callee(
      name: pattern.name, parameters: found.parameters, nameRange: found.range, isSure: !breakage.touches(found.range))
    return .open(route, resolveArguments(from: node.child(ofKind: .arguments), of: callee, at: node.range))
  }
}
