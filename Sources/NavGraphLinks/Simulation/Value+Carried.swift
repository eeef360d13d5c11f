import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

// Values in URLs
extension Value {
  /// Creates a value of `type` from the text of a URL. The value is unknown if the text doesn't parse, or if the type is an extern type.
  package init(_ text: String, as type: TypeID, in graph: NavigationGraph) {
    switch graph.urlType(of: type) {
    case .string?: self = .string(text)
    case .int?: self = Int64(text).map { .int($0) } ?? .unknown
    case .double?: self = Double(text).map { .double($0) } ?? .unknown
    case .bool?: self = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .unknown
    case .uuid?: self = .uuid(text.uppercased())
    case .date?: self = .date(text)
    case .url?: self = .url(text)
    case .enumeration(let id)?:
      let found = graph.enumerations[id].cases.first { graph.names.utf8(of: graph.enumerationCases[$0].raw).elementsEqual(text.utf8) }
      self = found.map { .enumerationCase($0) } ?? .unknown
    default: self = .unknown
    }
  }

  /// Creates a list of `type` from the texts of a repeated key or of the rest of a path.
  package init(_ texts: [String], as type: TypeID, in graph: NavigationGraph) {
    guard case .list(let element) = graph.carried(by: type) else {
      self = .unknown
      return
    }
    self = .list(texts.map { Value($0, as: element, in: graph) })
  }

  /// Creates the value of a route's parameter that the URL doesn't contain.
  package init(absent id: ParameterID, in graph: NavigationGraph) {
    let fallback = Value(defaultOf: id, in: graph)
    // A repeatable key may be missing.
    if fallback == .unknown, case .list = graph.carried(by: graph.parameters[id].type) {
      self = .list([])
    } else {
      self = fallback
    }
  }
}

extension Matched {
  /// Returns the values that the URL passes to the parameters of its route.
  package func values(in graph: NavigationGraph) -> [ParameterID: Value] {
    graph.routes[route].parameters.reduce(into: [:]) { values, id in
      let type = graph.parameters[id].type
      switch value(of: id) {
      case .text(let text)?: values[id] = Value(text, as: type, in: graph)
      case .list(let texts)?: values[id] = Value(texts, as: type, in: graph)
      case nil: values[id] = Value(absent: id, in: graph)
      }
    }
  }
}
