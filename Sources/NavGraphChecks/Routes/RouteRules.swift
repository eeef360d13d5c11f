import NavGraphModel
import NavGraphSyntax

/// The rules of family 07 that compare the routes of a table. Rules about a single route report when the route is resolved.
package enum RouteRules {
  package static func diagnostics(in graph: NavigationGraph, table: RouteTable) -> [Diagnostic] {
    guard !graph.routes.isEmpty else { return LeadsNowhere.diagnostics(in: graph) }
    let precedence = graph.app?.precedence ?? .narrowest
    let conflicts = RouteConflicts(in: table, precedence: precedence)
    var diagnostics = AmbiguousRoutes.diagnostics(of: conflicts, in: graph)
    diagnostics += DuplicatePatterns.diagnostics(of: conflicts, in: graph)
    let shadows = ShadowedPatterns(from: conflicts, precedence: precedence)
    diagnostics += ShadowedRoutes.diagnostics(of: shadows, table: conflicts.table, in: graph, precedence: precedence)
    diagnostics += ShadowedForms.diagnostics(of: shadows.forms, in: graph)
    let shadowed = Set(shadows.shadows.flatMap { [$0.pattern] + $0.more })
    diagnostics += SameState.diagnostics(in: graph, repeated: conflicts.repeated, shadowed: shadowed)
    diagnostics += NeverHandedOver.diagnostics(in: graph)
    diagnostics += LeadsNowhere.diagnostics(in: graph)
    diagnostics += UndecidedRoutes.diagnostics(of: conflicts, shadows: shadows, in: graph)
    return diagnostics
  }
}

extension Checker {
  func checkRoutes() { diagnostics += RouteRules.diagnostics(in: graph, table: routes) }
}
