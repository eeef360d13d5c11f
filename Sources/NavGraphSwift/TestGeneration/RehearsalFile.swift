import NavGraphModel

/// Generates a rehearsal for one output: the app with blank pages instead of its screens, for tests.
struct RehearsalFile {
  private let lowering: SwiftGenerator
  private let graph: NavigationGraph
  private let naming: Naming
  /// Whether the output is SwiftUI.
  private let isOfViews: Bool
  /// The property of the stand-in that has the answers of the test: `rehearsed`, unless a guard, a condition, or a parameter of one has
  /// this name.
  private let answers: String

  init(lowering: SwiftGenerator, ofViews isOfViews: Bool) {
    self.lowering = lowering
    self.isOfViews = isOfViews
    graph = lowering.graph
    naming = lowering.naming
    answers = Self.answers(in: lowering)
  }

  private static func answers(in lowering: SwiftGenerator) -> String {
    let graph = lowering.graph
    let guards = graph.guards.ids.map { lowering.naming(of: graph.guards[$0].declared).guards[$0.index] }
    let conditions = graph.conditions.ids.map { lowering.naming(of: graph.conditions[$0].declared).conditions[$0.index] }
    let parameters = graph.guards.flatMap(\.parameters) + graph.conditions.flatMap(\.parameters)
    var scope = NameScope(reserved: Set(guards + conditions + parameters.map(lowering.local)))
    return scope.claim("rehearsed")
  }

  /// Returns a name for this output. It differs from that of UIKit output in an app with both.
  private func named(_ name: String) -> String { isOfViews && lowering.writesUIKit ? "View" + name : name }

  func file(module: String) -> SwiftFile {
    var file = lowering.file(
      named: naming.app + named("Rehearsal"), imports: (hasViews ? ["SwiftUI"] : []) + ["UIKit"] + lowering.testImports,
      declarations: [.type(TypeDescription(kind: .extension, name: naming.app, members: [.type(standIn()), .function(rehearsal())]))])
    file.tested = lowering.tested(module: module)
    return file
  }

  // MARK: The stand-in for the app

  private func standIn() -> TypeDescription {
    var members = start
    let screens = graph.screens.ids.filter { isOfViews || $0 != lowering.lentScreen }
    members += screens.flatMap { id -> [Declaration] in [.function(page(for: id))] + teller(for: id) }
    members += lowering.declaredGuards.map { .function(answer(to: $0)) }
    members += apart(conditions, named: "Conditions", beside: conditionFunctions)
    members += lowering.namedHeights.map { height in
      .function(
        FunctionDescription(
          name: height.function, parameters: [ParameterDescription(label: "within", name: "room", type: "Foundation.CGFloat")],
          returns: "Foundation.CGFloat?",
          body: [.return(.code("room / 4"))]))
    }
    members += apart(badges, named: "Badges")
    return TypeDescription(
      doc: ["Stands in for the app: it has blank pages for the screens, and the test answers guards and conditions."], kind: .class,
      name: named("StandIn"),
      modifiers: ["@MainActor", "final"],
      inherits: [named("Factory")] + (lowering.declaredGuards.isEmpty ? [] : ["Guards"])
        + (graph.conditions.isEmpty || isApart(conditions, named: "Conditions") ? [] : ["Conditions"])
        + inherited(by: badges, named: "Badges"),
      members: members)
  }

  private var conditions: [VariableDescription] {
    graph.conditions.ids.filter { graph.conditions[$0].parameters.isEmpty }.map { id in
      VariableDescription(name: asked(for: id), type: "Bool", getter: [.return(holds(for: id))])
    }
  }

  private var conditionFunctions: [Declaration] {
    graph.conditions.ids.filter { !graph.conditions[$0].parameters.isEmpty }.map { id in
      .function(
        FunctionDescription(
          name: asked(for: id), parameters: graph.conditions[id].parameters.map(lowering.parameter), returns: "Bool",
          body: [.return(holds(for: id))]))
    }
  }

  /// The names in the protocols that the stand-in implements.
  private func asked(for id: ConditionID) -> String { lowering.naming(of: graph.conditions[id].declared).conditions[id.index] }
  private func asked(for id: GuardID) -> String { lowering.naming(of: graph.guards[id].declared).guards[id.index] }
  private func made(for id: ScreenID) -> String { lowering.naming(of: graph.screens[id].declared).makers[id.index] }

  private func holds(for id: ConditionID) -> ExpressionDescription {
    .call(answers + ".holds", with: [ArgumentDescription(label: nil, value: .string(text(of: naming.conditions[id.index])))])
  }

  /// A closure with the default answers of conditions: false, but true for those that are also used as guards.
  private var assumed: String {
    let names = graph.conditions.ids.filter { graph.conditions[$0].asGuard != nil }.map { text(of: naming.conditions[$0.index]) }
    if names.isEmpty { return "{ _ in false }" }
    return "{ [" + names.map { SwiftRenderer().text(of: .string($0)) }.joined(separator: ", ") + "].contains($0) }"
  }

  private var badges: [VariableDescription] {
    lowering.badgedTabs.compactMap { lowering.naming(of: graph.tabs[$0].declared).badges[$0] }.map { name in
      VariableDescription(name: name, type: "String?", getter: [.return(.code(answers + ".badge"))])
    }
  }

  /// Whether these variables need a separate class, because a badge, a condition, and a function without parameters can have the same name.
  private func isApart(_ variables: [VariableDescription], named name: String) -> Bool {
    let guards = lowering.declaredGuards.filter { graph.guards[$0].parameters.isEmpty }.map { asked(for: $0) }
    let screens = graph.screens.ids.filter { graph.screens[$0].parameters.isEmpty && graph.screens[$0].events.isEmpty }
    var taken = Set(guards + screens.map { made(for: $0) })
    if name == "Badges" { taken.formUnion(graph.conditions.ids.map { asked(for: $0) }) }
    return variables.contains { taken.contains($0.name) }
  }

  private func inherited(by variables: [VariableDescription], named name: String) -> [String] {
    variables.isEmpty || isApart(variables, named: name) ? [] : [name]
  }

  private func apart(_ variables: [VariableDescription], named name: String, beside functions: [Declaration] = []) -> [Declaration] {
    let members = variables.map { Declaration.variable($0) } + functions
    guard isApart(variables, named: name) else { return members }
    return [
      .type(
        TypeDescription(
          kind: .class, name: named("StandIn") + name, modifiers: ["@MainActor", "final"], inherits: [name], members: start + members))
    ]
  }

  /// Returns the object that implements a protocol.
  private func answering(for variables: [VariableDescription], named name: String) -> ExpressionDescription {
    .code(isApart(variables, named: name) ? named("StandIn") + "." + named("StandIn") + name + "(answers)" : "app")
  }

  private var start: [Declaration] {
    [
      .variable(VariableDescription(name: answers, type: "NavGraph.RehearsalAnswers", isLet: true)),
      .function(
        FunctionDescription(
          name: "init", parameters: [ParameterDescription(label: "_", name: answers, type: "NavGraph.RehearsalAnswers")],
          body: [.assign("self." + answers, .code(answers))])),
    ]
  }

  private func answer(to id: GuardID) -> FunctionDescription {
    FunctionDescription(
      name: asked(for: id),
      parameters: graph.guards[id].parameters.map(lowering.parameter),
      isAsync: true, returns: "Bool",
      body: [.return(.code("await " + answers + ".grants(" + SwiftRenderer().text(of: .string(text(of: naming.guards[id.index]))) + ")"))])
  }

  private func page(for id: ScreenID) -> FunctionDescription {
    let screen = graph.screens[id]
    var parameters = screen.parameters.map(lowering.parameter)
    let own = screen.parameters.map(lowering.unchanged)
    var list = [
      ArgumentDescription(label: nil, value: .made(naming.screenCases[id.index], with: own, hasValues: !own.isEmpty).of("Graph.Screen"))
    ]
    if !screen.events.isEmpty {
      let events = lowering.eventsArgument(of: id)
      parameters.append(events)
      list.append(ArgumentDescription(label: nil, value: .array(self.events(of: id, from: events.name))))
    }
    let page = ExpressionDescription.call("NavGraph.RehearsalPage", with: list)
    guard isView(id) else {
      let type = naming.controllerTypes[id] == nil ? lowering.system("UIViewController") : "NavGraph.RehearsalPage"
      return FunctionDescription(name: made(for: id), parameters: parameters, returns: type, body: [.return(page)])
    }
    return FunctionDescription(
      name: made(for: id), parameters: parameters, returns: "some SwiftUI.View",
      body: [.expression(.call("NavGraph.RehearsalView", with: [ArgumentDescription(label: nil, value: page)]))])
  }

  /// An updated page is a different page with the same identity.
  private func teller(for id: ScreenID) -> [Declaration] {
    guard !isView(id), let name = lowering.naming(of: graph.screens[id].declared).tellers[id] else { return [] }
    let made = page(for: id)
    var scope = NameScope(reserved: Set(made.parameters.map(\.name)))
    let controller = scope.claim("controller")
    let arguments = made.parameters.map { ArgumentDescription(label: $0.label ?? $0.name, value: .code($0.name)) }
    return [
      .function(
        FunctionDescription(
          name: name, parameters: [ParameterDescription(label: "_", name: controller, type: "NavGraph.RehearsalPage")] + made.parameters,
          body: [
            .expression(
              .call(controller + ".take", with: [ArgumentDescription(label: nil, value: .call(self.made(for: id), with: arguments))]))
          ]))
    ]
  }

  private func events(of id: ScreenID, from closures: String) -> [ExpressionDescription] {
    zip(graph.screens[id].events, lowering.eventNames(of: id)).compactMap { use, name in
      event(for: graph.events[graph.eventsOfScreens[use].event], called: closures + "." + name, name: name)
    }
  }

  private func isView(_ id: ScreenID) -> Bool { isOfViews ? !lowering.isController(id) : lowering.isView(id) }

  private var hasViews: Bool { isOfViews || graph.screens.ids.contains { isView($0) } }

  /// Returns an event of a page, such as `.waiting("compose") { value, anchor in _ = await events.compose.result() }`,
  /// or nil if a parameter has no trial value.
  private func event(for event: Event, called closure: String, name: String) -> ExpressionDescription? {
    let isLabelled = lowering.isLabelled(event)
    var arguments: [String] = event.isAnchored ? [isLabelled ? "anchor: anchor" : "anchor"] : []
    var needsValue = false
    for parameter in event.parameters {
      guard let value = trial(for: graph.parameters[parameter].type) else { return nil }
      needsValue = needsValue || value.contains("value")
      let label = ArgumentDescription(label: isLabelled ? lowering.name(of: parameter) : nil, value: .code(value))
      arguments.append(SwiftRenderer().text(of: label))
    }
    let waits = lowering.outcome(of: event) != nil
    let call = closure + (waits ? ".result(" : "(") + arguments.joined(separator: ", ") + ")"
    return .call(
      CallDescription(
        callee: waits ? ".waiting" : ".sending", arguments: [ArgumentDescription(label: nil, value: .string(text(of: name)))],
        trailing: ClosureDescription(
          parameters: [needsValue ? "value" : "_", event.isAnchored ? "anchor" : "_"],
          body: [.expression(.code(waits ? "_ = await " + call : call))])))
  }

  /// Returns a trial value, derived from the number `value`, or nil for an extern type.
  private func trial(for id: TypeID) -> String? {
    switch graph.types[id] {
    case .string, .unknown: return "String(value)"
    case .int: return "value"
    case .double: return "Double(value)"
    case .bool: return "value % 2 == 0"
    case .uuid: return "NavGraph.SampleValue.uuid(value)"
    case .date: return "Foundation.Date(timeIntervalSince1970: Double(value))"
    case .url: return "NavGraph.SampleValue.url(value)"
    case .alias(let alias):
      guard let base = trial(for: graph.typeAliases[alias].base) else { return nil }
      return naming.aliases[alias.index] + "(rawValue: " + base + ")"
    case .enumeration(let enumeration):
      let name = naming.enumerations[enumeration.index]
      let cases = graph.enumerations[enumeration].cases.map { name + "." + naming.enumerationCases[$0.index] }
      guard let first = cases.first, let last = cases.last else { return nil }
      return cases.count == 1 ? first : "value % 2 == 0 ? " + first + " : " + last
    case .external: return nil
    case .optional(let inner):
      return trial(for: inner).map { "value % 3 == 0 ? nil : " + ($0.contains("?") ? "(" + $0 + ")" : $0) } ?? "nil"
    case .list(let inner): return trial(for: inner).map { "[" + $0 + "]" } ?? "[]"
    }
  }

  private func text(of name: String) -> String { name.withoutBackticks }

  // MARK: The scene

  private func rehearsal() -> FunctionDescription {
    let restored =
      isOfViews
      ? [ArgumentDescription(label: "restoring", value: .code("saved"))]
      : [ground, ArgumentDescription(label: "restoring", value: .code("saved?.activity"))]
    var list = restored + [ArgumentDescription(label: "factory", value: .code("app"))]
    if !lowering.declaredGuards.isEmpty { list.append(ArgumentDescription(label: "guards", value: .code("app"))) }
    if !graph.conditions.isEmpty {
      list.append(ArgumentDescription(label: "conditions", value: answering(for: conditions, named: "Conditions")))
    }
    if !lowering.badgedTabs.isEmpty { list.append(ArgumentDescription(label: "badges", value: answering(for: badges, named: "Badges"))) }
    let browse = ClosureDescription(parameters: ["url"], body: [.expression(.code("app." + answers + ".browsed.append(url)"))])
    let targets = lowering.hasLinks ? "LinkGoldens.all.filter { $0.idiom == .phone }.map { $0.target }" : "[]"
    let place = isOfViews ? "in: window, " : ""
    let scene = ClosureDescription(
      parameters: ["window", "saved", "answers"],
      body: [
        .assign("let app", .code(named("StandIn") + "(answers)"))
      ] + (isOfViews ? [] : shown) + [
        .assign(
          "let scene",
          .call(
            CallDescription(
              callee: isOfViews ? lowering.viewSceneType : lowering.sceneType, arguments: list,
              trailing: lowering.browses ? browse : nil)))
      ] + (isOfViews ? [] : asking) + [
        .return(.code("NavGraph.RehearsalScene(scene.navigator, scene.host, \(place)stop: scene.stop)"))
      ])
    return FunctionDescription(
      doc: [
        "A rehearsal: the scene of this app in `window`, with blank pages for its screens. `grants` and `holds` evaluate guards and "
          + "conditions by their names."
      ], name: isOfViews && lowering.writesUIKit ? "viewRehearsal" : "rehearsal", modifiers: ["@MainActor", "static"],
      parameters: [
        ParameterDescription(label: "in", name: "window", type: lowering.system("UIWindow")),
        ParameterDescription(name: "grants", type: "@escaping @MainActor (String) async -> Bool", default: .code("{ _ in true }")),
        ParameterDescription(name: "holds", type: "@escaping @MainActor (String) -> Bool", default: .code(assumed)),
      ],
      returns: "NavGraph.Rehearsal<Graph>",
      body: [
        .return(
          .call(
            CallDescription(
              callee: "NavGraph.Rehearsal",
              arguments: [
                ArgumentDescription(label: nil, value: .code("window")), ArgumentDescription(label: "targets", value: .code(targets)),
                ArgumentDescription(label: "grants", value: .code("grants")), ArgumentDescription(label: "holds", value: .code("holds")),
              ], trailing: scene)))
      ])
  }

  /// The argument for the position of a scene's root in UIKit.
  private var ground: ArgumentDescription {
    switch graph.rootPlace {
    case .window: ArgumentDescription(label: "window", value: .code("window"))
    case .embedded: ArgumentDescription(label: "in", value: .code("part"))
    case .external: ArgumentDescription(label: "around", value: .code("page"))
    }
  }

  /// The statements that show the app's own content, on which the scene is based.
  private var shown: [Statement] {
    let show = Statement.expression(.code("window.makeKeyAndVisible()"))
    switch graph.rootPlace {
    case .window: return []
    case .embedded:
      return [.assign("let part", .code("NavGraph.PartController()")), .assign("window.rootViewController", .code("part")), show]
    case .external:
      guard let id = graph.externalScreen else { return [] }
      let page = ExpressionDescription.call(
        "NavGraph.RehearsalPage", with: [ArgumentDescription(label: nil, value: .code("Graph.Screen." + naming.screenCases[id.index]))])
      let isStack = if let root = graph.externalRoot, case .stack = graph.instances[root.instance].content { true } else { false }
      let root = isStack ? lowering.system("UINavigationController") + "(rootViewController: page)" : "page"
      return [.assign("let page", page), .assign("window.rootViewController", .code(root)), show]
    }
  }

  /// The statements that pass the events of the external screen to its page.
  private var asking: [Statement] {
    guard let id = graph.externalScreen, !graph.screens[id].events.isEmpty else { return [] }
    return [.assign("let events", .code("scene.events")), .assign("page.events", .array(events(of: id, from: "events")))]
  }
}
