import NavGraphModel
import NavGraphSyntax

/// Matches URLs with the app's table of links. One matcher can be used for any number of URLs.
///
/// It also works for a graph with errors. Patterns that couldn't be resolved match nothing, and the first of two equal patterns wins.
package struct LinkMatcher: Sendable {
  /// A link of the app, and the patterns that match it.
  package struct Found: Sendable {
    package let url: LinkURL
    /// The matching patterns, each with one of its lengths, in order of precedence. The app opens the first.
    package let matches: [Matched]
  }

  package let graph: NavigationGraph
  package var table: RouteTable
  let rows: LinkRows
  let patterns: NavGraph.LinkTable
  /// The origins, indexed by their numbers in the app's table.
  private let origins: [RouteOrigin]

  package init(for graph: NavigationGraph, routes table: RouteTable) {
    self.graph = graph
    self.table = table
    rows = LinkRows(in: graph, of: table)
    patterns = NavGraph.LinkTable(origins: rows.origins.first ?? [], rows.rows)
    var origins = [RouteOrigin](repeating: .nowhere, count: patterns.originCount)
    for origin in table.originSets.joined() {
      guard let text = LinkRows.text(of: origin, in: table) else { continue }
      let number = patterns.number(of: Array(text.utf8))
      if origins.indices.contains(number) { origins[number] = origin }
    }
    self.origins = origins
  }

  /// Reads a URL as the app does. Returns the patterns that match it, or the reason why it isn't a link of the app.
  package func find(_ url: [UInt8]) -> Result<Found, LinkFault> {
    do throws(NavGraph.LinkError) {
      var link = try NavGraph.Link(LinkMatcher.text(of: url), patterns)
      let matches = rows(of: link).compactMap { try? matched(by: $0, in: &link) }
      return .success(Found(url: LinkURL(link, from: origins[link.origin]), matches: matches))
    } catch {
      return .failure(fault(for: error, in: url))
    }
  }

  /// Returns the pattern that the app opens, or nil if no pattern matches or the text isn't a link of the app.
  package func match(_ url: String) -> Matched? {
    guard var link = try? NavGraph.Link(url, patterns) else { return nil }
    for row in rows(of: link) {
      if let winner = try? matched(by: row, in: &link) { return winner }
    }
    return nil
  }

  /// Returns the rows that match the path, origin, and keys of the link, in order of precedence. Their values haven't been read.
  private func rows(of link: NavGraph.Link) -> [Int] {
    var search = NavGraph.LinkSearch()
    patterns.find(link, &search)
    return search.sorted
  }

  /// Returns a URL as text. Bytes that aren't UTF-8 are escaped, so that the app's reader rejects them.
  static func text(of url: [UInt8]) -> String {
    let text = String(decoding: url, as: UTF8.self)
    if text.utf8.elementsEqual(url) { return text }
    return url.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16) }.joined()
  }

  // MARK: Origins

  /// The texts of all schemes, sorted by bytes.
  package var knownSchemes: [String] {
    texts { if case .scheme(let name) = $0 { name } else { nil } }
  }
  package var knownHosts: [String] {
    texts { if case .host(let name) = $0 { name } else { nil } }
  }

  private func texts(of name: (RouteOrigin) -> Name?) -> [String] {
    origins.compactMap(name).map { Array(table.names.utf8(of: $0)) }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func origin(scheme: ArraySlice<UInt8>) -> RouteOrigin? {
    patterns.scheme(Array(scheme), 0..<scheme.count).map { origins[$0] }
  }

  func origin(host: some Collection<UInt8>) -> RouteOrigin? { patterns.host(Array(host), 0..<host.count).map { origins[$0] } }
}
