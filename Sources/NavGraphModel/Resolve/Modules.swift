import NavGraphSyntax

// Swift modules: what they have, and what their code would have to see of others.
extension Resolver {
  /// Pass 1: `module Chats`
  mutating func declareModule(_ node: SyntaxNode) {
    let syntax = DeclarationSyntax(node)
    guard let name = syntax.name?.name, name != .empty else { return }
    let module = modules[name] ?? graph.modules.append(Module(name: name, nameRange: syntax.nameRange))
    modules[name] = module
    graph.moduleSections[Int(node.range.file.index)].append(ModuleSection(start: node.range.start, module: module))
  }

  /// Pass 6.
  mutating func checkModules() {
    guard !graph.modules.isEmpty else { return }
    if let app = graph.app {
      if let module = graph.module(of: app.declared.range) {
        report(.appInModule(text(app.declared.name), at: app.declared.nameRange, text(graph.modules[module].name)))
      }
      if app.access != .internal, let range = app.accessRange { report(.joiningApp(app.access.rawValue, at: range)) }
    }
    for module in graph.modules {
      let name = text(module.name)
      let isTaken = ExternalType.namesOfSwift.contains(name) || Module.taken.contains(name)
      if isTaken || graph.app.map({ text($0.declared.name) == name }) ?? false { report(.moduleNameTaken(name, at: module.nameRange)) }
    }
    let needs = ModuleNeeds(graph)
    for found in needs.outcomes { report(.outcomesInModule(text(found.name), in: text(graph.modules[found.module].name), at: found.range)) }
    for use in needs.uses where use.of == nil {
      report(
        .typeOutsideModule(
          needs.name(use.type, in: graph), in: text(graph.modules[use.by].name), at: use.range,
          needs.declared(use.type, in: graph)?.nameRange))
    }
    for circle in needs.circles(among: graph.modules.count) {
      guard let first = circle.first, let next = first.of else { continue }
      report(
        .modulesInCircle(
          text(graph.modules[first.by].name), text(graph.modules[next].name), needs: needs.name(first.type, in: graph), at: first.range,
          circle.dropFirst().map { (text(graph.modules[$0.by].name), needs.name($0.type, in: graph), $0.range) }))
    }
  }
}

extension Module {
  /// What generated code imports, and what it calls a namespace of its own.
  static let taken: Set<String> = ["SwiftUI", "Combine", "NavGraphSwiftUI", "NavGraphHosting", "NavGraphPlatform", "Testing", "XCTest"]
}
