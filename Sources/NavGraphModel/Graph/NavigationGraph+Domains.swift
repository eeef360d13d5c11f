extension NavigationGraph {
  /// Whether `nil` is a value of the type.
  package func isOptional(_ type: TypeID) -> Bool { if case .optional = types[type] { true } else { false } }

  /// Returns how many values a parameter can have, including `nil`; nil if the type isn't a Bool or an enumeration.
  package func valueCount(of parameter: ParameterID) -> Int? {
    let type = parameters[parameter].type
    let none = isOptional(type) ? 1 : 0
    switch types[base(of: type)] {
    case .bool: return 2 + none
    case .enumeration(let id): return enumerations[id].cases.count + none
    default: return nil
    }
  }

  /// Returns the values of a parameter in declaration order, with `nil` last; nil if the type isn't a Bool or an enumeration.
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
