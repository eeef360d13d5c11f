import NavGraphModel

/// What a flow can finish with.
enum FlowResult: Hashable {
  /// A value of that type.
  case value(TypeID)
  /// A button of that alert.
  case alert(AlertID)
  /// Nothing.
  case done
}

/// Which results there are in an app, in the order of the source.
struct Results {
  private(set) var types: [TypeID] = []

  init(_ graph: NavigationGraph) {
    var seen: Set<TypeID> = []
    func add(_ type: TypeID?, _ types: inout [TypeID]) {
      if let type, seen.insert(type).inserted { types.append(type) }
    }
    for id in graph.modals.ids { add(graph.modals[id].returns, &types) }
    for id in graph.stacks.ids { add(graph.stacks[id].returns, &types) }
    for id in graph.pageSets.ids { add(graph.pageSets[id].returns, &types) }
  }
}

extension Lowering {
  /// What presenting that content can finish with; a stack or pages that is all of a modal's content is the same flow.
  func result(of content: Content) -> FlowResult {
    switch content {
    case .modal(let id):
      if let type = graph.modals[id].returns { return .value(type) }
      guard let inner = graph.modals[id].content else { return .done }
      switch graph.instances[inner].content {
      case .stack, .pages: return result(of: graph.instances[inner].content)
      default: return .done
      }
    case .stack(let id): return graph.stacks[id].returns.map { .value($0) } ?? .done
    case .pages(let id): return graph.pageSets[id].returns.map { .value($0) } ?? .done
    case .alert(let id): return .alert(id)
    default: return .done
    }
  }

  func caseName(_ result: FlowResult) -> String {
    switch result {
    case .done: "done"
    case .alert(let id): swiftIdentifier(lowerCamel(naming.alertTypes[id.index]) + "Button")
    case .value(let type): swiftIdentifier(resultName(type))
    }
  }

  private func resultName(_ type: TypeID) -> String {
    switch graph.types[type] {
    case .optional(let inner): "optional" + upperCamel(resultName(inner))
    case .list(let inner): "listOf" + upperCamel(resultName(inner))
    default: lowerCamel(typeName(type)) + "Value"
    }
  }

  func typeName(_ result: FlowResult) -> String {
    switch result {
    case .done: "Void"
    case .alert(let id): naming.alertTypes[id.index]
    case .value(let type): typeName(type)
    }
  }

  /// The result that `finish(value)` makes: a flow that returns that type, or something that holds it.
  func finished(with expression: Expression) -> FlowResult? {
    func fits(_ type: TypeID) -> Bool {
      switch (expression, graph.types[type]) {
      case (_, .optional(let inner)): expression == .nil || fits(inner)
      case (.parameter(let id), _): graph.parameters[id].type == type
      case (.enumerationCase(let id), .enumeration(let enumeration)): graph.enumerations[enumeration].cases.contains(id)
      case (_, .alias(let alias)): fits(graph.typeAliases[alias].base)
      case (.string, .string), (.int, .int), (.int, .double), (.double, .double), (.bool, .bool), (.list, .list): true
      default: false
      }
    }
    return results.types.first(where: fits).map { .value($0) }
  }
}
