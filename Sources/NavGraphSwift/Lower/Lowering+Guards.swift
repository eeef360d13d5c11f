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
      let (questions, used) = questions(onPresenting: presentable.content)
      guard !questions.isEmpty else { return nil }
      return SwitchCaseDescription(
        [pattern(presentable.name, parameters(of: presentable.content)) { used.contains($0) }], [.return(.array(questions))])
    }
    all += guardTable("modal", "Modal", modals, count: naming.presentables.count)
    let containers = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      let questions = questions(onEntering: content)
      guard let name = naming.containers[content], !questions.isEmpty else { return nil }
      return SwitchCaseDescription(["." + name], [.return(.array(questions))])
    }
    all += guardTable("container", "Container", containers, count: naming.containerOrder.count, label: "ofContainer")
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

  /// The guards of what is presented, and of the container that is all of it, with the parameters that they read.
  private func questions(onPresenting content: Content) -> (questions: [ExpressionDescription], used: Set<ParameterID>) {
    var questions = requirements(of: content).map { guardUse($0) }
    var used = self.used(in: requirements(of: content))
    if case .modal(let id) = content, let instance = graph.modals[id].content {
      let inner = graph.instances[instance]
      let requires = requirements(of: inner.content)
      let bindings = bindings(parameters(of: inner.content), inner.arguments, [:])
      for use in requires {
        let question = guardUse(use, bindings)
        if !questions.contains(question) { questions.append(question) }
      }
      let read = self.used(in: requires)
      for argument in graph.arguments[inner.arguments] where read.contains(argument.parameter) {
        if case .parameter(let id) = argument.value { used.insert(id) }
      }
    }
    return (questions, used)
  }

  /// The guards of a container wherever it stands. Those that read its parameters are asked where these are known: in a modal, in a root,
  /// and in the one tab or column that gives them.
  private func questions(onEntering content: Content) -> [ExpressionDescription] {
    let requires = requirements(of: content)
    guard !used(in: requires).isEmpty else { return requires.map { guardUse($0) } }
    let instances =
      graph.tabs.compactMap(\.content) + graph.splits.flatMap { split in Column.allCases.compactMap { split[$0] } }
    let own = instances.filter { graph.instances[$0].content == content }
    guard own.count == 1, let instance = own.first else { return [] }
    let bindings = bindings(parameters(of: content), graph.instances[instance].arguments, [:])
    return requires.map { guardUse($0, bindings) }
  }

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

  private func guardTable(
    _ name: String, _ type: String, _ cases: [SwitchCaseDescription], count: Int, label: String = "of"
  ) -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return chunked("guards", label: label, name, type, returns: "[Guard]", cases, otherwise: .array([]), isComplete: cases.count == count)
  }
}
