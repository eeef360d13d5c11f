import NavGraphModel
import NavGraphSyntax

/// Judges a whole graph: what its structure forbids (05), and what its flow can and can't do (06),
/// what its URLs can't tell apart (07), and what its guards and conditions don't hold together (08).
///
/// What was reported before is not reported again: unresolved things agree with everything.
package func check(
  _ graph: NavigationGraph, _ places: Places, _ table: RouteTable, optional: OptionalRules = .none, diagnostics: inout [Diagnostic]
) {
  let idle = places.isWhole && !graph.isAlone ? graph.idleBranches : []
  let whole = Checker(graph: graph, places: places, table, optional: optional)
  let checker =
    idle.isEmpty ? whole : Checker(graph: graph, places: Places(graph, leavingOut: idle), table, free: whole, optional: optional)
  var findings = checker.run()
  // What can't be read may lead anywhere, show anything, and handle any result.
  let unread = [Rule.importNotFound, .fileTooLarge, .notText].map(\.code)
  if diagnostics.contains(where: { unread.contains($0.code) }) {
    let lacks = Set(Check.all.filter(\.isAboutLack).flatMap(\.rules).map(\.code))
    findings.removeAll { lacks.contains($0.code) }
  }
  let unclear = diagnostics.filter { $0.code.family <= 2 && !SyntaxRules.readPast.contains($0.code) }.map(\.primary.range)
  // What a walk lacks may stand where the text could not be read.
  if diagnostics.contains(where: { $0.code.family <= 3 && $0.severity == .error && !SyntaxRules.readPast.contains($0.code) }) {
    findings.removeAll { [.tooFarAway, .notReached].map(\Rule.code).contains($0.code) }
  }
  diagnostics += unclear.isEmpty ? findings : findings.filter { !isEcho($0, of: unclear) }
}

/// Where the text could not be read, only that is said. Of a route that is true of the whole of its pattern, and of the other's.
private func isEcho(_ finding: Diagnostic, of unread: [SourceRange]) -> Bool {
  let place = finding.primary.range
  if unread.contains(where: { $0.opening == place.opening }) { return true }
  guard finding.code.family == 7 else { return false }
  return ([place] + finding.secondary.map(\.range)).contains { range in
    unread.contains { $0.file == range.file && range.start <= $0.start && $0.start <= range.end }
  }
}
