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
      armCases.append(armCase(for: arms[next]))
      next += 1
    }
    let tables =
      aliases() + places() + questions() + placeTables() + rootTables() + modalTables(armCases: armCases) + guardTables()
      + containerTables() + bars
      + looks() + ownBundle
    // Describes once what the namespaces of all screens have in common.
    let events = [
      "The namespace of a screen has its `Events`, which your app calls to navigate. They retain nothing, and `Events.none` does nothing. "
        + "The functions next to them create the same events as values."
    ]
    let words = graph.app.map { doc(of: $0.declared, default: "The navigation of \(text(of: $0.declared.name)).") }
    let plumbing = TypeDescription(
      doc: ["The tables that the runtime reads. Reports and tests name its types: `NavGraph.Report<\(naming.app).Graph>`."],
      kind: .enum, name: "Graph", modifiers: ["nonisolated"], inherits: ["NavGraph.Graph"], members: tables)
    let namespace = TypeDescription(
      doc: (words.map { $0 + [""] } ?? []) + events, kind: .enum, name: naming.app, modifiers: ["nonisolated"],
      members: types() + choiceTypes() + [.type(plumbing)])
    var declarations: [Declaration] = [.type(namespace)]
    for alias in naming.externalAliases { declarations.append(.alias(TypealiasDescription(name: alias.name, type: alias.type))) }
    return file(part: "", declarations: declarations)
  }

  private func rootTables() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    var general: ExpressionDescription?
    var first: ExpressionDescription?
    for id in graph.roots.ids {
      let root = graph.roots[id]
      guard naming.rootNames[graph.instances[root.instance].content] != nil else { continue }
      let value = self.root(for: lowered.made(from: root.instance))
      first = first ?? value
      if root.idioms.isEmpty {
        general = general ?? value
      } else {
        cases.append(SwitchCaseDescription(patterns: idioms(in: root.idioms), body: [.return(value)]))
      }
    }
    let fallback = general ?? first
    var body: [Statement] = []
    if let fallback {
      let covered = Set(cases.flatMap(\.patterns))
      if covered.count < 4 { cases.append(SwitchCaseDescription(patterns: [], body: [.return(fallback)])) }
      body = cases.count == 1 ? cases[0].body : [.switch(SwitchDescription(over: "idiom", cases: cases))]
    }
    let shapes = naming.roots.compactMap { content -> SwitchCaseDescription? in
      guard let name = naming.rootNames[content] else { return nil }
      let shape = ownShape(of: content)
      return SwitchCaseDescription(patterns: [pattern(named: name, with: parameters(of: content), usedIn: [shape])], body: [.return(shape)])
    }
    return [
      .function(
        FunctionDescription(
          name: "root", modifiers: ["static"], parameters: [ParameterDescription(label: "on", name: "idiom", type: "NavGraph.Idiom")],
          returns: "Root",
          body: body)),
      .function(table(named: "shape", of: "root", type: "Root", returns: "Shape", cases: shapes)),
    ]
  }

  private func modalTables(armCases: [SwitchCaseDescription]) -> [Declaration] {
    let cases = naming.presentables.map { presentable in
      let shown = presentation(of: presentable.content)
      return SwitchCaseDescription(
        patterns: [pattern(named: presentable.name, with: parameters(of: presentable.content), usedIn: [shown])], body: [.return(shown)])
    }
    let blank = ExpressionDescription.dot(
      "flow",
      with: [ArgumentDescription(label: nil, value: .code(".blank")), ArgumentDescription(label: nil, value: .call("NavGraph.Sheet"))])
    // Without modals, the compiler would warn about any code in this function, because it never runs.
    let none = FunctionDescription(
      name: "presentation", modifiers: ["static"], parameters: [ParameterDescription(label: "of", name: "modal", type: "Modal")],
      returns: "Presentation",
      body: [])
    var all =
      cases.isEmpty
      ? [.function(none)]
      : SwitchFunction(
        name: "presentation", subject: "modal", type: "Modal", returns: "Presentation", cases: cases, otherwise: blank, isComplete: true
      ).declarations
    let others = naming.presentables.flatMap { presentable in
      (lowered.contents[presentable.content] ?? []).map { other in
        let shown = shape(for: other.shape)
        let modal = pattern(named: presentable.name, with: parameters(of: presentable.content), usedIn: [shown])
        return SwitchCaseDescription(patterns: idioms(in: other.idioms).map { "(\(modal), \($0))" }, body: [.return(shown)])
      }
    }
    if !others.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            name: "shape", modifiers: ["static"],
            parameters: [
              ParameterDescription(label: "of", name: "modal", type: "Modal"),
              ParameterDescription(label: "on", name: "idiom", type: "NavGraph.Idiom"),
            ],
            returns: "Shape?",
            body: [
              .switch(
                SwitchDescription(
                  over: "(modal, idiom)", cases: others + [SwitchCaseDescription(patterns: [], body: [.return(.code("nil"))])]))
            ])))
    }
    if !armCases.isEmpty {
      all +=
        SwitchFunction(
          name: "actions", label: "for", subject: "continuation", type: "Continuation", returns: "[Action]", cases: armCases,
          otherwise: .array([]), isComplete: true,
          others: [ParameterDescription(label: "after", name: naming.outcome, type: "NavGraph.Outcome<Result>")]
        ).declarations
    }
    all += typedResults()
    if !popTargets().isEmpty {
      let cases = popTargets().map { id in
        let name = "." + naming.screenCases[id.index]
        return SwitchCaseDescription(patterns: ["(" + name + ", " + name + ")"], body: [.return(.code("true"))])
      }
      all.append(
        .function(
          FunctionDescription(
            name: "isPopTarget", modifiers: ["static"],
            parameters: [
              ParameterDescription(label: "_", name: "popTarget", type: "PopTarget"),
              ParameterDescription(label: "_", name: "screen", type: "Screen"),
            ],
            returns: "Bool",
            body: [
              .switch(
                SwitchDescription(
                  over: "(popTarget, screen)", cases: cases + [SwitchCaseDescription(patterns: [], body: [.return(.code("false"))])]))
            ])))
    }
    return all
  }

  /// Returns the function that adds the typed text to the results of buttons that return it.
  private func typedResults() -> [Declaration] {
    let cases = graph.alerts.ids.flatMap { id in
      graph.alerts[id].buttons.filter { graph.buttons[$0].returnsText }.map { button in
        let (alert, name) = (caseName(of: .alert(id)), naming.buttons[button.index])
        let value = ExpressionDescription.dot(name, with: [ArgumentDescription(label: nil, value: .code("text"))])
        return SwitchCaseDescription(
          patterns: ["." + alert + "(." + name + ")"], body: [.return(.dot(alert, with: [ArgumentDescription(label: nil, value: value)]))])
      }
    }
    guard !cases.isEmpty else { return [] }
    return [
      .function(
        FunctionDescription(
          name: "result", modifiers: ["static"],
          parameters: [
            ParameterDescription(label: "_", name: "result", type: "Result"),
            ParameterDescription(label: "with", name: "text", type: "String"),
          ],
          returns: "Result",
          body: [
            .switch(
              SwitchDescription(over: "result", cases: cases + [SwitchCaseDescription(patterns: [], body: [.return(.code("result"))])]))
          ]))
    ]
  }

  private func containerTables() -> [Declaration] {
    var all: [Declaration] = []
    let splits = graph.splits.ids.map { id in
      SwitchCaseDescription(patterns: ["." + (naming.containers[.split(id)] ?? "")], body: [.return(columns(of: id))])
    }
    if !splits.isEmpty {
      all +=
        SwitchFunction(
          name: "columns", subject: "split", type: "Container", returns: "[NavGraph.Column: Shape]", cases: splits,
          otherwise: .dictionary([]), isComplete: splits.count == naming.containerOrder.count
        ).declarations
      let options = graph.splits.ids.map { id in
        SwitchCaseDescription(patterns: ["." + (naming.containers[.split(id)] ?? "")], body: [.return(splitOptions(of: graph.splits[id]))])
      }
      all +=
        SwitchFunction(
          name: "options", subject: "split", type: "Container", returns: "NavGraph.SplitOptions", cases: options,
          otherwise: .call("NavGraph.SplitOptions"), isComplete: options.count == naming.containerOrder.count
        ).declarations
    }
    let curled = graph.pageSets.ids.filter { graph.pageSets[$0].transition == .curl }.map { id in
      SwitchCaseDescription(patterns: ["." + (naming.containers[.pages(id)] ?? "")], body: [.return(.code(".curl"))])
    }
    if !curled.isEmpty {
      all +=
        SwitchFunction(
          name: "pageStyle", subject: "pages", type: "Container", returns: "NavGraph.PageStyle", cases: curled, otherwise: .code(".scroll"),
          isComplete: curled.count == naming.containerOrder.count
        ).declarations
    }
    return all
  }

  private func splitOptions(of split: Split) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    if split.display != .automatic { list.append(ArgumentDescription(label: "display", value: .code("." + split.display.rawValue))) }
    if split.behavior != .automatic { list.append(ArgumentDescription(label: "behavior", value: .code("." + split.behavior.rawValue))) }
    if let column = split.collapsesTo { list.append(ArgumentDescription(label: "collapsesTo", value: .code("." + column.text))) }
    return .call("NavGraph.SplitOptions", with: list)
  }
}
