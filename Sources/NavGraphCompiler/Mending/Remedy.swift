import NavGraphSyntax

/// What a machine can do about the findings of a rule.
package enum Remedy: Sendable {
  /// `check --fix` mends them.
  case automatic
  /// A fix is offered, and someone has to look.
  case offered
  case none
}

extension Compiler {
  /// What a machine can do about the failing example of a rule: seen from its findings, not declared.
  package static func remedy(for rule: Rule) -> Remedy {
    let source = SourceFile(path: "Example.navgraph", text: rule.failing)
    let findings = check(parse([source]), optional: OptionalRules([rule.code])).findings.filter { $0.code == rule.code }
    if findings.isEmpty { return .none }
    if findings.allSatisfy({ $0.fixes.contains { $0.applicability == .always } }) { return .automatic }
    return findings.contains { !$0.fixes.isEmpty } ? .offered : .none
  }
}
