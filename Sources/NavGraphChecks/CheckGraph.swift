import NavGraphModel
import NavGraphSyntax

/// Appends the diagnostics of all checks: structure (05), flow (06), routes (07), guards and conditions (08), systems and devices (09),
/// style (10), and assertions (11).
///
/// - Parameter diagnostics: The diagnostics of earlier stages. Errors there suppress diagnostics that may only follow from them.
package func check(
  _ graph: NavigationGraph, places: Places, routes table: RouteTable, optional: OptionalRules = .none, diagnostics: inout [Diagnostic]
) {
  let idle = places.isWhole && !graph.isAlone ? graph.deadBranches : []
  let whole = Checker(graph: graph, places: places, routes: table, optional: optional)
  let checker =
    idle.isEmpty
    ? whole : Checker(graph: graph, places: Places(of: graph, leavingOut: idle), routes: table, free: whole, optional: optional)
  var found = checker.run()
  // An unreadable file could make these diagnostics wrong.
  let unread = [Rule.importNotFound, .fileTooLarge, .notText].map(\.code)
  if diagnostics.contains(where: { unread.contains($0.code) }) {
    let lacks = Set(Check.all.filter(\.isAboutLack).flatMap(\.rules).map(\.code))
    found.removeAll { lacks.contains($0.code) }
  }
  let unclear = diagnostics.filter { $0.code.family <= 2 && !SyntaxRules.readPast.contains($0.code) }.map(\.primary.range)
  // The missing step may be inside a syntax error.
  if diagnostics.contains(where: { $0.code.family <= 3 && $0.severity == .error && !SyntaxRules.readPast.contains($0.code) }) {
    found.removeAll { [.tooFarAway, .notReached].map(\Rule.code).contains($0.code) }
  }
  diagnostics += unclear.isEmpty ? found : found.filter { !isEcho($0, of: unclear) }
}

/// Whether a diagnostic is at a syntax error, and therefore may only follow from it. For a diagnostic about routes, also whether a syntax
/// error is inside one of its patterns.
private func isEcho(_ diagnostic: Diagnostic, of unread: [SourceRange]) -> Bool {
  let place = diagnostic.primary.range
  if unread.contains(where: { $0.opening == place.opening }) { return true }
  guard diagnostic.code.family == 7 else { return false }
  return ([place] + diagnostic.secondary.map(\.range)).contains { range in
    unread.contains { $0.file == range.file && range.start <= $0.start && $0.start <= range.end }
  }
}
