import NavGraphModel

// Generates the methods of a factory, which create SwiftUI views or UIKit controllers. A screen can differ from the app's output.
extension SwiftGenerator {
  /// Whether the screen is declared as a view, even if others are controllers.
  func isView(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .view }
  /// Whether the screen is declared as a controller, even if others are views.
  func isController(_ id: ScreenID) -> Bool { graph.screens[id].madeAs == .controller }

  func viewType(of id: ScreenID) -> Declaration {
    .associatedType(AssociatedTypeDescription(name: naming.viewTypes[id.index], constraint: "SwiftUI.View", default: "SwiftUI.AnyView"))
  }

  func viewMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: quickHelp(of: id, confirming: "`confirmsLeaving(when:)`"), name: naming.makers[id.index], modifiers: ["@SwiftUI.ViewBuilder"],
      parameters: factoryParameters(of: id), returns: naming.viewTypes[id.index])
  }

  func controllerMaker(of id: ScreenID) -> FunctionDescription {
    FunctionDescription(
      doc: quickHelp(of: id, confirming: "`NavGraph.DismissalConfirming`"), name: naming.makers[id.index],
      parameters: factoryParameters(of: id),
      returns: naming.controllerTypes[id] ?? system("UIViewController"))
  }

  /// The comment of a factory's method: the author's description of the screen, its title, and how the user gets there.
  ///
  /// - Parameter confirming: How a screen of this output refuses to be left.
  private func quickHelp(of id: ScreenID, confirming: String) -> [String] {
    let screen = graph.screens[id]
    var facts: [String] = []
    if let title = screen.title { facts.append("- Title: " + graph.text(of: title)) }
    if let uses {
      if !uses.containers[id.index].isEmpty { facts.append("- Shown in: " + list(of: uses.containers[id.index].map { "`" + $0 + "`" })) }
      let openers = uses.openers[id.index].filter { !$0.isEntryPoint }.map(\.name)
      let entryPoints = uses.openers[id.index].filter(\.isEntryPoint).map(\.name)
      if !openers.isEmpty { facts.append("- Opened by: " + list(of: openers)) }
      if !entryPoints.isEmpty { facts.append("- Entry points: " + list(of: entryPoints)) }
      let confirmations = uses.confirmations[id.index]
      if !confirmations.isEmpty { facts.append("- Can refuse \(list(of: confirmations)): see \(confirming)") }
    }
    let guards = lowered.screenGuards[id.index].map { "`" + text(of: graph.guards[$0.subject].declared.name) + "`" }
    if !guards.isEmpty { facts.append("- Requires: " + list(of: guards)) }
    let own = doc(at: screen.declared.doc)
    let summary = own.isEmpty ? ["Creates the screen \(text(of: screen.declared.name))."] : own
    return summary + (facts.isEmpty ? [] : [""]) + facts
  }

  /// The names with commas between them. Of more than eight, the first seven and how many more there are.
  func list(of all: [String]) -> String {
    let shown = all.count > 8 ? 7 : 8
    return all.prefix(shown).joined(separator: ", ") + (all.count > shown ? ", and \(all.count - shown) more" : "")
  }

  /// Returns the members of a factory for these screens: the associated types, then the methods that create and update each screen.
  func makers(of screens: [ScreenID], isView: (ScreenID) -> Bool) -> [Declaration] {
    screens.compactMap { isView($0) ? viewType(of: $0) : controllerType(of: $0) }
      + screens.flatMap { id -> [Declaration] in
        isView(id) ? [.function(viewMaker(of: id))] : [.function(controllerMaker(of: id))] + controllerTeller(of: id)
      }
  }

  /// Returns the associated type of a controller that receives updated values.
  func controllerType(of id: ScreenID) -> Declaration? {
    naming.controllerTypes[id].map {
      .associatedType(AssociatedTypeDescription(name: $0, constraint: system("UIViewController"), default: system("UIViewController")))
    }
  }

  /// Returns the method that updates the values of such a controller.
  func controllerTeller(of id: ScreenID) -> [Declaration] {
    guard let type = naming.controllerTypes[id], let name = naming.tellers[id] else { return [] }
    let keys = graph.keys(of: id).map { "`" + text(of: graph.parameters[$0].name) + "`" }.joined(separator: ", ")
    let isAre = graph.keys(of: id).count == 1 ? " is" : " are"
    let own = factoryParameters(of: id)
    var scope = NameScope(reserved: Set(own.map(\.name)))
    let parameters = [ParameterDescription(label: "_", name: scope.claim("controller"), type: type)] + own
    return [
      .function(
        FunctionDescription(
          doc: ["Updates a visible controller: \(keys)\(isAre) unchanged, and other values are new."], name: name,
          parameters: parameters))
    ]
  }

  /// Returns the call that updates the controller `told` with the values in scope.
  func tellerCall(of id: ScreenID, told: String) -> ExpressionDescription? {
    guard let name = naming(of: graph.screens[id].declared).tellers[id], case .call(var call) = factoryCall(of: id) else { return nil }
    call.callee = naming.factory + "." + name
    call.arguments.insert(ArgumentDescription(label: nil, value: .code(told)), at: 0)
    return .call(call)
  }
}
