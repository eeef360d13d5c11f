import NavGraphSyntax

/// The availability of fixes for the diagnostics of a rule.
package enum FixItAvailability: Sendable {
  /// `check --fix` applies the fix.
  case automatic
  /// A fix is suggested and needs review.
  case offered
  case none
}

extension Compiler {
  /// Returns the availability of fixes for the failing example of a rule, determined from its diagnostics.
  package static func fixItAvailability(of rule: Rule) -> FixItAvailability {
    let source = SourceFile(path: "Example.navgraph", text: rule.failing)
    let diagnostics = check(parse([source]), optional: OptionalRules([rule.code])).diagnostics.filter { $0.code == rule.code }
    if diagnostics.isEmpty { return .none }
    if diagnostics.allSatisfy({ $0.fixes.contains { $0.applicability == .always } }) { return .automatic }
    return diagnostics.contains { !$0.fixes.isEmpty } ? .offered : .none
  }
}
