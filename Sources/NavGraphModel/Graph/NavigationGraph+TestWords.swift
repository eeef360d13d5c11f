extension NavigationGraph {
  /// Returns the source form of a test without operands, or of its negation: `canEdit(document)`, `kind == .invoice`, `name is not nil`.
  ///
  /// Empty for a test with operands.
  package func words(of test: Test, isNegated: Bool = false) -> String {
    switch test {
    case .condition(let id, let arguments):
      return (isNegated ? "not " : "") + text(of: conditions[id].declared.name) + words(of: arguments)
    case .equals(let id, let value):
      let name = text(of: parameters[id].name)
      switch value {
      case .nil: return name + (isNegated ? " is not nil" : " is nil")
      case .bool(let flag) where !isOptional(parameters[id].type): return flag == isNegated ? "not " + name : name
      default: return name + (isNegated ? " != " : " == ") + words(of: value)
      }
    case .opensWindows: return isNegated ? "no window can open" : "a window can open"
    case .unknown: return "?"
    case .not, .all, .any: return ""
    }
  }

  private func words(of arguments: IDRange<Argument>) -> String {
    if arguments.isEmpty { return "" }
    let list = self.arguments[arguments].map { argument in
      let label = parameters[argument.parameter].name
      if case .parameter(let id) = argument.value, parameters[id].name == label { return text(of: label) }
      return text(of: label) + ": " + words(of: argument.value)
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// Returns the source form of a value. Lists that are nested more than 8 levels deep are abbreviated.
  package func words(of value: Expression, depth: Int = 0) -> String {
    switch value {
    case .parameter(let id): return text(of: parameters[id].name)
    case .string(let name): return "\"" + text(of: name) + "\""
    case .int(let number): return String(number)
    case .double(let number): return String(number)
    case .bool(let flag): return String(flag)
    case .enumerationCase(let id): return "." + text(of: enumerationCases[id].name)
    case .nil: return "nil"
    case .unknown: return "?"
    case .list(let run):
      guard depth < 8 else { return "[...]" }
      return "[" + run.map { words(of: expressions[$0], depth: depth + 1) }.joined(separator: ", ") + "]"
    }
  }
}
