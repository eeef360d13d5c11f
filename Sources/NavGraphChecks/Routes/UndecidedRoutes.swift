import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let undecidedRoutes = Rule(
    number: 0712, severity: .warning,
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
  static func diagnostics(of conflicts: RouteConflicts, shadows: ShadowedPatterns, in graph: NavigationGraph) -> [Diagnostic] {
    let table = conflicts.table
    var diagnostics: [Diagnostic] = []
    var isUnfinished = false
    for conflict in conflicts.conflicts {
      let (first, second) = (table.variants[conflict.first].pattern, table.variants[conflict.second].pattern)
      switch conflict.kind {
      case .undecided:
        var notes = ["too many patterns overlap both: the search for an ambiguous URL was stopped"]
        let more = conflict.more.count
        if more > 0 { notes.append("and \(RouteDescription.more(more, noun: "pair", isCut: false)) of patterns like these") }
        diagnostics.append(
          Diagnostic(
            .undecidedRoutes,
            message: "can't determine whether `\(text(of: second, in: graph))` and `\(text(of: first, in: graph))` are ambiguous",
            at: graph.patterns[second].range, label: "this pattern ...",
            secondary: [Label(at: graph.patterns[first].range, text: "... and this one overlap")],
            further: RouteDescription.places(of: conflict.more, in: table, graph: graph) { "overlaps \($0) in the same way" },
            notes: notes, help: help))
      case .unfinished where !isUnfinished:
        isUnfinished = true
        diagnostics.append(
          Diagnostic(
            .undecidedRoutes, message: "these patterns overlap in too many ways to compare them all", at: graph.patterns[second].range,
            label: "the comparison was stopped here ...", secondary: [Label(at: graph.patterns[first].range, text: "... and here")],
            notes: ["other ambiguities were not checked"], help: help))
      default: break
      }
    }
    if let first = shadows.undecided.first {
      let more = shadows.undecided.count - 1
      var notes = ["too many patterns go first for some of its URLs: the search for a URL that it wins was stopped"]
      if more > 0 { notes.append("and \(RouteDescription.more(more, noun: "pattern", isCut: false)) like it") }
      diagnostics.append(
        Diagnostic(
          .undecidedRoutes, message: "can't determine whether `\(text(of: first, in: graph))` ever wins",
          at: graph.patterns[first].range, label: "others go first for most of its URLs",
          further: shadows.undecided.dropFirst().map { Label(at: graph.patterns[$0].range, text: "this one isn't determined either") },
          notes: notes, help: help))
    }
    if let first = shadows.unfinished {
      diagnostics.append(
        Diagnostic(
          .undecidedRoutes, message: "these patterns overlap in too many ways to determine which of them ever win",
          at: graph.patterns[first].range, label: "this one and those after it were not checked", help: help))
    }
    return diagnostics
  }

  private static func text(of pattern: PatternID, in graph: NavigationGraph) -> String { graph.text(of: graph.patterns[pattern].text) }

  private static var help: [Help] { ["give patterns different literals, early in the path"] }
}
