import NavGraphLowering
import NavGraphModel

// Generates the navigation state of a scene as a value that can't violate the graph. Every
// position has its own type, with a static member for each screen that can be there.
extension SwiftGenerator {
  func stateFile() -> SwiftFile {
    let app = naming.app
    func own(_ members: [Declaration], in type: String) -> Declaration {
      .type(TypeDescription(kind: .extension, name: type, modifiers: ["nonisolated"], members: members))
    }
    let qualified = qualified
    var file = file(part: "State", declarations: [own([stateType()], in: app)])
    file.parts.append { [.mark("Restoration"), own(qualified.restorationTables(), in: app + ".Graph")] }
    return file
  }

  // MARK: State

  private func stateType() -> Declaration {
    var asked: [ParameterDescription] = []
    var handed = ""
    if !graph.conditions.isEmpty {
      asked.append(
        ParameterDescription(label: "where", name: "holds", type: "(Graph.Condition) -> Bool", default: .code(assumedConditions)))
      handed += ", where: holds"
    }
    if !graph.guards.isEmpty {
      asked.append(ParameterDescription(name: "grants", type: "(Graph.Guard) -> Bool", default: .code("{ _ in true }")))
      handed += ", grants: grants"
    }
    func function(doc: String, named name: String, parameters: [ParameterDescription], value: String) -> Declaration {
      .function(
        FunctionDescription(doc: [doc], name: name, parameters: parameters, returns: "Self", body: [.return(.code("Self(" + value + ")"))]))
    }
    func plain(named name: String, type: String) -> ParameterDescription { ParameterDescription(label: "_", name: name, type: type) }
    var members: [Declaration] = [
      .alias(TypealiasDescription(name: "G", type: "Graph")),
      .variable(VariableDescription(name: "tree", type: "NavGraph.Tree<Graph>", isLet: true)),
      .function(
        FunctionDescription(
          name: "init", modifiers: ["fileprivate"], parameters: [plain(named: "tree", type: "NavGraph.Tree<Graph>")],
          body: [.assign("self.tree", .code("tree"))])),
      .function(
        FunctionDescription(
          doc: ["The current state of a scene."], name: "init", modifiers: ["@MainActor"],
          parameters: [plain(named: "navigator", type: "NavGraph.Navigator<Graph>")], body: [.assign("tree", .code("navigator.tree"))])),
      .function(
        FunctionDescription(
          doc: ["Decodes a saved state, without anything that the current graph doesn't allow."], name: "init",
          parameters: [ParameterDescription(label: "from", name: "decoder", type: "any Swift.Decoder")], throwing: "any Error",
          body: [.assign("tree", .code("try NavGraph.Tree(from: decoder)"))])),
      function(
        doc: "The state after an event of the screen in front. By default, guards succeed and conditions are false.", named: "after",
        parameters: [plain(named: "event", type: "Graph.Event")] + asked, value: "tree.after(event\(handed))"),
      function(
        doc: "The state after the topmost flow finishes with a result, or a button of the topmost alert is tapped.", named: "finished",
        parameters: [plain(named: "result", type: "Graph.Result")] + asked, value: "tree.ending(.finished(result)\(handed))"),
      function(
        doc: "The state after the user dismisses the topmost modal.", named: "dismissed", parameters: asked,
        value: "tree.ending(.dismissed(by: .user)\(handed))"),
      function(doc: "The state after Back.", named: "back", parameters: [], value: "tree.after(Graph.Event(\"back\", .pop))"),
    ]
    if !graph.appEvents.isEmpty {
      members.append(
        function(
          doc: "The state after an app-level event: `\(naming.appEvents).\(graph.app.flatMap { eventNames(of: $0.events).first } ?? "")`.",
          named: "after",
          parameters: [ParameterDescription(label: "appEvent", name: "event", type: "Graph.Event")] + asked,
          value: "tree.after(striking: event\(handed))"))
    }
    if !graph.routes.isEmpty {
      members.append(
        function(
          doc: "The state after a link.", named: "opening", parameters: [plain(named: "route", type: "Route")],
          value: "tree.after(Graph.Event(\"link\", .open(route.target)))"))
    }
    for id in graph.tabSets.ids {
      guard let type = naming.stateTypes[.tab(id)], !contentTabs(of: id).isEmpty else { continue }
      let name = "." + (naming.containers[.tabs(id)] ?? "")
      members.append(
        .function(
          FunctionDescription(
            doc: ["The state after a tap on that tab."], name: "selecting", parameters: [plain(named: "tab", type: type)], returns: "Self",
            body: [.return(.code("Self(tree.after(Graph.Event(\"tab\", .select(\(name), tab.index, orInRoot: true))))"))])))
      members.append(
        .variable(
          VariableDescription(
            doc: ["The selected tab of \(text(of: graph.tabSets[id].declared.name)); `nil` if the scene doesn't show it."],
            name: swiftIdentifier(lowerCamel(type)), type: type + "?",
            getter: [.return(.code("selected(in: \(name)).flatMap { \(type)(rawValue: $0) }"))])))
    }
    members += rootStates()
    members += choiceAliases() + positionTypes().map { .type($0) }
    return .type(
      TypeDescription(
        doc: [
          "The state of a scene, as a value: for tests and previews, which apply events to it without a screen.",
          "", "Each stack, tab, and modal takes only what it can contain. What leads to it isn't checked.",
        ], kind: .struct, name: "NavigationState", modifiers: ["nonisolated"], inherits: ["NavGraph.StateValue"], members: members))
  }

  private func rootStates() -> [Declaration] {
    naming.roots.compactMap { content -> Declaration? in
      guard let name = naming.rootNames[content] else { return nil }
      let own = parameters(in: parameters(of: content))
      var scope = NameScope(reserved: Set(own.map(\.name) + ["presenting", "presented"]))
      let inner = contents(of: content, in: .root(content), scope: &scope)
      var list = own + inner.parameters
      let root = ExpressionDescription.made(
        name, with: own.map { ArgumentDescription(label: $0.label ?? $0.name, value: .code($0.name)) }, hasValues: !own.isEmpty)
      var arguments = [
        ArgumentDescription(label: nil, value: root), ArgumentDescription(label: nil, value: inner.parts ?? .call("NavGraph.Parts")),
      ]
      if !naming.presentables.isEmpty {
        list.append(ParameterDescription(label: "presenting", name: "presented", type: "[Presented]", default: .array([])))
        arguments.append(ArgumentDescription(label: "presenting", value: .code("presented.map { ($0.modal, $0.parts) }")))
      }
      if graph.modals.contains(where: { $0.contents.count > 1 }) {
        let idiom = scope.claim("idiom")
        list.append(ParameterDescription(label: "on", name: idiom, type: "NavGraph.Idiom", default: .code(".phone")))
        arguments.append(ArgumentDescription(label: "on", value: .code(idiom)))
      }
      return .function(
        FunctionDescription(
          doc: ["A scene that shows \(graph.declared(of: content).map { text(of: $0.name) } ?? name.withoutBackticks)."],
          name: name, modifiers: ["static"], parameters: list, returns: "Self",
          body: [.return(.call("Self", with: [ArgumentDescription(label: nil, value: .call("NavGraph.Tree", with: arguments))]))]))
    }
  }

  // MARK: Positions

  /// Returns the content of a container that can differ from its declaration:
  /// the parameters for it, and the `NavGraph.Parts` that they create.
  ///
  /// - Parameter variant: The index of a modal's content, or nil for the content on devices without their own.
  private func contents(
    of content: Content, variant: Int? = nil, in slot: SlotContents.Slot, scope: inout NameScope
  ) -> (parameters: [ParameterDescription], parts: ExpressionDescription?) {
    var inner: [DictionaryEntry] = []
    var list: [ParameterDescription] = []
    func add(_ instance: InstanceID?, in slot: SlotContents.Slot, key: String, scope: inout NameScope) {
      guard let instance else { return }
      let name = scope.claim(lowerCamel(key))
      guard let found = position(of: graph.instances[instance].content, in: slot, label: nil, named: name) else { return }
      list.append(found.parameter)
      inner.append(DictionaryEntry(key: SwiftRenderer().text(of: .string(key)), value: found.parts))
    }
    switch content {
    case .tabs(let id):
      let tabs = contentTabs(of: id)
      let cases = tabCases(of: id).dropFirst(graph.firstIndex(of: id))
      guard let type = naming.stateTypes[.tab(id)], let first = cases.first else { return ([], nil) }
      let name = scope.claim("tab")
      list.append(ParameterDescription(label: "_", name: name, type: type, default: .code("." + first.name)))
      for (index, tab) in tabs.enumerated() {
        add(graph.tabs[tab].content, in: .tab(id, index), key: text(of: graph.tabs[tab].declared.name), scope: &scope)
      }
      let parts = [ArgumentDescription(label: "selected", value: .code(name + ".rawValue"))]
      return (
        list, .call("NavGraph.Parts", with: parts + (inner.isEmpty ? [] : [ArgumentDescription(label: nil, value: .dictionary(inner))]))
      )
    case .split(let id):
      for column in Column.allCases { add(graph.splits[id][column], in: .column(id, column), key: column.text, scope: &scope) }
      let name = scope.claim("front")
      list.append(ParameterDescription(name: name, type: "NavGraph.Column?", default: .code("nil")))
      var parts = [ArgumentDescription(label: "front", value: .code(name))]
      if graph.splits[id].inspector != nil {
        let name = scope.claim("showsInspector")
        list.append(ParameterDescription(name: name, type: "Bool", default: .code("false")))
        parts.append(ArgumentDescription(label: "showsInspector", value: .code(name)))
      }
      return (
        list, .call("NavGraph.Parts", with: parts + (inner.isEmpty ? [] : [ArgumentDescription(label: nil, value: .dictionary(inner))]))
      )
    case .modal(let id):
      let all = graph.contents(of: id)
      let variant = variant ?? graph.variant(of: id)
      guard all.indices.contains(variant) else { return ([], nil) }
      return contents(of: graph.instances[all[variant]].content, in: slot, scope: &scope)
    default:
      let word =
        switch content {
        case .stack: "path"
        case .pages: "page"
        default: "content"
        }
      let found = position(of: content, in: slot, label: "_", named: scope.claim(word))
      return (found.map { [$0.parameter] } ?? [], found?.parts)
    }
  }

  /// Returns the parameter for the content of a position, or nil if that never varies.
  private func position(
    of content: Content, in slot: SlotContents.Slot, label: String?, named name: String
  ) -> (parameter: ParameterDescription, parts: ExpressionDescription)? {
    func made(of type: String, fallback: String, parts: String) -> (parameter: ParameterDescription, parts: ExpressionDescription) {
      (ParameterDescription(label: label, name: name, type: type, default: .code(fallback)), .code(parts))
    }
    switch content {
    case .stack(let id):
      guard hasPath(in: id), let type = naming.stateTypes[.step(id)] else { return nil }
      return made(of: "NavGraph.Path<\(type)>", fallback: "[]", parts: name + ".parts")
    case .pages(let id):
      guard let type = naming.stateTypes[.page(id)], let first = pageCases(of: id).first else { return nil }
      return made(of: type, fallback: "." + first.name, parts: "NavGraph.Parts(selected: \(name).rawValue)")
    case .screen:
      guard varies(slot), let type = naming.stateTypes[.bare(slot)] else { return nil }
      return made(of: type + "?", fallback: "nil", parts: "NavGraph.Parts(lowest: \(name)?.screen)")
    case .split(let id): return naming.stateTypes[.columns(id)].map { made(of: $0, fallback: $0 + "()", parts: name + ".parts") }
    case .tabs(let id): return naming.stateTypes[.tabs(id)].map { made(of: $0, fallback: $0 + "()", parts: name + ".parts") }
    case .modal, .alert, .unknown: return nil
    }
  }

  private func varies(_ slot: SlotContents.Slot) -> Bool { lowered.slots.varies(slot, in: graph) }

  private func hasPath(in id: StackID) -> Bool { !lowered.slots.screens(in: .path(id)).isEmpty || variesBelow(in: id) }

  /// Whether the lowest screen of a stack can vary.
  private func variesBelow(in id: StackID) -> Bool {
    let screens = lowered.slots.screens(in: .lowest(id))
    return screens.count > 1 || screens.contains { !graph.screens[$0].parameters.isEmpty }
  }

  /// Returns the types of all positions, in the order of the source, and the type of presented content.
  private func positionTypes() -> [TypeDescription] {
    var all: [TypeDescription] = []
    var isNested: Set<Content> = []
    for id in graph.tabs.ids { if let content = graph.tabs[id].content { isNested.insert(graph.instances[content].content) } }
    for id in graph.splits.ids {
      for column in Column.allCases { if let content = graph.splits[id][column] { isNested.insert(graph.instances[content].content) } }
    }
    for id in graph.tabSets.ids {
      let name = text(of: graph.tabSets[id].declared.name)
      for index in contentTabs(of: id).indices { all += bareType(of: .tab(id, index), doc: "A screen in that tab of \(name).") }
      if isNested.contains(.tabs(id)), let type = naming.stateTypes[.tabs(id)] {
        all.append(value(named: type, doc: "The state of \(name).", for: .tabs(id)))
      }
    }
    for id in graph.splits.ids {
      let name = text(of: graph.splits[id].declared.name)
      for column in Column.allCases { all += bareType(of: .column(id, column), doc: "A screen in the \(column.text) of \(name).") }
      if isNested.contains(.split(id)), let type = naming.stateTypes[.columns(id)] {
        all.append(value(named: type, doc: "The state of the columns of \(name).", for: .split(id)))
      }
    }
    for id in graph.stacks.ids where hasPath(in: id) {
      guard let type = naming.stateTypes[.step(id)] else { continue }
      let name = graph.stacks[id].isInline ? (naming.containers[.stack(id)] ?? "") : text(of: graph.stacks[id].declared.name)
      let lowest = variesBelow(in: id) ? naming.stateTypes[.lowest(id)] : nil
      all.append(
        held(
          named: type, doc: "A screen that can be pushed in the stack of \(name).", screens: lowered.slots.screens(in: .path(id)),
          above: lowest))
      if let lowest {
        all.append(
          held(
            named: lowest, doc: "A screen that can be the lowest of the stack of \(name).", screens: lowered.slots.screens(in: .lowest(id)))
        )
      }
    }
    for content in naming.roots { all += bareType(of: .root(content), doc: "A screen of that root.") }
    for presentable in naming.presentables { all += bareType(of: .modal(presentable.content), doc: "A screen of that modal.") }
    if !naming.presentables.isEmpty { all.append(presentedType()) }
    return all
  }

  private func bareType(of slot: SlotContents.Slot, doc: String) -> [TypeDescription] {
    guard let type = naming.stateTypes[.bare(slot)], varies(slot) else { return [] }
    return [held(named: type, doc: doc, screens: lowered.slots.screens(in: slot))]
  }

  private func held(named type: String, doc: String, screens: [ScreenID], above lowest: String? = nil) -> TypeDescription {
    var members: [Declaration] = [.alias(TypealiasDescription(name: "G", type: "Graph"))]
    if let lowest { members.append(.alias(TypealiasDescription(name: "Lowest", type: lowest))) }
    members.append(.variable(VariableDescription(name: "screen", type: "Graph.Screen", isLet: true)))
    members.append(
      .function(
        FunctionDescription(
          name: "init", modifiers: ["fileprivate"], parameters: [ParameterDescription(label: "_", name: "screen", type: "Graph.Screen")],
          body: [.assign("self.screen", .code("screen"))])))
    members += screens.map { id in made(of: type, named: naming.screenCases[id.index], parameters: graph.screens[id].parameters) }
    return TypeDescription(
      doc: [doc], kind: .struct, name: type, modifiers: ["nonisolated"], inherits: [lowest == nil ? "NavGraph.Held" : "NavGraph.Above"],
      members: members)
  }

  /// For example: `static func chat(id: ChatID) -> Self { Self(.chat(id: id)) }`
  private func made(of type: String, named name: String, parameters: IDRange<Parameter>) -> Declaration {
    let list = parameters.map { unchanged($0) }
    let value = ArgumentDescription(label: nil, value: ExpressionDescription.made(name, with: list, hasValues: !list.isEmpty))
    guard !list.isEmpty else {
      return .variable(VariableDescription(name: name, type: type, isLet: true, modifiers: ["static"], value: .call(type, with: [value])))
    }
    let function = FunctionDescription(
      name: name, modifiers: ["static"], parameters: self.parameters(in: parameters), returns: "Self",
      body: [.expression(.call("Self", with: [value]))])
    return .function(function)
  }

  private func presentedType() -> TypeDescription {
    var members: [Declaration] = [
      .variable(VariableDescription(name: "modal", type: "Graph.Modal", isLet: true)),
      .variable(VariableDescription(name: "parts", type: "NavGraph.Parts<Graph>", isLet: true, modifiers: ["fileprivate"])),
      .function(
        FunctionDescription(
          name: "init", modifiers: ["fileprivate"],
          parameters: [
            ParameterDescription(label: "_", name: "modal", type: "Graph.Modal"),
            ParameterDescription(label: "_", name: "parts", type: "NavGraph.Parts<Graph>", default: .call("NavGraph.Parts")),
          ], body: [.assign("self.modal", .code("modal")), .assign("self.parts", .code("parts"))])),
    ]
    let all = naming.presentables.flatMap { presentable in
      presentedVariants(of: presentable.content).map { (presentable: presentable, variant: $0) }
    }
    var names = NameScope(reserved: Set(naming.presentables.map(\.name)))
    members += all.map { presentable, variant in
      let own = parameters(in: parameters(of: presentable.content))
      var scope = NameScope(reserved: Set(own.map(\.name)))
      let inner = contents(of: presentable.content, variant: variant, in: .modal(presentable.content), scope: &scope)
      let devices = variant.map { idioms(ofVariant: $0, of: presentable.content) } ?? []
      let stem = presentable.name.withoutBackticks + "On" + devices.map(upperCamel).joined()
      let name = devices.isEmpty ? presentable.name : names.claim(stem)
      let doc = devices.isEmpty ? [] : ["For a state `on: .\(devices[0])`, which shows something else in it."]
      let list = own.map { ArgumentDescription(label: $0.label ?? $0.name, value: .code($0.name)) }
      let modal = ArgumentDescription(label: nil, value: ExpressionDescription.made(presentable.name, with: list, hasValues: !own.isEmpty))
      let arguments = [modal] + (inner.parts.map { [ArgumentDescription(label: nil, value: $0)] } ?? [])
      guard !own.isEmpty || !inner.parameters.isEmpty else {
        return .variable(
          VariableDescription(
            doc: doc, name: name, type: "Presented", isLet: true, modifiers: ["static"], value: .call("Presented", with: arguments)))
      }
      let function = FunctionDescription(
        doc: doc, name: name, modifiers: ["static"], parameters: own + inner.parameters, returns: "Self",
        body: [.expression(.call("Self", with: arguments))])
      return .function(function)
    }
    return TypeDescription(
      doc: ["A modal, and what it shows."], kind: .struct, name: "Presented", modifiers: ["nonisolated"], inherits: ["Sendable"],
      members: members)
  }

  /// Returns the indices of a modal's contents. The index nil is the content on devices without their own.
  private func presentedVariants(of content: Content) -> [Int?] {
    guard case .modal(let id) = content, graph.modals[id].contents.count > 1 else { return [nil] }
    return [nil] + (0..<graph.modals[id].contents.count).filter { $0 != graph.variant(of: id) }
  }

  /// Returns the names of the devices on which a modal shows this content.
  private func idioms(ofVariant variant: Int, of content: Content) -> [String] {
    guard case .modal(let id) = content else { return [] }
    return idioms(in: graph.idioms(ofVariant: variant, of: id)).map { String($0.dropFirst()) }
  }

  /// Returns the type for the content of a nested container.
  private func value(named type: String, doc: String, for content: Content) -> TypeDescription {
    var scope = NameScope()
    let inner = contents(of: content, in: .root(content), scope: &scope)
    return TypeDescription(
      doc: [doc], kind: .struct, name: type, modifiers: ["nonisolated"], inherits: ["Sendable"],
      members: [
        .variable(VariableDescription(name: "parts", type: "NavGraph.Parts<Graph>", isLet: true, modifiers: ["fileprivate"])),
        .function(
          FunctionDescription(
            name: "init", parameters: inner.parameters, body: [.assign("self.parts", inner.parts ?? .call("NavGraph.Parts"))])),
      ])
  }
}
