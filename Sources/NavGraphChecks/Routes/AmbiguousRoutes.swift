import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let ambiguousRoutes = Rule(
    701, .error,
    summary: "two patterns that match one URL, neither more specific",
    rationale: """
      If several patterns match a URL, the most specific one wins: a literal before `{id}`, `@{user}` before `{user}`, an `Int` before a \
      `String`, any of them before `{rest...}`. Segments are compared from the left, and the first that differs decides. If each pattern \
      allows something there that the other doesn't, neither wins. Make the patterns differ earlier in the path, or add a pattern that is \
      more specific than both and matches every URL that they share. For a table that comes from elsewhere, `precedence order` in the \
      `app` block takes the first match.
      """,
    failing: """
      app Files {
        scheme files
        root   stack Home
      }
      screen Home
      screen Draft(number: String)
      screen Document(name: String)
      route "/f/draft-{number}" -> Draft(number)
      route "/f/{name}.pdf"     -> Document(name)
      """,
    corrected: """
      app Files {
        scheme files
        root   stack Home
      }
      screen Home
      screen Draft(number: String)
      screen Document(name: String)
      route "/f/drafts/{number}" -> Draft(number)
      route "/f/{name}.pdf"      -> Document(name)
      """)
}

/// The check for `ambiguousRoutes` (NAV0701).
enum AmbiguousRoutes {
  static func findings(_ conflicts: RouteConflicts, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    return conflicts.conflicts.compactMap { conflict in
      guard case .ambiguous(let url) = conflict.kind else { return nil }
      let (first, second) = (table.variants[conflict.first], table.variants[conflict.second])
      var notes = ["example: \(url.text(table.names))"]
      notes.append(difference(first, second, table, graph))
      if !conflict.more.isEmpty {
        let isCut = conflict.more.count >= RouteCluster.counted
        notes.append("and \(RouteDescription.more(conflict.more.count, "pair", isCut: isCut)) of patterns like these")
      }
      return Diagnostic(
        .ambiguousRoutes, "`\(url.text(table.names))` matches two routes", at: graph.patterns[second.pattern].range,
        "the URL matches this pattern, and neither is more specific",
        secondary: [Label(graph.patterns[first.pattern].range, "the URL matches this pattern")],
        further: RouteDescription.places(conflict.more, table, graph) { "also ambiguous with \($0)" }, notes: notes,
        help: spareMark(first, second, table, graph) ?? [
          "add a literal to one of them, or add a pattern that is more specific than both and matches every URL that they share",
          "or let the first match win: set `precedence` to `order` in `app`",
        ])
    }
  }

  /// Returns help for a pattern that equals another one without its optional segments, or nil for other pairs.
  private static func spareMark(
    _ a: RouteTable.Variant, _ b: RouteTable.Variant, _ table: RouteTable, _ graph: NavigationGraph
  ) -> [Help]? {
    let shortened = [a, b].filter { graph.patterns[$0.pattern].segments.count > table.segments($0).count }
    guard Array(table.segments(a)) == Array(table.segments(b)), shortened.count == 1, let pattern = shortened.first?.pattern else {
      return nil
    }
    let text = graph.text(graph.patterns[pattern].text)
    let other = graph.text(graph.patterns[pattern == a.pattern ? b.pattern : a.pattern].text)
    return ["remove the `?` in `\(text)`, so that only `\(other)` matches the path without it, or remove `\(other)`"]
  }

  /// Returns the reason why neither pattern is more specific.
  private static func difference(
    _ a: RouteTable.Variant, _ b: RouteTable.Variant, _ table: RouteTable, _ graph: NavigationGraph
  ) -> String {
    let (left, right) = (Array(table.segments(a)), Array(table.segments(b)))
    for index in 0..<Swift.min(left.count, right.count) where left[index] != right[index] {
      let words = [(a, index), (b, index)].map { RouteDescription.part($0.0.pattern, $0.0.part($0.1), graph) }
      return "they differ at segment \(index + 1): \(words[0]) and \(words[1]) each allow something that the other doesn't"
    }
    let same = sharedSegment(a, b, count: left.count, graph) ?? "their paths are the same"
    if a.origins != b.origins { return "\(same), and each is for a host or scheme that the other isn't for" }
    if table.needs(a).map(\.key) == table.needs(b).map(\.key) { return "\(same), and they require the same query and fragment" }
    return "\(same), and each requires a query key or fragment that the other doesn't require"
  }

  /// Returns a note about the first segment that both patterns match with different texts, or nil if they are written alike.
  private static func sharedSegment(_ a: RouteTable.Variant, _ b: RouteTable.Variant, count: Int, _ graph: NavigationGraph) -> String? {
    for index in 0..<count {
      let words = [a, b].map { RouteDescription.part($0.pattern, $0.part(index), graph) }
      if words[0] != words[1] { return "both match the same texts at segment \(index + 1): \(words[0]) and \(words[1])" }
    }
    return nil
  }
}
