import NavGraphModel
import NavGraphSyntax

/// Descriptions of patterns that several messages share.
enum RouteDescription {
  /// Returns a count such as `14 more pairs`, or `at least 200 more pairs` if it was cut.
  static func more(_ count: Int, noun: String, isCut: Bool) -> String {
    isCut ? "at least \(count) more \(noun)s" : count == 1 ? "1 more \(noun)" : "\(count) more \(noun)s"
  }

  /// Returns labels for the later pattern of each pair, with text about the earlier one.
  static func places(
    of pairs: [(first: Int, second: Int)], in table: RouteTable, graph: NavigationGraph, words: (String) -> String
  ) -> [Label] {
    pairs.map { pair in
      let (first, second) = (table.variants[pair.first].pattern, table.variants[pair.second].pattern)
      return Label(at: graph.patterns[second].range, text: words(name(of: first, beside: [second], in: graph)))
    }
  }

  /// Returns a pattern's name, such as `` `/items/{id}` ``. If another pattern has the same text, the name contains the difference: ``
  /// `/items/{id}` (`id: Int`) ``.
  static func name(of pattern: PatternID, beside others: [PatternID], in graph: NavigationGraph) -> String {
    let own = graph.patterns[pattern]
    let text = "`\(graph.text(of: own.text))`"
    guard others.contains(where: { $0 != pattern && graph.patterns[$0].text == own.text }) else { return text }
    let route = graph.routes[own.route]
    var facts = placeholders(of: own, in: graph).map { "`\(graph.text(of: graph.parameters[$0].name)): \(typeName(of: $0, in: graph))`" }
    facts += route.hosts.map { "`host \"\(graph.text(of: $0))\"`" } + route.schemes.map { "`scheme \(graph.text(of: $0))`" }
    return facts.isEmpty ? text : "\(text) (\(facts.joined(separator: ", ")))"
  }

  private static func placeholders(of pattern: Pattern, in graph: NavigationGraph) -> [ParameterID] {
    let parts = graph.placeholders(of: pattern.segments) + graph.queryItems[pattern.query].map(\.value)
    return (parts + (pattern.fragment.map { [$0] } ?? [])).compactMap { part in
      switch part {
      case .placeholder(_, let parameter, _, _, _), .rest(let parameter, _): parameter
      case .literal, .several, .unknown: nil
      }
    }
  }

  private static func typeName(of parameter: ParameterID, in graph: NavigationGraph) -> String {
    graph.urlType(of: graph.parameters[parameter].type).map { type($0, in: graph) } ?? "String"
  }

  /// Returns a list such as "a `scheme`, a `host` or a required query key", without what one of the two already has.
  static func whatTellsApart(_ first: Pattern, and second: Pattern, in graph: NavigationGraph) -> String {
    let routes = [first, second].map { graph.routes[$0.route] }
    var words = ["a required query key"]
    if routes.allSatisfy(\.schemes.isEmpty) { words.insert("a `scheme`", at: 0) }
    if routes.allSatisfy(\.hosts.isEmpty) { words.insert("a `host`", at: 0) }
    return words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// Returns the query keys that may be missing although the pattern doesn't show it, each with the reason, and help to make it required.
  static func spareKeys(for patterns: [Pattern], in graph: NavigationGraph) -> [(note: String, help: String?)] {
    patterns.flatMap { pattern in
      graph.queryItems[pattern.query].compactMap { item -> (String, String?)? in
        guard case .placeholder(_, let parameter?, _, isOptional: true, _) = item.value, !item.isRequired else { return nil }
        let value = graph.parameters[parameter]
        let key = graph.text(of: item.key)
        // `{page?}` shows that it may be missing.
        if graph.text(of: pattern.text).contains("{\(graph.text(of: value.name))?}") { return nil }
        let head = "the key `\(key)` may be missing from `\(graph.text(of: pattern.text))`"
        if case .list = graph.types[graph.unwrapped(value.type)] { return ("\(head): a list may be empty", nil) }
        return ("\(head): the parameter that takes it has a default", "remove that default, so that the key `\(key)` is required")
      }
    }
  }

  /// Returns the source of a segment with the type of its placeholder, such as `` `{n}` (Int) ``.
  static func part(of pattern: PatternID, at index: Int, in graph: NavigationGraph) -> String {
    let segments = graph.patterns[pattern].segments
    guard index < segments.count else { return "the end" }
    let part = graph.patternParts[segments][graph.patternParts[segments].startIndex + index]
    if part == .unknown { return "the segment" }
    let text = "`\(graph.written(part))`"
    guard case .placeholder(_, let parameter?, _, _, _) = part, let type = graph.urlType(of: graph.parameters[parameter].type),
      type != .string
    else { return text }
    return "\(text) (\(self.type(type, in: graph)))"
  }

  private static func type(_ type: Type, in graph: NavigationGraph) -> String {
    switch type {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .url: "URL"
    case .enumeration(let id): graph.text(of: graph.enumerations[id].declared.name)
    default: "String"
    }
  }
}
