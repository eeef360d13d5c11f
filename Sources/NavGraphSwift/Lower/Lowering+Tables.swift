import NavGraphModel

// The namespace of the app: its types, and the tables that the support asks.
extension Lowering {
  mutating func tablesFile() -> SwiftFile {
    let items = itemsTable()
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
    let tables = rootTables() + modalTables(armCases) + guardTables() + containerTables() + items + chrome()
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

  // MARK: Types

  private func aliases() -> [Declaration] {
    let app = naming.app
    return [
      ("Action", "Navigation.Action<\(app)>"), ("Event", "Navigation.Event<\(app)>"), ("Outcome", "Navigation.Outcome"),
      ("Place", "Navigation.Place<\(app)>"), ("Presentation", "Navigation.Presentation<\(app)>"),
      ("Shape", "Navigation.Shape<\(app)>"), ("Target", "Navigation.Target<\(app)>"),
    ].map { .alias(TypealiasDescription($0.0, $0.1)) }
  }

  private func types() -> [Declaration] {
    var all: [Declaration] = []
    for id in graph.typeAliases.ids {
      let alias = graph.typeAliases[id]
      var conformances = ["RawRepresentable", "Hashable", "Sendable", "Codable"]
      if canBeInURL(alias.base) { conformances.append("Navigation.URLValue") }
      let base = typeName(alias.base)
      let initializer = FunctionDescription(
        "init", parameters: [ParameterDescription("rawValue", base)], body: [.assign("self.rawValue", .code("rawValue"))])
      all.append(
        .type(
          TypeDescription(
            doc: doc(alias.declared, location(alias.declared.nameRange)), .struct, naming.aliases[id.index], modifiers: ["nonisolated"],
            inherits: conformances, members: [.variable(VariableDescription("rawValue", base, isLet: true)), .function(initializer)])))
    }
    for id in graph.enumerations.ids {
      let enumeration = graph.enumerations[id]
      let cases = enumeration.cases.map { enumCase -> Declaration in
        let name = naming.enumerationCases[enumCase.index]
        let raw = graph.text(graph.enumerationCases[enumCase].raw)
        return .enumCase(CaseDescription(name, rawValue: raw == name ? nil : raw))
      }
      all.append(
        .type(
          TypeDescription(
            doc: doc(enumeration.declared, location(enumeration.declared.nameRange)), .enum, naming.enumerations[id.index],
            modifiers: ["nonisolated"],
            inherits: cases.isEmpty
              ? ["Hashable", "Sendable"] : ["String", "Hashable", "Sendable", "Codable", "CaseIterable", "Navigation.URLValue"],
            members: cases)))
    }
    return all
  }

  private func canBeInURL(_ type: TypeID) -> Bool {
    switch graph.types[type] {
    case .string, .int, .double, .bool, .uuid, .date, .url: true
    case .alias(let alias): canBeInURL(graph.typeAliases[alias].base)
    case .enumeration: true
    case .external, .optional, .list, .unknown: false
    }
  }

  private func places() -> [Declaration] {
    let screens = graph.screens.ids.map { id in
      let declared = graph.screens[id].declared
      return CaseDescription(doc: doc(declared.doc), naming.screenCases[id.index], values: values(graph.screens[id].parameters))
    }
    let modals = naming.presentables.map { CaseDescription($0.name, values: values(parameters(of: $0.content))) }
    let containers = naming.containerOrder.compactMap { content in naming.containers[content].map { CaseDescription($0) } }
    let roots = naming.roots.compactMap { content in
      naming.rootNames[content].map { CaseDescription($0, values: values(parameters(of: content))) }
    }
    return [
      enumeration("Screen", "Every screen, with its parameters.", screens),
      enumeration("Modal", "Everything that is presented.", modals),
      enumeration("Container", "Every stack, tab bar, split and pager.", containers),
      enumeration("Root", "What a scene can show at its bottom.", roots),
    ]
  }

  private func questions() -> [Declaration] {
    let guards = graph.guards.ids.map { id in
      CaseDescription(doc: doc(graph.guards[id].declared.doc), naming.guards[id.index], values: values(graph.guards[id].parameters))
    }
    let conditions = graph.conditions.ids.map { CaseDescription(doc: doc(graph.conditions[$0].declared.doc), naming.conditions[$0.index]) }
    var all = [
      enumeration("Guard", "Questions that the app answers in its own time.", guards),
      enumeration("Condition", "Questions that the app answers at once.", conditions),
    ]
    for id in graph.alerts.ids {
      let cases = graph.alerts[id].buttons.map { CaseDescription(naming.buttons[$0.index]) }
      all.append(
        enumeration(
          naming.alertTypes[id.index],
          "The buttons of \(graph.text(graph.alerts[id].declared.name)), \(location(graph.alerts[id].declared.nameRange)).",
          cases))
    }
    all.append(resultType())
    let armCases = arms.map { lowered in
      let values = lowered.captured.map {
        ParameterDescription(label(of: $0, among: lowered.captured), typeName(graph.parameters[$0].type))
      }
      return CaseDescription(lowered.name, values: values)
    }
    all.append(enumeration("Arms", "What goes on after a presented flow, with the values that it needs.", armCases))
    all.append(
      enumeration("Landmark", "The screens that a `pop to` names.", landmarks().map { CaseDescription(naming.screenCases[$0.index]) }))
    return all
  }

  /// An enum, or `Never` where there is nothing to tell apart.
  private func enumeration(_ name: String, _ doc: String, _ cases: [CaseDescription]) -> Declaration {
    guard !cases.isEmpty else { return .alias(TypealiasDescription(name, "Never")) }
    return .type(
      TypeDescription(
        doc: [doc], .enum, name, modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"], members: cases.map { .enumCase($0) }))
  }

  private func resultType() -> Declaration {
    let kinds: [FlowResult] = [.done] + results.types.map { .value($0) } + graph.alerts.ids.map { .alert($0) }
    var members: [Declaration] = kinds.map { kind in
      let values = kind == .done ? [] : [ParameterDescription(label: "_", "value", typeName(kind))]
      return .enumCase(CaseDescription(caseName(kind), values: values))
    }
    for kind in kinds {
      let isDone = kind == .done
      let pattern = "." + caseName(kind) + (isDone ? "" : "(let value)")
      let condition = Statement.Condition.holds(.code("case " + pattern + " = self"))
      members.append(
        .variable(
          VariableDescription(
            caseName(kind), typeName(kind) + "?",
            getter: [.if([condition], then: .return(.code(isDone ? "()" : ".some(value)"))), .return(.code("nil"))])))
    }
    return .type(
      TypeDescription(
        doc: ["What flows finish with."], .enum, "Result", modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"], members: members)
    )
  }

  func landmarks() -> [ScreenID] {
    var found: Set<ScreenID> = []
    for id in graph.steps.ids { if case .popTo(let screen) = graph.steps[id].action { found.insert(screen) } }
    return found.sorted()
  }

  // MARK: Tables

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
    var all = chunked(
      "presentation", label: "of", "modal", "Modal", returns: "Presentation", cases, otherwise: blank, isComplete: true)
    if !armCases.isEmpty {
      let function = FunctionDescription(
        "actions", modifiers: ["static"],
        parameters: [
          ParameterDescription(label: "for", "arms", "Arms"), ParameterDescription(label: "after", naming.outcome, "Outcome<Result>"),
        ],
        returns: "[Action]", body: [.switch(SwitchDescription("arms", armCases))])
      all.append(.function(function))
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

  private func named(in run: IDRange<Argument>) -> Set<ParameterID> {
    var found: Set<ParameterID> = []
    for argument in graph.arguments[run] { if case .parameter(let id) = argument.value { found.insert(id) } }
    return found
  }

  private func guardTables() -> [Declaration] {
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
    return all
  }

  private mutating func itemsTable() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    for set in graph.tabSets.ids {
      var items: [ExpressionDescription] = []
      for id in graph.tabSets[set].tabs { items.append(item(id, of: set)) }
      cases.append(SwitchCaseDescription(["." + (naming.containers[.tabs(set)] ?? "")], [.return(.array(items))]))
    }
    guard !cases.isEmpty else { return [] }
    return chunked(
      "items", label: "of", "tabs", "Container", returns: "[Navigation.TabItem<\(naming.app)>]", cases, otherwise: .array([]),
      isComplete: cases.count == naming.containerOrder.count)
  }

  private mutating func item(_ id: TabID, of set: TabsID) -> ExpressionDescription {
    let tab = graph.tabs[id]
    var list: [ArgumentDescription] = []
    if tab.isSearch, tab.title == nil, tab.icon == nil {
      list = [ArgumentDescription("title", .string("Search")), ArgumentDescription("icon", .string("magnifyingglass"))]
    }
    if let title = tab.title { list.append(ArgumentDescription("title", .string(graph.text(title)))) }
    if let icon = tab.icon { list.append(ArgumentDescription("icon", .string(graph.text(icon)))) }
    if let action = tab.action {
      let container = graph.text(graph.tabSets[set].declared.name)
      let name = graph.text(tab.declared.name)
      let steps = actions(IDRange(start: action.raw, count: 1), named: lowerCamel(container) + upperCamel(name))
      var event = [ArgumentDescription(nil, .string(container + "." + name))]
      if !tab.requires.isEmpty { event.append(ArgumentDescription("requires", .array(tab.requires.map { guardUse($0) }))) }
      list.append(ArgumentDescription("action", .call("Event", event + steps.map { ArgumentDescription(nil, $0) })))
    }
    let sectionTest = tab.section.flatMap { graph.sections[$0].hiddenWhen }
    let tests = [tab.hiddenWhen, sectionTest].compactMap { $0.map { test($0) } }
    if tests.count == 1 { list.append(ArgumentDescription("hidden", tests[0])) }
    if tests.count > 1 { list.append(ArgumentDescription("hidden", .dot("any", [ArgumentDescription(nil, .array(tests))]))) }
    if tab.reselect == .none { list.append(ArgumentDescription("reselect", .code(".none"))) }
    return .call("Navigation.TabItem", list)
  }

  private func splitOptions(_ split: Split) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    if split.display != .automatic { list.append(ArgumentDescription("display", .code("." + split.display.rawValue))) }
    if split.behavior != .automatic { list.append(ArgumentDescription("behavior", .code("." + split.behavior.rawValue))) }
    if let column = split.collapsesTo { list.append(ArgumentDescription("collapsesTo", .code("." + column.text))) }
    return .call("Navigation.SplitOptions", list)
  }

  private func chrome() -> [Declaration] {
    let cases = graph.screens.ids.compactMap { id -> SwitchCaseDescription? in
      let screen = graph.screens[id]
      var list: [ArgumentDescription] = []
      if let title = screen.title, title != .empty { list.append(ArgumentDescription("title", .string(graph.text(title)))) }
      if screen.titleMode == .large || screen.titleMode == .inline {
        list.append(ArgumentDescription("titleSize", .code("." + screen.titleMode.rawValue)))
      }
      if let back = screen.backTitle, back != .empty { list.append(ArgumentDescription("backTitle", .string(graph.text(back)))) }
      if [.generic, .minimal, .hidden].contains(screen.backMode) {
        list.append(ArgumentDescription("back", .code("." + screen.backMode.rawValue)))
      }
      if screen.hides.contains(.tabBar) { list.append(ArgumentDescription("hidesTabBar", .code("true"))) }
      guard !list.isEmpty else { return nil }
      return SwitchCaseDescription(["." + naming.screenCases[id.index]], [.return(.call("Navigation.Chrome", list))])
    }
    guard !cases.isEmpty else { return [] }
    return chunked(
      "chrome", label: "of", "screen", "Screen", returns: "Navigation.Chrome", cases, otherwise: .call("Navigation.Chrome"),
      isComplete: cases.count == graph.screens.count)
  }

  // MARK: Switches

  func table(
    _ name: String, of subject: String, _ type: String, returns: String, _ cases: [SwitchCaseDescription]
  ) -> FunctionDescription {
    FunctionDescription(
      name, modifiers: ["static"], parameters: [ParameterDescription(label: "of", subject, type)], returns: returns,
      body: [.switch(SwitchDescription(subject, cases))])
  }

  /// A function that is one switch; above a size at which the compiler grows slow, several, asked in turn.
  func chunked(
    _ name: String, label: String, _ subject: String, _ type: String, returns: String, _ cases: [SwitchCaseDescription],
    otherwise: ExpressionDescription, isComplete: Bool
  ) -> [Declaration] {
    let limit = 200
    let parameters = [ParameterDescription(label: label, subject, type)]
    func function(_ name: String, _ returns: String, _ body: [Statement], isPrivate: Bool = false) -> Declaration {
      .function(
        FunctionDescription(name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: isPrivate, body: body))
    }
    if cases.isEmpty, isComplete {
      return [function(name, returns, [.switch(SwitchDescription(subject, []))])]
    }
    guard cases.count > limit else {
      let rest = isComplete ? [] : [SwitchCaseDescription([], [.return(otherwise)])]
      return [function(name, returns, [.switch(SwitchDescription(subject, cases + rest))])]
    }
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = name + "Part" + String(start / limit + 1)
      let slice = Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription([], [.return(.code("nil"))])]
      parts.append(function(part, returns + "?", [.switch(SwitchDescription(subject, slice))], isPrivate: true))
      questions.append(
        .if([.bind("found", .call(part, [ArgumentDescription(label == "_" ? nil : label, .code(subject))]))], then: .return(.code("found")))
      )
    }
    return [function(name, returns, questions + [.return(otherwise)])] + parts
  }
}
