import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax
import ReferenceLinks
import Testing

/// Compares `RouteTable.matches`, which the search for example URLs uses, with the table that apps use, for paths of the same length.
@Suite struct CheckerTableTests {
  /// Converts a link to the form that the theory of routes uses. Returns nil if a part can't be decoded.
  private func url(of link: LinkURL, in table: RouteTable) -> RouteURL? {
    var items: [RouteURL.Item] = []
    for item in link.items {
      guard let value = item.value else { return nil }
      if let key = table.names.find(bytes: item.key) { items.append(.init(key: key, value: value)) }
    }
    switch link.fragment {
    case .none: break
    case .text(let text): items.append(.init(key: nil, value: text))
    case .unreadable: return nil
    }
    return RouteURL(origin: link.origin, segments: link.segments, items: items)
  }

  @Test(arguments: 0..<4) func randomTablesAgree(part: Int) {
    var failures: [String] = []
    var (tables, hits, several) = (0, 0, 0)
    for number in 0..<(TableSizes.isFull ? 60 : 25) {
      let seed = UInt64(70_000 + part * 1_000 + number) &+ TableSizes.seed
      var maker = TableMaker(seed: seed)
      let program = ProgramLinks(source: maker.source())
      if program.diagnostics.contains(where: { "\($0.code)" < "NAV0700" && $0.severity == .error }) { continue }
      tables += 1
      let matcher = program.matcher
      var urls = URLMaker(for: program.table, seed: seed)
      for _ in 0..<200 {
        let bytes = urls.next()
        guard case .success(let link) = matcher.find(bytes), let url = url(of: link.url, in: matcher.table) else { continue }
        let (checker, app) = (matcher.table.matches(for: url).sorted(), link.matches.map(\.variant).sorted())
        if !app.isEmpty { hits += 1 }
        if app.count > 1 { several += 1 }
        if checker != app { failures.append("seed \(seed), \(String(decoding: bytes, as: UTF8.self)): \(checker), not \(app)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    #expect(tables > 15 && hits > tables * 30 && several > tables, "\(tables) tables, \(hits) hits, \(several) of several")
  }
}
