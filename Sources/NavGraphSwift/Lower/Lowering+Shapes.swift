import NavGraphModel

// What stands where: screens, containers, and everything that can be presented.
extension Lowering {
  func screen(_ instance: InstanceID, _ bindings: Bindings = [:]) -> ExpressionDescription? {
    guard case .screen(let id) = graph.instances[instance].content else { return nil }
    return .made(
      naming.screenCases[id.index], arguments(graph.instances[instance].arguments, bindings),
      hasValues: !graph.screens[id].parameters.isEmpty)
  }

  func container(_ content: Content) -> ExpressionDescription { .code("." + (naming.containers[content] ?? "unknown")) }

  func shape(_ instance: InstanceID?, _ bindings: Bindings = [:]) -> ExpressionDescription {
    guard let instance else { return .code(".blank") }
    let content = graph.instances[instance].content
    let run = graph.instances[instance].arguments
    switch content {
    case .screen:
      return .dot("screen", screen(instance, bindings).map { [ArgumentDescription(nil, $0)] } ?? [])
    case .stack(let id):
      let inner = self.bindings(graph.stacks[id].parameters, run, bindings)
      let root = graph.stacks[id].root.flatMap { screen($0, inner) }
      return .dot("stack", [ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array([root].compactMap { $0 }))])
    case .tabs(let id):
      let shapes = contentTabs(of: id).map { shape(graph.tabs[$0].content) }
      return .dot(
        "tabs",
        [
          ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array(shapes)),
          ArgumentDescription("selected", .code("0")),
        ])
    case .split(let id):
      return .dot("split", [ArgumentDescription(nil, container(content)), ArgumentDescription(nil, columns(of: id))])
    case .pages(let id):
      let inner = self.bindings(graph.pageSets[id].parameters, run, bindings)
      let screens = graph.pageSets[id].pages.compactMap { screen(graph.pages[$0].instance, inner) }
      return .dot(
        "pages",
        [
          ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array(screens)),
          ArgumentDescription("selected", .code("0")),
        ])
    case .modal, .alert, .unknown:
      return .code(".blank")
    }
  }

  func columns(of split: SplitID) -> ExpressionDescription {
    .dictionary(
      Column.allCases.compactMap { column in
        graph.splits[split][column].map { DictionaryEntry("." + column.text, shape($0)) }
      })
  }

  /// The tabs that can be selected: those that only act have no place.
  func contentTabs(of tabs: TabsID) -> [TabID] { graph.tabSets[tabs].tabs.filter { graph.tabs[$0].action == nil } }

  func parameters(of content: Content) -> IDRange<Parameter> {
    switch content {
    case .screen(let id): graph.screens[id].parameters
    case .stack(let id): graph.stacks[id].parameters
    case .pages(let id): graph.pageSets[id].parameters
    case .modal(let id): graph.modals[id].parameters
    case .alert(let id): graph.alerts[id].parameters
    case .tabs, .split, .unknown: .none
    }
  }

  /// For example: `.chat(let id, _)`, binding only what is used.
  func pattern(_ name: String, _ parameters: IDRange<Parameter>, binding isUsed: (ParameterID) -> Bool) -> String {
    let parts = parameters.map { isUsed($0) ? "let " + self.name(of: $0) : "_" }
    return "." + name + (parts.contains { $0 != "_" } ? "(" + parts.joined(separator: ", ") + ")" : "")
  }

  /// For example: `.present(.newMessage, then: .chatListCompose)`
  func present(_ instance: InstanceID, style: Style?, then arms: ExpressionDescription?, _ bindings: Bindings) -> ExpressionDescription? {
    let content = graph.instances[instance].content
    guard let index = naming.presentableIndex[content] else { return nil }
    let modal = ExpressionDescription.made(
      naming.presentables[index].name, arguments(graph.instances[instance].arguments, bindings),
      hasValues: !parameters(of: content).isEmpty)
    var list = [ArgumentDescription(nil, modal)]
    if let style { list.append(ArgumentDescription("as", .code("." + style.rawValue))) }
    if let arms { list.append(ArgumentDescription("then", arms)) }
    return .dot("present", list)
  }

  /// What a presented thing looks like, and what is in it.
  func presentation(_ content: Content) -> ExpressionDescription {
    switch content {
    case .alert(let id): return alert(id)
    case .modal(let id):
      return .dot("flow", [ArgumentDescription(nil, shape(graph.modals[id].content)), ArgumentDescription(nil, sheet(graph.modals[id]))])
    default:
      return .dot("flow", [ArgumentDescription(nil, bareShape(content)), ArgumentDescription(nil, bareSheet(content))])
    }
  }

  /// A guard's flow that is no modal is full screen; an event that presents the same content says how.
  private func bareSheet(_ content: Content) -> ExpressionDescription {
    let isFlow = graph.guards.ids.contains { id in graph.guards[id].flow.map { graph.instances[$0].content == content } ?? false }
    guard isFlow, !presentedPlainly.contains(content) else { return .call("Navigation.Sheet") }
    let style = ExpressionDescription.call("Navigation.StyleChoice", [ArgumentDescription(nil, .code(".fullScreen"))])
    return .call("Navigation.Sheet", [ArgumentDescription("styles", .array([style]))])
  }

  /// The shape of content that was presented without a modal; its parameters go by their names.
  func bareShape(_ content: Content) -> ExpressionDescription {
    func unchanged(_ parameters: IDRange<Parameter>) -> [ArgumentDescription] {
      parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
    }
    switch content {
    case .screen(let id):
      let screen = ExpressionDescription.dot(naming.screenCases[id.index], unchanged(graph.screens[id].parameters))
      return .dot("screen", [ArgumentDescription(nil, screen)])
    case .stack(let id):
      let root = graph.stacks[id].root.flatMap { screen($0) }
      return .dot("stack", [ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array([root].compactMap { $0 }))])
    case .pages(let id):
      let screens = graph.pageSets[id].pages.compactMap { screen(graph.pages[$0].instance) }
      return .dot(
        "pages",
        [
          ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array(screens)),
          ArgumentDescription("selected", .code("0")),
        ])
    case .tabs(let id):
      let shapes = contentTabs(of: id).map { shape(graph.tabs[$0].content) }
      return .dot(
        "tabs",
        [
          ArgumentDescription(nil, container(content)), ArgumentDescription(nil, .array(shapes)),
          ArgumentDescription("selected", .code("0")),
        ])
    case .split(let id):
      return .dot("split", [ArgumentDescription(nil, container(content)), ArgumentDescription(nil, columns(of: id))])
    case .modal, .alert, .unknown: return .code(".blank")
    }
  }

  /// The shape of a root that is made afresh.
  func rootShape(_ content: Content) -> ExpressionDescription { bareShape(content) }

  func idioms(_ set: Idioms) -> [String] { Idioms.words.filter { set.contains($0.1) }.map { "." + $0.0 } }
}
