import NavGraphSyntax

extension Resolver {
  /// Pass 4: patterns, aliases, entries and where they lead. Fills `routesByPattern`.
  mutating func resolveRoutes() {}

  /// Pass 6: what `then` handles behind a target.
  mutating func resolveRouteArms() {}
}
