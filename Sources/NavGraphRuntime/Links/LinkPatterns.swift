nonisolated extension NavGraph {
  /// The patterns of an app's links: an enumeration whose cases are the rows of a `LinkTable`, in the order in which they win.
  public nonisolated struct LinkPatterns<Pattern: CaseIterable & RawRepresentable & Sendable>: Sendable where Pattern.RawValue == String {
    private let cases: [Pattern]
    private let table: LinkTable

    /// Creates the table. Origins are schemes, `messenger:`, and hosts, `//messenger.example`: those of the patterns that name none.
    public init(origins: [String]) {
      cases = Array(Pattern.allCases)
      table = LinkTable(origins: origins, cases.map(\.rawValue))
    }

    /// The route of the first pattern that the URL has, with values that `read` can take.
    public func match<Route>(
      _ text: String, _ read: (Pattern, inout Link) throws(LinkFault) -> Route
    ) -> Swift.Result<LinkMatch<Route>, LinkError> {
      table.match(text) { (row, link) throws(LinkFault) in try read(cases[row], &link) }
    }
  }
}
