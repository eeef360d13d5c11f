import NavGraphModel
import NavGraphSyntax

/// The result types of an app's flows.
package struct Results: Sendable {
  /// The types, in the order of the source.
  package private(set) var types: [TypeID] = []
  /// The result types of the flows that each `finish` with a value can end, keyed by the range of the step.
  private var flows: [SourceRange: [TypeID]] = [:]

  init(in graph: NavigationGraph, places: Places) {
    let all = graph.modals.map(\.returns) + graph.stacks.map(\.returns) + graph.pageSets.map(\.returns)
    var seen: Set<TypeID> = []
    types = all.compactMap { $0 }.filter { seen.insert($0).inserted }
    if types.count > 1 { flows = Results.finished(in: graph, places: places) }
  }

  /// Returns the non-optional form of a result if other flows return that type, because such values also fit. Otherwise returns nil.
  package func plain(_ result: FlowResult, in graph: NavigationGraph) -> FlowResult? {
    guard case .value(let type) = result, graph.unwrapped(type) != type, types.contains(graph.unwrapped(type)) else { return nil }
    return .value(graph.unwrapped(type))
  }

  /// Returns the type of the result that `finish(value)` creates: that of the flows it
  /// ends, or that of any flow that accepts the value. Returns nil if no flow does.
  func type(of expression: Expression, finishedAt range: SourceRange, in graph: NavigationGraph) -> TypeID? {
    func fits(_ expression: Expression, in type: TypeID) -> Bool {
      switch (expression, graph.types[type]) {
      case (_, .optional(let inner)): expression == .nil || fits(expression, in: inner)
      case (.parameter(let id), _): graph.parameters[id].type == type
      case (.enumerationCase(let id), .enumeration(let enumeration)): graph.enumerations[enumeration].cases.contains(id)
      case (_, .alias(let alias)): fits(expression, in: graph.typeAliases[alias].base)
      case (.list(let elements), .list(let element)): elements.allSatisfy { fits(graph.expressions[$0], in: element) }
      case (.string, .string), (.string, .url), (.int, .int), (.int, .double), (.double, .double), (.bool, .bool): true
      default: false
      }
    }
    // A value for flows that return `T` and for others that return `T?` is a `T`, because the latter accept both.
    let own = (flows[range] ?? []).filter { fits(expression, in: $0) }
    let plain = own.first { graph.unwrapped($0) == $0 }
    let exact = if case .parameter(let id) = expression { types.first { $0 == graph.parameters[id].type } } else { nil as TypeID? }
    return plain ?? own.first ?? exact ?? types.first { fits(expression, in: $0) }
  }

  private static func finished(in graph: NavigationGraph, places: Places) -> [SourceRange: [TypeID]] {
    var found: [SourceRange: [TypeID]] = [:]
    for edge in places.edges where edge.kind == .finish && !edge.isLate {
      guard let step = edge.step, case .finish(_?) = graph.steps[step].action else { continue }
      let unit = places.units[places.unit(of: edge.source)]
      var content = unit.content
      if case .modal(let id) = content, graph.modals[id].returns == nil, let inner = unit.shown {
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
