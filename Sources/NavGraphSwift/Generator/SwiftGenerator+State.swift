import NavGraphLowering
import NavGraphModel

// Generates the navigation state of a scene as a value that can't violate the graph. Every
// position has its own type, with a static member for each screen that can be there.
extension SwiftGenerator {
  func stateFile() -> SwiftFile {
    let app = naming.app
    func own(_ members: [Declaration], in type: String) -> Declaration {
      .type(TypeDescription(.extension, type, modifiers: ["nonisolated"], members: members))
    }
    let qualified = qualified
    var file = file(part: "State", [own([stateType()], in: app)])
    file.parts.append { [.mark("Restoration"), own(qualified.restorationTables(), in: app + ".Graph")] }
    return file
  }

  // MARK: State

  private func stateType() -> Declaration {
    var asked: [ParameterDescription] = []
    var handed = ""
    if !graph.conditions.isEmpty {
      asked.append(ParameterDescription(label: "where", "holds", "(Graph.Condition) -> Bool", default: .code(assumedConditions)))
      handed += ", where: holds"
    }
    if !graph.guards.isEmpty {
      asked.append(ParameterDescription("grants", "(Graph.Guard) -> Bool", default: .code("{ _ in true }")))
      handed += ", grants: grants"
    }
    func function(_ doc: String, _ name: String, _ parameters: [ParameterDescription], _ value: String) -> Declaration {
      .function(
        FunctionDescription(doc: [doc], name, parameters: parameters, returns: "Self", body: [.return(.code("Self(" + value + ")"))]))
    }
    func plain(_ name: String, _ type: String) -> ParameterDescription { ParameterDescription(label: "_", name, type) }
    var members: [Declaration] = [
      .alias(TypealiasDescription("G", "Graph")),
      .variable(VariableDescription("tree", "NavGraph.Tree<Graph>", isLet: true)),
      .function(
        FunctionDescription(
          "init", modifiers: ["fileprivate"], parameters: [plain("tree", "NavGraph.Tree<Graph>")],
          body: [.assign("self.tree", .code("tree"))])),
      .function(
        FunctionDescription(
          doc: ["The current state of a scene."], "init", modifiers: ["@MainActor"],
          parameters: [plain("navigator", "NavGraph.Navigator<Graph>")], body: [.assign("tree", .code("navigator.tree"))])),
      .function(
        FunctionDescription(
          doc: ["Decodes a saved state, without anything that the current graph doesn't allow."], "init",
          parameters: [ParameterDescription(label: "from", "decoder", "any Swift.Decoder")], throwing: "any Error",
          body: [.assign("tree", .code("try NavGraph.Tree(from: decoder)"))])),
      function(
        "The state after an event of the screen in front. By default, guards succeed and conditions are false.", "after",
        [plain("event", "Graph.Event")] + asked, "tree.after(event\(handed))"),
      function(
        "The state after the topmost flow finishes with a result, or a button of the topmost alert is tapped.", "finished",
        [plain("result", "Graph.Result")] + asked, "tree.ending(.finished(result)\(handed))"),
      function(
        "The state after the user dismisses the topmost modal.", "dismissed", asked,
        "tree.ending(.dismissed(by: .user)\(handed))"),
      function("The state after Back.", "back", [], "tree.after(Graph.Event(\"back\", .pop))"),
    ]
    if !graph.appEvents.isEmpty {
      members.append(
        function(
          "The state after an app-level event: `\(naming.appEvents).\(graph.app.flatMap { eventNames(of: $0.events).first } ?? "")`.",
          "after",
          [ParameterDescription(label: "appEvent", "event", "Graph.Event")] + asked, "tree.after(striking: event\(handed))"))
    }
    if !graph.routes.isEmpty {
      members.append(
        function("The state after a link.", "opening", [plain("route", "Route")], "tree.after(Graph.Event(\"link\", .open(route.target)))"))
    }
    for id in graph.tabSets.ids {
      guard let type = naming.stateTypes[.tab(id)], !contentTabs(of: id).isEmpty else { continue }
      let name = "." + (naming.containers[.tabs(id)] ?? "")
      members.append(
        .function(
          FunctionDescription(
            doc: ["The state after a tap on that tab."], "selecting", parameters: [plain("tab", type)], returns: "Self",
            body: [.return(.code("Self(tree.after(Graph.Event(\"tab\", .select(\(name), tab.index, orInRoot: true))))"))])))
      members.append(
        .variable(
          VariableDescription(
            doc: ["The selected tab of \(text(graph.tabSets[id].declared.name)); `nil` if the scene doesn't show it."],
            swiftIdentifier(lowerCamel(type)), type + "?",
            getter: [.return(.code("selected(in: \(name)).flatMap { \(type)(rawValue: $0) }"))])))
    }
    members += rootStates()
    members += choiceAliases() + positionTypes().map { .type($0) }
    return .type(
      TypeDescription(
        doc: [
          "The state of a scene, as a value: for tests and previews, which apply events to it without a screen.",
          "", "Each stack, tab, and modal takes only what it can contain. What leads to it isn't checked.",
        ], .struct, "NavigationState", modifiers: ["nonisolated"], inherits: ["NavGraph.StateValue"], members: members))
  }

  private func rootStates() -> [Declaration] {
    naming.roots.compactMap { content -> Declaration? in
      guard let name = naming.rootNames[content] else { return nil }
      let own = parameters(parameters(of: content))
      var scope = NameScope(reserved: Set(own.map(\.name) + ["presenting", "presented"]))
      let inner = contents(of: content, in: .root(content), &scope)
      var list = own + inner.parameters
      let root = ExpressionDescription.made(
        name, own.map { ArgumentDescription($0.label ?? $0.name, .code($0.name)) }, hasValues: !own.isEmpty)
      var arguments = [ArgumentDescription(nil, root), ArgumentDescription(nil, inner.parts ?? .call("NavGraph.Parts"))]
      if !naming.presentables.isEmpty {
        list.append(ParameterDescription(label: "presenting", "presented", "[Presented]", default: .array([])))
        arguments.append(ArgumentDescription("presenting", .code("presented.map { ($0.modal, $0.parts) }")))
      }
      if graph.modals.contains(where: { $0.contents.count > 1 }) {
        let idiom = scope.claim("idiom")
        list.append(ParameterDescription(label: "on", idiom, "NavGraph.Idiom", default: .code(".phone")))
        arguments.append(ArgumentDescription("on", .code(idiom)))
      }
      return .function(
        FunctionDescription(
          doc: ["A scene that shows \(graph.declared(content).map { text($0.name) } ?? name.withoutBackticks)."],
          name, modifiers: ["static"], parameters: list, returns: "Self",
          body: [.return(.call("Self", [ArgumentDescription(nil, .call("NavGraph.Tree", arguments))]))]))
    }
  }

  // MARK: Positions

  /// Returns the content of a container that can differ from its declaration:
  /// the parameters for it, and the `NavGraph.Parts` that they create.
  ///
  /// - Parameter variant: The index of a modal's content, or nil for the content on devices without their own.
  private func contents(
    of content: Content, variant: Int? = nil, in slot: SlotContents.Slot, _ scope: inout NameScope
  ) -> (parameters: [ParameterDescription], parts: ExpressionDescription?) {
    var inner: [DictionaryEntry] = []
    var list: [ParameterDescription] = []
    func add(_ instance: InstanceID?, _ slot: SlotContents.Slot, _ key: String, _ scope: inout NameScope) {
      guard let instance else { return }
      let name = scope.claim(lowerCamel(key))
      guard let found = position(graph.instances[instance].content, in: slot, label: nil, name) else { return }
      list.append(found.parameter)
      inner.append(DictionaryEntry(SwiftRenderer().text(.string(key)), found.parts))
    }
    switch content {
    case .tabs(let id):
      let tabs = contentTabs(of: id)
      let cases = tabCases(id).dropFirst(graph.firstIndex(of: id))
      guard let type = naming.stateTypes[.tab(id)], let first = cases.first else { return ([], nil) }
      let name = scope.claim("tab")
      list.append(ParameterDescription(label: "_", name, type, default: .code("." + first.name)))
      for (index, tab) in tabs.enumerated() {
        add(graph.tabs[tab].content, .tab(id, index), text(graph.tabs[tab].declared.name), &scope)
      }
      let parts = [ArgumentDescription("selected", .code(name + ".rawValue"))]
      return (list, .call("NavGraph.Parts", parts + (inner.isEmpty ? [] : [ArgumentDescription(nil, .dictionary(inner))])))
    case .split(let id):
      for column in Column.allCases { add(graph.splits[id][column], .column(id, column), column.text, &scope) }
      let name = scope.claim("front")
      list.append(ParameterDescription(name, "NavGraph.Column?", default: .code("nil")))
      var parts = [ArgumentDescription("front", .code(name))]
      if graph.splits[id].inspector != nil {
        let name = scope.claim("showsInspector")
        list.append(ParameterDescription(name, "Bool", default: .code("false")))
        parts.append(ArgumentDescription("showsInspector", .code(name)))
      }
      return (list, .call("NavGraph.Parts", parts + (inner.isEmpty ? [] : [ArgumentDescription(nil, .dictionary(inner))])))
    case .modal(let id):
      let all = graph.contents(of: id)
      let variant = variant ?? graph.variant(of: id)
      guard all.indices.contains(variant) else { return ([], nil) }
      return contents(of: graph.instances[all[variant]].content, in: slot, &scope)
    default:
      let word =
        switch content {
        case .stack: "path"
        case .pages: "page"
        default: "content"
        }
      let found = position(content, in: slot, label: "_", scope.claim(word))
      return (found.map { [$0.parameter] } ?? [], found?.parts)
    }
  }

  /// Returns the parameter for the content of a position, or nil if that never varies.
  private func position(
    _ content: Content, in slot: SlotContents.Slot, label: String?, _ name: String
  ) -> (parameter: ParameterDescription, parts: ExpressionDescription)? {
    func made(_ type: String, _ fallback: String, _ parts: String) -> (parameter: ParameterDescription, parts: ExpressionDescription) {
      (ParameterDescription(label: label, name, type, default: .code(fallback)), .code(parts))
    }
    switch content {
    case .stack(let id):
      guard hasPath(id), let type = naming.stateTypes[.step(id)] else { return nil }
      return made("NavGraph.Path<\(type)>", "[]", name + ".parts")
    case .pages(let id):
      guard let type = naming.stateTypes[.page(id)], let first = pageCases(id).first else { return nil }
      return made(type, "." + first.name, "NavGraph.Parts(selected: \(name).rawValue)")
    case .screen:
      guard varies(slot), let type = naming.stateTypes[.bare(slot)] else { return nil }
      return made(type + "?", "nil", "NavGraph.Parts(lowest: \(name)?.screen)")
    case .split(let id): return naming.stateTypes[.columns(id)].map { made($0, $0 + "()", name + ".parts") }
    case .tabs(let id): return naming.stateTypes[.tabs(id)].map { made($0, $0 + "()", name + ".parts") }
    case .modal, .alert, .unknown: return nil
    }
  }

  private func varies(_ slot: SlotContents.Slot) -> Bool { lowered.slots.varies(slot, in: graph) }

  private func hasPath(_ id: StackID) -> Bool { !lowered.slots.screens(in: .path(id)).isEmpty || variesBelow(id) }

  /// Whether the lowest screen of a stack can vary.
  private func variesBelow(_ id: StackID) -> Bool {
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
      let name = text(graph.tabSets[id].declared.name)
      for index in contentTabs(of: id).indices { all += bareType(.tab(id, index), "A screen in that tab of \(name).") }
      if isNested.contains(.tabs(id)), let type = naming.stateTypes[.tabs(id)] {
        all.append(value(type, "The state of \(name).", .tabs(id)))
      }
    }
    for id in graph.splits.ids {
      let name = text(graph.splits[id].declared.name)
      for column in Column.allCases { all += bareType(.column(id, column), "A screen in the \(column.text) of \(name).") }
      if isNested.contains(.split(id)), let type = naming.stateTypes[.columns(id)] {
        all.append(value(type, "The state of the columns of \(name).", .split(id)))
      }
    }
    for id in graph.stacks.ids where hasPath(id) {
      guard let type = naming.stateTypes[.step(id)] else { continue }
      let name = graph.stacks[id].isInline ? (naming.containers[.stack(id)] ?? "") : text(graph.stacks[id].declared.name)
      let lowest = variesBelow(id) ? naming.stateTypes[.lowest(id)] : nil
      all.append(
        held(type, "A screen that can be pushed in the stack of \(name).", lowered.slots.screens(in: .path(id)), above: lowest))
      if let lowest {
        all.append(held(lowest, "A screen that can be the lowest of the stack of \(name).", lowered.slots.screens(in: .lowest(id))))
      }
    }
    for content in naming.roots { all += bareType(.root(content), "A screen of that root.") }
    for presentable in naming.presentables { all += bareType(.modal(presentable.content), "A screen of that modal.") }
    if !naming.presentables.isEmpty { all.append(presentedType()) }
    return all
  }

  private func bareType(_ slot: SlotContents.Slot, _ doc: String) -> [TypeDescription] {
    guard let type = naming.stateTypes[.bare(slot)], varies(slot) else { return [] }
    return [held(type, doc, lowered.slots.screens(in: slot))]
  }

  private func held(_ type: String, _ doc: String, _ screens: [ScreenID], above lowest: String? = nil) -> TypeDescription {
    var members: [Declaration] = [.alias(TypealiasDescription("G", "Graph"))]
    if let lowest { members.append(.alias(TypealiasDescription("Lowest", lowest))) }
    members.append(.variable(VariableDescription("screen", "Graph.Screen", isLet: true)))
    members.append(
      .function(
        FunctionDescription(
          "init", modifiers: ["fileprivate"], parameters: [ParameterDescription(label: "_", "screen", "Graph.Screen")],
          body: [.assign("self.screen", .code("screen"))])))
    members += screens.map { id in made(type, naming.screenCases[id.index], graph.screens[id].parameters) }
    return TypeDescription(
      doc: [doc], .struct, type, modifiers: ["nonisolated"], inherits: [lowest == nil ? "NavGraph.Held" : "NavGraph.Above"],
      members: members)
  }

  /// For example: `static func chat(id: ChatID) -> Self { Self(.chat(id: id)) }`
  private func made(_ type: String, _ name: String, _ parameters: IDRange<Parameter>) -> Declaration {
    let list = parameters.map { unchanged($0) }
    let value = ArgumentDescription(nil, ExpressionDescription.made(name, list, hasValues: !list.isEmpty))
    guard !list.isEmpty else {
      return .variable(VariableDescription(name, type, isLet: true, modifiers: ["static"], value: .call(type, [value])))
    }
    let function = FunctionDescription(
      name, modifiers: ["static"], parameters: self.parameters(parameters), returns: "Self", body: [.expression(.call("Self", [value]))])
    return .function(function)
  }

  private func presentedType() -> TypeDescription {
    var members: [Declaration] = [
      .variable(VariableDescription("modal", "Graph.Modal", isLet: true)),
      .variable(VariableDescription("parts", "NavGraph.Parts<Graph>", isLet: true, modifiers: ["fileprivate"])),
      .function(
        FunctionDescription(
          "init", modifiers: ["fileprivate"],
          parameters: [
            ParameterDescription(label: "_", "modal", "Graph.Modal"),
            ParameterDescription(label: "_", "parts", "NavGraph.Parts<Graph>", default: .call("NavGraph.Parts")),
          ], body: [.assign("self.modal", .code("modal")), .assign("self.parts", .code("parts"))])),
    ]
    let all = naming.presentables.flatMap { presentable in
      presentedVariants(presentable.content).map { (presentable: presentable, variant: $0) }
    }
    var names = NameScope(reserved: Set(naming.presentables.map(\.name)))
    members += all.map { presentable, variant in
      let own = parameters(parameters(of: presentable.content))
      var scope = NameScope(reserved: Set(own.map(\.name)))
      let inner = contents(of: presentable.content, variant: variant, in: .modal(presentable.content), &scope)
      let devices = variant.map { idioms(ofVariant: $0, presentable.content) } ?? []
      let stem = presentable.name.withoutBackticks + "On" + devices.map(upperCamel).joined()
      let name = devices.isEmpty ? presentable.name : names.claim(stem)
      let doc = devices.isEmpty ? [] : ["For a state `on: .\(devices[0])`, which shows something else in it."]
      let list = own.map { ArgumentDescription($0.label ?? $0.name, .code($0.name)) }
      let modal = ArgumentDescription(nil, ExpressionDescription.made(presentable.name, list, hasValues: !own.isEmpty))
      let arguments = [modal] + (inner.parts.map { [ArgumentDescription(nil, $0)] } ?? [])
      guard !own.isEmpty || !inner.parameters.isEmpty else {
        return .variable(
          VariableDescription(doc: doc, name, "Presented", isLet: true, modifiers: ["static"], value: .call("Presented", arguments)))
      }
      let function = FunctionDescription(
        doc: doc, name, modifiers: ["static"], parameters: own + inner.parameters, returns: "Self",
        body: [.expression(.call("Self", arguments))])
      return .function(function)
    }
    return TypeDescription(
      doc: ["A modal, and what it shows."], .struct, "Presented", modifiers: ["nonisolated"], inherits: ["Sendable"],
      members: members)
  }

  /// Returns the indices of a modal's contents. The index nil is the content on devices without their own.
  private func presentedVariants(_ content: Content) -> [Int?] {
    guard case .modal(let id) = content, graph.modals[id].contents.count > 1 else { return [nil] }
    return [nil] + (0..<graph.modals[id].contents.count).filter { $0 != graph.variant(of: id) }
  }

  /// Returns the names of the devices on which a modal shows this content.
  private func idioms(ofVariant variant: Int, _ content: Content) -> [String] {
    guard case .modal(let id) = content else { return [] }
    return idioms(graph.idioms(ofVariant: variant, of: id)).map { String($0.dropFirst()) }
  }

  /// Returns the type for the content of a nested container.
  private func value(_ type: String, _ doc: String, _ content: Content) -> TypeDescription {
    var scope = NameScope()
    let inner = contents(of: content, in: .root(content), &scope)
    return TypeDescription(
      doc: [doc], .struct, type, modifiers: ["nonisolated"], inherits: ["Sendable"],
      members: [
        .variable(VariableDescription("parts", "NavGraph.Parts<Graph>", isLet: true, modifiers: ["fileprivate"])),
        .function(
          FunctionDescription(
            "init", parameters: inner.parameters, body: [.assign("self.parts", inner.parts ?? .call("NavGraph.Parts"))])),
      ])
  }
}
