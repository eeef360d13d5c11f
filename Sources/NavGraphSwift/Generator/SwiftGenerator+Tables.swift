import NavGraphLowering
import NavGraphModel

// Generates the namespace of the app: its types, and the tables that the runtime reads.
extension SwiftGenerator {
  mutating func tablesFile() -> SwiftFile {
    let bars = tabBarTable()
    // The list grows during the loop, because outcome handlers can present and have handlers themselves.
    var armCases: [SwitchCaseDescription] = []
    var next = 0
    while next < arms.count {
      armCases.append(armCase(arms[next]))
      next += 1
    }
    let tables =
      aliases() + places() + questions() + placeTables() + rootTables() + modalTables(armCases) + guardTables() + containerTables() + bars
      + looks() + ownBundle
    // Describes once what the namespaces of all screens have in common.
    let events = [
      "The namespace of a screen has its `Events`, which your app calls to navigate. They retain nothing, and `Events.none` does nothing. "
        + "The functions next to them create the same events as values."
    ]
    let words = graph.app.map { doc($0.declared, "The navigation of \(text($0.declared.name)).") }
    let plumbing = TypeDescription(
      doc: ["The tables that the runtime reads. Reports and tests name its types: `NavGraph.Report<\(naming.app).Graph>`."],
      .enum, "Graph", modifiers: ["nonisolated"], inherits: ["NavGraph.Graph"], members: tables)
    let namespace = TypeDescription(
      doc: (words.map { $0 + [""] } ?? []) + events, .enum, naming.app, modifiers: ["nonisolated"],
      members: types() + choiceTypes() + [.type(plumbing)])
    var declarations: [Declaration] = [.type(namespace)]
    for alias in naming.externalAliases { declarations.append(.alias(TypealiasDescription(alias.name, alias.type))) }
    return file(part: "", declarations)
  }

  private func rootTables() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    var general: ExpressionDescription?
    var first: ExpressionDescription?
    for id in graph.roots.ids {
      let root = graph.roots[id]
      guard naming.rootNames[graph.instances[root.instance].content] != nil else { continue }
      let value = self.root(lowered.made(root.instance))
      first = first ?? value
      if root.idioms.isEmpty {
        general = general ?? value
      } else {
        cases.append(SwitchCaseDescription(idioms(root.idioms), [.return(value)]))
      }
    }
    let fallback = general ?? first
    var body: [Statement] = []
    if let fallback {
      let covered = Set(cases.flatMap(\.patterns))
      if covered.count < 4 { cases.append(SwitchCaseDescription([], [.return(fallback)])) }
      body = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription("idiom", cases))]
    }
    let shapes = naming.roots.compactMap { content -> SwitchCaseDescription? in
      guard let name = naming.rootNames[content] else { return nil }
      let shape = ownShape(content)
      return SwitchCaseDescription([pattern(name, parameters(of: content), usedIn: [shape])], [.return(shape)])
    }
    return [
      .function(
        FunctionDescription(
          "root", modifiers: ["static"], parameters: [ParameterDescription(label: "on", "idiom", "NavGraph.Idiom")], returns: "Root",
          body: body)),
      .function(table("shape", of: "root", "Root", returns: "Shape", shapes)),
    ]
  }

  private func modalTables(_ armCases: [SwitchCaseDescription]) -> [Declaration] {
    let cases = naming.presentables.map { presentable in
      let shown = presentation(presentable.content)
      return SwitchCaseDescription([pattern(presentable.name, parameters(of: presentable.content), usedIn: [shown])], [.return(shown)])
    }
    let blank = ExpressionDescription.dot(
      "flow", [ArgumentDescription(nil, .code(".blank")), ArgumentDescription(nil, .call("NavGraph.Sheet"))])
    // Without modals, the compiler would warn about any code in this function, because it never runs.
    let none = FunctionDescription(
      "presentation", modifiers: ["static"], parameters: [ParameterDescription(label: "of", "modal", "Modal")], returns: "Presentation",
      body: [])
    var all =
      cases.isEmpty
      ? [.function(none)]
      : chunked("presentation", label: "of", "modal", "Modal", returns: "Presentation", cases, otherwise: blank, isComplete: true)
    let others = naming.presentables.flatMap { presentable in
      (lowered.contents[presentable.content] ?? []).map { other in
        let shown = shape(other.shape)
        let modal = pattern(presentable.name, parameters(of: presentable.content), usedIn: [shown])
        return SwitchCaseDescription(idioms(other.idioms).map { "(\(modal), \($0))" }, [.return(shown)])
      }
    }
    if !others.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            "shape", modifiers: ["static"],
            parameters: [
              ParameterDescription(label: "of", "modal", "Modal"), ParameterDescription(label: "on", "idiom", "NavGraph.Idiom"),
            ],
            returns: "Shape?",
            body: [.switch(SwitchDescription("(modal, idiom)", others + [SwitchCaseDescription([], [.return(.code("nil"))])]))])))
    }
    if !armCases.isEmpty {
      all += chunked(
        "actions", label: "for", "continuation", "Continuation", returns: "[Action]", armCases, otherwise: .array([]), isComplete: true,
        also: [ParameterDescription(label: "after", naming.outcome, "NavGraph.Outcome<Result>")])
    }
    all += typedResults()
    if !popTargets().isEmpty {
      let cases = popTargets().map { id in
        let name = "." + naming.screenCases[id.index]
        return SwitchCaseDescription(["(" + name + ", " + name + ")"], [.return(.code("true"))])
      }
      all.append(
        .function(
          FunctionDescription(
            "isPopTarget", modifiers: ["static"],
            parameters: [ParameterDescription(label: "_", "popTarget", "PopTarget"), ParameterDescription(label: "_", "screen", "Screen")],
            returns: "Bool",
            body: [.switch(SwitchDescription("(popTarget, screen)", cases + [SwitchCaseDescription([], [.return(.code("false"))])]))])))
    }
    return all
  }

  /// Returns the function that adds the typed text to the results of buttons that return it.
  private func typedResults() -> [Declaration] {
    let cases = graph.alerts.ids.flatMap { id in
      graph.alerts[id].buttons.filter { graph.buttons[$0].returnsText }.map { button in
        let (alert, name) = (caseName(.alert(id)), naming.buttons[button.index])
        let value = ExpressionDescription.dot(name, [ArgumentDescription(nil, .code("text"))])
        return SwitchCaseDescription(["." + alert + "(." + name + ")"], [.return(.dot(alert, [ArgumentDescription(nil, value)]))])
      }
    }
    guard !cases.isEmpty else { return [] }
    return [
      .function(
        FunctionDescription(
          "result", modifiers: ["static"],
          parameters: [ParameterDescription(label: "_", "result", "Result"), ParameterDescription(label: "with", "text", "String")],
          returns: "Result",
          body: [.switch(SwitchDescription("result", cases + [SwitchCaseDescription([], [.return(.code("result"))])]))]))
    ]
  }

  private func containerTables() -> [Declaration] {
    var all: [Declaration] = []
    let splits = graph.splits.ids.map { id in
      SwitchCaseDescription(["." + (naming.containers[.split(id)] ?? "")], [.return(columns(of: id))])
    }
    if !splits.isEmpty {
      all += chunked(
        "columns", label: "of", "split", "Container", returns: "[NavGraph.Column: Shape]", splits, otherwise: .dictionary([]),
        isComplete: splits.count == naming.containerOrder.count)
      let options = graph.splits.ids.map { id in
        SwitchCaseDescription(["." + (naming.containers[.split(id)] ?? "")], [.return(splitOptions(graph.splits[id]))])
      }
      all += chunked(
        "options", label: "of", "split", "Container", returns: "NavGraph.SplitOptions", options,
        otherwise: .call("NavGraph.SplitOptions"), isComplete: options.count == naming.containerOrder.count)
    }
    let curled = graph.pageSets.ids.filter { graph.pageSets[$0].transition == .curl }.map { id in
      SwitchCaseDescription(["." + (naming.containers[.pages(id)] ?? "")], [.return(.code(".curl"))])
    }
    if !curled.isEmpty {
      all += chunked(
        "pageStyle", label: "of", "pages", "Container", returns: "NavGraph.PageStyle", curled, otherwise: .code(".scroll"),
        isComplete: curled.count == naming.containerOrder.count)
    }
    return all
  }

  private func splitOptions(_ split: Split) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    if split.display != .automatic { list.append(ArgumentDescription("display", .code("." + split.display.rawValue))) }
    if split.behavior != .automatic { list.append(ArgumentDescription("behavior", .code("." + split.behavior.rawValue))) }
    if let column = split.collapsesTo { list.append(ArgumentDescription("collapsesTo", .code("." + column.text))) }
    return .call("NavGraph.SplitOptions", list)
  }
}
