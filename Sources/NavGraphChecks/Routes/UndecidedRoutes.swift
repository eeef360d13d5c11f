import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Patterns that overlap in so many ways that it can't be told which wins.
  static let undecidedRoutes = Rule(
    0712, .warning,
    summary: "patterns that overlap in too many ways to check",
    rationale: """
      Whether two patterns are ambiguous, or whether one ever wins, is found by looking for a URL. Where very many patterns overlap the same \
      paths, in ever new combinations, the search would not end, and is given up after a fixed effort, the same on every machine. What was \
      not checked may be right or wrong. No app's links come near that; perhaps they were generated. Tell the patterns apart by literals.
      """,
    // An example would not fit on a page.
    failing: "", corrected: "")
}

/// Reports what the searches of the other rules gave up.
enum UndecidedRoutes {
  static func findings(_ conflicts: RouteConflicts, _ shadows: ShadowedPatterns, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    var findings: [Diagnostic] = []
    var isUnfinished = false
    for conflict in conflicts.conflicts {
      let (first, second) = (table.variants[conflict.first].pattern, table.variants[conflict.second].pattern)
      switch conflict.kind {
      case .undecided:
        var notes = ["too many patterns overlap both: the search for a URL without a narrowest match was given up"]
        let more = conflict.more.count
        if more > 0 { notes.append("and \(RouteWords.more(more, "pair", isCut: false)) of patterns like these") }
        findings.append(
          finding(
            "it can't be told whether `\(text(second, graph))` and `\(text(first, graph))` are ambiguous", second,
            "this pattern ...", Label(graph.patterns[first].range, "... and this one overlap"), notes, graph,
            RouteWords.places(conflict.more, table, graph) { "overlaps \($0) in the same way" }))
      case .unfinished where !isUnfinished:
        isUnfinished = true
        findings.append(
          finding(
            "these patterns overlap in too many ways to compare them all", second, "the comparison was given up here ...",
            Label(graph.patterns[first].range, "... and here"), ["what else is ambiguous was not checked"], graph))
      default: break
      }
    }
    if let first = shadows.undecided.first {
      let more = shadows.undecided.count - 1
      var notes = ["too many patterns go first for some of what it matches: the search for a URL that is its own was given up"]
      if more > 0 { notes.append("and \(RouteWords.more(more, "pattern", isCut: false)) like it") }
      findings.append(
        finding(
          "it can't be told whether `\(text(first, graph))` ever wins", first, "others go first for most of it", nil, notes, graph,
          shadows.undecided.dropFirst().map { Label(graph.patterns[$0].range, "it can't be told of this one, either") }))
    }
    if let first = shadows.unfinished {
      findings.append(
        finding(
          "these patterns overlap in too many ways to tell which of them ever win", first, "this one and those after it were not checked",
          nil, [], graph))
    }
    return findings
  }

  private static func text(_ pattern: PatternID, _ graph: NavigationGraph) -> String { graph.text(graph.patterns[pattern].text) }

  private static func finding(
    _ message: String, _ pattern: PatternID, _ label: String, _ other: Label?, _ notes: [String], _ graph: NavigationGraph,
    _ further: [Label] = []
  ) -> Diagnostic {
    Diagnostic(
      .undecidedRoutes, message, at: graph.patterns[pattern].range, label, secondary: other.map { [$0] } ?? [], further: further,
      notes: notes, help: ["tell patterns apart by literals of their own, early in the path"])
  }
}
