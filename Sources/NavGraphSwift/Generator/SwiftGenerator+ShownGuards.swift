import NavGraphLowering
import NavGraphModel

// Generates the guards of roots, modals, and containers for the values that are shown in them.
extension SwiftGenerator {
  func guardsShown() -> [Declaration] {
    let roots = naming.roots.flatMap { content in
      naming.rootNames[content].map { shownCases($0, content, graph.parameters(of: content), lowered.rootGuardsShown[content]) } ?? []
    }
    let modals = naming.presentables.flatMap { presentable in
      shownCases(
        presentable.name, presentable.content, graph.parameters(of: presentable.content), lowered.modalGuardsShown[presentable.content])
    }
    let containers = naming.containerOrder.flatMap { content in
      naming.containers[content].map { shownCases($0, content, .none, lowered.containerGuardsShown[content]) } ?? []
    }
    return shownTable("root", "Root", roots) + shownTable("modal", "Modal", modals)
      + shownTable("container", "Container", containers, label: "ofContainer")
  }

  /// For example: `case (.files, .folderList(let account), _): return [.mine(account: account)]`.
  private func shownCases(
    _ name: String, _ content: Content, _ parameters: IDRange<Parameter>, _ all: [Lowered.ShownGuards]?
  ) -> [SwitchCaseDescription] {
    (all ?? []).map { shown in
      let screen = graph.screens[shown.screen].parameters
      let used = shown.guards.reduce(into: Set<ParameterID>()) { $0.formUnion($1.parameters) }
      var names: [ParameterID: String] = [:]
      // If two parameters have the same name, that of the screen keeps it.
      let taken = Set(screen.map { local(of: $0) })
      for id in parameters where used.contains(id) {
        var own = local(of: id)
        while taken.contains(own) { own = "own" + upperCamel(own.withoutBackticks) }
        names[id] = own
      }
      let around = pattern(name, parameters, names)
      let inside = pattern(naming.screenCases[shown.screen.index], screen) { used.contains($0) }
      return SwitchCaseDescription(
        ["(" + around + ", " + inside + ", " + position(of: shown, in: content) + ")"],
        [.return(.array(shown.guards.map { guardUse($0, names.mapValues { .code($0) }) }))])
    }
  }

  /// Returns the pattern for the position of a screen. Only sets of pages show screens at several positions first.
  private func position(of shown: Lowered.ShownGuards, in content: Content) -> String {
    let contents: [Content] =
      if case .modal(let id) = content { graph.contents(of: id).map { graph.instances[$0].content } } else { [content] }
    let sets = contents.compactMap { if case .pages(let id) = $0 { id } else { nil } }
    if sets.isEmpty { return "_" }
    let found = sets.first { id in
      graph.pageSets[id].pages.map { graph.instances[graph.pages[$0].instance].content }.dropFirst(shown.index).first
        == .screen(shown.screen)
    }
    return found.map { position(ofPage: shown.index, in: $0) } ?? String(shown.index)
  }

  /// Returns a case pattern that binds these parameters to these names.
  private func pattern(_ name: String, _ parameters: IDRange<Parameter>, _ names: [ParameterID: String]) -> String {
    if names.isEmpty { return "." + name }
    return "." + name + "(" + parameters.map { names[$0].map { "let " + $0 } ?? "_" }.joined(separator: ", ") + ")"
  }

  private func shownTable(_ name: String, _ type: String, _ cases: [SwitchCaseDescription], label: String = "of") -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return chunked(
      "guards", label: label, name, type, returns: "[Guard]?", cases, otherwise: .code("nil"), isComplete: false,
      also: [ParameterDescription(label: "showing", "screen", "Screen"), ParameterDescription(label: "at", "index", "Int")],
      over: "(" + name + ", screen, index)")
  }
}
