import NavGraphModel

// What must be granted before a place is entered, and which flow can turn a no into a yes.
extension Lowering {
  func guardTables() -> [Declaration] {
    guard !graph.guards.isEmpty else { return [] }
    var all: [Declaration] = []
    let roots = naming.roots.compactMap { content -> SwitchCaseDescription? in
      var uses = requirements(of: content).map { guardUse($0) }
      for id in graph.roots.ids where graph.instances[graph.roots[id].instance].content == content {
        for use in graph.roots[id].requires {
          let question = guardUse(use)
          if !uses.contains(question) { uses.append(question) }
        }
      }
      guard let name = naming.rootNames[content], !uses.isEmpty else { return nil }
      let used = used(in: requirements(of: content))
      return SwitchCaseDescription([pattern(name, parameters(of: content)) { used.contains($0) }], [.return(.array(uses))])
    }
    all += guardTable("root", "Root", roots, count: naming.roots.count)
    let screens = graph.screens.ids.compactMap { id -> SwitchCaseDescription? in
      let requires = graph.screens[id].requires
      guard !requires.isEmpty else { return nil }
      let used = used(in: requires)
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], graph.screens[id].parameters) { used.contains($0) }],
        [.return(.array(requires.map { guardUse($0) }))])
    }
    all += guardTable("screen", "Screen", screens, count: graph.screens.count)
    let modals = naming.presentables.compactMap { presentable -> SwitchCaseDescription? in
      if case .screen = presentable.content { return nil }
      let requires = requirements(of: presentable.content)
      guard !requires.isEmpty else { return nil }
      let used = used(in: requires)
      return SwitchCaseDescription(
        [pattern(presentable.name, parameters(of: presentable.content)) { used.contains($0) }],
        [.return(.array(requires.map { guardUse($0) }))])
    }
    all += guardTable("modal", "Modal", modals, count: naming.presentables.count)
    var tabCases: [SwitchCaseDescription] = []
    for set in graph.tabSets.ids {
      for (index, tab) in contentTabs(of: set).enumerated() where !graph.tabs[tab].requires.isEmpty {
        let name = naming.containers[.tabs(set)] ?? ""
        tabCases.append(
          SwitchCaseDescription(
            ["(." + name + ", " + String(index) + ")"], [.return(.array(graph.tabs[tab].requires.map { guardUse($0) }))]))
      }
    }
    if !tabCases.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            "guards", modifiers: ["static"],
            parameters: [ParameterDescription(label: "ofTab", "index", "Int"), ParameterDescription(label: "in", "tabs", "Container")],
            returns: "[Guard]",
            body: [.switch(SwitchDescription("(tabs, index)", tabCases + [SwitchCaseDescription([], [.return(.array([]))])]))])))
    }
    let flows = graph.guards.ids.compactMap { id -> SwitchCaseDescription? in
      guard let flow = graph.guards[id].flow, let index = naming.presentableIndex[graph.instances[flow].content] else { return nil }
      let used = named(in: graph.instances[flow].arguments)
      let modal = ExpressionDescription.made(
        naming.presentables[index].name, arguments(graph.instances[flow].arguments),
        hasValues: !parameters(of: naming.presentables[index].content).isEmpty)
      return SwitchCaseDescription([pattern(naming.guards[id.index], graph.guards[id].parameters) { used.contains($0) }], [.return(modal)])
    }
    if !flows.isEmpty {
      let rest = flows.count < graph.guards.count ? [SwitchCaseDescription([], [.return(.code("nil"))])] : []
      all.append(
        .function(
          FunctionDescription(
            "flow", modifiers: ["static"], parameters: [ParameterDescription(label: "for", "question", "Guard")], returns: "Modal?",
            body: [.switch(SwitchDescription("question", flows + rest))])))
    }
    return all
  }

  /// The guards of a modal, and those of the container that it shows.
  private func requirements(of content: Content) -> IDRange<GuardUse> {
    switch content {
    case .stack(let id): graph.stacks[id].requires
    case .tabs(let id): graph.tabSets[id].requires
    case .split(let id): graph.splits[id].requires
    case .pages(let id): graph.pageSets[id].requires
    case .modal(let id): graph.modals[id].requires
    case .screen, .alert, .unknown: .none
    }
  }

  private func guardTable(_ name: String, _ type: String, _ cases: [SwitchCaseDescription], count: Int) -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return chunked("guards", label: "of", name, type, returns: "[Guard]", cases, otherwise: .array([]), isComplete: cases.count == count)
  }
}
