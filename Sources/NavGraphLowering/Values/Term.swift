import NavGraphModel

/// An argument of an action or a declaration. It can use parameters.
package indirect enum Term: Hashable, Sendable {
  /// The value of a parameter in scope: of an event, screen, outcome, link, or enclosing container.
  case parameter(ParameterID)
  /// A literal, and the type that is expected.
  case literal(Value, as: TypeID?)
  case list([Term])

  package init(_ expression: Expression, as type: TypeID?, in graph: NavigationGraph) {
    self.init(expression, as: type, in: graph, with: [:], depth: 0)
  }

  /// Creates a term in which the bindings replace parameters.
  init(_ expression: Expression, as type: TypeID?, in graph: NavigationGraph, with bindings: [ParameterID: Term], depth: Int = 0) {
    switch expression {
    case .parameter(let id): self = bindings[id] ?? .parameter(id)
    case .list(let elements) where depth < 64:
      var element: TypeID?
      if let type, case .list(let own) = graph.types[graph.unwrapped(type)] { element = own }
      self = .list(elements.map { Term(graph.expressions[$0], as: element, in: graph, with: bindings, depth: depth + 1) })
    default: self = .literal(Value(expression, in: graph), as: type)
    }
  }

  /// The parameters that the term uses, in order.
  package var parameters: [ParameterID] {
    switch self {
    case .parameter(let id): [id]
    case .literal: []
    case .list(let elements): elements.flatMap(\.parameters)
    }
  }

  /// Returns the value of the term, given the values of its parameters. A missing value is `unknown`.
  package func value(in graph: NavigationGraph, values: (ParameterID) -> Value?) -> Value {
    switch self {
    case .parameter(let id): values(id) ?? .unknown
    case .literal(let value, let type): type.map { value.typed(as: $0, in: graph) } ?? value
    case .list(let elements): .list(elements.map { $0.value(in: graph, values: values) })
    }
  }
}
