import NavGraphModel

/// A value that may name parameters: an argument as an action or a declaration writes it.
package indirect enum Term: Hashable, Sendable {
  /// The value of a parameter in scope: of an event, a screen, a flow's outcome, a link, or of the container around.
  case parameter(ParameterID)
  /// A literal as it is written, and the type that is wanted in its place.
  case literal(Value, as: TypeID?)
  case list([Term])

  package init(_ expression: Expression, as type: TypeID?, in graph: NavigationGraph) {
    self.init(expression, as: type, in: graph, [:], depth: 0)
  }

  /// With what is known of some parameters put in their place.
  init(_ expression: Expression, as type: TypeID?, in graph: NavigationGraph, _ bindings: [ParameterID: Term], depth: Int = 0) {
    switch expression {
    case .parameter(let id): self = bindings[id] ?? .parameter(id)
    case .list(let elements) where depth < 64:
      var element: TypeID?
      if let type, case .list(let own) = graph.types[graph.unwrapped(type)] { element = own }
      self = .list(elements.map { Term(graph.expressions[$0], as: element, in: graph, bindings, depth: depth + 1) })
    default: self = .literal(Value(expression, in: graph), as: type)
    }
  }

  /// The parameters that it names.
  package var parameters: [ParameterID] {
    switch self {
    case .parameter(let id): [id]
    case .literal: []
    case .list(let elements): elements.flatMap(\.parameters)
    }
  }

  /// The value, once the parameters have one.
  package func value(in graph: NavigationGraph, _ values: (ParameterID) -> Value?) -> Value {
    switch self {
    case .parameter(let id): values(id) ?? .unknown
    case .literal(let value, let type): type.map { value.typed($0, in: graph) } ?? value
    case .list(let elements): .list(elements.map { $0.value(in: graph, values) })
    }
  }
}
