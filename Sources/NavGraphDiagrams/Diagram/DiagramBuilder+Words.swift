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
