extension NavigationGraph {
  /// Whether `nil` is among the values of that type.
  package func isOptional(_ type: TypeID) -> Bool { if case .optional = types[type] { true } else { false } }

  /// How many values a parameter can have, `nil` among them; nil where nobody counts them.
  package func valueCount(of parameter: ParameterID) -> Int? {
    let type = parameters[parameter].type
    let none = isOptional(type) ? 1 : 0
    switch types[base(of: type)] {
    case .bool: return 2 + none
    case .enumeration(let id): return enumerations[id].cases.count + none
    default: return nil
    }
  }

  /// The values of a parameter, in the order of their declaration, `nil` last; nil where nobody counts them.
  package func values(of parameter: ParameterID) -> [Expression]? {
    let type = parameters[parameter].type
    let none: [Expression] = isOptional(type) ? [.nil] : []
    switch types[base(of: type)] {
    case .bool: return [.bool(true), .bool(false)] + none
    case .enumeration(let id): return enumerations[id].cases.map { .enumerationCase($0) } + none
    default: return nil
    }
  }
}
