import NavGraphLowering
import NavGraphModel

// Generates the types of the namespace: values, screens, modals, guards, conditions, and results.
extension SwiftGenerator {
  func aliases() -> [Declaration] {
    ["Action", "Event", "Place", "Presentation", "Shape", "Target"].map {
      .alias(TypealiasDescription($0, "NavGraph.\($0)<Graph>"))
    }
  }

  /// Returns the value types: declarations for the app's own, and aliases for those of modules.
  func types() -> [Declaration] {
    graph.typeAliases.ids.map { id in joined(graph.typeAliases[id].declared) { $0.aliases[id.index] } ?? aliasType(id) }
      + graph.enumerations.ids.map { id in joined(graph.enumerations[id].declared) { $0.enumerations[id.index] } ?? enumerationType(id) }
      + graph.alerts.ids.map { id in joined(graph.alerts[id].declared) { $0.alertTypes[id.index] } ?? alertType(id) }
  }

  /// Returns an alias such as `typealias ChatID = Chats.ChatID`, or nil if the declaration isn't in another module.
  func joined(_ declared: Declared, _ name: (Naming) -> String) -> Declaration? {
    let prefix = prefix(of: declared)
    return prefix.isEmpty ? nil : .alias(TypealiasDescription(name(naming), prefix + name(naming(of: declared))))
  }

  func aliasType(_ id: TypeAliasID) -> Declaration {
    let alias = graph.typeAliases[id]
    let coding = isCodedAsItself(alias.base) ? "Codable" : "NavGraph.SingleValueCodable"
    var conformances = ["RawRepresentable", "Hashable", "Sendable", coding]
    if canBeInURL(alias.base) { conformances += inURLs }
    let base = typeName(alias.base)
    let initializer = FunctionDescription(
      "init", parameters: [ParameterDescription("rawValue", base)], body: [.assign("self.rawValue", .code("rawValue"))])
    var members: [Declaration] = [.variable(VariableDescription("rawValue", base, isLet: true))]
    if let literal = literal(alias.base) {
      conformances.append("ExpressibleBy" + literal + "Literal")
      let function = FunctionDescription(
        "init", parameters: [ParameterDescription(label: lowerCamel(literal) + "Literal", "value", base)],
        body: [.expression(.code("self.init(rawValue: value)"))])
      members += [.function(initializer), .function(function)]
    } else if isSeenOutside {
      members.append(.function(initializer))
    }
    return .type(
      TypeDescription(
        doc: doc(alias.declared.doc), .struct, naming.aliases[id.index], modifiers: ["nonisolated"],
        inherits: conformances, members: members))
  }

  func enumerationType(_ id: EnumerationID) -> Declaration {
    let enumeration = graph.enumerations[id]
    let cases = enumeration.cases.map { enumCase -> Declaration in
      let name = naming.enumerationCases[enumCase.index]
      let raw = text(graph.enumerationCases[enumCase].raw)
      return .enumCase(CaseDescription(name, rawValue: raw == name ? nil : raw))
    }
    return .type(
      TypeDescription(
        doc: doc(enumeration.declared.doc), .enum, naming.enumerations[id.index],
        modifiers: ["nonisolated"],
        inherits: cases.isEmpty
          ? ["Hashable", "Sendable"] : ["String", "Hashable", "Sendable", "Codable", "CaseIterable"] + inURLs,
        members: cases))
  }

  /// The protocol to which types in links and entries conform. A module can't know which types these are.
  private var inURLs: [String] {
    if module != nil { return ["NavGraph.PayloadValue"] }
    return hasLinks ? ["NavGraph.URLValue"] : []
  }

  func alertType(_ id: AlertID) -> Declaration {
    let cases = graph.alerts[id].buttons.map { button in
      let text = graph.buttons[button].returnsText ? [ParameterDescription(label: "_", "text", "String")] : []
      return CaseDescription(naming.buttons[button.index], values: text)
    }
    return enumeration(
      naming.alertTypes[id.index],
      "The buttons of \(text(graph.alerts[id].declared.name)).",
      cases)
  }

  /// Returns the literals that can create a value of the type, for tests and previews.
  private func literal(_ base: TypeID) -> String? {
    switch graph.types[base] {
    case .string: "String"
    case .int: "Integer"
    default: nil
    }
  }

  /// Whether Swift encodes a type with this raw value as the raw value alone.
  private func isCodedAsItself(_ base: TypeID) -> Bool {
    switch graph.types[base] {
    case .uuid, .date, .url: false
    default: true
    }
  }

  func canBeInURL(_ type: TypeID) -> Bool {
    switch graph.types[type] {
    case .string, .int, .double, .bool, .uuid, .date, .url: true
    case .alias(let alias): canBeInURL(graph.typeAliases[alias].base)
    case .enumeration: true
    case .external, .optional, .list, .unknown: false
    }
  }

  func places() -> [Declaration] {
    let screens = graph.screens.ids.map { id in
      let declared = graph.screens[id].declared
      return CaseDescription(doc: doc(declared.doc), naming.screenCases[id.index], values: values(graph.screens[id].parameters))
    }
    let modals = naming.presentables.map { modal in
      CaseDescription(
        doc: graph.declared(modal.content).map { doc($0.doc) } ?? [], modal.name, values: values(parameters(of: modal.content)))
    }
    let containers = naming.containerOrder.compactMap { content in naming.containers[content].map { CaseDescription($0) } }
    let roots = naming.roots.compactMap { content in
      naming.rootNames[content].map { CaseDescription($0, values: values(parameters(of: content))) }
    }
    return [
      enumeration("Screen", "Every screen, with its parameters.", screens),
      enumeration("Modal", "Everything that can be presented.", modals),
      enumeration("Container", "Every stack, tab bar, split, and set of pages.", containers),
      enumeration("Root", "The root containers of a scene.", roots),
    ]
  }

  func questions() -> [Declaration] {
    let guards = graph.guards.ids.map { id in
      CaseDescription(doc: doc(graph.guards[id].declared.doc), naming.guards[id.index], values: values(graph.guards[id].parameters))
    }
    let conditions = graph.conditions.ids.map { id in
      CaseDescription(
        doc: doc(graph.conditions[id].declared.doc), naming.conditions[id.index], values: values(graph.conditions[id].parameters))
    }
    var all =
      [
        enumeration("Guard", "Guards, which your app evaluates asynchronously.", guards),
        enumeration("Condition", "Conditions, which your app evaluates synchronously.", conditions),
      ] + badgeType()
    all.append(resultType())
    let armCases = arms.map { lowered in
      let values = lowered.captured.map {
        ParameterDescription(label(of: $0, among: lowered.captured), typeName(graph.parameters[$0].type))
      }
      return CaseDescription(lowered.name, values: values)
    }
    all.append(enumeration("Continuation", "The steps after a presented flow, with the values that they need.", armCases))
    all.append(
      enumeration("PopTarget", "The targets of `pop to`.", popTargets().map { CaseDescription(naming.screenCases[$0.index]) }))
    return all
  }

  /// Returns an enum, or `Never` if there are no cases.
  private func enumeration(_ name: String, _ doc: String, _ cases: [CaseDescription]) -> Declaration {
    guard !cases.isEmpty else { return .alias(TypealiasDescription(name, "Never")) }
    return .type(
      TypeDescription(
        doc: [doc], .enum, name, modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"], members: cases.map { .enumCase($0) }))
  }

  private func resultType() -> Declaration {
    let kinds: [FlowResult] = [.done] + lowered.results.types.map { .value($0) } + graph.alerts.ids.map { .alert($0) }
    var members: [Declaration] = kinds.map { kind in
      let values = kind == .done ? [] : [ParameterDescription(label: "_", "value", typeName(kind))]
      return .enumCase(CaseDescription(caseName(kind), values: values))
    }
    for kind in kinds {
      let isDone = kind == .done
      let found = [kind, lowered.results.plain(kind, in: graph)].compactMap { $0 }.map { kind in
        Statement.if(
          [.holds(.code("case ." + caseName(kind) + (isDone ? "" : "(let value)") + " = self"))],
          then: .return(.code(isDone ? "()" : "value")))
      }
      members.append(
        .variable(VariableDescription(caseName(kind), typeName(kind) + "?", getter: found + [.return(.code("nil"))])))
    }
    return .type(
      TypeDescription(
        doc: ["The results of flows."], .enum, "Result", modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"], members: members)
    )
  }

  func popTargets() -> [ScreenID] {
    var found: Set<ScreenID> = []
    for id in graph.steps.ids { if case .popTo(let screen) = graph.steps[id].action { found.insert(screen) } }
    return found.sorted()
  }
}
