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
      "coordinator", label: "for", "container", "Container", returns: "NavGraph.Coordinator<\(app)>.Type", cases,
      otherwise: .code("NavGraph.Coordinator<\(app)>.self"), isComplete: true
    ).map { declaration -> Declaration in
      guard case .function(var function) = declaration else { return declaration }
      function.modifiers.insert("@MainActor", at: 0)
      return .function(function)
    }
    declarations.append(.type(TypeDescription(.extension, app, inherits: ["NavGraph.UIKitGraph"], members: table)))
    declarations.append(.mark("Coordinators: one for each container, with a method for each way on from its screens"))
    let coordinators = naming.containerOrder.compactMap { coordinator($0).map { Declaration.type($0) } }
    declarations.append(.type(TypeDescription(.extension, app, members: coordinators)))
    declarations.append(.mark("What the app supplies, and what it holds"))
    declarations.append(.type(TypeDescription(.extension, app, members: supplied() + [.type(scene())])))
    let imports =
      (support == .module ? ["NavGraphUIKit"] : []) + ["UIKit"] + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(part: "UIKit", imports: imports, declarations)
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
          doc: doc(screen.declared.doc), naming.screenCases[id.index], parameters: parameters, returns: system("UIViewController")))
    }
    var all: [Declaration] = [
      .type(
        TypeDescription(
          doc: ["Builds the controllers of the screens. Adding a screen to the graph adds a method here."], .protocol, "Factory",
          modifiers: ["@MainActor"], inherits: ["AnyObject"], members: screens + heightRequirements()))
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
    return all + badgesProtocol()
  }
}
