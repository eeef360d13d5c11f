import NavGraphCompiler
import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

@testable import NavGraphLinks

/// An app and a site association, with their reported differences and methods that verify these.
struct AssociationFixture {
  static let appID = "ABCDE12345.com.example.my"
  let graph: NavigationGraph
  let host: String
  let association: SiteAssociation
  let differences: AssociationDifferences
  private let apple: AppleMatcher
  private let matcher: LinkMatcher

  init(_ graph: NavigationGraph, host: String, _ association: SiteAssociation) {
    self.graph = graph
    self.host = host
    self.association = association
    apple = AppleMatcher(association, appID: AssociationFixture.appID)
    let table = RouteTable(of: graph)
    matcher = LinkMatcher(for: graph, routes: table)
    differences = SystemFiles(for: graph, routes: table, appIDs: [AssociationFixture.appID])
      .differences(host: host, components: association.components(of: AssociationFixture.appID), association: association)
  }

  /// Creates an app with these routes and a file with these components.
  init(_ routes: KeyValuePairs<String, String>, types: String = "", components: String, rest: String = "") throws {
    let rig = LinkFixture(types: types, routes)
    let json = "{\"applinks\": {\(rest)\"details\": [{\"appIDs\": [\"\(AssociationFixture.appID)\"], \"components\": [\(components)]}]}}"
    self.init(rig.graph, host: "my.example", try SiteAssociation(reading: JSONReader.value(of: Array(json.utf8))))
  }

  /// Returns the patterns that match a URL.
  func patterns(_ url: String) -> Set<PatternID> {
    guard case .success(let found) = matcher.find(Array(url.utf8)) else { return [] }
    return Set(found.matches.map(\.pattern))
  }

  /// The reported differences, one a line: "missing /chats/{id}: URL", "extra 0: URL", or "beyond 0: URL".
  var lines: [String] {
    differences.missing.map { "missing \(graph.text(of: graph.patterns[$0.subject].text)): \(path($0.url))" }
      + differences.extra.map { "extra \($0.subject): \(path($0.url))" }
      + differences.beyond.map { "beyond \($0.subject): \(path($0.url))" }
  }

  private func path(_ url: String) -> String { String(url.dropFirst("https://".count + host.count)) }

  /// The reported differences that are wrong, determined by matching each example URL on both sides.
  var lies: [String] {
    var lies: [String] = []
    for difference in differences.missing where !patterns(difference.url).contains(difference.subject) || apple.handsOver(difference.url) {
      lies.append("missing \(difference.url)")
    }
    for difference in differences.extra + differences.alike + differences.beyond
    where !patterns(difference.url).isEmpty || apple.decision(difference.url) != difference.subject || !apple.handsOver(difference.url) {
      lies.append("extra \(difference.url)")
    }
    if let difference = differences.hidden,
      !patterns(difference.url).isEmpty || apple.decision(difference.url) != difference.subject || !apple.handsOver(difference.url)
    {
      lies.append("hidden \(difference.url)")
    }
    if let url = differences.escaped, patterns(url).isEmpty || apple.handsOver(url) { lies.append("escaped \(url)") }
    return lies
  }

  /// Returns the URLs with an unreported difference.
  func silences(_ urls: some Sequence<String>) -> [String] {
    guard differences.isWhole else { return [] }
    let missing = Set(differences.missing.map(\.subject))
    let extra = Set((differences.extra + differences.alike + differences.beyond).map(\.subject))
    return urls.filter { url in
      if url.contains("%2F") { return false }
      let matched = patterns(url)
      guard let decision = apple.decision(url), !apple.components[decision].isExcluded else { return !matched.isSubset(of: missing) }
      return matched.isEmpty && !extra.contains(decision)
    }
  }
}
