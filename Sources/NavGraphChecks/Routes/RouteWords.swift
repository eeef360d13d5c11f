import NavGraphModel
import NavGraphSyntax

/// Words about patterns that several messages share.
enum RouteWords {
  /// `14 more pairs`; a number that was cut off says so.
  static func more(_ count: Int, _ noun: String, isCut: Bool) -> String {
    isCut ? "at least \(count) more \(noun)s" : count == 1 ? "1 more \(noun)" : "\(count) more \(noun)s"
  }

  /// The segment as its author would write it, with the type of its placeholder: `` `{n}` (Int) ``.
  static func part(_ pattern: PatternID, _ index: Int, _ graph: NavigationGraph) -> String {
    let segments = graph.patterns[pattern].segments
    guard index < segments.count else { return "the end" }
    switch graph.patternParts[segments][graph.patternParts[segments].startIndex + index] {
    case .literal(let name): return "`\(graph.text(name))`"
    case .rest(let parameter): return "`{\(name(parameter, graph))...}`"
    case .unknown: return "the segment"
    case .placeholder(let prefix, let parameter, let suffix, let isOptional):
      let text = "`\(graph.text(prefix)){\(name(parameter, graph))\(isOptional ? "?" : "")}\(graph.text(suffix))`"
      guard let parameter, let type = graph.urlType(graph.parameters[parameter].type), type != .string else { return text }
      return "\(text) (\(self.type(type, graph)))"
    }
  }

  private static func name(_ parameter: ParameterID?, _ graph: NavigationGraph) -> String {
    parameter.map { graph.text(graph.parameters[$0].name) } ?? "_"
  }

  private static func type(_ type: Type, _ graph: NavigationGraph) -> String {
    switch type {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .url: "URL"
    case .enumeration(let id): graph.text(graph.enumerations[id].declared.name)
    default: "String"
    }
  }
}
