import NavGraphModel
import NavGraphSyntax

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

  /// By `finish` with a value: the types of the flows that it can end, in the order in which they are found.
  static func finished(in graph: NavigationGraph) -> [SourceRange: [TypeID]] {
    let places = Places(graph)
    var found: [SourceRange: [TypeID]] = [:]
    for edge in places.edges where edge.kind == .finish && !edge.isLate {
      guard let step = edge.step, case .finish(_?) = graph.steps[step].action else { continue }
      var content = places.units[places.unit(of: edge.source)].content
      if case .modal(let id) = content, graph.modals[id].returns == nil, let inner = graph.modals[id].content {
        content = graph.instances[inner].content
      }
      let type: TypeID? =
        switch content {
        case .modal(let id): graph.modals[id].returns
        case .stack(let id): graph.stacks[id].returns
        case .pages(let id): graph.pageSets[id].returns
        default: nil
        }
      if let type, found[graph.steps[step].range]?.contains(type) != true { found[graph.steps[step].range, default: []].append(type) }
    }
    return found
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

  /// The result without a `?`, where other flows return that: it fits too.
  func plain(_ result: FlowResult) -> FlowResult? {
    guard case .value(let type) = result, graph.unwrapped(type) != type, results.types.contains(graph.unwrapped(type)) else { return nil }
    return .value(graph.unwrapped(type))
  }

  func typeName(_ result: FlowResult) -> String {
    switch result {
    case .done: "Void"
    case .alert(let id): naming.alertTypes[id.index]
    case .value(let type): typeName(type)
    }
  }

  /// The result that `finish(value)` makes: what the flows return that it ends, or any flow that such a value can finish.
  func finished(with expression: Expression, in flows: [TypeID]?) -> FlowResult? {
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
    // A value for flows that return `T` and for others that return `T?` is a `T`: who waits for a `T?` takes both.
    let own = (flows ?? []).filter(fits)
    let plain = own.first { graph.unwrapped($0) == $0 }
    let exact = if case .parameter(let id) = expression { results.types.first { $0 == graph.parameters[id].type } } else { nil as TypeID? }
    return (plain ?? own.first ?? exact ?? results.types.first(where: fits)).map { .value($0) }
  }
}
