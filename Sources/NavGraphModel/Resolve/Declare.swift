import NavGraphSyntax

// Pass 1: creates an entity for every declaration of every file, and the symbol for its name.
extension Resolver {
  mutating func declareAll() {
    reserveCapacity()
    declareModules()
    for tree in trees {
      for node in tree.root.children { declare(node) }
    }
    meetNeeds()
    used.begin(in: graph)
    poisonWhatErrorsName()
  }

  /// Reserves the capacity of the tables by counting the nodes of each kind.
  private mutating func reserveCapacity() {
    var counts = [Int](repeating: 0, count: SyntaxKind.allCases.count)
    counts.withUnsafeMutableBufferPointer { counts in
      for tree in trees {
        for node in tree.nodes { counts[Int(node.kind.rawValue)] &+= 1 }
      }
    }
    func count(of kind: SyntaxKind) -> Int { counts[Int(kind.rawValue)] }
    graph.screens.reserveCapacity(count(of: .screen))
    graph.events.reserveCapacity(count(of: .event))
    graph.eventsOfScreens.reserveCapacity(count(of: .event))
    graph.branches.reserveCapacity(count(of: .sequence))
    graph.steps.reserveCapacity(count(of: .sequence))
    graph.instances.reserveCapacity(count(of: .instance))
    graph.arguments.reserveCapacity(count(of: .argument))
    // Most patterns have one placeholder, which is a parameter of its route.
    graph.parameters.reserveCapacity(count(of: .parameter) + count(of: .pattern))
    graph.texts.reserveCapacity(count(of: .title) + count(of: .subtitle) + count(of: .back))
    graph.destinations.reserveCapacity(count(of: .target))
    graph.routes.reserveCapacity(count(of: .route))
    graph.patterns.reserveCapacity(count(of: .pattern))
    declarations.reserve(count(of: .screen) + count(of: .route) + count(of: .modal) + 64, hasAllowances: count(of: .allow) > 0)
  }

  mutating func declare(_ node: SyntaxNode) {
    switch node.kind {
    case .screen: declare(node) { .content(.screen($0.screens.append(Screen(declared: $1)))) }
    case .events: declare(node) { .events($0.eventGroups.append(EventGroup(declared: $1, events: .empty))) }
    case .stack: declare(node) { .content(.stack($0.stacks.append(Stack(declared: $1, isInline: false)))) }
    case .tabs: declare(node) { .content(.tabs($0.tabSets.append(Tabs(declared: $1)))) }
    case .split: declare(node) { .content(.split($0.splits.append(Split(declared: $1)))) }
    case .pages: declare(node) { .content(.pages($0.pageSets.append(Pages(declared: $1)))) }
    case .modal: declare(node) { .content(.modal($0.modals.append(Modal(declared: $1)))) }
    case .alert:
      let kind: Alert.Kind = node.keyword == .confirm ? .confirm : .alert
      declare(node) { .content(.alert($0.alerts.append(Alert(declared: $1, kind: kind)))) }
    case .guardDecl: declare(node) { .guard($0.guards.append(Guard(declared: $1, parameters: .empty, flow: nil))) }
    case .condition:
      // A condition with a flow is required as a guard. Others become guards when a `requires` names them.
      let hasFlow = node.child(ofKind: .instance) != nil
      declare(node) { graph, declared in
        let id = graph.conditions.append(Condition(declared: declared))
        if hasFlow { _ = graph.guard(of: id) }
        return .condition(id)
      }
    case .appearance: declare(node) { .appearance($0.appearances.append(Appearance(declared: $1))) }
    case .type:
      declare(node) { .type($0.types.append(.alias($0.typeAliases.append(TypeAlias(declared: $1, base: .unknown))))) }
    case .enum:
      declare(node) { .type($0.types.append(.enumeration($0.enumerations.append(Enumeration(declared: $1, cases: .empty))))) }
    case .extern:
      declare(node) { .type($0.types.append(.external($0.externalTypes.append(ExternalType(declared: $1, isCodable: false))))) }
    case .importDecl: declarations.add(import: node)
    case .module: enterModule(from: node)
    case .needs: declareNeed(from: node)
    case .app: declareApp(from: node)
    case .route:
      let route = graph.routes.append(Route(range: node.range, doc: node.doc, patterns: .empty))
      declarations.add(Declaration(node: node, entity: .route(route)))
    case .alias:
      let alias = graph.aliases.append(Alias(range: node.range, patterns: .empty, route: nil))
      declarations.add(Declaration(node: node, entity: .alias(alias)))
    case .entry:
      // The parser accepts only the kinds of the grammar.
      let kind = node.token(at: 1).flatMap { Entry.Kind(rawValue: text(of: $0)) } ?? .shortcut
      let identifier = node.firstToken(ofKind: .string)?.name ?? .empty
      let entry = graph.entries.append(Entry(kind: kind, identifier: identifier, range: node.range, doc: node.doc))
      declarations.add(Declaration(node: node, entity: .entry(entry)))
    case .assert: declarations.add(Declaration(node: node, entity: .assertion))
    default: break
    }
  }

  /// Creates a named declaration, and reports a duplicate name.
  private mutating func declare(_ node: SyntaxNode, enter: (NavigationGraph, Declared) -> Symbol) {
    let syntax = DeclarationSyntax(node)
    var declared = Declared(name: syntax.name?.name ?? .empty, nameRange: syntax.nameRange, range: node.range, doc: node.doc)
    // Uses may spell the name differently.
    declared.isPoisoned = breakage.isUnsure(declared.nameRange)
    let name = declared.name
    checkLength(of: declared)
    guard symbols.canDeclare(name) else {
      declared.isPoisoned = true
      declarations.add(Declaration(node: node, entity: .named(enter(graph, declared)), parameters: syntax.parameters))
      return
    }
    if let before = symbols[name] {
      declared.isPoisoned = true
      let meaning = enter(graph, declared)
      declarations.add(Declaration(node: node, entity: .named(meaning), parameters: syntax.parameters))
      symbols.contest(name)
      poison(before)
      let first = self.declared(of: before)
      // A line that continues in an unknown way may declare something else.
      if breakage.touchesLine(
        of: SourceRange(file: declared.range.file, start: declared.range.end, end: declared.range.end), in: node.tree.source.bytes)
      {
        return
      }
      guard let first else { return report(.declaredBuiltInType(text(of: name), at: declared.nameRange)) }
      report(
        .duplicateDeclaration(
          of: text(of: name), as: (before.kind, meaning.kind), at: declared.nameRange, first: first.nameRange,
          fixes: repeatFixes(for: declared.range, of: first.range, doc: declared.doc)))
      return
    }
    let meaning = enter(graph, declared)
    symbols.declare(name, as: meaning)
    declarations.add(Declaration(node: node, entity: .named(meaning), parameters: syntax.parameters))
  }

  /// The longest name, because names of generated files combine two names and an extension, and file systems limit them.
  static let longestName = 100

  private mutating func checkLength(of declared: Declared) {
    guard declared.nameRange.end &- declared.nameRange.start > UInt32(Resolver.longestName) else { return }
    report(.nameTooLong(text(of: declared.name), at: declared.nameRange))
  }

  private mutating func declareApp(from node: SyntaxNode) {
    let syntax = DeclarationSyntax(node)
    let declared = Declared(name: syntax.name?.name ?? .empty, nameRange: syntax.nameRange, range: node.range, doc: node.doc)
    if let first = graph.app {
      report(.severalApps(at: declared.nameRange, first: first.declared.nameRange))
      return
    }
    checkLength(of: declared)
    graph.app = App(declared: declared)
    declarations.add(Declaration(node: node, entity: .app))
  }

  /// Poisons the declarations whose names occur inside errors, because they may be used there.
  private mutating func poisonWhatErrorsName() {
    for name in breakage.swallowed {
      if let meaning = meaning(of: name) { poison(meaning) }
    }
  }
}

extension Resolver {
  package func declared(of meaning: Symbol) -> Declared? { graph.declared(of: meaning) }

  package func declared(of content: Content) -> Declared? { graph.declared(of: content) }

  /// Marks a declaration as used and reachable from now on.
  mutating func poison(_ meaning: Symbol) {
    switch meaning {
    case .content(.screen(let id)): graph.screens[id].declared.isPoisoned = true
    case .content(.stack(let id)): graph.stacks[id].declared.isPoisoned = true
    case .content(.tabs(let id)): graph.tabSets[id].declared.isPoisoned = true
    case .content(.split(let id)): graph.splits[id].declared.isPoisoned = true
    case .content(.pages(let id)): graph.pageSets[id].declared.isPoisoned = true
    case .content(.modal(let id)): graph.modals[id].declared.isPoisoned = true
    case .content(.alert(let id)): graph.alerts[id].declared.isPoisoned = true
    case .content(.unknown): break
    case .guard(let id): graph.guards[id].declared.isPoisoned = true
    case .condition(let id):
      graph.conditions[id].declared.isPoisoned = true
      if let asked = graph.conditions[id].asGuard { graph.guards[asked].declared.isPoisoned = true }
    case .events(let id): graph.eventGroups[id].declared.isPoisoned = true
    case .appearance(let id): graph.appearances[id].declared.isPoisoned = true
    case .type(let type):
      switch graph.types[type] {
      case .alias(let id): graph.typeAliases[id].declared.isPoisoned = true
      case .enumeration(let id): graph.enumerations[id].declared.isPoisoned = true
      case .external(let id): graph.externalTypes[id].declared.isPoisoned = true
      default: break
      }
    }
  }
}

extension NavigationGraph {
  /// Returns the declaration of a symbol; nil for built-in types.
  func declared(of meaning: Symbol) -> Declared? {
    switch meaning {
    case .content(let content): declared(of: content)
    case .type(let id): declared(of: id)
    case .guard(let id): guards[id].declared
    case .condition(let id): conditions[id].declared
    case .events(let id): eventGroups[id].declared
    case .appearance(let id): appearances[id].declared
    }
  }

  private func declared(of type: TypeID) -> Declared? {
    switch types[type] {
    case .alias(let id): typeAliases[id].declared
    case .enumeration(let id): enumerations[id].declared
    case .external(let id): externalTypes[id].declared
    default: nil
    }
  }

  /// Returns the declaration of a screen or container; nil for an unknown content.
  package func declared(of content: Content) -> Declared? {
    switch content {
    case .screen(let id): screens[id].declared
    case .stack(let id): stacks[id].declared
    case .tabs(let id): tabSets[id].declared
    case .split(let id): splits[id].declared
    case .pages(let id): pageSets[id].declared
    case .modal(let id): modals[id].declared
    case .alert(let id): alerts[id].declared
    case .unknown: nil
    }
  }
}
