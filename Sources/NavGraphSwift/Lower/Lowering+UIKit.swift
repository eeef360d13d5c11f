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

  // MARK: Scene

  var browses: Bool {
    graph.steps.ids.contains { if case .browse = graph.steps[$0].action { true } else { false } }
  }

  private func scene() -> TypeDescription {
    let app = naming.app
    var parameters = [ParameterDescription("window", "UIWindow"), ParameterDescription("factory", "any Factory")]
    var answers: [ArgumentDescription] = []
    if !graph.guards.isEmpty {
      parameters.append(ParameterDescription("guards", "any Guards"))
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let list = graph.guards[id].parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
        let call = SwiftRenderer(isPublic: false).text(.call("guards." + naming.guards[id.index], list))
        return SwitchCaseDescription(
          [pattern(naming.guards[id.index], graph.guards[id].parameters) { _ in true }], [.return(.code("await " + call))])
      }
      answers.append(
        ArgumentDescription("grants", .closure(ClosureDescription(["question"], [.switch(SwitchDescription("question", cases))]))))
    }
    if !graph.conditions.isEmpty {
      parameters.append(ParameterDescription("conditions", "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(["." + naming.conditions[id.index]], [.return(.code("conditions." + naming.conditions[id.index]))])
      }
      answers.append(
        ArgumentDescription("holds", .closure(ClosureDescription(["condition"], [.switch(SwitchDescription("condition", cases))]))))
    }
    if browses {
      parameters.append(ParameterDescription("browse", "@escaping @MainActor (URL) -> Void"))
      answers.append(ArgumentDescription("browse", .code("browse")))
    }
    let navigator = ExpressionDescription.call(
      "Navigation.Navigator",
      [
        ArgumentDescription("idiom", .code("Navigation.Idiom(window)")),
        ArgumentDescription("answers", .call("Navigation.Answers", answers)),
      ])
    let make = ClosureDescription(
      ["screen", "place"],
      [
        .expression(
          .call(
            "Self.controller",
            [
              ArgumentDescription("for", .code("screen")), ArgumentDescription("at", .code("place")),
              ArgumentDescription("from", .code("factory")),
            ]))
      ])
    let host = CallDescription(
      "Navigation.UIKitHost",
      [ArgumentDescription("window", .code("window")), ArgumentDescription("navigator", .code("navigator"))], trailing: make)
    var members: [Declaration] =
      register() + [
        .variable(VariableDescription("navigator", "Navigation.Navigator<\(app)>", isLet: true)),
        .variable(VariableDescription("host", "Navigation.UIKitHost<\(app)>", isLet: true)),
        .function(
          FunctionDescription(
            doc: ["Shows the root in `window`, and keeps the window and what the app supplies for as long as the scene lives."], "init",
            parameters: parameters,
            body: [
              .assign("navigator", navigator), .assign("host", .call(host)), .expression(.code("window.makeKeyAndVisible()")),
              .expression(.code("navigator.start()")),
            ] + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.connect(self, in: window)"))]))),
        .function(
          FunctionDescription(
            doc: ["Ends the scene: whoever waits for an outcome is answered. For `sceneDidDisconnect`."], "stop",
            body: [.expression(.code("navigator.stop()"))]
              + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.disconnect(self)"))]))),
      ]
    members += waysIn()
    members += controllers()
    return TypeDescription(
      doc: sceneDoc(), .class, "Scene",
      modifiers: ["@MainActor", "final"], members: members)
  }

  private func controllers() -> [Declaration] {
    let cases = graph.screens.ids.map { id -> SwitchCaseDescription in
      let screen = graph.screens[id]
      var list = screen.parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
      if !screen.events.isEmpty {
        let needed = screenParameters(of: id).map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
        let events = ExpressionDescription.call(
          naming.screenTypes[id.index] + ".Events", [ArgumentDescription(nil, .code(naming.place))] + needed)
        list.append(ArgumentDescription("on", events))
      }
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], screen.parameters) { _ in true }],
        [.return(.call(naming.factory + "." + naming.screenCases[id.index], list))])
    }
    let limit = 200
    let parameters = [
      ParameterDescription(label: "for", naming.screen, "Screen"), ParameterDescription(label: "at", naming.place, "Place"),
      ParameterDescription(label: "from", naming.factory, "any Factory"),
    ]
    let arguments = [
      ArgumentDescription("for", .code(naming.screen)), ArgumentDescription("at", .code(naming.place)),
      ArgumentDescription("from", .code(naming.factory)),
    ]
    func function(_ name: String, _ returns: String, _ body: [Statement]) -> Declaration {
      .function(
        FunctionDescription(name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: true, body: body))
    }
    guard cases.count > limit else {
      return [function("controller", "UIViewController", [.switch(SwitchDescription(naming.screen, cases))])]
    }
    var all: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = "controllerPart" + String(start / limit + 1)
      let slice = Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription([], [.return(.code("nil"))])]
      all.append(function(part, "UIViewController?", [.switch(SwitchDescription(naming.screen, slice))]))
      questions.append(.if([.bind("found", .call(part, arguments))], then: .return(.code("found"))))
    }
    return [function("controller", "UIViewController", questions + [.return(.code("UIViewController()"))])] + all
  }

  /// The parameters of a screen that its events need, in the order in which the events ask for them.
  func screenParameters(of id: ScreenID) -> [ParameterID] {
    let screen = graph.screens[id]
    var needed: [ParameterID] = []
    for use in screen.events {
      let event = graph.events[graph.eventsOfScreens[use].event]
      let all = used(in: event.branches) + used(in: event.requires).sorted()
      for parameter in all.sorted() where screen.parameters.contains(parameter) && !needed.contains(parameter) { needed.append(parameter) }
    }
    return needed
  }
}
