import NavGraphModel
import NavGraphSyntax

/// A value of a parameter: what a screen, a modal or a guard is made with.
package indirect enum Value: Hashable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  /// In the one spelling that equal UUIDs share: capitals.
  case uuid(String)
  /// As the URL or the author wrote it.
  case date(String)
  case url(String)
  case enumerationCase(EnumerationCaseID)
  case list([Value])
  case `nil`
  /// A value of a type of the app's own, told apart from others by a text.
  case external(String)
  /// A value that can't be known: of a parameter that nothing feeds.
  case unknown

  /// A literal; `unknown` for what names a parameter.
  package init(_ literal: Expression, in graph: NavigationGraph) {
    switch literal {
    case .string(let text): self = .string(graph.text(text))
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let flag): self = .bool(flag)
    case .enumerationCase(let id): self = .enumerationCase(id)
    case .nil: self = .nil
    case .parameter, .unknown, .list: self = .unknown
    }
  }

  /// What a parameter is worth that nothing feeds.
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

  /// The same value as one of `type`: a literal text where a URL is wanted is a URL, a whole number where a fraction is wanted a fraction.
  package func typed(_ type: TypeID, in graph: NavigationGraph) -> Value {
    switch (self, graph.carried(type)) {
    case (.string(let text), .url): .url(text)
    case (.string(let text), .uuid): .uuid(text.uppercased())
    case (.string(let text), .date): .date(text)
    case (.int(let number), .double): .double(Double(number))
    case (.list(let elements), .list(let element)): .list(elements.map { $0.typed(element, in: graph) })
    default: self
    }
  }

  /// Whether nothing in it is unknown.
  package var isKnown: Bool {
    switch self {
    case .unknown: false
    case .list(let elements): elements.allSatisfy(\.isKnown)
    default: true
    }
  }
}

extension NavigationGraph {
  /// The type without `?` and without names of its own.
  package func carried(_ type: TypeID) -> Type {
    var type = unwrapped(type)
    for _ in 0..<64 {
      guard case .alias(let alias) = types[type] else { break }
      type = unwrapped(typeAliases[alias].base)
    }
    return types[type]
  }
}
