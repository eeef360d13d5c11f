import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let ambiguousRoutes = Rule(
    number: 701, severity: .error,
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
  static func diagnostics(of conflicts: RouteConflicts, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    return conflicts.conflicts.compactMap { conflict -> Diagnostic? in
      guard case .ambiguous(let url) = conflict.kind else { return nil }
      let (first, second) = (table.variants[conflict.first], table.variants[conflict.second])
      var notes = ["example: \(url.text(in: table.names))"]
      notes.append(difference(between: first, and: second, in: table, graph: graph))
      if !conflict.more.isEmpty {
        let isCut = conflict.more.count >= RouteCluster.counted
        notes.append("and \(RouteDescription.more(conflict.more.count, noun: "pair", isCut: isCut)) of patterns like these")
      }
      return Diagnostic(
        .ambiguousRoutes, message: "`\(url.text(in: table.names))` matches two routes", at: graph.patterns[second.pattern].range,
        label: "the URL matches this pattern, and neither is more specific",
        secondary: [Label(at: graph.patterns[first.pattern].range, text: "the URL matches this pattern")],
        further: RouteDescription.places(of: conflict.more, in: table, graph: graph) { "also ambiguous with \($0)" }, notes: notes,
        help: spareMark(for: first, and: second, in: table, graph: graph) ?? [
          "add a literal to one of them, or add a pattern that is more specific than both and matches every URL that they share",
          "or let the first match win: set `precedence` to `order` in `app`",
        ])
    }
  }

  /// Returns help for a pattern that equals another one without its optional segments, or nil for other pairs.
  private static func spareMark(
    for a: RouteTable.Variant, and b: RouteTable.Variant, in table: RouteTable, graph: NavigationGraph
  ) -> [Help]? {
    let shortened = [a, b].filter { graph.patterns[$0.pattern].segments.count > table.segments(of: $0).count }
    guard Array(table.segments(of: a)) == Array(table.segments(of: b)), shortened.count == 1, let pattern = shortened.first?.pattern else {
      return nil
    }
    let text = graph.text(of: graph.patterns[pattern].text)
    let other = graph.text(of: graph.patterns[pattern == a.pattern ? b.pattern : a.pattern].text)
    return ["remove the `?` in `\(text)`, so that only `\(other)` matches the path without it, or remove `\(other)`"]
  }

  /// Returns the reason why neither pattern is more specific.
  private static func difference(
    between a: RouteTable.Variant, and b: RouteTable.Variant, in table: RouteTable, graph: NavigationGraph
  ) -> String {
    let (left, right) = (Array(table.segments(of: a)), Array(table.segments(of: b)))
    for index in 0..<Swift.min(left.count, right.count) where left[index] != right[index] {
      let words = [(a, index), (b, index)].map { RouteDescription.part(of: $0.0.pattern, at: $0.0.part(at: $0.1), in: graph) }
      return "they differ at segment \(index + 1): \(words[0]) and \(words[1]) each allow something that the other doesn't"
    }
    let same = sharedSegment(of: a, and: b, count: left.count, in: graph) ?? "their paths are the same"
    if a.origins != b.origins { return "\(same), and each is for a host or scheme that the other isn't for" }
    if table.needs(of: a).map(\.key) == table.needs(of: b).map(\.key) { return "\(same), and they require the same query and fragment" }
    return "\(same), and each requires a query key or fragment that the other doesn't require"
  }

  /// Returns a note about the first segment that both patterns match with different texts, or nil if they are written alike.
  private static func sharedSegment(of a: RouteTable.Variant, and b: RouteTable.Variant, count: Int, in graph: NavigationGraph) -> String? {
    for index in 0..<count {
      let words = [a, b].map { RouteDescription.part(of: $0.pattern, at: $0.part(at: index), in: graph) }
      if words[0] != words[1] { return "both match the same texts at segment \(index + 1): \(words[0]) and \(words[1])" }
    }
    return nil
  }
}
