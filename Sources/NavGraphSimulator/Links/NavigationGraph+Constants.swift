import NavGraphModel

extension NavigationGraph {
  /// Returns a constant as a URL would contain it, or nil if it can't.
  package func constantText(of value: Expression) -> CarriedText? {
    switch value {
    case .string(let name): return .text(text(of: name))
    case .int(let number): return .text(String(number))
    case .double(let number): return .text(String(number))
    case .bool(let flag): return .text(flag ? "true" : "false")
    case .enumerationCase(let id): return .text(text(of: enumerationCases[id].raw))
    case .list(let range):
      return .list(
        range.compactMap { id in
          // URLs can't contain a list of lists.
          if case .list = expressions[id] { return nil }
          if case .text(let text)? = constantText(of: expressions[id]) { return text }
          return nil
        })
    case .parameter, .nil, .unknown: return nil
    }
  }
}
