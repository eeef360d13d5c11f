import NavGraphModel

// Values, and what containers hold as they are declared.
extension Lander {
  package func value(_ expression: Expression, _ values: Values) -> LandingValue {
    if case .parameter(let id) = expression { return values[id] ?? defaultValue(of: id) }
    if case .list(let elements) = expression { return .list(elements.map { value(graph.expressions[$0], values) }) }
    return LandingValue(expression, in: graph)
  }

  /// What a parameter is worth that nothing feeds.
  package func defaultValue(of id: ParameterID) -> LandingValue { LandingValue(defaultOf: id, in: graph) }

  /// One value for each parameter, in their order.
  package func arguments(_ parameters: IDRange<Parameter>, _ run: IDRange<Argument>, _ values: Values) -> [LandingValue] {
    parameters.map { id in
      guard let argument = run.first(where: { graph.arguments[$0].parameter == id }) else { return defaultValue(of: id) }
      return value(graph.arguments[argument].value, values).typed(graph.parameters[id].type, in: graph)
    }
  }

  package func values(_ parameters: IDRange<Parameter>, _ arguments: [LandingValue]) -> Values {
    Dictionary(zip(parameters, arguments)) { first, _ in first }
  }

  package func parameters(of content: Content) -> IDRange<Parameter> { graph.parameters(of: content) }

  func screen(_ instance: InstanceID, _ values: Values) -> LandingScreen? {
    guard case .screen(let id) = graph.instances[instance].content else { return nil }
    return LandingScreen(id, arguments(graph.screens[id].parameters, graph.instances[instance].arguments, values))
  }

  /// What an instance holds as it is declared.
  func make(_ instance: InstanceID?, _ values: Values, depth: Int = 0) -> LandingNode {
    // Containers that hold themselves have been reported.
    guard let instance, depth < 16 else { return LandingNode(.nothing) }
    let content = graph.instances[instance].content
    return make(content, arguments(parameters(of: content), graph.instances[instance].arguments, values), depth: depth)
  }

  /// What `content` holds when it is made with these arguments.
  func make(_ content: Content, _ arguments: [LandingValue], depth: Int = 0) -> LandingNode {
    let inner = values(parameters(of: content), arguments)
    switch content {
    case .screen(let id): return LandingNode(.screen(LandingScreen(id, arguments)))
    case .stack(let id):
      let root = graph.stacks[id].root.flatMap { screen($0, inner) }
      return LandingNode(.stack(id, root.map { [$0] } ?? []), arguments)
    case .tabs(let id):
      let tabs = graph.tabSets[id].tabs.filter { graph.tabs[$0].action == nil }
      return LandingNode(
        .tabs(id, tabs.map { LandingTab(tab: $0, node: make(graph.tabs[$0].content, [:], depth: depth + 1)) }, selected: 0))
    case .split(let id):
      let columns = Column.allCases.compactMap { column in
        graph.splits[id][column].map { LandingColumn(column: column, node: make($0, [:], depth: depth + 1)) }
      }
      let front = graph.splits[id].collapsesTo ?? columns.first?.column ?? .sidebar
      return LandingNode(.split(id, columns, front: front))
    case .pages(let id):
      let pages = graph.pageSets[id].pages.map { make(graph.pages[$0].instance, inner, depth: depth + 1) }
      return LandingNode(.pages(id, pages, selected: 0), arguments)
    case .modal(let id): return make(graph.modals[id].content, inner, depth: depth + 1)
    case .alert, .unknown: return LandingNode(.nothing)
    }
  }

  /// What an instance presents.
  func modal(_ instance: InstanceID, _ values: Values) -> LandingModal {
    let content = graph.instances[instance].content
    let arguments = arguments(parameters(of: content), graph.instances[instance].arguments, values)
    return LandingModal(content, arguments, make(content, arguments))
  }
}
