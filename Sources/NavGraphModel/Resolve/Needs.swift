import NavGraphSyntax

/// A `needs` line, with which a module declares a dependency.
struct Need {
  /// The declaration in the line, without a body.
  var node: SyntaxNode
  /// The range of the whole line.
  var range: SourceRange
  var name: Token
  /// The module that needs it; nil if the line is outside of a module, which was reported.
  var module: ModuleID?
  /// The module that owns the type.
  var owner: ModuleID?
  /// The symbol of the name, which a need creates if nothing declares it.
  var meaning: Symbol?
  /// Whether the need itself created the symbol.
  var isMade = false

  var nameRange: SourceRange { node.range(of: name) }
}

// Pass 1: `needs`, which declare their names if nothing else does.
extension Resolver {
  mutating func declareNeed(from node: SyntaxNode) {
    let file = Int(node.range.file.index)
    let module = graph.moduleSections[file].last?.writer
    if module == nil, !breakage.touches(node.range) { report(.needOutsideModule(at: node.range(of: node.token))) }
    let syntax = NeedsSyntax(node)
    if let setting = syntax.setting, let module { resolveOutput(from: setting, of: module) }
    guard let declaration = syntax.declaration, let name = declaration.nameToken, name.name != .empty else { return }
    var owner: ModuleID?
    if let from = syntax.owner, isProbe(from) {
      offerWords(graph.modules.ids.filter { $0 != module }.map { text(of: graph.modules[$0].name) })
    }
    if let from = syntax.owner { owner = declarations.module(named: from.name, at: node.range(of: from), isDeclared: false, in: graph) }
    graph.moduleSections[file].append(ModuleSection(start: node.range.start, module: owner, writer: module))
    graph.moduleSections[file].append(ModuleSection(start: node.range.end, module: module, writer: module))
    declarations.add(Need(node: declaration, range: node.range, name: name, module: module, owner: owner))
  }

  /// Resolves `needs output uikit, swiftui`.
  private mutating func resolveOutput(from item: SyntaxNode, of module: ModuleID) {
    let output = self.output(from: item)
    if let first = graph.modules[module].outputRange {
      if let other = graph.modules[module].output, !output.isEmpty, other != output {
        report(.settingTwice("needs output", at: item.range, first: first))
      } else {
        report(.unusedNeed("the output", of: text(of: graph.modules[module].name), reason: .twice(first), at: item.range))
      }
      return
    }
    if !output.isEmpty { graph.modules[module].output = output }
    graph.modules[module].outputRange = item.range
  }

  /// Finds the declarations that satisfy the needs. A need without one is declared itself.
  mutating func meetNeeds() {
    for index in declarations.needs.indices {
      let need = declarations.needs[index]
      var isMade = false
      if meaning(of: need.name.name) == nil {
        declare(need.node)
        guard let made = meaning(of: need.name.name) else { continue }
        poison(made)
        symbols.addStandIn(made)
        isMade = true
      } else if let declared = meaning(of: need.name.name).flatMap(declared) {
        noteUse(at: need.nameRange, of: declared.nameRange)
      }
      declarations.meetNeed(at: index, by: meaning(of: need.name.name), isMade: isMade)
    }
  }
}
