import NavGraphSyntax

// Swift modules: their declarations, and the types of other modules that their code would have to import.
extension Resolver {
  /// Finds the modules before the rest of pass 1, and whether the files are modules without an app.
  mutating func declareModules() {
    var hasApp = false
    var isOutside = false
    for tree in trees {
      var isInModule = false
      for node in tree.root.children {
        switch node.kind {
        case .module: isInModule = declareModule(from: node) || isInModule
        case .app: hasApp = true
        case .importDecl, .allow, .error: break
        default: isOutside = isOutside || !isInModule
        }
      }
    }
    let mayHaveApp = hasApp || breakage.isIncomplete || breakage.swallowed.contains(Name(.app))
    graph.isAlone = !mayHaveApp && !isOutside && !graph.modules.isEmpty
  }

  private mutating func declareModule(from node: SyntaxNode) -> Bool {
    let syntax = DeclarationSyntax(node)
    guard let name = syntax.name?.name, name != .empty else { return false }
    _ = declarations.module(named: name, at: syntax.nameRange, isDeclared: true, in: graph)
    return true
  }

  /// Begins a section of the module.
  mutating func enterModule(from node: SyntaxNode) {
    guard let name = DeclarationSyntax(node).name?.name, let module = declarations.modules[name] else { return }
    graph.moduleSections[Int(node.range.file.index)].append(ModuleSection(start: node.range.start, module: module, writer: module))
  }

  /// Runs the checks of modules in pass 6.
  mutating func checkModules() {
    guard !graph.modules.isEmpty else { return }
    if let app = graph.app {
      if let module = graph.module(of: app.declared.range) {
        report(.appInModule(named: text(of: app.declared.name), at: app.declared.nameRange, module: text(of: graph.modules[module].name)))
      }
      if app.access != .internal, let range = app.accessRange { report(.joiningApp(access: app.access.rawValue, at: range)) }
    }
    checkModuleNames()
    checkOutputs()
    let needs = ModuleNeeds(of: graph)
    for found in needs.outcomes {
      report(.outcomesInModule(of: text(of: found.name), in: text(of: graph.modules[found.module].name), at: found.range))
    }
    // Types of needs that aren't valid were reported.
    let needed = Set(
      declarations.needs.compactMap { need in if case .type(let type)? = need.meaning { [need.module?.raw, type.raw] } else { nil } })
    for use in needs.uses where use.of == nil {
      if case .type(let type) = use.type, needed.contains([use.by.raw, type.raw]) { continue }
      report(
        .typeOutsideModule(
          needs.name(of: use.type, in: graph), in: text(of: graph.modules[use.by].name), at: use.range,
          declared: needs.declared(of: use.type, in: graph)?.nameRange))
    }
    for circle in needs.circles(among: graph.modules.count) {
      guard let first = circle.first, let next = first.of else { continue }
      report(
        .modulesInCircle(
          text(of: graph.modules[first.by].name), other: text(of: graph.modules[next].name), needs: needs.name(of: first.type, in: graph),
          at: first.range,
          others: circle.dropFirst().map { (text(of: graph.modules[$0.by].name), needs.name(of: $0.type, in: graph), $0.range) }))
    }
  }

  /// Reports module names that are taken. Namespaces begin with a capital letter, so names that differ only in that are equal.
  private mutating func checkModuleNames() {
    func namespace(of name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
    var seen = Set(graph.app.map { [namespace(of: text(of: $0.declared.name))] } ?? [])
    for module in graph.modules {
      let name = text(of: module.name)
      let isTaken = ExternalType.swiftReservedNames.contains(name) || Module.taken.contains(name)
      if !seen.insert(namespace(of: name)).inserted || isTaken { report(.moduleNameTaken(name, at: module.nameRange)) }
    }
  }

  /// Reports modules whose output differs from the app's.
  private mutating func checkOutputs() {
    for module in graph.modules where module.isDeclared {
      let name = text(of: module.name)
      if let output = module.output, let range = module.outputRange {
        guard let app = graph.app, app.output != output, !declarations.isOutputUnsure else { continue }
        report(.otherOutput(of: name, at: range, app: text(of: app.declared.name), output: app.outputRange ?? app.declared.nameRange))
      } else if graph.isAlone, module.outputRange == nil {
        report(.outputNotSaid(by: name, at: module.nameRange, end: endOfComment(after: module.nameRange)))
      }
    }
  }
}

extension Module {
  /// The modules that generated code imports, and the names of its namespaces.
  static let taken: Set<String> = ["SwiftUI", "Combine", "NavGraphSwiftUI", "NavGraphHosting", "NavGraphPlatform", "Testing", "XCTest"]
}
