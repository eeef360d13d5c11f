import NavGraphModel
import NavGraphSimulator

extension LandingValue {
  /// As the language writes it: `"42"`, `7`, `.spam`, `["a", "b"]`; `?` for what isn't known.
  package func text(_ graph: NavigationGraph) -> String {
    switch self {
    case .string(let text), .uuid(let text), .date(let text), .url(let text): Value.quoted(text)
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    case .enumerationCase(let id): "." + graph.text(graph.enumerationCases[id].name)
    case .list(let elements): "[" + elements.map { $0.text(graph) }.joined(separator: ", ") + "]"
    case .nil: "nil"
    case .unknown: "?"
    }
  }
}
