import NavGraphModel
import NavGraphSyntax

/// Fixes for repeated links.
enum RepeatedRoutes {
  /// Returns a fix that removes a pattern that its own route repeats, or an identical route or alias.
  static func fixes(for first: Pattern, and second: Pattern, in graph: NavigationGraph) -> [Fix] {
    guard first.range < second.range else { return [] }
    let route = graph.routes[second.route]
    if first.route == second.route, first.alias == nil, second.alias == nil {
      guard let index = graph.patterns[route.patterns].firstIndex(where: { $0.range == second.range }) else { return [] }
      let patterns = Array(graph.patterns[route.patterns])
      guard index > graph.patterns[route.patterns].startIndex else { return [] }
      let before = patterns[index - graph.patterns[route.patterns].startIndex - 1]
      guard before.range.file == second.range.file else { return [] }
      return [remove(SourceRange(file: second.range.file, start: before.range.end, end: second.range.end))]
    }
    guard first.alias == nil, second.alias == nil, route.doc.isEmpty else { return [] }
    let other = graph.routes[first.route]
    return words(at: other.range, in: graph) == words(at: route.range, in: graph) ? [remove(route.range)] : []
  }

  /// Returns a fix that turns a route into an alias of another one with the same destination, if it has no other options.
  static func alias(of first: Route, for second: Route, in graph: NavigationGraph) -> [Fix] {
    guard second.patterns.count == 1, second.hosts.isEmpty, second.schemes.isEmpty, second.links == nil, second.requires.isEmpty,
      second.branches.isEmpty,
      !graph.hasArms(in: second.destinations), second.destinations.count > 0
    else { return [] }
    let (old, new) = (graph.patterns[first.patterns[0]].range, graph.patterns[second.patterns[0]].range)
    let (target, pattern) = (words(at: old, in: graph), words(at: new, in: graph))
    guard placeholders(of: target) == placeholders(of: pattern) else { return [] }
    return [Fix("make it an alias", applicability: .maybe, edits: [.init(replacing: second.range, with: "alias \(pattern) -> \(target)")])]
  }

  private static func remove(_ range: SourceRange) -> Fix {
    Fix("remove the repetition", applicability: .always, edits: [.init(replacing: range, with: "")])
  }

  /// Returns the source of a range, with single spaces.
  private static func words(at range: SourceRange, in graph: NavigationGraph) -> String {
    guard graph.files.indices.contains(Int(range.file.index)) else { return "" }
    let text = graph.files[Int(range.file.index)].text(in: range)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the names between braces, in their order.
  private static func placeholders(of pattern: String) -> [Substring] {
    pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { $0.prefix { $0 != "}" } }
  }
}
