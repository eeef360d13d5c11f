import NavGraphModel
import NavGraphSyntax

/// The value of a parameter of a screen, modal, or guard.
package indirect enum Value: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  /// A UUID in capitals, so that equal UUIDs have equal text.
  case uuid(String)
  /// A date, as written in the URL or the source.
  case date(String)
  case url(String)
  case enumerationCase(EnumerationCaseID)
  case list([Value])
  case `nil`
  /// A value of an extern type, identified by a text.
  case external(String)
  /// A value that can't be known, such as that of a parameter without an argument.
  case unknown

  /// Creates the value of a literal. Expressions that use parameters, and lists, are `unknown`.
  package init(_ literal: Expression, in graph: NavigationGraph) {
    switch literal {
    case .string(let text): self = .string(graph.text(of: text))
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let flag): self = .bool(flag)
    case .enumerationCase(let id): self = .enumerationCase(id)
    case .nil: self = .nil
    case .parameter, .unknown, .list: self = .unknown
    }
  }

  /// Creates the value of a parameter without an argument: its default, nil if it is optional, or `unknown`.
  package init(defaultOf id: ParameterID, in graph: NavigationGraph) {
    let parameter = graph.parameters[id]
    if let fallback = parameter.defaultValue {
      self = Term(fallback, as: parameter.type, in: graph).value(in: graph) { _ in nil }
    } else if case .optional = graph.types[parameter.type] {
      self = .nil
    } else {
      self = .unknown
    }
  }

  /// Returns the value converted to `type`: a string literal becomes a URL, UUID, or date, and an integer becomes a `Double`.
  package func typed(as type: TypeID, in graph: NavigationGraph) -> Value {
    switch (self, graph.carried(by: type)) {
    case (.string(let text), .url): .url(text)
    case (.string(let text), .uuid): .uuid(text.uppercased())
    case (.string(let text), .date): .date(text)
    case (.int(let number), .double): .double(Double(number))
    case (.list(let elements), .list(let element)): .list(elements.map { $0.typed(as: element, in: graph) })
    default: self
    }
  }

  /// Whether no part of the value is unknown.
  package var isKnown: Bool {
    switch self {
    case .unknown: false
    case .list(let elements): elements.allSatisfy(\.isKnown)
    default: true
    }
  }
}

extension NavigationGraph {
  /// Returns the type without `?` and with type aliases resolved.
  package func carried(by type: TypeID) -> Type {
    var type = unwrapped(type)
    for _ in 0..<64 {
      guard case .alias(let alias) = types[type] else { break }
      type = unwrapped(typeAliases[alias].base)
    }
    return types[type]
  }
}
