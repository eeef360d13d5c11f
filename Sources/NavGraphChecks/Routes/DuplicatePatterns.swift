import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let duplicatePattern = Rule(
    number: 702, severity: .error,
    summary: "pattern that matches the same URLs as another one",
    rationale: """
      Two patterns that match the same URLs can't both win, whatever their placeholders are called. Remove one of them, or make them \
      differ: limit one to a host, or require a query key in it.
      """,
    failing: """
      app Shop {
        scheme shop
        root   stack Home
      }
      screen Home
      screen Prices
      screen Page
      route "/prices"  -> Prices
      route "/prices/" -> Page
      """,
    corrected: """
      app Shop {
        scheme shop
        root   stack Home
      }
      screen Home
      screen Prices
      screen Page
      route "/prices" -> Prices
      route "/page"   -> Page
      """)
}

/// The check for `duplicatePattern` (NAV0702).
enum DuplicatePatterns {
  static func diagnostics(of conflicts: RouteConflicts, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    return conflicts.conflicts.compactMap { conflict -> Diagnostic? in
      guard case .duplicate = conflict.kind else { return nil }
      let first = graph.patterns[table.variants[conflict.first].pattern]
      let second = graph.patterns[table.variants[conflict.second].pattern]
      let isSameText = first.text == second.text
      var notes: [String] = []
      let spare = RouteDescription.spareKeys(for: [first, second], in: graph)
      notes += spare.map(\.note)
      let more = conflict.more.count
      if more > 0 { notes.append("and \(RouteDescription.more(more, noun: "pattern", isCut: false)) like it") }
      return Diagnostic(
        .duplicatePattern,
        message: isSameText
          ? "the pattern `\(graph.text(of: second.text))` is written twice"
          : "`\(graph.text(of: second.text))` matches the same URLs as `\(graph.text(of: first.text))`",
        at: second.range, label: isSameText ? "written again here" : "the same URLs as `\(graph.text(of: first.text))`",
        secondary: [Label(at: first.range, text: isSameText ? "written here first" : "the same URLs as `\(graph.text(of: second.text))`")],
        further: RouteDescription.places(of: conflict.more, in: table, graph: graph) { "the same URLs as \($0)" }, notes: notes,
        help: [
          spare.first?.help.map { "\($0), or remove one of the two patterns" }
            ?? "remove one of the two, or make them differ with \(RouteDescription.whatTellsApart(first, and: second, in: graph))"
        ],
        fixes: more > 0 ? [] : RepeatedRoutes.fixes(for: first, and: second, in: graph))
    }
  }
}
