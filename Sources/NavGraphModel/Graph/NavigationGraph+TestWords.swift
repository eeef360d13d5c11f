extension NavigationGraph {
  /// Returns `when` with the test of a branch, or `otherwise`.
  package func words(of branch: BranchID, limit: Int = 60) -> String {
    branches[branch].test.map { "when " + words(of: $0, limit: limit) } ?? "otherwise"
  }

  /// Returns the source form of a test, or of its negation: `hasDraft and not (a or b)`. It's cut after `limit` bytes.
  package func words(of test: TestID, isNegated: Bool = false, limit: Int = 60) -> String {
    var words = ""
    write(test, isNegated: isNegated, isInner: false, to: &words, limit: limit)
    return words.utf8.count > limit ? String(words.prefix(limit - 3)) + "..." : words
  }

  private func write(_ test: TestID, isNegated: Bool, isInner: Bool, to words: inout String, limit: Int) {
    if words.utf8.count > limit { return }
    switch tests[test] {
    case .unknown, .condition, .equals, .opensWindows: words += self.words(of: tests[test], isNegated: isNegated)
    case .not(let inner): write(inner, isNegated: !isNegated, isInner: isInner, to: &words, limit: limit)
    case .all(let operands), .any(let operands):
      let joiner = if case .all = tests[test] { " and " } else { " or " }
      let hasParentheses = isNegated || isInner
      if isNegated { words += "not " }
      if hasParentheses { words += "(" }
      for (index, operand) in testOperands[operands].enumerated() {
        if index > 0 { words += joiner }
        write(operand.test, isNegated: false, isInner: true, to: &words, limit: limit)
        if words.utf8.count > limit { return }
      }
      if hasParentheses { words += ")" }
    }
  }

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
