import NavGraphSyntax

// The single actions of a sequence.
extension Resolver {
  mutating func resolveAction(_ node: SyntaxNode) -> Action {
    switch node.kind {
    case .replace: return resolveInstance(node.child(.instance), in: .pushed).map { .replace($0) } ?? .unknown
    case .select: return resolveSelect(node)
    case .show: return resolveShow(node)
    case .clear: return node.token(1).flatMap { resolveColumn($0, node) }.map { .clear($0) } ?? .unknown
    case .turn: return resolveTurn(node)
    case .pop: return resolvePop(node)
    case .dismiss: return node.token(1)?.name == Name(.all) ? .dismissAll : .dismiss
    case .close: return .close
    case .finish: return .finish(node.child(.value).map { resolveValue(ValueSyntax($0), wants: .unknown, for: .finish) })
    case .switchRoot: return resolveInstance(node.child(.instance), in: .contained).map { .switchTo($0) } ?? .unknown
    case .openWindow: return resolveInstance(node.child(.instance), in: .contained).map { .openWindow($0) } ?? .unknown
    case .restart: return .restart
    case .open: return resolveOpen(node)
    case .browse: return node.child(.value).map { .browse(resolveValue(ValueSyntax($0), wants: .url, for: .browse)) } ?? .unknown
    case .stay: return .stay
    default: return .unknown
    }
  }

  /// Resolves `present M(...) as STYLE`.
  package mutating func resolvePresent(_ syntax: PresentSyntax) -> Action {
    guard let instance = resolveInstance(syntax.instance, in: .presented) else { return .unknown }
    return .present(instance, style: syntax.style.flatMap { resolveWord($0, syntax.node, for: "modal style") })
  }

  private mutating func resolveShow(_ node: SyntaxNode) -> Action {
    guard let word = node.token(1), let column = resolveColumn(word, node) else { return .unknown }
    return .show(column, resolveInstance(node.child(.instance), in: .contained))
  }

  package mutating func resolveColumn(_ word: Token, _ node: SyntaxNode) -> Column? {
    switch Keyword(word) {
    case .sidebar: return .sidebar
    case .content: return .content
    case .detail: return .detail
    case .inspector: return .inspector
    default:
      let legal = Column.allCases.map(\.text)
      if isProbe(word) { offerWords(legal) }
      if !breakage.touches(node.range) {
        report(
          .unknownWord(text(word), for: "column", at: node.range(of: word), legal: legal, meant: nearestWord(text(word), among: legal)))
      }
      // The word counts as the one that it resembles.
      let meant = nearestWord(text(word), among: legal)
      return Column.allCases.first { $0.text == meant }
    }
  }

  private mutating func resolveTurn(_ node: SyntaxNode) -> Action {
    guard let instance = node.child(.instance) else {
      switch node.token(1).flatMap({ Keyword($0) }) {
      case .next: return .nextPage
      case .previous: return .previousPage
      default: return .unknown
      }
    }
    let syntax = InstanceSyntax(instance)
    if let arguments = syntax.arguments, let page = syntax.reference?.first, !breakage.touches(node.range) {
      report(.argumentsOfTurn(to: text(page), at: arguments.range))
    }
    return resolveInstance(instance, in: .contained, isComplete: false).map { .page($0) } ?? .unknown
  }

  private mutating func resolvePop(_ node: SyntaxNode) -> Action {
    guard let reference = node.child(.reference).map(ReferenceSyntax.init) else {
      guard node.endToken - node.firstToken > 1 else { return .pop }
      return node.token(2)?.name == Name(.root) ? .popToRoot : .unknown
    }
    guard let name = reference.first, !reference.isQualified else {
      report(.qualifiedName(reference.node.text, wanted: "screen", at: reference.range))
      return .unknown
    }
    guard case .screen(let screen) = resolveContent(name, reference.node, kind: nil, in: .pushed) else {
      if case .content(let other)? = meaning(of: name.name), !symbols.isContested(name.name) {
        report(
          .wrongKind(
            text(name), .content(other), wanted: "a screen under this one", at: reference.range, graph.declared(other)?.nameRange))
      }
      return .unknown
    }
    return .popTo(screen)
  }

  /// Resolves `select search` or `select Main.search`.
  private mutating func resolveSelect(_ node: SyntaxNode) -> Action {
    guard let reference = node.child(.reference).map(ReferenceSyntax.init), let first = reference.first else { return .unknown }
    guard reference.isQualified else {
      if tabs.contains(first.name) {
        for tab in tabs.tabs(named: first.name) { noteUse(at: reference.range, of: graph.tabs[tab].declared.nameRange) }
        return .select(tabs: nil, tab: first.name)
      }
      if let other = meaning(of: first.name) {
        report(.wrongKind(text(first), other, wanted: "a tab", at: reference.range, declared(other)?.nameRange))
        poison(other)
      } else {
        reportUnknownTab(first, reference.node, among: graph.tabs.ids)
      }
      return .unknown
    }
    guard reference.count == 2, let second = reference[1] else {
      report(.qualifiedName(reference.node.text, wanted: "tab", at: reference.range))
      return .unknown
    }
    switch use(first, in: reference.node) {
    case .content(.tabs(let tabs))?:
      if let tab = findTab(second.name, in: tabs) {
        noteUse(at: reference.node.range(of: second), of: graph.tabs[tab].declared.nameRange)
        return .select(tabs: tabs, tab: second.name)
      }
      reportUnknownTab(second, reference.node, among: graph.tabSets[tabs].tabs, of: tabs)
    case let other?:
      reportWrongKind(first, other, wanted: "a set of tabs", at: node.range(of: first))
    case nil: reportUnknown(first, reference.node, wanted: "set of tabs") { if case .content(.tabs) = $1 { true } else { false } }
    }
    return .unknown
  }

  /// Returns the tab with a name in tabs.
  package func findTab(_ name: Name, in tabs: TabsID) -> TabID? { self.tabs.tab(name, in: tabs) }

  package mutating func reportUnknownTab(_ name: Token, _ node: SyntaxNode, among tabs: IDRange<Tab>, of set: TabsID? = nil) {
    if isProbe(name) {
      for tab in tabs { probe.offer(.tab(tab)) }
      return
    }
    if isExcused(name, node) || breakage.isIncomplete { return }
    if let set, breakage.touches(graph.tabSets[set].declared.range) { return }
    if set == nil, graph.tabSets.ids.contains(where: { breakage.touches(graph.tabSets[$0].declared.range) }) { return }
    // Incomplete tabs may be about to get the name.
    if graph.tabSets.ids.contains(where: { $0 == set ?? $0 && graph.incomplete.contains(.tabs($0)) }) { return }
    var legal: [String] = []
    if spelling.start(among: tabs.count) {
      for tab in tabs { legal.append(text(graph.tabs[tab].declared.name)) }
    }
    let whole = set.map { text(graph.tabSets[$0].declared.name) }
    let meant = nearestWord(text(name), among: legal)
    let tab = meant.flatMap { meant in tabs.first { text(graph.tabs[$0].declared.name) == meant } }
    report(
      .unknownTab(text(name), of: whole, at: node.range(of: name), legal: legal, meant: meant), misspelt: name.name, tab.map { .tab($0) },
      meant.map { .init(node.range(of: name), $0) })
  }

  /// Records the placeholders in the pattern that an `open` repeats.
  private mutating func notePlaceholders(of pattern: Token, in node: SyntaxNode, _ parameters: IDRange<Parameter>) {
    guard !parameters.isEmpty else { return }
    // Diagnostics about the pattern are reported at the route.
    var ignored: [Diagnostic] = []
    parsePattern(pattern, in: node.tree, names: &graph.names, diagnostics: &ignored).forEachPlaceholder { placeholder in
      guard let parameter = parameters.first(where: { graph.parameters[$0].name == placeholder.name }) else { return }
      noteUse(at: placeholder.nameRange, of: graph.parameters[parameter].nameRange)
    }
  }

  private mutating func reportUnknownRoute(_ pattern: Token, _ node: SyntaxNode) {
    let written = patternText(pattern, in: node.tree)
    var legal: [String] = []
    if spelling.start(among: graph.patterns.count) {
      for known in graph.patterns {
        guard known.alias != nil else {
          legal.append(text(known.text))
          continue
        }
        guard known.text == written, let own = graph.routes[known.route].patterns.first else { continue }
        return report(
          .opensAlias(text(pattern), of: text(graph.patterns[own].text), at: node.range(of: pattern), alias: known.range))
      }
    }
    report(.unknownRoute(text(pattern), at: node.range(of: pattern), meant: nearestWord(text(pattern), among: legal)))
  }

  /// Resolves `open "/chats/{id}"(id: chat)`.
  private mutating func resolveOpen(_ node: SyntaxNode) -> Action {
    guard let pattern = node.firstToken(.string) else { return .unknown }
    guard let route = routes[patternText(pattern, in: node.tree)] else {
      if graph.isAlone {
        if let list = node.child(.arguments) { _ = resolveArguments(list, of: nil, at: node.range) }
        return .unknown
      }
      if !breakage.touches(node.range), !breakage.isIncomplete { reportUnknownRoute(pattern, node) }
      if let list = node.child(.arguments) { _ = resolveArguments(list, of: nil, at: node.range) }
      return .unknown
    }
    let found = graph.routes[route]
    let own = graph.patterns[found.patterns].first { $0.text == patternText(pattern, in: node.tree) }
    noteUse(at: node.range(of: pattern), of: own?.range ?? found.range)
    notePlaceholders(of: pattern, in: node, found.parameters)
    let callee = Callee(
      name: pattern.name, parameters: found.parameters, nameRange: found.range, isSure: !breakage.touches(found.range))
    return .open(route, resolveArguments(node.child(.arguments), of: callee, at: node.range))
  }
}
