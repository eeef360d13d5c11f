import NavGraphModel
import NavGraphSyntax

/// A value that a link carries to a screen, a modal or a guard.
package indirect enum LandingValue: Hashable, Sendable {
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
  case list([LandingValue])
  case `nil`
  /// A value that can't be known: of a type of the app's own, or of a parameter that nothing feeds.
  case unknown

  /// The text of a URL, as a value of `type`; what doesn't parse is unknown.
  package init(_ text: String, as type: TypeID, in graph: NavigationGraph) {
    switch graph.urlType(type) {
    case .string?: self = .string(text)
    case .int?: self = Int64(text).map { .int($0) } ?? .unknown
    case .double?: self = Double(text).map { .double($0) } ?? .unknown
    case .bool?: self = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .unknown
    case .uuid?: self = .uuid(text.uppercased())
    case .date?: self = .date(text)
    case .url?: self = .url(text)
    case .enumeration(let id)?:
      let found = graph.enumerations[id].cases.first { graph.names.utf8(graph.enumerationCases[$0].raw).elementsEqual(text.utf8) }
      self = found.map { .enumerationCase($0) } ?? .unknown
    default: self = .unknown
    }
  }

  /// The texts of a repeated key or of the rest of a path, as a list of `type`.
  package init(_ texts: [String], as type: TypeID, in graph: NavigationGraph) {
    guard case .list(let element) = graph.types[graph.unwrapped(type)] else {
      self = .unknown
      return
    }
    self = .list(texts.map { LandingValue($0, as: element, in: graph) })
  }

  /// What a parameter is worth that nothing feeds.
  package init(defaultOf id: ParameterID, in graph: NavigationGraph) {
    let parameter = graph.parameters[id]
    if let fallback = parameter.defaultValue {
      self = LandingValue(fallback, in: graph).typed(parameter.type, in: graph)
    } else if case .optional = graph.types[parameter.type] {
      self = .nil
    } else {
      self = .unknown
    }
  }

  /// A literal; what names a parameter is unknown here.
  init(_ literal: Expression, in graph: NavigationGraph) {
    switch literal {
    case .string(let text): self = .string(graph.text(text))
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let flag): self = .bool(flag)
    case .enumerationCase(let id): self = .enumerationCase(id)
    case .nil: self = .nil
    case .parameter, .unknown: self = .unknown
    case .list(let elements):
      self = .list(elements.map { LandingValue(graph.expressions[$0], in: graph) })
    }
  }

  /// A literal text where a URL is wanted is a URL.
  func typed(_ type: TypeID, in graph: NavigationGraph) -> LandingValue {
    switch self {
    case .string(let text): return graph.urlType(type) == .url ? .url(text) : self
    case .list(let elements):
      guard case .list(let element) = graph.types[graph.unwrapped(type)] else { return self }
      return .list(elements.map { $0.typed(element, in: graph) })
    default: return self
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
