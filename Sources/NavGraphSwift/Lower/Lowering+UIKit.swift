import NavGraphModel

// The third layer: coordinators, the factory that the app implements, and the scene.
extension Lowering {
  mutating func uikitFile() -> SwiftFile {
    let app = naming.app
    var declarations: [Declaration] = []
    let cases = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      guard let name = naming.containers[content], let type = naming.coordinators[content] else { return nil }
      return SwitchCaseDescription(["." + name], [.return(.code(type + ".self"))])
    }
    let table = chunked(
      "coordinator", label: "for", "container", "Container", returns: "Navigation.Coordinator<\(app)>.Type", cases,
      otherwise: .code("Navigation.Coordinator<\(app)>.self"), isComplete: true
    ).map { declaration -> Declaration in
      guard case .function(var function) = declaration else { return declaration }
      function.modifiers.insert("@MainActor", at: 0)
      return .function(function)
    }
    declarations.append(.type(TypeDescription(.extension, app, inherits: ["Navigation.UIKitGraph"], members: table)))
    declarations.append(.mark("Coordinators: one for each container, with a method for each way on from its screens"))
    for content in naming.containerOrder {
      if let type = coordinator(content) {
        declarations.append(.type(TypeDescription(.extension, app, members: [.type(type)])))
      }
    }
    declarations.append(.mark("What the app supplies, and what it holds"))
    declarations.append(.type(TypeDescription(.extension, app, members: supplied() + [.type(scene())])))
    let imports = ["UIKit"] + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(app + "UIKit", imports: imports, declarations)
  }

  // MARK: Coordinators

  private func coordinator(_ content: Content) -> TypeDescription? {
    guard let name = naming.coordinators[content] else { return nil }
    let base: String
    var methods: [Declaration] = []
    let what: String
    switch content {
    case .tabs(let id):
      base = "Tabs"
      what = "the tab bar " + graph.text(graph.tabSets[id].declared.name)
      methods = selections(id, coordinator: name)
    case .split(let id):
      base = "Split"
      what = "the split " + graph.text(graph.splits[id].declared.name)
    case .pages(let id):
      base = "Pages"
      what = "the pages " + graph.text(graph.pageSets[id].declared.name)
    case .stack(let id):
      base = "Stack"
      what = "the stack of " + (graph.stacks[id].isInline ? (naming.containers[content] ?? "") : graph.text(graph.stacks[id].declared.name))
      methods = transitions(id, coordinator: name)
    default: return nil
    }
    return TypeDescription(
      doc: ["Owns the controller of \(what)."], .class, name, modifiers: ["@MainActor", "final"],
      inherits: ["Navigation.\(base)Coordinator<\(naming.app)>"], members: methods)
  }

  private func selections(_ id: TabsID, coordinator: String) -> [Declaration] {
    var names = NameScope()
    return contentTabs(of: id).enumerated().map { index, tab in
      let name = names.claim("select" + upperCamel(graph.text(graph.tabs[tab].declared.name)))
      let action = ExpressionDescription.dot(
        "select", [ArgumentDescription(nil, container(.tabs(id))), ArgumentDescription(nil, .code(String(index)))])
      return .function(method(name, .none, action, coordinator))
    }
  }

  /// What the screens of a stack push and present, each once, whatever the event.
  private func transitions(_ id: StackID, coordinator: String) -> [Declaration] {
    var names = NameScope(reserved: ["push", "present"])
    var seen: Set<Content> = []
    var methods: [Declaration] = []
    func unchanged(_ parameters: IDRange<Parameter>) -> [ArgumentDescription] {
      parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
    }
    for screen in holdings.screens[id.index] {
      for event in graph.screens[screen].events {
        for branch in graph.events[graph.eventsOfScreens[event].event].branches where graph.branches[branch].arms.isEmpty {
          guard let first = graph.branches[branch].steps.first else { continue }
          switch graph.steps[first].action {
          case .push(let instance):
            guard case .screen(let pushed) = graph.instances[instance].content, seen.insert(.screen(pushed)).inserted else { continue }
            let parameters = graph.screens[pushed].parameters
            let value = ExpressionDescription.dot(naming.screenCases[pushed.index], unchanged(parameters))
            let name = names.claim("push" + upperCamel(graph.text(graph.screens[pushed].declared.name)))
            methods.append(.function(method(name, parameters, .dot("push", [ArgumentDescription(nil, value)]), coordinator)))
          case .present(let instance, _):
            let content = graph.instances[instance].content
            guard let index = naming.presentableIndex[content], !isScreen(content), seen.insert(content).inserted else { continue }
            let value = ExpressionDescription.dot(naming.presentables[index].name, unchanged(parameters(of: content)))
            let name = names.claim("present" + upperCamel(naming.presentables[index].name.filter { $0 != "`" }))
            methods.append(
              .function(method(name, parameters(of: content), .dot("present", [ArgumentDescription(nil, value)]), coordinator)))
          default: continue
          }
        }
      }
    }
    return methods
  }

  /// A screen may be pushed in one place and presented in another: its name stands for the push.
  private func isScreen(_ content: Content) -> Bool {
    if case .screen = content { true } else { false }
  }

  private func method(
    _ name: String, _ parameters: IDRange<Parameter>, _ action: ExpressionDescription, _ coordinator: String
  ) -> FunctionDescription {
    let text = coordinator + "." + name.filter { $0 != "`" }
    return FunctionDescription(
      name, parameters: values(parameters),
      body: [.expression(.call("send", [ArgumentDescription(nil, .string(text)), ArgumentDescription(nil, action)]))])
  }

  // MARK: Protocols

  private func supplied() -> [Declaration] {
    let screens = graph.screens.ids.map { id -> Declaration in
      let screen = graph.screens[id]
      var parameters = screen.parameters.map { ParameterDescription(name(of: $0), typeName(graph.parameters[$0].type)) }
      if !screen.events.isEmpty {
        var scope = NameScope(reserved: Set(parameters.map(\.name)))
        parameters.append(ParameterDescription(label: "on", scope.claim("events"), naming.screenTypes[id.index] + ".Events"))
      }
      return .function(
        FunctionDescription(
          doc: doc(screen.declared.doc), naming.screenCases[id.index], parameters: parameters, returns: "UIViewController"))
    }
    var all: [Declaration] = [
      .type(
        TypeDescription(
          doc: ["Builds the controllers of the screens. Adding a screen to the graph adds a method here."], .protocol, "Factory",
          modifiers: ["@MainActor"], inherits: ["AnyObject"], members: screens))
    ]
    if !graph.guards.isEmpty {
      let members = graph.guards.ids.map { id -> Declaration in
        .function(
          FunctionDescription(
            doc: doc(graph.guards[id].declared.doc), naming.guards[id.index],
            parameters: graph.guards[id].parameters.map { ParameterDescription(name(of: $0), typeName(graph.parameters[$0].type)) },
            isAsync: true, returns: "Bool"))
      }
      all.append(
        .type(
          TypeDescription(
            doc: ["Answers the questions that places ask before they are entered."], .protocol, "Guards", modifiers: ["@MainActor"],
            inherits: ["AnyObject"], members: members)))
    }
    if !graph.conditions.isEmpty {
      let members = graph.conditions.ids.map { id -> Declaration in
        .variable(
          VariableDescription(doc: doc(graph.conditions[id].declared.doc), naming.conditions[id.index], "Bool", isRequirement: true))
      }
      all.append(
        .type(
          TypeDescription(
            doc: ["Answers at once what branches and visibility depend on."], .protocol, "Conditions", modifiers: ["@MainActor"],
            inherits: ["AnyObject"], members: members)))
    }
    return all
  }
}
