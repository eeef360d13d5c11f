import NavGraphModel

// The namespace of the app: its types, and the tables that the support asks.
extension Lowering {
  mutating func tablesFile() -> SwiftFile {
    let bars = tabBarTable()
    // Arms may present, and so have arms of their own: the list grows while it is read.
    var armCases: [SwitchCaseDescription] = []
    var next = 0
    while next < arms.count {
      armCases.append(armCase(arms[next]))
      next += 1
    }
    var members: [Declaration] = aliases()
    members.append(contentsOf: types())
    members.append(contentsOf: places())
    members.append(contentsOf: questions())
    let tables = rootTables() + modalTables(armCases) + guardTables() + containerTables() + bars + looks()
    let namespace = TypeDescription(
      doc: graph.app.map { doc($0.declared, "The navigation of \(graph.text($0.declared.name)), \(location($0.declared.nameRange)).") }
        ?? [],
      .enum, naming.app, modifiers: ["nonisolated"], inherits: ["Navigation.Graph"], members: members)
    var declarations: [Declaration] = [.type(namespace)]
    declarations.append(.mark("The tables that say where everything stands and what it does"))
    declarations.append(.type(TypeDescription(.extension, naming.app, modifiers: ["nonisolated"], members: tables)))
    for alias in naming.externalAliases { declarations.append(.alias(TypealiasDescription(alias.name, alias.type))) }
    return file(naming.app, declarations)
  }

  private func rootTables() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    var general: ExpressionDescription?
    for id in graph.roots.ids {
      let root = graph.roots[id]
      guard let name = naming.rootNames[graph.instances[root.instance].content] else { continue }
      let content = graph.instances[root.instance].content
      let value = ExpressionDescription.made(
        name, arguments(graph.instances[root.instance].arguments), hasValues: !parameters(of: content).isEmpty)
      if root.idioms.isEmpty {
        general = general ?? value
      } else {
        cases.append(SwitchCaseDescription(idioms(root.idioms), [.return(value)]))
      }
    }
    let fallback = general ?? naming.roots.first.flatMap { naming.rootNames[$0] }.map { .code("." + $0) }
    var body: [Statement] = []
    if let fallback {
      let covered = Set(cases.flatMap(\.patterns))
      if covered.count < 4 { cases.append(SwitchCaseDescription([], [.return(fallback)])) }
      body = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription("idiom", cases))]
    }
    let shapes = naming.roots.compactMap { content -> SwitchCaseDescription? in
      guard let name = naming.rootNames[content] else { return nil }
      return SwitchCaseDescription([pattern(name, parameters(of: content)) { _ in true }], [.return(rootShape(content))])
    }
    return [
      .function(
        FunctionDescription(
          "root", modifiers: ["static"], parameters: [ParameterDescription(label: "on", "idiom", "Navigation.Idiom")], returns: "Root",
          body: body)),
      .function(table("shape", of: "root", "Root", returns: "Shape", shapes)),
    ]
  }

  private func modalTables(_ armCases: [SwitchCaseDescription]) -> [Declaration] {
    let cases = naming.presentables.map { presentable in
      let used = usedInPresentation(presentable.content)
      return SwitchCaseDescription(
        [pattern(presentable.name, parameters(of: presentable.content)) { used.contains($0) }],
        [.return(presentation(presentable.content))])
    }
    let blank = ExpressionDescription.dot(
      "flow", [ArgumentDescription(nil, .code(".blank")), ArgumentDescription(nil, .call("Navigation.Sheet"))])
    // Where there are no modals, whatever stands in the function is warned about: it would never run.
    let none = FunctionDescription(
      "presentation", modifiers: ["static"], parameters: [ParameterDescription(label: "of", "modal", "Modal")], returns: "Presentation",
      body: [])
    var all =
      cases.isEmpty
      ? [.function(none)]
      : chunked("presentation", label: "of", "modal", "Modal", returns: "Presentation", cases, otherwise: blank, isComplete: true)
    if !armCases.isEmpty {
      all += chunked(
        "actions", label: "for", "arms", "Arms", returns: "[Action]", armCases, otherwise: .array([]), isComplete: true,
        also: [ParameterDescription(label: "after", naming.outcome, "Outcome<Result>")])
    }
    if !landmarks().isEmpty {
      let cases = landmarks().map { id in
        let name = "." + naming.screenCases[id.index]
        return SwitchCaseDescription(["(" + name + ", " + name + ")"], [.return(.code("true"))])
      }
      all.append(
        .function(
          FunctionDescription(
            "isLandmark", modifiers: ["static"],
            parameters: [ParameterDescription(label: "_", "landmark", "Landmark"), ParameterDescription(label: "_", "screen", "Screen")],
            returns: "Bool",
            body: [.switch(SwitchDescription("(landmark, screen)", cases + [SwitchCaseDescription([], [.return(.code("false"))])]))])))
    }
    return all
  }

  private func usedInPresentation(_ content: Content) -> Set<ParameterID> {
    switch content {
    case .modal(let id):
      guard let inner = graph.modals[id].content else { return [] }
      var found: Set<ParameterID> = []
      for argument in graph.arguments[graph.instances[inner].arguments] {
        if case .parameter(let parameter) = argument.value { found.insert(parameter) }
      }
      return found.subtracting(unusedArguments(of: inner))
    case .alert: return []
    case .screen(let id): return Set(graph.screens[id].parameters)
    case .stack(let id): return graph.stacks[id].root.map { named(in: graph.instances[$0].arguments) } ?? []
    case .pages(let id):
      return graph.pageSets[id].pages.reduce(into: []) { $0.formUnion(named(in: graph.instances[graph.pages[$1].instance].arguments)) }
    default: return []
    }
  }

  /// Values that a container takes and never hands on.
  private func unusedArguments(of instance: InstanceID) -> Set<ParameterID> {
    let inner: Set<ParameterID>
    switch graph.instances[instance].content {
    case .stack, .pages: inner = usedInPresentation(graph.instances[instance].content)
    default: return []
    }
    var unused: Set<ParameterID> = []
    for argument in graph.arguments[graph.instances[instance].arguments] {
      if case .parameter(let parameter) = argument.value, !inner.contains(argument.parameter) { unused.insert(parameter) }
    }
    for argument in graph.arguments[graph.instances[instance].arguments] where inner.contains(argument.parameter) {
      if case .parameter(let parameter) = argument.value { unused.remove(parameter) }
    }
    return unused
  }

  func named(in run: IDRange<Argument>) -> Set<ParameterID> {
    var found: Set<ParameterID> = []
    for argument in graph.arguments[run] { if case .parameter(let id) = argument.value { found.insert(id) } }
    return found
  }

  private func containerTables() -> [Declaration] {
    var all: [Declaration] = []
    let splits = graph.splits.ids.map { id in
      SwitchCaseDescription(["." + (naming.containers[.split(id)] ?? "")], [.return(columns(of: id))])
    }
    if !splits.isEmpty {
      all += chunked(
        "columns", label: "of", "split", "Container", returns: "[Navigation.Column: Shape]", splits, otherwise: .dictionary([]),
        isComplete: splits.count == naming.containerOrder.count)
      let options = graph.splits.ids.map { id in
        SwitchCaseDescription(["." + (naming.containers[.split(id)] ?? "")], [.return(splitOptions(graph.splits[id]))])
      }
      all += chunked(
        "options", label: "of", "split", "Container", returns: "Navigation.SplitOptions", options,
        otherwise: .call("Navigation.SplitOptions"), isComplete: options.count == naming.containerOrder.count)
    }
    let curled = graph.pageSets.ids.filter { graph.pageSets[$0].transition == .curl }.map { id in
      SwitchCaseDescription(["." + (naming.containers[.pages(id)] ?? "")], [.return(.code(".curl"))])
    }
    if !curled.isEmpty {
      all += chunked(
        "pageStyle", label: "of", "pages", "Container", returns: "Navigation.PageStyle", curled, otherwise: .code(".scroll"),
        isComplete: curled.count == naming.containerOrder.count)
    }
    return all
  }

  private func splitOptions(_ split: Split) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    if split.display != .automatic { list.append(ArgumentDescription("display", .code("." + split.display.rawValue))) }
    if split.behavior != .automatic { list.append(ArgumentDescription("behavior", .code("." + split.behavior.rawValue))) }
    if let column = split.collapsesTo { list.append(ArgumentDescription("collapsesTo", .code("." + column.text))) }
    return .call("Navigation.SplitOptions", list)
  }
}
