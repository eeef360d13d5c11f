nonisolated extension NavGraph {
  /// The patterns of an app's links. The cases of `Pattern` are the rows of a `LinkTable`, in order of precedence.
  public nonisolated struct LinkPatterns<Pattern: CaseIterable & RawRepresentable & Sendable>: Sendable where Pattern.RawValue == String {
    private let cases: [Pattern]
    private let table: LinkTable

    /// Creates the table. The origins are the schemes, such as `messenger:`, and hosts, such as `//messenger.example`, of patterns that
    /// specify none.
    public init(origins: [String]) {
      cases = Array(Pattern.allCases)
      table = LinkTable(origins: origins, cases.map(\.rawValue))
    }

    /// Returns the route of the first pattern that matches the URL and whose values `read` accepts.
    public func match<Route>(
      _ text: String, _ read: (Pattern, inout Link) throws(LinkFault) -> Route
    ) -> Swift.Result<LinkMatch<Route>, LinkError> {
      table.match(text) { (row, link) throws(LinkFault) in try read(cases[row], &link) }
    }
  }
}
