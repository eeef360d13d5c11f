import NavGraphModel
import NavGraphSyntax

/// The rules of family 07 that compare the routes of a table. Rules about a single route report when the route is resolved.
package enum RouteRules {
  package static func findings(in graph: NavigationGraph, table: RouteTable) -> [Diagnostic] {
    guard !graph.routes.isEmpty else { return LeadsNowhere.findings(in: graph) }
    let precedence = graph.app?.precedence ?? .narrowest
    let conflicts = RouteConflicts(in: table, precedence: precedence)
    var findings = AmbiguousRoutes.findings(of: conflicts, in: graph)
    findings += DuplicatePatterns.findings(of: conflicts, in: graph)
    let shadows = ShadowedPatterns(from: conflicts, precedence: precedence)
    findings += ShadowedRoutes.findings(of: shadows, table: conflicts.table, in: graph, precedence: precedence)
    findings += ShadowedForms.findings(of: shadows.forms, in: graph)
    let shadowed = Set(shadows.shadows.flatMap { [$0.pattern] + $0.more })
    findings += SameState.findings(in: graph, repeated: conflicts.repeated, shadowed: shadowed)
    findings += NeverHandedOver.findings(in: graph)
    findings += LeadsNowhere.findings(in: graph)
    findings += UndecidedRoutes.findings(of: conflicts, shadows: shadows, in: graph)
    return findings
  }
}

extension Checker {
  func checkRoutes() { diagnostics += RouteRules.findings(in: graph, table: routes) }
}
