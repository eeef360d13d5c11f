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
    declarations.append(.type(TypeDescription(.extension, app, members: [factory()] + questionProtocols() + [.type(scene())])))
    let imports =
      (support == .module ? ["NavGraphUIKit"] : []) + (graph.screens.ids.contains { isView($0) } ? ["SwiftUI"] : []) + ["UIKit"]
      + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(part: "UIKit", imports: imports, declarations)
  }

  /// The protocol that the app implements to build its screens. The views among them keep their types, which the compiler finds.
  private func factory() -> Declaration {
    let made = graph.screens.ids.filter { $0 != lentScreen }
    let types = made.filter { isView($0) }.map { viewType(of: $0) }
    let screens = made.map { Declaration.function(isView($0) ? viewMaker(of: $0) : controllerMaker(of: $0)) }
    let words =
      types.isEmpty
      ? ["Builds the controllers of the screens. Adding a screen to the graph adds a method here."]
      : [
        "Builds the screens. Adding one to the graph adds a method here.", "",
        "Write the method of a view as `-> some View`: the compiler finds the associated types.",
      ]
    return .type(
      TypeDescription(
        doc: words, .protocol, "Factory",
        modifiers: ["@MainActor"], inherits: ["AnyObject"], members: types + screens + heightRequirements()))
  }
}
