nonisolated extension NavGraph {
  /// The route that a URL stands for, and what of the URL it leaves aside.
  public nonisolated struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public let route: Route
    /// The query keys, in their order, whose optional values didn't parse and therefore count as absent; `#` is the fragment.
    public let ignored: [String]

    public init(_ route: Route, ignored: [String] = []) {
      self.route = route
      self.ignored = ignored
    }
  }
}
