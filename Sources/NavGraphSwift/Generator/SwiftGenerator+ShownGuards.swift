import NavGraphLowering
import NavGraphModel

// Generates the guards of roots, modals, and containers for the values that are shown in them.
extension SwiftGenerator {
  func guardsShown() -> [Declaration] {
    let roots = naming.roots.flatMap { content in
      naming.rootNames[content].map {
        shownCases(named: $0, of: content, parameters: graph.parameters(of: content), guards: lowered.rootGuardsShown[content])
      } ?? []
    }
    let modals = naming.presentables.flatMap { presentable in
      shownCases(
        named: presentable.name, of: presentable.content, parameters: graph.parameters(of: presentable.content),
        guards: lowered.modalGuardsShown[presentable.content])
    }
    let containers = naming.containerOrder.flatMap { content in
      naming.containers[content].map {
        shownCases(named: $0, of: content, parameters: .empty, guards: lowered.containerGuardsShown[content])
      } ?? []
    }
    return shownTable(named: "root", type: "Root", cases: roots) + shownTable(named: "modal", type: "Modal", cases: modals)
      + shownTable(named: "container", type: "Container", cases: containers, label: "ofContainer")
  }

  /// For example: `case (.files, .folderList(let account), _): return [.mine(account: account)]`.
  private func shownCases(
    named name: String, of content: Content, parameters: IDRange<Parameter>, guards all: [Lowered.ShownGuards]?
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
      let around = pattern(named: name, with: parameters, names: names)
      let inside = pattern(named: naming.screenCases[shown.screen.index], with: screen) { used.contains($0) }
      return SwitchCaseDescription(
        patterns: ["(" + around + ", " + inside + ", " + position(of: shown, in: content) + ")"],
        body: [.return(.array(shown.guards.map { guardUse(for: $0, with: names.mapValues { .code($0) }) }))])
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
  private func pattern(named name: String, with parameters: IDRange<Parameter>, names: [ParameterID: String]) -> String {
    if names.isEmpty { return "." + name }
    return "." + name + "(" + parameters.map { names[$0].map { "let " + $0 } ?? "_" }.joined(separator: ", ") + ")"
  }

  private func shownTable(named name: String, type: String, cases: [SwitchCaseDescription], label: String = "of") -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return SwitchFunction(
      name: "guards", label: label, subject: name, type: type, returns: "[Guard]?", cases: cases, otherwise: .code("nil"),
      isComplete: false,
      others: [
        ParameterDescription(label: "showing", name: "screen", type: "Screen"),
        ParameterDescription(label: "at", name: "index", type: "Int"),
      ],
      key: "(" + name + ", screen, index)"
    ).declarations
  }
}
