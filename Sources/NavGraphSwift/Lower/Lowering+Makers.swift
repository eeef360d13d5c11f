import NavGraphModel

// What a factory makes screens with: views of SwiftUI, or controllers of UIKit. A screen says so itself where it differs from the output.
extension Lowering {
  /// Whether the app makes a view for that screen, even where the others are controllers.
  func isView(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .view }
  /// Whether the app makes a controller for that screen, even where the others are views.
  func isController(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .controller }

  func viewType(of id: ScreenID) -> Declaration {
    .associatedType(AssociatedTypeDescription(naming.viewTypes[id.index], "SwiftUI.View", default: "SwiftUI.AnyView"))
  }

  func viewMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: doc(graph.screens[id].declared.doc), naming.screenCases[id.index], modifiers: ["@SwiftUI.ViewBuilder"],
      parameters: factoryParameters(of: id), returns: naming.viewTypes[id.index])
  }

  func controllerMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: doc(graph.screens[id].declared.doc), naming.screenCases[id.index], parameters: factoryParameters(of: id),
      returns: naming.controllerTypes[id] ?? system("UIViewController"))
  }

  /// What a factory has for these screens: the types of those that keep one, then what makes and tells each.
  func makers(of screens: [ScreenID], _ isView: (ScreenID) -> Bool) -> [Declaration] {
    screens.compactMap { isView($0) ? viewType(of: $0) : controllerType(of: $0) }
      + screens.flatMap { id -> [Declaration] in
        isView(id) ? [.function(viewMaker(of: id))] : [.function(controllerMaker(of: id))] + controllerTeller(of: id)
      }
  }

  /// The type of a controller that is told of other values.
  func controllerType(of id: ScreenID) -> Declaration? {
    naming.controllerTypes[id].map {
      .associatedType(AssociatedTypeDescription($0, system("UIViewController"), default: system("UIViewController")))
    }
  }

  /// The function that tells such a controller.
  func controllerTeller(of id: ScreenID) -> [Declaration] {
    guard let type = naming.controllerTypes[id], let name = naming.tellers[id] else { return [] }
    let keys = graph.keys(of: id).map { "`" + text(graph.parameters[$0].name) + "`" }.joined(separator: ", ")
    let isAre = graph.keys(of: id).count == 1 ? " is" : " are"
    let own = factoryParameters(of: id)
    var scope = NameScope(reserved: Set(own.map(\.name)))
    let parameters = [ParameterDescription(label: "_", scope.claim("controller"), type)] + own
    return [
      .function(
        FunctionDescription(
          doc: ["The controller stays where it is, since \(keys)\(isAre) what it was; the other values are new."], name,
          parameters: parameters))
    ]
  }

  /// What tells the controller `told` of the values that are in scope.
  func tellerCall(of id: ScreenID, _ told: String) -> ExpressionDescription? {
    guard let name = naming(of: graph.screens[id].declared).tellers[id], case .call(var call) = factoryCall(of: id) else { return nil }
    call.callee = naming.factory + "." + name
    call.arguments.insert(ArgumentDescription(nil, .code(told)), at: 0)
    return .call(call)
  }
}
