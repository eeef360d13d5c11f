import Foundation
import LinkTables
import NavGraphSyntax
import Repository
import Testing

/// Tests of the link tables of apps, as programs: only their actual mistakes are reported.
///
/// The tables of imaginary apps are in `Tests/Oracle/AppLinkTables`. Those of real apps can't be in the repository, because their code has
/// other licenses. `NAVGRAPH_ROUTE_TABLES` is the path of their folder.
@Suite struct AppRouteTableTests {
  static let imaginary = ["bookshop", "parcels", "reader", "village"]
  private static let imaginaryFolder = Repository.url(at: "Tests/Oracle/AppLinkTables")

  @Test(arguments: imaginary, ["narrowest", "order"]) func tablesOfImaginaryApps(_ app: String, _ precedence: String) throws {
    let path = AppRouteTableTests.imaginaryFolder.appendingPathComponent(app + ".tsv").path
    let leftOut = ["bookshop": 1, "reader": 2, "village": 2][app, default: 0]
    try compare(app, path, precedence, diagnostics: app == "bookshop" ? ["NAV0702 \"/offers\""] : [], leftOut: leftOut)
  }

  static let folder = ProcessInfo.processInfo.environment["NAVGRAPH_ROUTE_TABLES"] ?? "../shared/corpus/routes"
  static let apps = [
    "artsy-eigen", "bluesky", "element-ios", "habitica-ios", "home-assistant-my", "kickstarter-ios", "mastodon-web", "netnewswire-ios",
    "streamyfin", "woocommerce-ios",
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: folder), "no link tables at \(folder); set NAVGRAPH_ROUTE_TABLES"), arguments: apps,
    ["narrowest", "order"])
  func tables(_ app: String, _ precedence: String) throws {
    // The order has no meaning if the app doesn't use the first match.
    let isOrdered = ["artsy-eigen", "bluesky", "mastodon-web"].contains(app)
    if precedence == "order", !isOrdered { return }
    let leftOut = ["mastodon-web": 4, "artsy-eigen": 1, "streamyfin": 5, "netnewswire-ios": 3][app, default: 0]
    let diagnostics = app == "artsy-eigen" ? ["NAV0702 \"/price-database\""] : []
    try compare(app, "\(AppRouteTableTests.folder)/\(app).tsv", precedence, diagnostics: diagnostics, leftOut: leftOut)
  }

  /// Checks the table at `path`. Expects these diagnostics, and that all rows except `leftOut` are links of the app.
  private func compare(_ app: String, _ path: String, _ precedence: String, diagnostics: [String], leftOut: Int) throws {
    let table = try String(contentsOfFile: path, encoding: .utf8)
    let translated = AppTable(table, app: app)
    let source = translated.source(precedence: precedence)
    let checked = CheckedText(source)
    let found = checked.diagnostics.map { "\($0.code) \(checked.source.text(in: $0.primary.range))" }
    #expect(found == diagnostics, "\(checked.report)")
    // All other rows are in the graph, with their placeholders.
    let kept = translated.kept
    #expect(checked.graph.patterns.count + checked.graph.entries.count == kept.count)
    let lines = table.split(separator: "\n").count - 1
    #expect(lines - kept.count == leftOut)
    let holes = checked.graph.patterns.reduce(0) { count, pattern in
      count + checked.graph.patternParts[pattern.segments].filter { if case .literal = $0 { false } else { true } }.count
    }
    let written = kept.reduce(0) { $0 + (($1.components(separatedBy: "://").last ?? "").filter { ":*".contains($0) }.count) }
    // `settings.*` is also a literal in the app, and entries have no placeholders.
    let texts = kept.filter { $0.contains(".*") || $0.hasPrefix("activity:") || $0.hasPrefix("shortcut:") }.count
    #expect(holes == written - texts)
  }
}
