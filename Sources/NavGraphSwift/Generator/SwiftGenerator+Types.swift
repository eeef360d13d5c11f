import NavGraphLowering
import NavGraphModel

// Generates the types of the namespace: values, screens, modals, guards, conditions, and results.
extension SwiftGenerator {
  func aliases() -> [Declaration] {
    ["Action", "Event", "Place", "Presentation", "Shape", "Target"].map {
      .alias(TypealiasDescription(name: $0, type: "NavGraph.\($0)<Graph>"))
    }
  }

  /// Returns the value types: declarations for the app's own, and aliases for those of modules.
  func types() -> [Declaration] {
    graph.typeAliases.ids.map { id in joined(graph.typeAliases[id].declared) { $0.aliases[id.index] } ?? aliasType(of: id) }
      + graph.enumerations.ids.map { id in joined(graph.enumerations[id].declared) { $0.enumerations[id.index] } ?? enumerationType(of: id)
      }
      + graph.alerts.ids.map { id in joined(graph.alerts[id].declared) { $0.alertTypes[id.index] } ?? alertType(of: id) }
  }

  /// Returns an alias such as `typealias ChatID = Chats.ChatID`, or nil if the declaration isn't in another module.
  func joined(_ declared: Declared, name: (Naming) -> String) -> Declaration? {
    let prefix = prefix(of: declared)
    return prefix.isEmpty ? nil : .alias(TypealiasDescription(name: name(naming), type: prefix + name(naming(of: declared))))
  }

  func aliasType(of id: TypeAliasID) -> Declaration {
    let alias = graph.typeAliases[id]
    let coding = isCodedAsItself(alias.base) ? "Codable" : "NavGraph.SingleValueCodable"
    var conformances = ["RawRepresentable", "Hashable", "Sendable", coding]
    if canBeInURL(alias.base) { conformances += inURLs }
    let base = typeName(of: alias.base)
    let initializer = FunctionDescription(
      name: "init", parameters: [ParameterDescription(name: "rawValue", type: base)], body: [.assign("self.rawValue", .code("rawValue"))])
    var members: [Declaration] = [.variable(VariableDescription(name: "rawValue", type: base, isLet: true))]
    if let literal = literal(of: alias.base) {
      conformances.append("ExpressibleBy" + literal + "Literal")
      let function = FunctionDescription(
        name: "init", parameters: [ParameterDescription(label: lowerCamel(literal) + "Literal", name: "value", type: base)],
        body: [.expression(.code("self.init(rawValue: value)"))])
      members += [.function(initializer), .function(function)]
    } else if isSeenOutside {
      members.append(.function(initializer))
    }
    return .type(
      TypeDescription(
        doc: doc(at: alias.declared.doc), kind: .struct, name: naming.aliases[id.index], modifiers: ["nonisolated"],
        inherits: conformances, members: members))
  }

  func enumerationType(of id: EnumerationID) -> Declaration {
    let enumeration = graph.enumerations[id]
    let cases = enumeration.cases.map { enumCase -> Declaration in
      let name = naming.enumerationCases[enumCase.index]
      let raw = text(of: graph.enumerationCases[enumCase].raw)
      return .enumCase(CaseDescription(name: name, rawValue: raw == name ? nil : raw))
    }
    return .type(
      TypeDescription(
        doc: doc(at: enumeration.declared.doc), kind: .enum, name: naming.enumerations[id.index],
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

  func alertType(of id: AlertID) -> Declaration {
    let cases = graph.alerts[id].buttons.map { button in
      let text = graph.buttons[button].returnsText ? [ParameterDescription(label: "_", name: "text", type: "String")] : []
      return CaseDescription(name: naming.buttons[button.index], values: text)
    }
    return enumeration(
      named: naming.alertTypes[id.index],
      doc: "The buttons of \(text(of: graph.alerts[id].declared.name)).",
      cases: cases)
  }

  /// Returns the literals that can create a value of the type, for tests and previews.
  private func literal(of base: TypeID) -> String? {
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
      return CaseDescription(
        doc: doc(at: declared.doc), name: naming.screenCases[id.index], values: values(for: graph.screens[id].parameters))
    }
    let modals = naming.presentables.map { modal in
      CaseDescription(
        doc: graph.declared(of: modal.content).map { doc(at: $0.doc) } ?? [], name: modal.name,
        values: values(for: parameters(of: modal.content)))
    }
    let containers = naming.containerOrder.compactMap { content in naming.containers[content].map { CaseDescription(name: $0) } }
    let roots = naming.roots.compactMap { content in
      naming.rootNames[content].map { CaseDescription(name: $0, values: values(for: parameters(of: content))) }
    }
    return [
      enumeration(named: "Screen", doc: "Every screen, with its parameters.", cases: screens),
      enumeration(named: "Modal", doc: "Everything that can be presented.", cases: modals),
      enumeration(named: "Container", doc: "Every stack, tab bar, split, and set of pages.", cases: containers),
      enumeration(named: "Root", doc: "The root containers of a scene.", cases: roots),
    ]
  }

  func questions() -> [Declaration] {
    let guards = graph.guards.ids.map { id in
      CaseDescription(
        doc: doc(at: graph.guards[id].declared.doc), name: naming.guards[id.index], values: values(for: graph.guards[id].parameters))
    }
    let conditions = graph.conditions.ids.map { id in
      CaseDescription(
        doc: doc(at: graph.conditions[id].declared.doc), name: naming.conditions[id.index],
        values: values(for: graph.conditions[id].parameters))
    }
    var all =
      [
        enumeration(named: "Guard", doc: "Guards, which your app evaluates asynchronously.", cases: guards),
        enumeration(named: "Condition", doc: "Conditions, which your app evaluates synchronously.", cases: conditions),
      ] + badgeType()
    all.append(resultType())
    let armCases = arms.map { lowered in
      let values = lowered.captured.map {
        ParameterDescription(name: label(of: $0, among: lowered.captured), type: typeName(of: graph.parameters[$0].type))
      }
      return CaseDescription(name: lowered.name, values: values)
    }
    all.append(
      enumeration(named: "Continuation", doc: "The steps after a presented flow, with the values that they need.", cases: armCases))
    all.append(
      enumeration(
        named: "PopTarget", doc: "The targets of `pop to`.", cases: popTargets().map { CaseDescription(name: naming.screenCases[$0.index]) }
      ))
    return all
  }

  /// Returns an enum, or `Never` if there are no cases.
  private func enumeration(named name: String, doc: String, cases: [CaseDescription]) -> Declaration {
    guard !cases.isEmpty else { return .alias(TypealiasDescription(name: name, type: "Never")) }
    return .type(
      TypeDescription(
        doc: [doc], kind: .enum, name: name, modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"],
        members: cases.map { .enumCase($0) }))
  }

  private func resultType() -> Declaration {
    let kinds: [FlowResult] = [.done] + lowered.results.types.map { .value($0) } + graph.alerts.ids.map { .alert($0) }
    var members: [Declaration] = kinds.map { kind in
      let values = kind == .done ? [] : [ParameterDescription(label: "_", name: "value", type: typeName(of: kind))]
      return .enumCase(CaseDescription(name: caseName(of: kind), values: values))
    }
    for kind in kinds {
      let isDone = kind == .done
      let found = [kind, lowered.results.plain(kind, in: graph)].compactMap { $0 }.map { kind in
        Statement.if(
          [.holds(.code("case ." + caseName(of: kind) + (isDone ? "" : "(let value)") + " = self"))],
          then: .return(.code(isDone ? "()" : "value")))
      }
      members.append(
        .variable(VariableDescription(name: caseName(of: kind), type: typeName(of: kind) + "?", getter: found + [.return(.code("nil"))])))
    }
    return .type(
      TypeDescription(
        doc: ["The results of flows."], kind: .enum, name: "Result", modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"],
        members: members)
    )
  }

  func popTargets() -> [ScreenID] {
    var found: Set<ScreenID> = []
    for id in graph.steps.ids { if case .popTo(let screen) = graph.steps[id].action { found.insert(screen) } }
    return found.sorted()
  }
}
