import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let undecidedRoutes = Rule(
    0712, .warning,
    summary: "patterns that overlap in too many ways to check",
    rationale: """
      To find out whether two patterns are ambiguous, or whether one ever wins, navgraph searches for a URL. If very many patterns overlap \
      the same paths in different combinations, the search is stopped after a fixed effort, which is the same on every machine. The \
      patterns that weren't checked may be right or wrong. No app's links come near this limit. The patterns may be generated. Give them \
      different literals.
      """,
    // A failing example would be too long.
    failing: "", corrected: "")
}

/// The check for `undecidedRoutes` (NAV0712), which reports the stopped searches of other checks.
enum UndecidedRoutes {
  static func findings(_ conflicts: RouteConflicts, _ shadows: ShadowedPatterns, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    var findings: [Diagnostic] = []
    var isUnfinished = false
    for conflict in conflicts.conflicts {
      let (first, second) = (table.variants[conflict.first].pattern, table.variants[conflict.second].pattern)
      switch conflict.kind {
      case .undecided:
        var notes = ["too many patterns overlap both: the search for an ambiguous URL was stopped"]
        let more = conflict.more.count
        if more > 0 { notes.append("and \(RouteDescription.more(more, "pair", isCut: false)) of patterns like these") }
        findings.append(
          finding(
            "can't determine whether `\(text(second, graph))` and `\(text(first, graph))` are ambiguous", second,
            "this pattern ...", Label(graph.patterns[first].range, "... and this one overlap"), notes, graph,
            RouteDescription.places(conflict.more, table, graph) { "overlaps \($0) in the same way" }))
      case .unfinished where !isUnfinished:
        isUnfinished = true
        findings.append(
          finding(
            "these patterns overlap in too many ways to compare them all", second, "the comparison was stopped here ...",
            Label(graph.patterns[first].range, "... and here"), ["other ambiguities were not checked"], graph))
      default: break
      }
    }
    if let first = shadows.undecided.first {
      let more = shadows.undecided.count - 1
      var notes = ["too many patterns go first for some of its URLs: the search for a URL that it wins was stopped"]
      if more > 0 { notes.append("and \(RouteDescription.more(more, "pattern", isCut: false)) like it") }
      findings.append(
        finding(
          "can't determine whether `\(text(first, graph))` ever wins", first, "others go first for most of its URLs", nil, notes, graph,
          shadows.undecided.dropFirst().map { Label(graph.patterns[$0].range, "this one isn't determined either") }))
    }
    if let first = shadows.unfinished {
      findings.append(
        finding(
          "these patterns overlap in too many ways to determine which of them ever win", first,
          "this one and those after it were not checked",
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
      notes: notes, help: ["give patterns different literals, early in the path"])
  }
}
