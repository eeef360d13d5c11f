import NavGraphModel
import NavGraphSyntax

/// Answers which patterns a URL has, with the table that the app itself looks in. Built once for an app, then asked for as many URLs as there
/// are.
///
/// With errors in the graph it goes on with what is sound: patterns that could not be resolved match nothing, and of two that no one
/// can tell apart the first in the text wins.
package struct LinkMatcher: Sendable {
  package let graph: NavigationGraph
  package var table: RouteTable
  let rows: LinkRows
  let patterns: NavGraph.LinkTable
  /// By the number that the app's table gives them.
  private let origins: [RouteOrigin]

  package init(_ graph: NavigationGraph, _ table: RouteTable) {
    self.graph = graph
    self.table = table
    rows = LinkRows(graph, table)
    patterns = NavGraph.LinkTable(origins: rows.origins, rows.rows.joined(separator: "\n"))
    var seen: Set<RouteOrigin> = [.nowhere]
    origins = table.originSets.joined().filter { seen.insert($0).inserted }
  }

  /// The patterns that a URL has, each at one of its lengths, the winner first; none if it is no link of the app.
  package func matches(_ url: [UInt8]) -> [Matched] {
    guard var link = try? NavGraph.Link(LinkMatcher.text(of: url), patterns) else { return [] }
    var search = NavGraph.LinkSearch()
    patterns.find(link, &search)
    return search.sorted.compactMap { try? matched($0, &link) }
  }

  /// The winner; nil if no pattern matches, or the text is no link of the app.
  package func match(_ url: String) -> Matched? { matches(Array(url.utf8)).first }

  /// The URL as the app reads it, or why it is no link of the app.
  package func read(_ url: [UInt8]) -> Result<LinkURL, LinkFault> {
    do throws(NavGraph.LinkError) {
      let link = try NavGraph.Link(LinkMatcher.text(of: url), patterns)
      return .success(LinkURL(link, from: origins[link.origin]))
    } catch {
      return .failure(fault(error, in: url))
    }
  }

  /// A URL as a text. What is not UTF-8 is written with escapes, so that it's read as what it is.
  static func text(of url: [UInt8]) -> String {
    let text = String(decoding: url, as: UTF8.self)
    if text.utf8.elementsEqual(url) { return text }
    return url.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16) }.joined()
  }

  // MARK: Origins

  /// The texts of all schemes, in the order of their bytes.
  package var knownSchemes: [String] {
    texts { if case .scheme(let name) = $0 { name } else { nil } }
  }
  package var knownHosts: [String] {
    texts { if case .host(let name) = $0 { name } else { nil } }
  }

  private func texts(_ name: (RouteOrigin) -> Name?) -> [String] {
    origins.compactMap(name).map { Array(table.names.utf8($0)) }.sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func origin(scheme: ArraySlice<UInt8>) -> RouteOrigin? {
    patterns.scheme(Array(scheme), 0..<scheme.count).map { origins[$0] }
  }

  func origin(host: some Collection<UInt8>) -> RouteOrigin? { patterns.host(Array(host), 0..<host.count).map { origins[$0] } }
}
