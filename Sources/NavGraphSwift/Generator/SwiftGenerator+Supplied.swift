import NavGraphModel

// Generates the protocols that the app implements in both outputs.
extension SwiftGenerator {
  /// Returns the parameters of a screen's factory method: those of the screen, then its events.
  func factoryParameters(of id: ScreenID) -> [ParameterDescription] {
    let screen = graph.screens[id]
    var parameters = screen.parameters.map { ParameterDescription(name: name(of: $0), type: typeName(of: graph.parameters[$0].type)) }
    if !screen.events.isEmpty { parameters.append(eventsParameter(of: id)) }
    return parameters
  }

  private func eventsParameter(of id: ScreenID) -> ParameterDescription {
    ParameterDescription(name: eventsLabel(of: id), type: naming.screenTypes[id.index] + ".Events")
  }

  /// Returns that parameter for a function that also uses the local names of the screen's parameters: `Events` is `events` there.
  func eventsArgument(of id: ScreenID) -> ParameterDescription {
    let parameter = eventsParameter(of: id)
    var scope = NameScope(reserved: Set(graph.screens[id].parameters.map { local(of: $0) }))
    let name = scope.claim(parameter.name, suffix: "OfScreen")
    return ParameterDescription(label: name == parameter.name ? nil : parameter.name, name: name, type: parameter.type)
  }

  /// Returns the label of that parameter: `events`, unless the screen has a parameter of this name.
  private func eventsLabel(of id: ScreenID) -> String {
    var scope = NameScope(reserved: Set(graph.screens[id].parameters.map { name(of: $0) }))
    return scope.claim("events", suffix: "OfScreen")
  }

  /// Returns the call of the app's factory for a screen, if its parameters and its place are in scope.
  func factoryCall(of id: ScreenID) -> ExpressionDescription {
    let screen = graph.screens[id]
    var list = screen.parameters.map { unchanged($0) }
    if !screen.events.isEmpty {
      let needed = screenParameters(of: id).map { unchanged($0) }
      list.append(
        ArgumentDescription(
          label: eventsLabel(of: id),
          value: makingEvents(of: id, with: [ArgumentDescription(label: nil, value: .code(naming.place))] + needed)))
    }
    return .call(naming.factory + "." + naming(of: screen.declared).makers[id.index], with: list)
  }

  /// Returns the parameters of a screen that its events use, in the order of their use.
  func screenParameters(of id: ScreenID) -> [ParameterID] {
    screenParameters(of: graph.screens[id].events, among: graph.screens[id].parameters)
  }

  func screenParameters(of events: IDRange<ScreenEvent>, among around: IDRange<Parameter>) -> [ParameterID] {
    var needed: [ParameterID] = []
    for use in events {
      let all = self.needed(by: graph.eventsOfScreens[use].event)
      for parameter in all where around.contains(parameter) && !needed.contains(parameter) { needed.append(parameter) }
    }
    return needed
  }

  /// Returns the protocols for guards, conditions, and badges.
  func questionProtocols() -> [Declaration] {
    var all: [Declaration] = []
    if !declaredGuards.isEmpty {
      all += divided(
        question(named: "Guards", doc: "Decides whether the user may enter guarded screens."),
        into: parts(of: declaredGuards, declared: { graph.guards[$0].declared }) { $0.map { .function(requirement(for: $0)) } })
    }
    if !graph.conditions.isEmpty {
      all += divided(
        question(named: "Conditions", doc: "Provides the conditions that branches and visibility depend on."),
        into: parts(of: Array(graph.conditions.ids), declared: { graph.conditions[$0].declared }) { $0.map(requirement) })
    }
    if !badgedTabs.isEmpty {
      all += divided(
        question(named: "Badges", doc: "Provides the badges of tabs; `nil` hides one. Call `refresh()` of the scene after a change."),
        into: parts(of: badgedTabs, declared: { graph.tabs[$0].declared }) { $0.map(badgeRequirement) })
    }
    return all
  }

  private func question(named name: String, doc: String) -> TypeDescription {
    TypeDescription(doc: [doc], kind: .protocol, name: name, modifiers: ["@MainActor"], inherits: ["AnyObject"])
  }

  private func requirement(for id: GuardID) -> FunctionDescription {
    FunctionDescription(
      doc: quickHelp(of: id), name: naming.guards[id.index],
      parameters: graph.guards[id].parameters.map {
        ParameterDescription(name: name(of: $0), type: typeName(of: graph.parameters[$0].type))
      },
      isAsync: true, returns: "Bool")
  }

  /// The comment of a guard's method: the author's description, and what requires the guard.
  private func quickHelp(of id: GuardID) -> [String] {
    let own = doc(at: graph.guards[id].declared.doc)
    guard let names = requirers?.names[id.index], !names.isEmpty else { return own }
    return (own.isEmpty ? [] : own + [""]) + ["Required by: " + list(of: names)]
  }

  private func requirement(for id: ConditionID) -> Declaration {
    let parameters = graph.conditions[id].parameters
    let (doc, name) = (doc(at: graph.conditions[id].declared.doc), naming.conditions[id.index])
    if parameters.isEmpty { return .variable(VariableDescription(doc: doc, name: name, type: "Bool", isRequirement: true)) }
    return .function(
      FunctionDescription(
        doc: doc, name: name,
        parameters: parameters.map { ParameterDescription(name: self.name(of: $0), type: typeName(of: graph.parameters[$0].type)) },
        returns: "Bool"))
  }
}
