import NavGraphModel
import NavGraphSyntax

extension DiagramBuilder {
  /// Returns a type in the syntax of the language.
  func words(of id: TypeID) -> String {
    // The limit is the nesting depth that the parser allows.
    var suffix = ""
    var prefix = ""
    var next = id
    for _ in 0..<128 {
      switch graph.types[next] {
      case .optional(let inner):
        suffix = "?" + suffix
        next = inner
      case .list(let inner):
        prefix += "["
        suffix = "]" + suffix
        next = inner
      case .string: return prefix + "String" + suffix
      case .int: return prefix + "Int" + suffix
      case .double: return prefix + "Double" + suffix
      case .bool: return prefix + "Bool" + suffix
      case .uuid: return prefix + "UUID" + suffix
      case .date: return prefix + "Date" + suffix
      case .url: return prefix + "URL" + suffix
      case .alias(let alias): return prefix + text(of: graph.typeAliases[alias].declared.name) + suffix
      case .enumeration(let enumeration): return prefix + text(of: graph.enumerations[enumeration].declared.name) + suffix
      case .external(let type): return prefix + text(of: graph.externalTypes[type].declared.name) + suffix
      case .unknown: return prefix + "?" + suffix
      }
    }
    return prefix + "…" + suffix
  }

  /// Returns a condition in the syntax of the language, shortened if it is long.
  func words(of id: TestID, depth: Int = 0) -> String {
    guard depth < 6 else { return "…" }
    switch graph.tests[id] {
    case .condition, .equals, .opensWindows, .unknown: return graph.words(of: graph.tests[id])
    case .not(let inner):
      let opposite = graph.words(of: graph.tests[inner], isNegated: true)
      return !opposite.isEmpty ? opposite : "not " + words(of: inner, depth: depth + 1)
    case .all(let operands), .any(let operands):
      let word = if case .all = graph.tests[id] { " and " } else { " or " }
      let shown = graph.testOperands[operands].prefix(4).map { words(of: $0.test, depth: depth + 1) }.joined(separator: word)
      return operands.count > 4 ? shown + word + "…" : shown
    }
  }

  func names(of parameters: IDRange<Parameter>) -> String {
    graph.parameters[parameters].map { text(of: $0.name) + ($0.keyRange == nil ? "" : " key") }.joined(separator: ", ")
  }

  func name(of content: Content) -> String {
    switch content {
    case .screen(let id): text(of: graph.screens[id].declared.name)
    case .stack(let id): text(of: graph.stacks[id].declared.name)
    case .tabs(let id): text(of: graph.tabSets[id].declared.name)
    case .split(let id): text(of: graph.splits[id].declared.name)
    case .pages(let id): text(of: graph.pageSets[id].declared.name)
    case .modal(let id): text(of: graph.modals[id].declared.name)
    case .alert(let id): text(of: graph.alerts[id].declared.name)
    case .unknown: "?"
    }
  }
}
