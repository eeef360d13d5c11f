import Foundation
import ReferenceLinks
import Testing

@testable import CrowdfundingGenerated
@testable import LinksGenerated
@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RoutesGenerated
@testable import TypesGenerated

/// Tests the generated routes of samples: parsing of URLs, and that the URL of a route is parsed as that route.
@Suite struct GeneratedRoutesTests {
  /// A route of any app.
  struct Found {
    let route: AnyHashable
    let url: URL?
    let ignored: [String]
  }
  static let samples: [(name: String, match: @Sendable (URL) -> Found?)] = [
    (
      "Crowdfunding",
      { url in (try? Crowdfunding.Route.match(url).get()).map { Found(route: $0.route, url: $0.route.url, ignored: $0.ignored) } }
    ),
    ("Links", { url in (try? Wiki.Route.match(url).get()).map { Found(route: $0.route, url: $0.route.url, ignored: $0.ignored) } }),
    (
      "Messenger", { url in (try? Messenger.Route.match(url).get()).map { Found(route: $0.route, url: $0.route.url, ignored: $0.ignored) } }
    ),
    ("Routes", { url in (try? Forge.Route.match(url).get()).map { Found(route: $0.route, url: $0.route.url, ignored: $0.ignored) } }),
    ("Types", { url in (try? Museum.Route.match(url).get()).map { Found(route: $0.route, url: $0.route.url, ignored: $0.ignored) } }),
  ]

  /// Compares the results for valid and hostile URLs with the reference: matches, ignored query items, and the URLs of routes.
  @Test(arguments: 0..<samples.count) func urlsAreReadAsTheyShould(number: Int) {
    let (name, match) = GeneratedRoutesTests.samples[number]
    let program = ProgramLinks(files: LinkComparisonTests.files(of: name))
    var maker = URLMaker(for: program.table, seed: 77)
    var (hits, misses, printed, unprintable) = (0, 0, 0, 0)
    var failures: [String] = []
    for _ in 0..<4_000 {
      let bytes = maker.next()
      guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { continue }
      let winners = program.table.winners(for: Array(url.absoluteString.utf8))
      let found = match(url)
      guard winners.count == (found == nil ? 0 : 1), found.map({ $0.ignored.sorted() }) == winners.first.map({ $0.ignored.sorted() }) else {
        failures.append("\(url.absoluteString): \(found.map { "\($0)" } ?? "nothing")")
        continue
      }
      guard let found else {
        misses += 1
        continue
      }
      hits += 1
      if program.table.rows[winners[0].row].pattern.text.contains("{_") { unprintable += 1 }
      guard let text = found.url else { continue }
      printed += 1
      if match(text)?.route != found.route { failures.append("\(found.route) is written as \(text.absoluteString)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
    #expect(hits > 700 && misses > 200, "\(hits) hits, \(misses) misses")
    #expect(printed * 10 > (hits - unprintable) * 9, "\(printed) of \(hits) have a text, \(unprintable) can have none")
  }

  static let texts = [
    "ann", "", ".", "..", "/", "a/b", "%", "%41", "a b", "é", "e\u{301}", "🙂", "#", "?", "&=+;", "@x", "x.html", "new", "inbox", "users",
    "\0",
    String(repeating: "long", count: 30_000), "a:b", "[x]", "1", "-", "\u{FFFD}", "{id}",
  ]

  /// Tests `parse(route.url) == route` for every route of the sample with every text.
  @Test(arguments: texts) func textsComeBack(text: String) {
    let routes: [Forge.Route] = [
      .inbox, .ownerRepo(owner: text, repo: "r"), .ownerRepo(owner: "o", repo: text), .pull(owner: text, repo: text, number: .min),
      .pagesHtml(name: text), .user(user: text), .reports(), .reports(report: text), .reports(report: text, action: text),
      .reports(report: nil, action: text), .tree(owner: "o", repo: "r", path: [text, text]), .tree(owner: "o", repo: "r", path: []),
      .search(query: text, labels: []), .search(query: text, sort: .mostDiscussed, labels: [text, "", text]),
      .ownerRepoTab(owner: text, repo: text),
      .help(topic: text), .help(topic: "t", section: text), .blog(id: 1), .archive(id: 2), .id(id: 3), .new,
      .compare(owner: "o", repo: "r", from: text, to: text), .download(owner: "o", repo: "r", ref: text, kind: "tar.gz"),
    ]
    var printed = 0
    for route in routes {
      guard let url = route.url else { continue }
      printed += 1
      #expect(Forge.Route.parse(url) == .success(route), "\(url)")
    }
    // Routes without a URL: a text that isn't a slug, a gap between optional
    // values, an empty catch-all, and segments that URLs can't contain.
    #expect(printed >= (["", ".", ".."].contains(text) ? 6 : 15), "\(printed) of \(routes.count)")
  }

  /// Tests that placeholders in one segment, except for the last, take the
  /// shortest value. Values that would be parsed differently have no URL.
  @Test func sharedSegmentsComeBackOrHaveNoURL() {
    func compare(from: String, to: String) -> Forge.Route { .compare(owner: "o", repo: "r", from: from, to: to) }
    func download(of ref: String, kind: String) -> Forge.Route { .download(owner: "o", repo: "r", ref: ref, kind: kind) }
    let printed = [
      compare(from: "a", to: "b...c"), compare(from: "a", to: ".b"), compare(from: ".", to: "."), download(of: "v1.2", kind: "zip"),
      download(of: "a.zip", kind: "tar.gz"),
    ]
    for route in printed { #expect(route.url.map(Forge.Route.parse) == .success(route), "\(route)") }
    for route in [
      compare(from: "a...b", to: "c"), compare(from: "a.", to: "b"), compare(from: "", to: "b"), download(of: "", kind: "zip"),
      download(of: "v1", kind: "rar"),
    ] {
      #expect(route.url == nil, "\(route)")
    }
    #expect(compare(from: "a", to: "b...c").url?.absoluteString == "forge://o/r/compare/a...b...c")
  }

  @Test func valuesComeBack() {
    let dates = [0, 86_400, -86_399.5, 1e9, 253_402_300_799, -62_167_219_200].map(Date.init(timeIntervalSince1970:))
    for since in dates {
      let route = Museum.Route.halls(id: Museum.HallID(rawValue: .max), since: since, tags: ["a", "b&c", ""])
      #expect(route.url.map(Museum.Route.parse) == .success(route), "\(since)")
    }
    for zoom in [0, -0.0, 1.5, -273.15, 1e15, 0.1] {
      let route = Museum.Route.hallsByHallAndIdAndZoom(hall: Museum.HallID(rawValue: 1), id: Museum.ObjectID(rawValue: UUID()), zoom: zoom)
      #expect(route.url.map(Museum.Route.parse) == .success(route), "\(zoom)")
    }
  }
}
